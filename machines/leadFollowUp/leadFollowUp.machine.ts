import { assign, setup, transition } from 'xstate'
import { withEvent } from '@/machines/machineSetup'
import type { EnquiryStage } from '@/model/lead/enquiry'
import {
  type AppointmentNews,
  type CrmStage,
  FOLLOW_UP_ACTIONS,
  type FollowUpAction,
  type FollowUpRow,
  type FollowUpState,
  type OwnReason,
} from '@/model/desk/followUp'
import { isAtLeast, type StaffMember } from '@/model/desk/staff'

export type FollowUpLimits = {
  /** How long a claim may be silent, in milliseconds. */
  readonly claimMs: number
  /** Unanswered calls after which a lead counts as lost. */
  readonly attempts: number
}

/** Where one lead's follow-up is: what its row holds, the version aside. Times in milliseconds since 1970. */
export type FollowUp = {
  readonly state: FollowUpState
  readonly ownerId: string | null
  readonly attempts: number
  readonly dueAt: number | null
  readonly reason: string | null
  readonly mergedInto: string | null
  readonly claimedUntil: number | null
  readonly firstCalledAt: number | null
  readonly isLate: boolean
}

/** Who does something; a manager may take over what another one has claimed. */
type By = { readonly id: string; readonly isManager: boolean }
type ByStaff<Type extends FollowUpAction, More = unknown> = {
  readonly type: Type
  readonly at: number
  readonly by: By
} & More
type OfPerson = { readonly at: number; readonly by: By }
type BySystem<Type, More = unknown> = { readonly type: Type; readonly at: number } & More

/** `at` is the time in milliseconds since 1970; this and every other time comes from outside. */
export type FollowUpMachineEvent =
  | ByStaff<'claim'>
  | ByStaff<'take'>
  | ByStaff<'release'>
  | ByStaff<'call'>
  /** `due`: when the next call is to be tried. */
  | ByStaff<'noAnswer', { readonly due: number }>
  | ByStaff<'schedule', { readonly due: number }>
  | ByStaff<'book', { readonly due: number | null }>
  | ByStaff<'visit'>
  | ByStaff<'missed'>
  | ByStaff<'lose', { readonly reason: string }>
  | ByStaff<'reopen', { readonly reason: string }>
  | ByStaff<'merge', { readonly into: string }>
  | ByStaff<'unmerge', { readonly reason: string }>
  /** One step of several leads: `until` is when the receiver's claim lapses, null for one who is on duty. */
  | ({ readonly type: 'give'; readonly to: string; readonly until: number | null } & OfPerson)
  | ({ readonly type: 'close'; readonly reason: string } & OfPerson)
  /** Takes a step of several leads back; `before` is where the lead was. */
  | ({ readonly type: 'undo'; readonly before: FollowUp } & OfPerson)
  | BySystem<'claimLapsed'>
  /** The clinic's rules give it to a person on duty, for as long as they are. */
  | BySystem<'assigned', { readonly to: string }>
  /** Its person is not on duty any more. */
  | BySystem<'handedOver'>
  | BySystem<'callbackDue'>
  | BySystem<'becameLate'>
  /** Its sender took the enquiry back. */
  | BySystem<'withdrawn'>
  /** The CRM decides, and has answered where the lead is. */
  | BySystem<'followedCrm', { readonly stage: CrmStage }>
  /** The clinic's command line says where the lead is. */
  | BySystem<'marked', { readonly stage: EnquiryStage }>
  /** A step of the lead's appointment. */
  | BySystem<'followedAppointment', { readonly news: AppointmentNews }>

export type FollowUpContext = Omit<FollowUp, 'state'> & { readonly limits: FollowUpLimits }

/** A lead as it arrives. */
export const NEW_FOLLOW_UP: FollowUp = {
  state: 'queued',
  ownerId: null,
  attempts: 0,
  dueAt: null,
  reason: null,
  mergedInto: null,
  claimedUntil: null,
  firstCalledAt: null,
  isLate: false,
}

type OfStaff = { readonly by: By }
type OfReceiver = { readonly to: string; readonly until: number | null }
type OfUndo = { readonly before: FollowUp }
type OfCrm = { readonly stage: CrmStage | EnquiryStage }
type OfAppointment = { readonly news: AppointmentNews }

/** Notes a reason of the desk's own. */
const giveReason = (reason: OwnReason) => ({ type: 'giveReason', params: { reason } }) as const

