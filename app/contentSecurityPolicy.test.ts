/** Which other companies a page may load from (next.config.js). */
async function policyFor(adapter: string): Promise<string> {
  process.env.ANALYTICS_ADAPTER = adapter
  jest.resetModules()
  const { default: nextConfig } = await import('@/next.config')
  const headers = (await nextConfig.headers?.()) ?? []
  return headers[0]?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? ''
}

const before = process.env.ANALYTICS_ADAPTER
afterAll(() => {
  if (before === undefined) delete process.env.ANALYTICS_ADAPTER
  else process.env.ANALYTICS_ADAPTER = before
})

test.each(['', 'none', 'log'])('with the adapter %j no other site is allowed', async (adapter) => {
  const policy = await policyFor(adapter)
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('https:')
})

test('with a tag manager only it and its counters are', async () => {
  const policy = await policyFor('dataLayer')
  expect(policy).toMatch(/script-src 'self' 'unsafe-inline' https:\/\/www\.googletagmanager\.com;/)
  expect(policy).toMatch(/connect-src 'self' [^;]*google-analytics\.com/)
  expect(policy).toMatch(/frame-ancestors 'none'/)
})
