import { otpOf } from '@/model/account/otpBoxes'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { completeUser, otpLoginTestModel, userWithoutCity } from './otpLogin.testModel'
import { openLogin } from '@/tests/support/otpLoginManualActors'
import { otpLoginMachine } from './otpLogin.machine'

describe('the login machine', () => {
  provesMachine(otpLoginMachine, otpLoginTestModel)
})

describe('the number', () => {
  it.each([
    ['09876543210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['98765 4', '987654'],
    ['९८७६५४३२१०', '9876543210'],
  ])('typed or pasted as %s is held as %s', (typed, kept) => {
    const login = openLogin()
    login.types(typed)
    expect(login.now.context).toMatchObject({ mobile: kept, errors: {} })
  })

  it.each(['+14155550123', '00971501234567', '98765432109', '98e7+6-5.4'])(
    '%s, which is no Indian number, is neither cut to one nor lost: it is said to be wrong',
    (typed) => {
      const login = openLogin()
      login.types(typed)
      expect(login.now.context).toMatchObject({
        mobile: typed,
        errors: { mobile: { kind: 'mobileInvalid' } },
      })
      login.send({ type: 'mobile.submitted' })
      expect(login.sendOtp.inputs).toEqual([])
    },
  )

  it.each(['', '987654321', '5876543210', '1234567890'])('%j is not sent', (mobile) => {
    const login = openLogin()
    login.types(mobile)
    login.send({ type: 'mobile.submitted' })
    expect(login.sendOtp.inputs).toEqual([])
    expect(login.now.context.errors).toEqual({ mobile: { kind: 'mobileInvalid' } })
    login.types('9')
    expect(login.now.context.errors).toEqual({})
  })

  it('is sent once, however often it is submitted', async () => {
    const login = openLogin()
    login.types('9876543210')
    login.send({ type: 'mobile.submitted' })
    login.send({ type: 'mobile.submitted' })
    login.types('9876543211')
    expect(login.button).toBe('verifyingMobile')
    expect(login.now.hasTag('busy')).toBe(true)
    expect(login.sendOtp.inputs).toEqual([{ mobile: '9876543210', isResend: false }])
    await login.sendOtp.answers({ waitSeconds: 30 })
    expect(login.button).toBe('verifyOtp')
    expect(login.now.context.mobile).toBe('9876543210')
  })

  it.each([
    [{ kind: 'refused', message: 'Too many requests. Please try again later' }, 'refused'],
    [{ kind: 'network' }, 'unanswered'],
    [new Error('what'), 'unanswered'],
  ])('keeps its place when %j: the error stands under it', async (error, kind) => {
    const login = openLogin()
    login.types('9876543210')
    login.send({ type: 'mobile.submitted' })
    await login.sendOtp.fails(error)
    expect(login.now.value).toBe('enteringMobile')
    expect(login.now.context).toMatchObject({ mobile: '9876543210', errors: { mobile: { kind } } })
  })

  it('can be edited from step 2: everything typed is gone and the countdown has stopped', async () => {
    const login = openLogin()
    await login.provesNumber()
    login.entersCode('123')
    login.passes(5)
    const timer = login.now.children.resendTimer
    login.send({ type: 'number.edited' })
    expect(login.now.value).toBe('enteringMobile')
    expect(login.now.context).toMatchObject({ mobile: '', errors: {} })
    expect(otpOf(login.now.context.otp)).toBe('')
    expect(timer?.getSnapshot().status).toBe('stopped')
    expect(login.readOtp.dropped).toEqual([0])
    await login.provesNumber('9123456780')
    expect(login.secondsLeft).toBe(30)
  })
})

describe('the code', () => {
  it.each(['', '1', '12345'])('%j is not sent', async (code) => {
    const login = openLogin()
    await login.provesNumber()
    login.entersCode(code)
    login.send({ type: 'otp.submitted' })
    expect(login.verifyOtp.inputs).toEqual([])
    expect(login.now.context.errors).toEqual({ otp: { kind: 'otpInvalid' } })
    login.entersCode('123456')
    expect(login.now.context.errors).toEqual({})
  })

  it('is checked once; meanwhile nothing can be typed, sent again or edited', async () => {
    const login = openLogin()
    await login.provesNumber()
    login.passes(30)
    login.entersCode('123456')
    login.send({ type: 'otp.submitted' })
    login.send({ type: 'otp.submitted' })
    login.send({ type: 'resend.requested' })
    login.send({ type: 'number.edited' })
    login.entersCode('000000')
    expect(login.button).toBe('verifyingOtp')
    expect(login.verifyOtp.inputs).toEqual([{ mobile: '9876543210', otp: '123456' }])
    expect(login.sendOtp.inputs).toHaveLength(1)
  })

  it.each([
    [
      { kind: 'refused', message: 'Incorrect OTP' },
      { kind: 'refused', message: 'Incorrect OTP' },
    ],
    [{ kind: 'timeout' }, { kind: 'loginException' }],
  ])('that is refused with %j can be corrected; the countdown has gone on', async (error, problem) => {
    const login = openLogin()
    await login.provesNumber()
    login.passes(10)
    login.entersCode('123456')
    login.send({ type: 'otp.submitted' })
    login.passes(5)
    await login.verifyOtp.fails(error)
    expect(login.now.context.errors).toEqual({ otp: problem })
    expect(login.secondsLeft).toBe(15)
    login.entersCode('123457')
    login.send({ type: 'otp.submitted' })
    expect(login.verifyOtp.inputs.at(-1)).toEqual({ mobile: '9876543210', otp: '123457' })
  })

  it('is read from the message where the browser can, and waits for the visitor’s press', async () => {
    const login = openLogin()
    await login.provesNumber()
    await login.readOtp.answers('654321')
    expect(otpOf(login.now.context.otp)).toBe('654321')
    expect(login.verifyOtp.inputs).toEqual([])
  })
})

describe('sending again', () => {
  it('waits for thirty seconds, ticking each', async () => {
    const login = openLogin()
    await login.provesNumber()
    for (let left = 30; left >= 1; left -= 1) {
      expect(login.secondsLeft).toBe(left)
      login.send({ type: 'resend.requested' })
      login.passes(1)
    }
    expect(login.now.matches({ provingNumber: { resend: 'ready' } })).toBe(true)
    expect(login.sendOtp.inputs).toHaveLength(1)
  })

  it('asks with resend, empties the boxes, says so, restarts the countdown and reads the new message', async () => {
    const login = openLogin()
    await login.provesNumber()
    login.passes(30)
    login.entersCode('123456')
    login.send({ type: 'resend.requested' })
    login.send({ type: 'resend.requested' })
    expect(login.sendOtp.inputs).toEqual([
      { mobile: '9876543210', isResend: false },
      { mobile: '9876543210', isResend: true },
    ])
    expect(otpOf(login.now.context.otp)).toBe('')
    await login.sendOtp.answers({ waitSeconds: 30 })
    expect(login.now.context.resent).toBe(true)
    expect(login.secondsLeft).toBe(30)
    expect(login.readOtp.inputs).toHaveLength(2)
    expect(login.readOtp.dropped).toEqual([0])
  })

  it('keeps what was typed while it was on its way, and checks nothing until it ends', async () => {
    const login = openLogin()
    await login.provesNumber()
    login.passes(30)
    login.send({ type: 'resend.requested' })
    login.entersCode('654321')
    login.send({ type: 'otp.submitted' })
    expect(login.verifyOtp.inputs).toEqual([])
    await login.sendOtp.answers({ waitSeconds: 30 })
    expect(otpOf(login.now.context.otp)).toBe('654321')
    login.send({ type: 'otp.submitted' })
    expect(login.verifyOtp.inputs).toEqual([{ mobile: '9876543210', otp: '654321' }])
  })

  it('shows its failure under the code and can be tried again at once', async () => {
    const login = openLogin()
    await login.provesNumber()
    login.passes(30)
    login.send({ type: 'resend.requested' })
    await login.sendOtp.fails({ kind: 'network' })
    expect(login.now.context).toMatchObject({ resent: false, errors: { otp: { kind: 'unanswered' } } })
    login.send({ type: 'resend.requested' })
    expect(login.sendOtp.inputs).toHaveLength(3)
  })

  it('can be given up for another number', async () => {
    const login = openLogin()
    await login.provesNumber()
    login.passes(30)
    login.send({ type: 'resend.requested' })
    login.send({ type: 'number.edited' })
    expect(login.sendOtp.dropped).toEqual([1])
    expect(login.now.value).toBe('enteringMobile')
  })
})

describe('logging in', () => {
  it('demands a name where the user has none', async () => {
    const login = openLogin()
    await login.entersRightCode('')
    expect(login.now.value).toBe('naming')
    expect(login.button).toBe('login')
    expect(login.now.hasTag('signedIn')).toBe(true)
    login.send({ type: 'name.changed', value: '   ' })
    login.send({ type: 'login.submitted' })
    expect(login.now.context.errors).toEqual({ name: { kind: 'nameMissing' } })
    login.send({ type: 'name.changed', value: ' Asha Rao ' })
    login.send({ type: 'login.submitted' })
    login.send({ type: 'login.submitted' })
    expect(login.button).toBe('loggingIn')
    expect(login.logIn.inputs).toEqual([{ name: 'Asha Rao' }])
  })

  it('asks nobody for the name they have', async () => {
    const login = openLogin()
    await login.entersRightCode('Asha Rao')
    expect(login.now.value).toBe('loggingIn')
    expect(login.logIn.inputs).toEqual([{ name: undefined }])
  })

  it.each([
    ['', 'naming', 'name'],
    ['Asha Rao', 'retrying', 'otp'],
  ] as const)('of a user named %j can be tried again when it fails', async (name, state, field) => {
    const login = openLogin()
    await login.entersRightCode(name)
    if (name === '') {
      login.send({ type: 'name.changed', value: 'Asha' })
      login.send({ type: 'login.submitted' })
    }
    await login.logIn.fails({ kind: 'network' })
    expect(login.now.value).toBe(state)
    expect(login.now.context.errors).toEqual({ [field]: { kind: 'loginException' } })
    login.send({ type: 'login.submitted' })
    await login.logIn.answers(completeUser)
    expect(login.now.value).toBe('loggedIn')
  })

  it.each([
    ['a complete user', completeUser, []],
    ['a user without city', userWithoutCity, ['open location']],
    ['a user without name', { ...completeUser, name: ' ' }, ['open location']],
  ])(
    'of %s shows its success for a second, then closes, notes the view, announces the session',
    async (_, me, more) => {
      const login = openLogin()
      await login.entersRightCode('Asha Rao')
      await login.logIn.answers(me)
      expect(login.now.value).toBe('loggedIn')
      expect(login.button).toBeNull()
      login.waits(1000 - 1)
      expect(login.effects).toEqual([])
      login.waits(1)
      expect(login.effects).toEqual(['close', 'location viewed', 'announce', ...more])
      expect(login.now.status).toBe('done')
    },
  )
})
