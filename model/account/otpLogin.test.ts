import { loginMobileOf, otpProblemOf } from './otpLogin'

describe('the login’s mobile field', () => {
  it.each([
    ['9876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['+919876543210', '9876543210'],
    [' +91 98765-43210 ', '9876543210'],
    ['919876543210', '9876543210'],
    ['९८७६५ ४३२१०', '9876543210'],
    ['+91', ''],
    ['', ''],
  ])('holds of %j %j', (text, mobile) => expect(loginMobileOf(text)).toEqual({ mobile, isWrong: false }))

  it.each(['+14155550123', '+44 7700 900123', ' +971501234567', '00971501234567', '98765432109', 'abc'])(
    'keeps %j for its owner to mend, and says that it is wrong',
    (text) => expect(loginMobileOf(text)).toEqual({ mobile: text, isWrong: true }),
  )
})

describe('why a call failed', () => {
  it('is what the server said, where it said no', () => {
    const refusal = { kind: 'refused', message: 'Incorrect OTP' }
    expect(otpProblemOf(refusal, 'unanswered')).toEqual(refusal)
  })

  it.each([{ kind: 'network' }, { kind: 'refused' }, new Error('what'), null, 'no'])(
    'is else what the call says: %j',
    (error) => expect(otpProblemOf(error, 'loginException')).toEqual({ kind: 'loginException' }),
  )
})
