import { shellFor } from './shell'

describe('what stands around a page', () => {
  test.each(['/marketing/piles', '/campaigns', '/campaign/eye-week', '/thankyou', '/chat', '/chat/ai'])(
    '%s has no header, footer or app-download block',
    (path) => {
      expect(shellFor(path)).toMatchObject({ header: false, footer: false, appDownload: false })
    },
  )

  test('marketing and chat pages lose the extra footer block, the others keep it', () => {
    expect(shellFor('/marketing/piles').extraFooter).toBe(false)
    expect(shellFor('/chat').extraFooter).toBe(false)
    expect(shellFor('/thankyou').extraFooter).toBe(true)
  })

  test('chat pages have no floating buttons, marketing pages do', () => {
    expect(shellFor('/chat/ai').floatingButtons).toBe(false)
    expect(shellFor('/marketing/piles').floatingButtons).toBe(true)
  })

  test('the page for finding a hospital or doctor stands alone', () => {
    expect(Object.values(shellFor('/find-hospital-doctor-for-surgery'))).not.toContain(true)
  })

  test.each(['/', '/treatment/piles', '/contact-us'])('%s has everything', (path) => {
    expect(Object.values(shellFor(path))).not.toContain(false)
  })
})
