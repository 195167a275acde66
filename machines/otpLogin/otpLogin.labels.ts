import type { SnapshotFrom } from 'xstate'
import type { OuterState } from '@/machines/stateName'
import type { otpLoginMachine } from './otpLogin.machine'

type OtpLoginStateValue = SnapshotFrom<typeof otpLoginMachine>['value']
type Proving = Exclude<OtpLoginStateValue, string>['provingNumber']

/** The states of the login, by the name that says what is done with number, code and name. */
export type OtpLoginStateName = Extract<OtpLoginStateValue, string> | OuterState<Proving['code']>

type OtpLoginButton =
  'verifyMobile' | 'verifyingMobile' | 'verifyOtp' | 'verifyingOtp' | 'login' | 'loggingIn'

/** What a state shows: the words of its one button (content/copy/otpLogin; null is none) and the step's fields. */
export const OTP_LOGIN_LABELS: Readonly<
  Record<
    OtpLoginStateName,
    { readonly button: OtpLoginButton | null; readonly step: 'mobile' | 'otp' | 'name' | 'done' }
  >
> = {
  enteringMobile: { button: 'verifyMobile', step: 'mobile' },
  sendingOtp: { button: 'verifyingMobile', step: 'mobile' },
  enteringOtp: { button: 'verifyOtp', step: 'otp' },
  verifyingOtp: { button: 'verifyingOtp', step: 'otp' },
  naming: { button: 'login', step: 'name' },
  retrying: { button: 'login', step: 'name' },
  loggingIn: { button: 'loggingIn', step: 'name' },
  loggedIn: { button: null, step: 'done' },
  closed: { button: null, step: 'done' },
}

/** The name of the state that says what is done with number, code and name. */
export function otpLoginStateOf(value: OtpLoginStateValue): OtpLoginStateName {
  if (typeof value === 'string') return value
  return typeof value.provingNumber.code === 'string' ? value.provingNumber.code : 'enteringOtp'
}

/** The labels of a state of the login. */
export const otpLoginLabelsOf = (value: OtpLoginStateValue) => OTP_LOGIN_LABELS[otpLoginStateOf(value)]
