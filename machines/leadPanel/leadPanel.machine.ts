import { assign, emit, setup } from 'xstate'
import { unprovided, withEvent, withOutput } from '@/machines/machineSetup'
import { kindOf } from '@/model/failure'
import type { DeskLead } from '@/model/desk/deskLead'
import type { StoredSettings } from '@/model/desk/deskSettings'
import type { FollowUpAction, FollowUpEvent } from '@/model/desk/followUp'
import { type DetailProblem, detailProblemOf, needsDetails, plainEvent } from '@/model/desk/leadRequest'
import type { StaffMember } from '@/model/desk/staff'

/** What is sent for a lead: a step of its follow-up, or a note. */
export type LeadRequest =
  | { readonly kind: 'event'; readonly event: FollowUpEvent }
  /** `key`: the same note is stored once, however often it is sent. */
  | { readonly kind: 'note'; readonly text: string; readonly key: string }

/** What the server answered to it. */
export type LeadAnswer =
  | { readonly kind: 'done'; readonly lead: DeskLead }
  /** Another person changed the lead first; '' is the system. */
  | { readonly kind: 'conflict'; readonly by: string; readonly lead: DeskLead }
  | { readonly kind: 'refused' }

/** Failure kinds: request not sent, no answer, session ended, lead not found. */
export type LeadProblem = 'notSent' | 'unknown' | 'signedOut' | 'missing'

export type LeadPanelContext = {
  readonly leadId: string
  readonly staff: StaffMember
  /** What is checked before it is sent: the clinic's hours and its lists of reasons. */
  readonly settings: StoredSettings
  readonly lead: DeskLead | null
  /** The action whose details are asked for. */
  readonly chosen: FollowUpAction | null
  readonly detailProblem: DetailProblem | null
  /** What is being sent, or was not. */
  readonly request: LeadRequest | null
  readonly problem: LeadProblem | null
  /** Who was faster; '' is the desk itself. */
  readonly by: string
}

export type LeadPanelEvent =
  | { readonly type: 'action.chosen'; readonly action: FollowUpAction }
  /** `now` in milliseconds. */
  | { readonly type: 'details.given'; readonly event: FollowUpEvent; readonly now: number }
  | { readonly type: 'details.cancelled' }
  | { readonly type: 'note.given'; readonly text: string; readonly key: string }
  /** 'Try again', of what was not sent or of a lead that did not come. */
  | { readonly type: 'request.retried' }
  /** The conflict or the failure was read. */
  | { readonly type: 'problem.closed' }
  /** The feed reported a change of this lead, or the list was reloaded after a break. */
  | { readonly type: 'lead.changed' }

/** A request was answered: it is done. */
export type LeadPanelEmitted = { readonly type: 'request.done' } & Pick<LeadPanelContext, 'lead' | 'request'>

export type LeadPanelInput = Pick<LeadPanelContext, 'leadId' | 'staff' | 'settings'>

const PROBLEM_OF: Readonly<Record<string, LeadProblem>> = {
  network: 'notSent',
  signedOut: 'signedOut',
  missing: 'missing',
}

/** Which lead is read; `opened` is the mark of the lead that is shown, where it is read again (DeskLead). */
export type LeadQuestion = { readonly id: string; readonly opened?: string }

const questionOf = ({ leadId, lead }: LeadPanelContext): LeadQuestion =>
  lead ? { id: lead.row.leadId, opened: lead.opened } : { id: leadId }

const offers = ({ lead }: LeadPanelContext, action: FollowUpAction): boolean =>
  lead?.actions.includes(action) ?? false

