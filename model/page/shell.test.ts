import { FLOATING_THRESHOLD_PX, floatingFor, ribbonFor, shellFor } from './shell'

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

describe('what floats over a page', () => {
  test('the ways to talk, after more than 500 px', () => {
    expect(FLOATING_THRESHOLD_PX).toBe(500)
    expect(
      ['/', '/treatment/piles', '/marketing/piles', '/thankyou'].map((path) => floatingFor(path)),
    ).toEqual(Array(4).fill('contact'))
  })

  test.each(['/chat', '/chat/ai'])('%s offers the app, since its floating buttons are hidden', (path) => {
    expect(floatingFor(path)).toBe('app')
  })

  test.each(['/a', '/hi/a/token', '/doctor/asha-rao/book', '/hi/doctor/asha-rao/book'])(
    '%s books or changes an appointment itself: nothing floats over its forms',
    (path) => expect(floatingFor(path)).toBe('nothing'),
  )

  test('a page without chat and form offers the app, with one of them it does not', () => {
    expect(floatingFor('/', { isWhatsAppEnabled: false, isFormEnabled: false })).toBe('app')
    expect(floatingFor('/', { isWhatsAppEnabled: false })).toBe('contact')
    expect(floatingFor('/', { isFormEnabled: false })).toBe('contact')
  })

  test('nothing floats over the page that stands alone', () => {
    expect(floatingFor('/find-hospital-doctor-for-surgery')).toBe('nothing')
  })
})

describe('the ribbon', () => {
  test.each(['/blog', '/blog/piles-early-signs', '/test', '/test/hba1c', '/hi/blog', '/hi/test/hba1c'])(
    '%s offers the app',
    (path) => {
      expect(ribbonFor(path)).toBe('app')
    },
  )

  test.each(['/', '/treatment/piles', '/testimonials', '/blogs', '/hi/faq', '/tools/bmi-calculator'])(
    '%s offers an appointment',
    (path) => {
      expect(ribbonFor(path)).toBe('appointment')
    },
  )
})
