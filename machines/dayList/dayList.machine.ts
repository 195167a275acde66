import { assign, fromEventObservable, raise, setup } from 'xstate'
import { unprovided, withEvent, withOutput } from '@/machines/machineSetup'
import {
  type DayMessage,
  type DayPage,
  type DayStep,
  type DayStepOutcome,
  subjectOf,
  withSessions,
} from '@/model/desk/dayChanges'
import type { DayChoice, DaySession } from '@/model/desk/deskDay'
import { kindOf } from '@/model/failure'

/** What became of the last step that was answered. */
export type DayNotice = {
  readonly step: DayStep
  readonly kind: DayStepOutcome['kind']
  /** Who was faster, where that is known. */
  readonly by: string
}

export type DayListContext = {
  readonly choice: DayChoice
  readonly sessions: readonly DaySession[]
  /** Of the feed: everything before it is shown. */
  readonly position: string
  /** Sessions that have changed since they were read, and those that are being read. */
  readonly changed: readonly string[]
  readonly reading: readonly string[]
  /** Steps without an answer, the oldest first; the first one may be on its way. */
  readonly pending: readonly DayStep[]
  /** The appointment that single keys are for. */
  readonly selected: string | null
  readonly notice: DayNotice | null
}

export type DayFeedEvent =
  | { readonly type: 'feed.opened' }
  | { readonly type: 'feed.changed'; readonly change: Omit<DayMessage, 'position'> }
  /** The server cannot tell what was missed. */
  | { readonly type: 'feed.reset' }

export type DayListEvent =
  | DayFeedEvent
  /** The browser says that there is no network, or that there is one again; or the person asks to try now. */
  | { readonly type: 'line.lost' }
  | { readonly type: 'line.back' }
  | { readonly type: 'step.asked'; readonly step: DayStep }
  /** Steps that were not sent are given up. */
  | { readonly type: 'steps.discarded' }
  | { readonly type: 'appointment.selected'; readonly id: string }

export type DayListInput = Pick<DayListContext, 'choice'> & { readonly page: DayPage }

/** What is read: the sessions with these ids, or the whole day. */
export type DayQuestion = { readonly choice: DayChoice; readonly ids: readonly string[] | null }