/** What a member of staff does with one lead: only what its follow-up allows now is offered (docs/decisions/0056). */
export const leadPanelMachine = setup({
  types: {} as {
    context: LeadPanelContext
    events: LeadPanelEvent
    input: LeadPanelInput
    emitted: LeadPanelEmitted
    tags: 'busy' | 'offering'
  },
  actors: {
    readLead: unprovided<DeskLead, LeadQuestion>(),
    sendRequest: unprovided<LeadAnswer, { lead: DeskLead | null; request: LeadRequest | null }>(),
  },
  guards: {
    isOffered: ({ context }, { action }: { action: FollowUpAction }) => offers(context, action),
    asksMore: ({ context }, { action }: { action: FollowUpAction }) =>
      offers(context, action) && needsDetails(action),
    isWrong: ({ context }, { event, now }: { event: FollowUpEvent; now: number }) =>
      offers(context, event.type) && detailProblemOf(event, context.settings, now) !== null,
    isEmptyNote: (_, { text }: { text: string }) => text.trim() === '',
    isConflict: ({ context }, answer: LeadAnswer) =>
      answer.kind === 'conflict' && answer.by !== context.staff.name,
    isRefused: (_, answer: LeadAnswer) => answer.kind === 'refused',
    isOver: (_, { error }: { error: unknown }) =>
      kindOf(error) === 'signedOut' || kindOf(error) === 'missing',
  },
  actions: {
    takeLead: assign((_, lead: DeskLead) => ({ lead })),
    takeAnswer: assign((_, answer: LeadAnswer) => ('lead' in answer ? { lead: answer.lead } : {})),
    tellFaster: assign((_, answer: LeadAnswer) => ({ by: 'by' in answer ? answer.by : '' })),
    choose: assign((_, { action }: { action: FollowUpAction }) => ({ chosen: action, detailProblem: null })),
    tellWrong: assign(({ context }, { event, now }: { event: FollowUpEvent; now: number }) => ({
      chosen: event.type,
      detailProblem: detailProblemOf(event, context.settings, now),
    })),
    forgetChoice: assign({ chosen: null, detailProblem: null }),
    keepRequest: assign((_, { request }: { request: LeadRequest }) => ({ request })),
    forgetRequest: assign({ request: null, problem: null, by: '' }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({
      problem: PROBLEM_OF[String(kindOf(error))] ?? ('unknown' as const),
    })),
    tellDone: emit(({ context: { lead, request } }) => ({ type: 'request.done', lead, request })),
    // What happens outside; provided where the lead is shown.
    logFailure: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'leadPanel',
  description: 'One lead, open beside the list: what is known of it, and what can be done with it now.',
  context: ({ input }) => ({
    ...input,
    lead: null,
    chosen: null,
    detailProblem: null,
    request: null,
    problem: null,
    by: '',
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The lead is on its way.',
      tags: 'busy',
      invoke: {
        id: 'loadLead',
        src: 'readLead',
        input: ({ context }) => questionOf(context),
        onDone: { target: 'viewing', actions: withOutput('takeLead') },
        onError: [
          { guard: withEvent('isOver'), target: 'closed', actions: withEvent('keepFailure') },
          { target: 'unreachable', actions: withEvent('logFailure') },
        ],
      },
    },
    unreachable: {
      description: 'The lead did not come: it can be asked for again, and is when the connection is back.',
      on: { 'request.retried': 'loading', 'lead.changed': 'loading' },
    },
    closed: {
      type: 'final',
      description: 'The session has ended, or there is no such lead: it says which, and leads on.',
    },
    viewing: {
      description: 'The lead is shown with what its follow-up allows now.',
      tags: 'offering',
      initial: 'reading',
      on: {
        'action.chosen': [
          { guard: withEvent('asksMore'), target: '.detailing', actions: withEvent('choose') },
          {
            guard: withEvent('isOffered'),
            target: 'acting',
            actions: {
              type: 'keepRequest',
              // An action that asks for no more is its event.
              params: ({ event: { action } }) => ({ request: { kind: 'event', event: plainEvent(action) } }),
            },
          },
        ],
        'details.given': [
          { guard: withEvent('isWrong'), target: '.detailing', actions: withEvent('tellWrong') },
          {
            guard: { type: 'isOffered', params: ({ event }) => ({ action: event.event.type }) },
            target: 'acting',
            actions: {
              type: 'keepRequest',
              params: ({ event }) => ({ request: { kind: 'event', event: event.event } }),
            },
          },
        ],
        'note.given': [
          { guard: withEvent('isEmptyNote') },
          {
            target: 'acting',
            actions: {
              type: 'keepRequest',
              params: ({ event }) => ({ request: { kind: 'note', text: event.text.trim(), key: event.key } }),
            },
          },
        ],
      },
      states: {
        reading: { description: 'Nothing is under way.', on: { 'lead.changed': 'refreshing' } },
        refreshing: {
          description: 'Something happened to the lead: it is read anew, and what is shown stays until then.',
          on: { 'lead.changed': { target: 'refreshing', reenter: true } },
          invoke: {
            id: 'refreshLead',
            src: 'readLead',
            input: ({ context }) => questionOf(context),
            onDone: { target: 'reading', actions: withOutput('takeLead') },
            onError: [
              { guard: withEvent('isOver'), target: '#leadPanel.closed', actions: withEvent('keepFailure') },
              // The list says that the connection is lost, and tells when it is back.
              { target: 'reading', actions: withEvent('logFailure') },
            ],
          },
        },
        detailing: {
          description:
            'The action needs more: a time, a reason or another lead. What is wrong is said at the field.',
          exit: 'forgetChoice',
          on: { 'details.cancelled': 'refreshing' },
        },
        conflict: {
          description: 'A colleague was faster: the name is told, and what is possible now is offered.',
          on: { 'problem.closed': 'refreshing' },
          exit: 'forgetRequest',
        },
      },
    },
    acting: {
      description:
        'It is sent with the version that was looked at; nothing counts as done before the answer.',
      tags: 'busy',
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ context: { lead, request } }) => ({ lead, request }),
        onDone: [
          {
            guard: withOutput('isConflict'),
            target: 'viewing.conflict',
            actions: [withOutput('takeAnswer'), withOutput('tellFaster')],
          },
          { guard: withOutput('isRefused'), target: 'refused' },
          // A conflict with oneself: the first answer was lost, the work was done.
          {
            target: 'viewing',
            actions: [withOutput('takeAnswer'), 'tellDone', 'forgetRequest'],
          },
        ],
        onError: [
          { guard: withEvent('isOver'), target: 'closed', actions: withEvent('keepFailure') },
          { target: 'failed', actions: [withEvent('keepFailure'), withEvent('logFailure')] },
        ],
      },
    },
    failed: {
      description: 'It was not sent, or nobody answered: it says so, and the same can be sent again.',
      on: {
        'request.retried': 'acting',
        'problem.closed': { target: 'viewing.refreshing', actions: 'forgetRequest' },
      },
    },
    refused: {
      description: 'The server does not allow it any more: it says so, and the lead is read anew.',
      on: { 'problem.closed': { target: 'viewing.refreshing', actions: 'forgetRequest' } },
    },
  },
})
