import type { StateValueFrom } from 'xstate'
import type { staffLoginMachine } from './staffLogin.machine'

/** What of the login one sees. */
export type StaffLoginStep =
  | 'name'
  | 'passkey'
  | 'password'
  | 'timeCode'
  | 'checkingTimeCode'
  | 'recoveryCode'
  | 'checkingRecoveryCode'
  | 'locked'
  | 'signedIn'

type Labels = {
  /** The field that is asked for, as a key of content/copy/staffLogin. */
  readonly field?: 'name' | 'password' | 'timeCode' | 'recoveryCode'
  readonly button: 'goOn' | 'signIn' | 'checking' | 'signedIn' | 'askingPasskey'
  /** Other ways out of it. */
  readonly ways: readonly ('passkey' | 'otherName' | 'useRecovery' | 'useApp')[]
}

export const STAFF_LOGIN_LABELS: Readonly<Record<StaffLoginStep, Labels>> = {
  name: { field: 'name', button: 'goOn', ways: ['passkey'] },
  passkey: { button: 'askingPasskey', ways: ['otherName'] },
  password: { field: 'password', button: 'goOn', ways: ['otherName'] },
  timeCode: { field: 'timeCode', button: 'signIn', ways: ['useRecovery', 'otherName'] },
  checkingTimeCode: { field: 'timeCode', button: 'checking', ways: [] },
  recoveryCode: { field: 'recoveryCode', button: 'signIn', ways: ['useApp', 'otherName'] },
  checkingRecoveryCode: { field: 'recoveryCode', button: 'checking', ways: [] },
  locked: { button: 'goOn', ways: ['passkey'] },
  signedIn: { button: 'signedIn', ways: [] },
}

/** The step of a state. */
export function staffLoginStepOf(value: StateValueFrom<typeof staffLoginMachine>): StaffLoginStep {
  if (value === 'locked' || value === 'signedIn') return value
  if (typeof value === 'string') return 'name'
  if ('recovering' in value) return value.recovering === 'checking' ? 'checkingRecoveryCode' : 'recoveryCode'
  const proving = 'proving' in value ? value.proving : undefined
  if (proving === 'passkey' || proving === 'password') return proving
  return typeof proving === 'object' && proving.timeCode === 'checking' ? 'checkingTimeCode' : 'timeCode'
}
