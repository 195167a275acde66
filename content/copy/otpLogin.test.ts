import type { OtpRefusalCode } from '@/model/account/otpLogin'
import { otpLoginCopy, problemInWords } from './otpLogin'

const { en, hi } = otpLoginCopy

const textsOf = (value: unknown, path: string[] = []): [string, string][] =>
  typeof value === 'string'
    ? [[path.join('.'), value]]
    : Object.entries(value as object).flatMap(([key, inner]) =>
        // The server's words need a translation only, and addresses none.
        key === 'refusals' || key === 'href' ? [] : textsOf(inner, [...path, key]),
      )
const english = new Map(textsOf(en))
const hindi = new Map(textsOf(hi))
const gapsOf = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort().join()

describe('the words of the login', () => {
  test('exist in both languages, with the same gaps, each in its own script', () => {
    expect([...hindi.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [path, text] of english) {
      expect([path, gapsOf(hindi.get(path))]).toEqual([path, gapsOf(text)])
      expect(text).not.toMatch(/[\u0900-\u097f]/)
      expect([path, hindi.get(path)]).toEqual([path, expect.stringMatching(/[\u0900-\u097f।]/)])
    }
  })

  test('are the specification’s, letter by letter', () => {
    expect(en.buttons).toMatchObject({
      verifyMobile: 'Verify Mobile Number',
      verifyingMobile: 'Verify...',
      verifyOtp: 'Verify OTP',
      verifyingOtp: 'Verifying OTP...',
      login: 'Login',
      loggingIn: 'Logging you in...',
    })
    expect([en.success, en.resendIn, en.notReceived, en.resend, en.resent]).toEqual([
      'Login Successful',
      'Resend OTP in {seconds} secs',
      "Haven't received OTP yet?",
      'Resend OTP',
      'OTP has been resent successfully!',
    ])
    expect(en.problems).toMatchObject({
      mobileInvalid: 'Please enter valid mobile number',
      otpInvalid: 'Please enter valid OTP',
      nameMissing: 'Please enter your name',
      unanswered: 'Somthing went wrong',
      loginException: 'Somthing went wrong here',
    })
  })

  test('a refusal is told in the server’s words, in Hindi where they are known, else in those of section 8', () => {
    const refusal = (message: string, code?: OtpRefusalCode) => ({ kind: 'refused', message, code }) as const
    expect(problemInWords(refusal('Incorrect OTP', 'wrong'), en)).toBe('Incorrect OTP')
    expect(problemInWords(refusal('Incorrect OTP', 'wrong'), hi)).toBe('OTP गलत है')
    expect(problemInWords(refusal('Something new'), hi)).toBe('Something new')
    expect(problemInWords(refusal(''), en)).toBe('Somthing went wrong')
    expect(problemInWords({ kind: 'loginException' }, en)).toBe('Somthing went wrong here')
  })
})
