import type { TestModel } from '@/devtools/proof/testModel'
import { COLLEAGUE, FIRST_LEAD, SECOND_LEAD } from '@/devtools/specimens/sampleLeads'
import type { BulkAnswer } from '@/model/desk/bulkSteps'
import type { BulkLeadsContext, BulkLeadsEvent } from './bulkLeads.machine'

const first = { id: FIRST_LEAD, version: 1 }
const second = { id: SECOND_LEAD, version: 1 }

/** One lead was given to a colleague; another had been changed meanwhile. */
export const ONE_GIVEN: BulkAnswer = {
  type: 'give',
  to: COLLEAGUE.name,
  done: [{ id: FIRST_LEAD, version: 2 }],
  refused: [{ id: SECOND_LEAD, name: 'Sunita Devi', why: 'conflict', by: COLLEAGUE.name }],
}
const NONE_CLOSED: BulkAnswer = { type: 'close', to: '', done: [], refused: ONE_GIVEN.refused }
const UNDONE: BulkAnswer = { type: 'undo', to: '', done: [{ id: FIRST_LEAD, version: 3 }], refused: [] }

export const bulkLeadsTestModel: TestModel<BulkLeadsEvent, BulkLeadsContext, undefined> = {
  input: undefined,
  events: [
    { label: 'ticks the first lead', event: { type: 'lead.toggled', lead: first } },
    { label: 'chooses all leads', event: { type: 'all.chosen', leads: [first, second] } },
    { label: 'chooses none', event: { type: 'none.chosen' } },
    {
      label: 'assigns the chosen leads',
      event: { type: 'step.chosen', step: { type: 'give', to: COLLEAGUE.id }, leads: [first, second] },
    },
    {
      label: 'closes without a chosen lead',
      event: { type: 'step.chosen', step: { type: 'close', reason: 'tooFar' }, leads: [] },
    },
    { label: 'presses undo', event: { type: 'undo.pressed' } },
    { label: 'tries again', event: { type: 'retry.pressed' } },
    { label: 'closes the answer', event: { type: 'answer.closed' } },
  ],
  outcomes: {
    sendBulk: [
      { label: 'one is done, the other was changed by a colleague', output: ONE_GIVEN },
      { label: 'none is done', output: NONE_CLOSED },
      { label: 'it is undone', output: UNDONE },
      { label: 'the session has ended', error: { kind: 'signedOut' } },
      { label: 'no answer comes', error: { kind: 'network' } },
    ],
  },
  stateKey: ({ chosen, answer, request }) => ({
    chosen: chosen.length,
    answer: answer?.type ?? null,
    undoes: request?.step.type === 'undo',
  }),
}
