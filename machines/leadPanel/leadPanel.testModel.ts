import type { TestModel } from '@/devtools/proof/testModel'
import {
  COLLEAGUE,
  FIRST_LEAD,
  SAMPLE_NOW,
  SAMPLE_SETTINGS,
  SAMPLE_STAFF,
  sampleLead,
  sampleRow,
} from '@/devtools/specimens/sampleLeads'
import type { LeadPanelContext, LeadPanelEvent, LeadPanelInput } from './leadPanel.machine'

/** The lead as it waits, claimed by oneself, and claimed by a colleague. */
export const WAITING = sampleLead(sampleRow(FIRST_LEAD))
export const OWN = sampleLead(sampleRow(FIRST_LEAD, { state: 'claimed', version: 2, owner: SAMPLE_STAFF }), {
  actions: ['release', 'call', 'schedule', 'lose'],
})
export const TAKEN = sampleLead(sampleRow(FIRST_LEAD, { state: 'claimed', version: 2, owner: COLLEAGUE }), {
  actions: ['take'],
})

/** What a note is stored by once. */
export const NOTE_KEY = '0123456789abcdef0123456789abcdef'

const SIGNED_OUT = { kind: 'signedOut' }
const MISSING = { kind: 'missing' }
const NETWORK = { kind: 'network' }
const TIMEOUT = { kind: 'timeout' }

export const leadPanelTestModel: TestModel<LeadPanelEvent, LeadPanelContext, LeadPanelInput> = {
  input: { leadId: FIRST_LEAD, staff: SAMPLE_STAFF, settings: SAMPLE_SETTINGS },
  events: [
    { label: 'presses c', event: { type: 'action.chosen', action: 'claim' } },
    { label: 'presses l', event: { type: 'action.chosen', action: 'lose' } },
    {
      label: 'chooses a reason',
      event: { type: 'details.given', event: { type: 'lose', reason: 'price' }, now: SAMPLE_NOW },
    },
    {
      label: 'chooses no reason',
      event: { type: 'details.given', event: { type: 'lose', reason: '' }, now: SAMPLE_NOW },
    },
    { label: 'cancels', event: { type: 'details.cancelled' } },
    { label: 'adds a note', event: { type: 'note.given', text: 'Asked for Saturday', key: NOTE_KEY } },
    { label: 'adds an empty note', event: { type: 'note.given', text: ' ', key: NOTE_KEY } },
    { label: 'tries again', event: { type: 'request.retried' } },
    { label: 'closes the message', event: { type: 'problem.closed' } },
    { label: 'sees that something happened to the lead', event: { type: 'lead.changed' } },
  ],
  outcomes: {
    loadLead: [
      { label: 'the lead comes', output: WAITING },
      { label: 'the lead is refused: the session has ended', error: SIGNED_OUT },
      { label: 'there is no such lead', error: MISSING },
      { label: 'the lead does not come', error: NETWORK },
    ],
    refreshLead: [
      { label: 'the lead comes anew', output: OWN },
      { label: 'the new lead is refused: the session has ended', error: SIGNED_OUT },
      { label: 'the lead was deleted', error: MISSING },
      { label: 'the new lead does not come', error: NETWORK },
    ],
    sendRequest: [
      { label: 'it is done', output: { kind: 'done', lead: OWN } },
      { label: 'a colleague was faster', output: { kind: 'conflict', by: COLLEAGUE.name, lead: TAKEN } },
      {
        label: 'it had been done already',
        output: { kind: 'conflict', by: SAMPLE_STAFF.name, lead: OWN },
      },
      { label: 'it is not possible any more', output: { kind: 'refused' } },
      { label: 'it is refused: the session has ended', error: SIGNED_OUT },
      { label: 'it is not sent', error: NETWORK },
      { label: 'nobody answers', error: TIMEOUT },
    ],
  },
  stateKey: ({ lead, chosen, detailProblem, request, problem, by }) => ({
    actions: lead?.actions ?? null,
    chosen,
    detailProblem,
    request: request?.kind ?? null,
    problem,
    by,
  }),
}
