import { assign, setup } from 'xstate'
import { unprovided, withEvent, withOutput } from '@/machines/machineSetup'
import { kindOf } from '@/model/failure'
import {
  type BulkAnswer,
  type BulkRequest,
  type BulkStep,
  type LeadVersion,
  MOST_IN_BULK,
} from '@/model/desk/bulkSteps'

export type BulkLeadsContext = {
  /** Chosen leads, each with the version that was shown when it was chosen. */
  readonly chosen: readonly LeadVersion[]
  /** The step on its way, or the one that was not answered. */
  readonly request: BulkRequest | null
  readonly answer: BulkAnswer | null
}

export type BulkLeadsEvent =
  | { readonly type: 'lead.toggled'; readonly lead: LeadVersion }
  | { readonly type: 'all.chosen'; readonly leads: readonly LeadVersion[] }
  | { readonly type: 'none.chosen' }
  /** `leads`: the chosen ones, with their versions as they are shown now. */
  | { readonly type: 'step.chosen'; readonly step: BulkStep; readonly leads: readonly LeadVersion[] }
  | { readonly type: 'undo.pressed' }
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'answer.closed' }

export const NOTHING_CHOSEN: BulkLeadsContext = { chosen: [], request: null, answer: null }

/** The chosen leads after one was ticked or its tick was removed; one more than the most is not taken. */
function toggled(chosen: readonly LeadVersion[], lead: LeadVersion): readonly LeadVersion[] {
  const others = chosen.filter(({ id }) => id !== lead.id)
  return others.length < chosen.length ? others : [...others, lead].slice(0, MOST_IN_BULK)
}

/** Several leads of the list are chosen, given to a person or closed together, and that can be undone (docs/decisions/0113). */
export const bulkLeadsMachine = setup({
  types: {} as {
    context: BulkLeadsContext
    events: BulkLeadsEvent
    tags: 'busy'
  },
  actors: { sendBulk: unprovided<BulkAnswer, { request: BulkRequest | null }>() },
  guards: {
    hasLeads: (_, { leads }: { leads: readonly LeadVersion[] }) => leads.length > 0,
    canUndo: ({ context: { answer } }) => answer !== null && answer.type !== 'undo' && answer.done.length > 0,
    isSignedOut: (_, { error }: { error: unknown }) => kindOf(error) === 'signedOut',
  },
  actions: {
    toggle: assign(({ context }, { lead }: { lead: LeadVersion }) => ({
      chosen: toggled(context.chosen, lead),
    })),
    chooseLeads: assign((_, { leads }: { leads: readonly LeadVersion[] }) => ({
      chosen: leads.slice(0, MOST_IN_BULK),
    })),
    chooseNone: assign({ chosen: [] }),
    keepStep: assign((_, { step, leads }: { step: BulkStep; leads: readonly LeadVersion[] }) => ({
      request: { leads, step },
      answer: null,
    })),
    keepUndo: assign(({ context: { answer } }) => ({
      request: { leads: answer?.done ?? [], step: { type: 'undo' as const } },
      answer: null,
    })),
    keepAnswer: assign((_, answer: BulkAnswer) => ({ answer, request: null, chosen: [] })),
    forgetAnswer: assign({ answer: null, request: null }),
    // What happens outside; provided where the list is shown.
    logFailure: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'bulkLeads',
  description: 'Several leads get one step together, and that can be undone.',
  context: NOTHING_CHOSEN,
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Leads are chosen by their boxes.',
      on: {
        'lead.toggled': { actions: withEvent('toggle') },
        'all.chosen': { actions: withEvent('chooseLeads') },
        'none.chosen': { actions: 'chooseNone' },
        'step.chosen': { guard: withEvent('hasLeads'), target: 'sending', actions: withEvent('keepStep') },
      },
    },
    sending: {
      description: 'The step of all the leads is on its way.',
      tags: 'busy',
      invoke: {
        id: 'sendBulk',
        src: 'sendBulk',
        input: ({ context: { request } }) => ({ request }),
        onDone: { target: 'answered', actions: withOutput('keepAnswer') },
        onError: [
          { guard: withEvent('isSignedOut'), target: 'signedOut' },
          { target: 'failed', actions: withEvent('logFailure') },
        ],
      },
    },
    answered: {
      description: 'How many leads were changed, which were not and why; it can be undone.',
      on: {
        'undo.pressed': { guard: 'canUndo', target: 'sending', actions: 'keepUndo' },
        'answer.closed': { target: 'choosing', actions: 'forgetAnswer' },
        'lead.toggled': { target: 'choosing', actions: ['forgetAnswer', withEvent('toggle')] },
        'all.chosen': { target: 'choosing', actions: ['forgetAnswer', withEvent('chooseLeads')] },
      },
    },
    failed: {
      description:
        'No answer came: it is not known whether it was done. The same request again does nothing twice.',
      on: {
        'retry.pressed': 'sending',
        'answer.closed': { target: 'choosing', actions: 'forgetAnswer' },
      },
    },
    signedOut: {
      description:
        'The session has ended: nothing was changed. After a login in another tab it can be sent again.',
      on: {
        'retry.pressed': 'sending',
        'answer.closed': { target: 'choosing', actions: 'forgetAnswer' },
      },
    },
  },
})
