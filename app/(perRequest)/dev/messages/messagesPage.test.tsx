import type * as sentModule from '@/server/accounts/otp/otpSenders'

/** The page as a server with this setting shows it. */
async function shown(DEV_PAGES: string): Promise<string> {
  jest.resetModules()
  process.env.DEV_PAGES = DEV_PAGES
  // Loaded fresh, because the configuration is read once per process.
  const { rememberMessage } = jest.requireActual<typeof sentModule>('@/server/accounts/otp/otpSenders')
  rememberMessage({ to: '919876543210', text: '1 < 2\n\n@shalya.example #042117', at: new Date(0) })
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { default: MessagesPage } = await import('./page')
  return renderToStaticMarkup(MessagesPage())
}

afterEach(() => delete process.env.DEV_PAGES)

describe('/dev/messages', () => {
  it('is not there unless developers’ pages are switched on', async () => {
    await expect(shown('0')).rejects.toThrow(/404/)
  })

  it('shows each message with its number', async () => {
    const html = await shown('1')
    expect(html).toContain('<li data-to="919876543210">')
    expect(html).toContain('1 &lt; 2\n\n@shalya.example #042117')
  })
})
