import { renderToStaticMarkup } from 'react-dom/server'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import type { Language } from '@/model/page/language'
import { LoginForm } from './LoginForm'

type Props = Parameters<typeof LoginForm>[0]

const posted = (state: Props['state'], more: Partial<Props> = {}, language: Language = 'en') =>
  renderToStaticMarkup(
    <LoginForm
      language={language}
      idPrefix="account"
      state={state}
      number="+91 98765 43210"
      problems={{}}
      {...more}
    />,
  )

describe('the login form that is posted', () => {
  test.each([
    ['en', 'you say that you are 18 or older'],
    ['hi', 'आपकी उम्र 18 वर्ष या अधिक है'],
  ] as const)('says in %s that it is for adults (decision 0047)', (language, words) => {
    expect(posted('enteringMobile', {}, language)).toContain(words)
  })

  test('keeps a refused number, with its message as its description', () => {
    const html = posted('enteringMobile', { mobile: '12345', problems: { mobile: 'Not a number' } })
    expect(html).toContain('action="/login/mobile"')
    expect(html).toMatch(
      /<input id="account-mobile" aria-invalid="true" [^>]*account-mobile-error"[^>]*value="12345"/,
    )
    expect(html).toContain('<p id="account-mobile-error" class="error">Not a number</p>')
    expect(html).not.toMatch(/ disabled|role="(status|alert)"/)
  })

  test('Enter sends the code: other buttons of the step belong to forms of their own', () => {
    const html = posted('enteringOtp', { waitSeconds: 12 })
    const [login = ''] = /<form [^>]*action="\/login\/otp".*?<\/form>/.exec(html) ?? []
    const own = [...login.matchAll(/<button type="submit"(?! form=)[^>]*>([^<]*)/g)].map(([, text]) => text)
    expect(own).toEqual([otpLoginCopy.en.buttons.verifyOtp])
    for (const [, form = ''] of login.matchAll(/<button type="submit" form="([^"]*)"/g))
      expect(html).toMatch(new RegExp(`<form [^>]*id="${form}"`))
    expect(login).toContain('autoComplete="one-time-code"')
    expect(login).toContain('Resend OTP in 12 secs')
  })

  test('offers the name that an enquiry gave', () => {
    const html = posted('naming', { name: 'Asha Rao' })
    expect(html).toContain('action="/login/name"')
    expect(html).toContain('value="Asha Rao"')
  })
})
