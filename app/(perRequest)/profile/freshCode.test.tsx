import { renderToStaticMarkup } from 'react-dom/server'
import { FreshCode, type FreshCodeProps } from './FreshCode'
import { DataSection } from './ProfileSections'

const PROPS: FreshCodeProps = { language: 'en', purpose: 'delete', number: '+91 98765 43210' }
const html = (more: Partial<FreshCodeProps> = {}) => renderToStaticMarkup(<FreshCode {...PROPS} {...more} />)
const SENT = { isResent: false, waitSeconds: 0 }

describe('the fresh code', () => {
  test('is sent to the own number first, for what was asked for', () => {
    expect(html()).toContain('We send it to your own number, +91 98765 43210.')
    expect(html()).toContain('action="/profile/code/send"')
    expect(html()).toContain('<input type="hidden" name="for" value="delete"/>')
    expect(html()).not.toContain('name="FormOTPField"')
    expect(html({ language: 'hi' })).toContain('पहले पुष्टि करें कि यह आप ही हैं')
  })

  test('says why none was sent', () => {
    expect(html({ problem: 'Too many requests' })).toContain(
      '<p class="error" role="alert">Too many requests</p>',
    )
  })

  test('is typed into a field that says what is wrong with it', () => {
    const typed = html({ sent: SENT, problem: 'Incorrect OTP' })
    expect(typed).toContain('We have sent a 6-digit OTP to +91 98765 43210.')
    expect(typed).toMatch(
      /<input id="account-otp" aria-invalid="true" aria-describedby="[^"]*account-otp-error"/,
    )
    expect(typed).toContain('<p id="account-otp-error" class="error">Incorrect OTP</p>')
    // Typing and sending again are for the same.
    expect(typed.match(/name="for" value="delete"/g)).toHaveLength(2)
    expect(html({ sent: { isResent: true, waitSeconds: 12 } })).toContain('Resend OTP in 12 secs')
  })

  test('stands in the place of the download', () => {
    const free = renderToStaticMarkup(<DataSection language="en" />)
    expect(free).toContain('action="/profile/download"')
    const asking = renderToStaticMarkup(<DataSection language="en" freshCode={PROPS} />)
    expect(asking).not.toContain('/profile/download')
    expect(asking).toContain('action="/profile/code/send"')
  })
})
