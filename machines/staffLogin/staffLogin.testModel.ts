import type { TestModel } from '@/devtools/proof/testModel'
import type { StaffLoginContext, StaffLoginEvent } from './staffLogin.machine'

const ENDS = [
  { label: 'it is taken', output: undefined },
  { label: 'it is refused', error: { kind: 'refused' } },
  { label: 'there were too many tries', error: { kind: 'locked', seconds: 120 } },
  { label: 'no answer comes', error: { kind: 'unanswered' } },
] as const

export const staffLoginTestModel: TestModel<StaffLoginEvent, StaffLoginContext, undefined> = {
  input: undefined,
  events: [
    { label: 'chooses a passkey', event: { type: 'passkey.chosen' } },
    { label: 'gives no name', event: { type: 'name.submitted', text: ' ' } },
    { label: 'gives a name', event: { type: 'name.submitted', text: 'Asha Rao' } },
    { label: 'gives no password', event: { type: 'password.submitted', text: '' } },
    { label: 'gives a password', event: { type: 'password.submitted', text: 'a red lorry in the rain' } },
    { label: 'gives no code', event: { type: 'code.submitted', text: '' } },
    { label: 'gives a code', event: { type: 'code.submitted', text: '123456' } },
    { label: 'has lost the app', event: { type: 'recovery.chosen' } },
    { label: 'has found the app', event: { type: 'timeCode.chosen' } },
    { label: 'is somebody else', event: { type: 'name.edited' } },
  ],
  outcomes: {
    askPasskey: [
      ...ENDS,
      { label: 'the person cancels', error: { kind: 'cancelled' } },
      { label: 'the browser knows no passkeys', error: { kind: 'unsupported' } },
    ],
    checkTimeCode: ENDS,
    checkRecoveryCode: ENDS,
  },
  delays: { lockedFor: 120_000 },
  stateKey: ({ name, problem, waitSeconds, password }) => ({
    name,
    problem,
    waitSeconds,
    hasPassword: password !== '',
  }),
}
