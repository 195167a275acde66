import type { OtpRefusalCode } from '@/model/account/otpLogin'
import { otpLoginCopy, problemInWords } from './otpLogin'

const { en, hi } = otpLoginCopy

describe('the words of the login', () => {
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
