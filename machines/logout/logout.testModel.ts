import type { TestModel } from '@/devtools/proof/testModel'
import type { LogoutEvent } from './logout.machine'

export const logoutTestModel: TestModel<LogoutEvent, unknown, undefined> = {
  input: undefined,
  events: [
    { label: 'says yes', event: { type: 'logout.confirmed' } },
    { label: 'cancels', event: { type: 'logout.cancelled' } },
  ],
  outcomes: {
    endSession: [
      { label: 'the session is over', output: undefined },
      { label: 'the network is away', error: { kind: 'network' } },
    ],
  },
  stateKey: () => ({}),
}
