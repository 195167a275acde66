import type { TestModel } from '@/devtools/proof/testModel'
import type { ResendTimerContext, ResendTimerEvent } from './resendTimer.machine'

export const resendTimerTestModel: TestModel<ResendTimerEvent, ResendTimerContext, { seconds: number }> = {
  input: { seconds: 3 },
  events: [
    {
      label: 'comes back from the messages after a second',
      event: { type: 'time.passed', seconds: 1 },
    },
    { label: 'comes back after a minute', event: { type: 'time.passed', seconds: 60 } },
  ],
  delays: { second: 1000 },
  stateKey: ({ secondsLeft }) => secondsLeft,
}