const followUp = setup({
  types: {} as {
    context: FollowUpContext
    events: FollowUpMachineEvent
    input: { readonly limits: FollowUpLimits }
  },
  guards: {
    isOwner: ({ context }, { by }: OfStaff) => by.id === context.ownerId,
    isManagerOfOthers: ({ context }, { by }: OfStaff) => by.isManager && by.id !== context.ownerId,
    isLastAttempt: ({ context }, { by }: OfStaff) =>
      by.id === context.ownerId && context.attempts + 1 >= context.limits.attempts,
    mayGive: ({ context: { ownerId } }, { by, to }: OfStaff & OfReceiver) =>
      to !== ownerId && (by.isManager || (ownerId === null && to === by.id)),
    mayClose: ({ context: { ownerId } }, { by }: OfStaff) =>
      by.isManager || ownerId === null || ownerId === by.id,
    wasQueued: (_, { before }: OfUndo) => before.state === 'queued',
    wasClaimed: (_, { before }: OfUndo) => before.state === 'claimed',
    wasCalling: (_, { before }: OfUndo) => before.state === 'calling',
    wasUnanswered: (_, { before }: OfUndo) => before.state === 'noAnswer',
    wasScheduled: (_, { before }: OfUndo) => before.state === 'callbackScheduled',
    isUncalled: ({ context }) => context.firstCalledAt === null && !context.isLate,
    isBooked: (_, { stage }: OfCrm) => stage === 'booked',
    isCalling: (_, { stage }: OfCrm) => stage === 'calling',
    isVisited: (_, { stage }: OfCrm) => stage === 'visited',
    isOver: ({ context, event }) => context.dueAt === null || context.dueAt <= event.at,
    hasPlace: (_, { news }: OfAppointment) => news.stage === 'booked',
    hasCome: (_, { news }: OfAppointment) => news.stage === 'visited',
    needsCall: (_, { news }: OfAppointment) => news.stage === 'toCall',
  },
  actions: {
    own: assign(({ context }, { by, at }: OfStaff & { readonly at: number }) => ({
      ownerId: by.id,
      claimedUntil: at + context.limits.claimMs,
    })),
    handTo: assign((_, { to, until }: OfReceiver) => ({ ownerId: to, claimedUntil: until })),
    restore: assign((_, { before: { state: _state, ...context } }: OfUndo) => context),
    giveTo: assign((_, { to }: { readonly to: string }) => ({ ownerId: to })),
    disown: assign({ ownerId: null, claimedUntil: null }),
    endClaim: assign({ claimedUntil: null }),
    noteCall: assign(({ context, event }) => ({ firstCalledAt: context.firstCalledAt ?? event.at })),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    setDue: assign((_, { due }: { readonly due: number | null }) => ({ dueAt: due })),
    notDue: assign({ dueAt: null }),
    keepReason: assign((_, { reason }: { readonly reason: string }) => ({ reason })),
    dropReason: assign({ reason: null }),
    giveReason: assign((_, { reason }: { reason: OwnReason }) => ({ reason })),
    setAppointment: assign((_, { news }: OfAppointment) => ({
      dueAt: news.stage === 'booked' ? news.due : null,
    })),
    noteNews: assign(({ event }, { news }: OfAppointment) => ({
      dueAt: event.at,
      reason: news.stage === 'toCall' ? news.reason : null,
    })),
    dueNow: assign(({ event }) => ({ dueAt: event.at })),
    markLate: assign({ isLate: true }),
    mergeInto: assign((_, { into }: { readonly into: string }) => ({ mergedInto: into })),
    standAlone: assign({ mergedInto: null, reason: null }),
    notCalled: assign({ firstCalledAt: null }),
    beginAnew: assign({ attempts: 0, mergedInto: null }),
  },
})

/** Where a step of several leads led to: it can be taken back. */
const undoable = followUp.createStateConfig({
  on: {
    undo: [
      { guard: withEvent('wasQueued'), target: '#leadFollowUp.queued', actions: withEvent('restore') },
      {
        guard: withEvent('wasClaimed'),
        target: '#leadFollowUp.owned.claimed',
        actions: withEvent('restore'),
      },
      {
        guard: withEvent('wasCalling'),
        target: '#leadFollowUp.owned.calling',
        actions: withEvent('restore'),
      },
      {
        guard: withEvent('wasUnanswered'),
        target: '#leadFollowUp.owned.noAnswer',
        actions: withEvent('restore'),
      },
      {
        guard: withEvent('wasScheduled'),
        target: '#leadFollowUp.owned.callbackScheduled',
        actions: withEvent('restore'),
      },
    ],
  },
})

