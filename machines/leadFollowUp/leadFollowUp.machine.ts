import { assign, setup } from 'xstate'
import { withEvent } from '@/machines/machineSetup'
import type { EnquiryStage } from '@/model/lead/enquiry'
import type { AppointmentNews, CrmStage, OwnReason } from '@/model/desk/followUp'
import {
  type By,
  type FollowUp,
  type FollowUpContext,
  type FollowUpLimits,
  type FollowUpMachineEvent,
  NEW_FOLLOW_UP,
} from './leadFollowUp.context'

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