/** The list of a day at the desk: it follows colleagues and patients, and keeps steps through a lost connection (docs/decisions/0096). */
export const dayListMachine = setup({
  types: {} as {
    context: DayListContext
    events: DayListEvent
    input: DayListInput
    tags: 'busy' | 'unsure'
  },
  actors: {
    followFeed: fromEventObservable<DayFeedEvent, { after: string }>(() => {
      throw new Error('not provided')
    }),
    readDay: unprovided<DayPage, DayQuestion>(),
    readSessions: unprovided<DayPage, DayQuestion>(),
    sendStep: unprovided<DayStepOutcome, { step: DayStep | undefined }>(),
  },
  /** Long enough that a server which starts again is not asked by all at once. In milliseconds. */
  delays: { retryPause: 3_000 },
  guards: {
    isOfDay: ({ context }, { change }: { change: Omit<DayMessage, 'position'> }) =>
      change.day === context.choice.date,
    hasChanged: ({ context }) => context.changed.length > 0,
    hasPending: ({ context }) => context.pending.length > 0,
    isAskedAlready: ({ context }, { step }: { step: DayStep }) =>
      context.pending.some((one) => subjectOf(one) === subjectOf(step)),
    isSignedOut: (_, { error }: { error: unknown }) => kindOf(error) === 'signedOut',
  },
  actions: {
    noteChange: assign(({ context }, { change }: { change: Omit<DayMessage, 'position'> }) => ({
      changed: [...new Set([...context.changed, change.sessionId])],
    })),
    beginReading: assign(({ context }) => ({ reading: context.changed, changed: [] })),
    showSessions: assign(({ context }, page: DayPage) => ({
      sessions: withSessions(context.sessions, context.reading, page.sessions),
      reading: [],
    })),
    showDay: assign((_, { sessions, position }: DayPage) => ({
      ...{ sessions, position },
      ...{ changed: [], reading: [] },
    })),
    addStep: assign(({ context }, { step }: { step: DayStep }) => ({
      pending: [...context.pending, step],
      selected: step.kind === 'session' ? context.selected : step.id,
      notice: null,
    })),
    takeAnswer: assign(({ context }, outcome: DayStepOutcome) => {
      const [step, ...pending] = context.pending
      if (!step) return {}
      const by = outcome.kind === 'conflict' ? outcome.by : ''
      const read = outcome.kind === 'unknown' ? [] : outcome.sessions
      return {
        pending,
        notice: { step, kind: outcome.kind, by },
        sessions: withSessions(context.sessions, [], read),
      }
    }),
    discard: assign({ pending: [] }),
    select: assign((_, { id }: { id: string }) => ({ selected: id })),
    // What happens outside; provided where the list is shown.
    logFailure: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'dayList',
  description: 'The appointments of a day, which colleagues and patients change while they are read.',
  context: ({ input: { choice, page } }) => ({
    ...{ choice, sessions: page.sessions, position: page.position },
    ...{ changed: [], reading: [], pending: [], selected: null, notice: null },
  }),
  type: 'parallel',
  on: {
    'step.asked': [{ guard: withEvent('isAskedAlready') }, { actions: withEvent('addStep') }],
    'appointment.selected': { actions: withEvent('select') },
  },
  states: {
    line: {
      description: 'Whether what is shown is what is so.',
      initial: 'following',
      states: {
        following: {
          description: 'The feed begins where the day was read, so that nothing is missed.',
          initial: 'connecting',
          invoke: {
            id: 'followFeed',
            src: 'followFeed',
            input: ({ context }) => ({ after: context.position }),
            onDone: 'offline',
            onError: 'offline',
          },
          on: {
            'line.lost': 'offline',
            'feed.reset': 'catchingUp',
            'feed.changed': { guard: withEvent('isOfDay'), actions: withEvent('noteChange') },
          },
          states: {
            connecting: {
              description: 'The day is there; the feed is on its way.',
              tags: 'busy',
              on: { 'feed.opened': 'live' },
            },
            live: {
              description: 'What others do shows within a second.',
              always: { guard: 'hasChanged', target: 'reading', actions: 'beginReading' },
            },
            reading: {
              description: 'Sessions that have changed are read again.',
              tags: 'busy',
              invoke: {
                id: 'readSessions',
                src: 'readSessions',
                input: ({ context: { choice, reading } }) => ({ choice, ids: reading }),
                onDone: { target: 'live', actions: withOutput('showSessions') },
                onError: [
                  { guard: withEvent('isSignedOut'), target: '#dayList.line.signedOut' },
                  { target: '#dayList.line.offline', actions: withEvent('logFailure') },
                ],
              },
            },
          },
        },
        catchingUp: {
          description: 'After a break the whole day is read again; what was shown stays until then.',
          tags: ['busy', 'unsure'],
          invoke: {
            id: 'readDay',
            src: 'readDay',
            input: ({ context: { choice } }) => ({ choice, ids: null }),
            onDone: { target: 'following', actions: withOutput('showDay') },
            onError: [
              { guard: withEvent('isSignedOut'), target: 'signedOut' },
              { target: 'offline', actions: withEvent('logFailure') },
            ],
          },
          on: { 'line.lost': 'offline' },
        },
        offline: {
          description: 'The connection is lost: what is shown may be old, and it says so. It is tried again.',
          tags: 'unsure',
          after: { retryPause: 'catchingUp' },
          on: { 'line.back': 'catchingUp' },
        },
        signedOut: {
          description: 'The session has ended: the page leads to the login, and comes back to this day.',
          tags: 'unsure',
        },
      },
    },
    steps: {
      description: 'What the reception has done, and the server has to take.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Every step has its answer.',
          always: { guard: 'hasPending', target: 'sending' },
        },
        sending: {
          description: 'The oldest step is on its way.',
          tags: 'busy',
          invoke: {
            id: 'sendStep',
            src: 'sendStep',
            input: ({ context }) => ({ step: context.pending[0] }),
            onDone: { target: 'idle', actions: withOutput('takeAnswer') },
            onError: [
              { guard: withEvent('isSignedOut'), target: 'refused' },
              { target: 'waiting', actions: [withEvent('logFailure'), raise({ type: 'line.lost' })] },
            ],
          },
        },
        waiting: {
          description:
            'No answer came: the steps are kept, in their order, until there is a connection again.',
          tags: 'unsure',
          on: {
            'feed.opened': 'sending',
            'line.back': 'sending',
            'steps.discarded': { target: 'idle', actions: 'discard' },
          },
        },
        refused: {
          description: 'Nobody is signed in any more: the steps that wait are not done.',
          tags: 'unsure',
        },
      },
    },
  },
})