/** What becomes of a lead between enquiry and visit (server/desk/followUp persists each step with its event). */
export const leadFollowUpMachine = followUp.createMachine({
  id: 'leadFollowUp',
  description: 'A lead is called until it is booked, has visited, or is lost for a reason.',
  context: ({ input: { limits } }) => {
    const { state: _queued, ...context } = NEW_FOLLOW_UP
    return { ...context, limits }
  },
  initial: 'queued',
  on: {
    followedCrm: [
      {
        guard: withEvent('isCalling'),
        target: '.owned.calling',
        actions: ['disown', 'notDue', 'standAlone', 'noteCall'],
      },
      {
        guard: withEvent('isBooked'),
        target: '.booked',
        actions: ['disown', 'notDue', 'standAlone', 'noteCall'],
      },
      {
        guard: withEvent('isVisited'),
        target: '.visited',
        actions: ['disown', 'notDue', 'standAlone', 'noteCall'],
      },
      { target: '.lost', actions: ['disown', 'notDue', 'standAlone', giveReason('crm')] },
    ],
    marked: [
      {
        guard: withEvent('isCalling'),
        target: '.owned.calling',
        actions: ['disown', 'notDue', 'standAlone', 'noteCall'],
      },
      {
        guard: withEvent('isBooked'),
        target: '.booked',
        actions: ['disown', 'notDue', 'standAlone', 'noteCall'],
      },
      { target: '.queued', actions: ['disown', 'notDue', 'standAlone', 'notCalled'] },
    ],
    followedAppointment: [
      {
        guard: withEvent('hasPlace'),
        target: '.booked',
        actions: ['endClaim', 'standAlone', withEvent('setAppointment')],
      },
      { guard: withEvent('hasCome'), target: '.visited', actions: ['disown', 'notDue', 'standAlone'] },
      {
        guard: withEvent('needsCall'),
        target: '.queued',
        actions: ['disown', 'standAlone', withEvent('noteNews')],
      },
      { target: '.lost', actions: ['disown', 'notDue', 'standAlone', giveReason('cancelled')] },
    ],
  },
  states: {
    queued: {
      description: 'The lead waits for somebody who calls; a callback that is due stands at the top.',
      on: {
        claim: { target: 'owned.claimed', actions: [withEvent('own'), 'dropReason'] },
        assigned: { target: 'owned.claimed', actions: [withEvent('giveTo'), 'dropReason'] },
        give: {
          guard: withEvent('mayGive'),
          target: 'owned.claimed',
          actions: [withEvent('handTo'), 'dropReason'],
        },
        close: { guard: withEvent('mayClose'), target: 'lost', actions: ['notDue', withEvent('keepReason')] },
        merge: { target: 'merged', actions: ['notDue', withEvent('mergeInto')] },
        becameLate: { guard: 'isUncalled', actions: 'markLate' },
        withdrawn: { target: 'lost', actions: ['notDue', giveReason('withdrawn')] },
      },
    },
    owned: {
      description: 'One person has the lead.',
      initial: 'claimed',
      on: {
        call: {
          guard: withEvent('isOwner'),
          target: '.calling',
          actions: [withEvent('own'), 'noteCall', 'notDue'],
        },
        noAnswer: [
          {
            guard: withEvent('isLastAttempt'),
            target: 'lost',
            actions: ['noteCall', 'countAttempt', 'disown', 'notDue', giveReason('unreachable')],
          },
          {
            guard: withEvent('isOwner'),
            target: '.noAnswer',
            actions: ['noteCall', 'countAttempt', 'endClaim', withEvent('setDue')],
          },
        ],
        schedule: {
          guard: withEvent('isOwner'),
          target: '.callbackScheduled',
          actions: ['endClaim', withEvent('setDue')],
        },
        book: {
          guard: withEvent('isOwner'),
          target: 'booked',
          actions: ['noteCall', 'endClaim', withEvent('setDue')],
        },
        lose: {
          guard: withEvent('isOwner'),
          target: 'lost',
          actions: ['disown', 'notDue', withEvent('keepReason')],
        },
        merge: {
          guard: withEvent('isOwner'),
          target: 'merged',
          actions: ['disown', 'notDue', withEvent('mergeInto')],
        },
        give: { guard: withEvent('mayGive'), target: '.claimed', actions: withEvent('handTo') },
        close: {
          guard: withEvent('mayClose'),
          target: 'lost',
          actions: ['disown', 'notDue', withEvent('keepReason')],
        },
        take: { guard: withEvent('isManagerOfOthers'), target: '.claimed', actions: withEvent('own') },
        withdrawn: { target: 'lost', actions: ['disown', 'notDue', giveReason('withdrawn')] },
      },
      states: {
        claimed: {
          description: 'Somebody is about to call; a claim that is silent too long lapses.',
          on: {
            ...undoable.on,
            release: { guard: withEvent('isOwner'), target: '#leadFollowUp.queued', actions: 'disown' },
            claimLapsed: { target: '#leadFollowUp.queued', actions: 'disown' },
            handedOver: { target: '#leadFollowUp.queued', actions: 'disown' },
            becameLate: { guard: 'isUncalled', actions: 'markLate' },
          },
        },
        calling: {
          description: 'The lead is being called; a call that is silent too long lapses as a claim does.',
          on: {
            release: { guard: withEvent('isOwner'), target: '#leadFollowUp.queued', actions: 'disown' },
            claimLapsed: { target: '#leadFollowUp.queued', actions: 'disown' },
            handedOver: { target: '#leadFollowUp.queued', actions: 'disown' },
          },
        },
        noAnswer: {
          description: 'Nobody answered; the next call has its time.',
          on: { callbackDue: { target: '#leadFollowUp.queued', actions: 'disown' } },
        },
        callbackScheduled: {
          description: 'A time for a call is agreed.',
          on: { callbackDue: { target: '#leadFollowUp.queued', actions: 'disown' } },
        },
      },
    },
    booked: {
      description: 'An appointment is made; anybody at the desk says what became of it.',
      on: {
        visit: { target: 'visited', actions: ['disown', 'notDue'] },
        missed: { guard: 'isOver', target: 'queued', actions: ['disown', 'dueNow', giveReason('noShow')] },
        book: { actions: withEvent('setDue') },
        schedule: {
          target: 'owned.callbackScheduled',
          actions: [withEvent('own'), 'endClaim', withEvent('setDue')],
        },
        lose: { target: 'lost', actions: ['disown', 'notDue', withEvent('keepReason')] },
        withdrawn: { target: 'lost', actions: ['disown', 'notDue', giveReason('withdrawn')] },
      },
    },
    visited: {
      description: 'The patient was there.',
      on: { reopen: { target: 'queued', actions: ['beginAnew', withEvent('keepReason')] } },
    },
    lost: {
      description: 'The lead was given up; its reason is kept, and it can be opened again.',
      on: {
        ...undoable.on,
        reopen: { target: 'queued', actions: ['beginAnew', withEvent('keepReason')] },
      },
    },
    merged: {
      description: 'Another lead of the same person stands for it; that can be undone.',
      on: { unmerge: { target: 'queued', actions: ['beginAnew', withEvent('keepReason')] } },
    },
  },
})

