import { loginMobileOf, otpProblemOf } from './otpLogin'

describe('the login’s mobile field', () => {
  it.each([
    ['9876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['98765432109', '9876543210'],
    ['+919876543210', '9876543210'],
    [' +91 98765-43210 ', '9876543210'],
    ['919876543210', '9876543210'],
    ['+91', ''],
    ['abc', ''],
    ['', ''],
  ])('holds of %j %j', (text, kept) => expect(loginMobileOf(text)).toBe(kept))

  it.each(['+14155550123', '+44 7700 900123', ' +971501234567', '+'])('takes no %j', (text) =>
    expect(loginMobileOf(text)).toBeNull(),
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
