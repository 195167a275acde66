import type { TestModel } from '@/devtools/proof/testModel'
import type { ReadAloudEvent } from './readAloud.machine'

export const readAloudTestModel: TestModel<ReadAloudEvent, unknown, undefined> = {
  input: undefined,
  events: [
    { label: 'listens', event: { type: 'reading.requested' } },
    { label: 'stops the voice', event: { type: 'reading.cancelled' } },
  ],
  outcomes: {
    speak: [
      { label: 'the last line is read', output: undefined },
      { label: 'the voice fails', error: new Error('synthesis-failed') },
    ],
  },
  stateKey: () => ({}),
}