const OWNED = ['claimed', 'calling', 'noAnswer', 'callbackScheduled'] as const
type Owned = (typeof OWNED)[number]
const isOwned = (state: FollowUpState): state is Owned => OWNED.some((owned) => owned === state)

/** Machine snapshot for a stored row. */
export const followUpStanding = ({ state, ...context }: FollowUp, limits: FollowUpLimits) => ({
  value: isOwned(state) ? { owned: state } : state,
  context: { ...context, limits },
})

/**
 * The row after an event: one pure machine step.
 * @returns undefined for an event that does not fit, or that this person may not perform
 */
export function nextFollowUp(
  row: FollowUp,
  event: FollowUpMachineEvent,
  limits: FollowUpLimits,
): FollowUp | undefined {
  const stood = leadFollowUpMachine.resolveState(followUpStanding(row, limits))
  if (!stood.can(event)) return undefined
  const [{ value, context }] = transition(leadFollowUpMachine, stood, event)
  const { limits: _limits, ...next } = context
  return { state: typeof value === 'string' ? value : value.owned, ...next }
}

/** A sample event of each kind, to test what the machine accepts. */
const sampleOf = (type: FollowUpAction, by: By, at: number): FollowUpMachineEvent =>
  // A row of the union for each type: what a type does not have is not read.
  ({ type, at, by, due: 0, reason: '', into: '' }) as FollowUpMachineEvent

/** Actions the machine accepts for a lead. A viewer has none. @param now milliseconds since 1970 */
export function possibleActions(
  row: Pick<FollowUpRow, 'state' | 'attempts' | 'isLate' | 'dueAt'> & {
    readonly owner: { readonly id: string } | null
  },
  staff: Pick<StaffMember, 'id' | 'role'>,
  now: number,
): readonly FollowUpAction[] {
  if (!isAtLeast(staff, 'agent')) return []
  const { state, attempts, isLate, owner, dueAt } = row
  const stood = leadFollowUpMachine.resolveState(
    followUpStanding(
      {
        ...{ ...NEW_FOLLOW_UP, state, attempts, isLate, ownerId: owner?.id ?? null },
        dueAt: dueAt === null ? null : Date.parse(dueAt),
      },
      { claimMs: 0, attempts: Number.POSITIVE_INFINITY },
    ),
  )
  const by = { id: staff.id, isManager: isAtLeast(staff, 'manager') }
  return FOLLOW_UP_ACTIONS.filter((type) => stood.can(sampleOf(type, by, now)))
}
