import type { TestModel } from '@/devtools/proof/testModel'
import {
  type FollowUp,
  type FollowUpContext,
  type FollowUpLimits,
  type FollowUpMachineEvent,
  NEW_FOLLOW_UP,
} from './leadFollowUp.context'

const at = Date.UTC(2026, 10, 23, 6, 30)
const HOUR = 60 * 60 * 1000
const meera = { id: 'meera', isManager: false }
const ravi = { id: 'ravi', isManager: true }

/** Where a lead was before a manager gave or closed it. */
const before = (state: FollowUp['state'], own: Partial<FollowUp> = {}): FollowUp => ({
  ...NEW_FOLLOW_UP,
  ...own,
  state,
})
const CALLED = { ownerId: meera.id, firstCalledAt: at }

export const leadFollowUpTestModel: TestModel<
  FollowUpMachineEvent,
  FollowUpContext,
  { limits: FollowUpLimits }
> = {
  input: { limits: { claimMs: HOUR / 4, attempts: 2 } },
  events: [
    { label: 'an agent claims the lead', event: { type: 'claim', at, by: meera } },
    { label: 'a manager claims or takes over', event: { type: 'take', at, by: ravi } },
    { label: 'the agent gives it back', event: { type: 'release', at, by: meera } },
    { label: 'the agent calls', event: { type: 'call', at, by: meera } },
    { label: 'somebody else calls', event: { type: 'call', at, by: ravi } },
    { label: 'nobody answers the agent', event: { type: 'noAnswer', at, by: meera, due: at + 2 * HOUR } },
    { label: 'a callback is agreed', event: { type: 'schedule', at, by: meera, due: at + 3 * HOUR } },
    { label: 'an appointment is made', event: { type: 'book', at, by: meera, due: at + 24 * HOUR } },
    { label: 'the patient is there', event: { type: 'visit', at, by: ravi } },
    { label: 'the patient did not come', event: { type: 'missed', at: at + 25 * HOUR, by: ravi } },
    { label: 'the time of the appointment has not come', event: { type: 'missed', at, by: ravi } },
    { label: 'the agent gives it up', event: { type: 'lose', at, by: meera, reason: 'tooFar' } },
    { label: 'it is opened again', event: { type: 'reopen', at, by: ravi, reason: 'calledBack' } },
    { label: 'the agent merges it into another', event: { type: 'merge', at, by: meera, into: 'other' } },
    { label: 'the merge is undone', event: { type: 'unmerge', at, by: ravi, reason: 'otherPerson' } },
    {
      label: 'a manager gives it to the agent',
      event: { type: 'give', at, by: ravi, to: meera.id, until: null },
    },
    {
      label: 'an agent gives it to a colleague',
      event: { type: 'give', at, by: meera, to: 'asha', until: null },
    },
    { label: 'the agent closes it with others', event: { type: 'close', at, by: meera, reason: 'tooFar' } },
    {
      label: 'it is put back into the queue',
      event: { type: 'undo', at, by: ravi, before: before('queued') },
    },
    {
      label: 'it is claimed again by the agent',
      event: { type: 'undo', at, by: ravi, before: before('claimed', { ownerId: meera.id }) },
    },
    {
      label: 'the agent calls as before',
      event: { type: 'undo', at, by: ravi, before: before('calling', CALLED) },
    },
    {
      label: 'it has its next call again',
      event: {
        type: 'undo',
        at,
        by: ravi,
        before: before('noAnswer', { ...CALLED, attempts: 1, dueAt: at }),
      },
    },
    {
      label: 'it has its callback again',
      event: { type: 'undo', at, by: ravi, before: before('callbackScheduled', { ...CALLED, dueAt: at }) },
    },
    { label: 'the claim is silent too long', event: { type: 'claimLapsed', at } },
    { label: 'the rules give it to an agent', event: { type: 'assigned', at, to: 'meera' } },
    { label: 'the agent is not on duty any more', event: { type: 'handedOver', at } },
    { label: 'the next call is due', event: { type: 'callbackDue', at } },
    { label: 'the limit for a first call passes', event: { type: 'becameLate', at } },
    { label: 'its sender takes it back', event: { type: 'withdrawn', at } },
    { label: 'the CRM calls', event: { type: 'followedCrm', at, stage: 'calling' } },
    { label: 'the CRM has booked', event: { type: 'followedCrm', at, stage: 'booked' } },
    { label: 'the CRM says they came', event: { type: 'followedCrm', at, stage: 'visited' } },
    { label: 'the CRM gave it up', event: { type: 'followedCrm', at, stage: 'lost' } },
    { label: 'the command line marks it as calling', event: { type: 'marked', at, stage: 'calling' } },
    { label: 'the command line marks it as booked', event: { type: 'marked', at, stage: 'booked' } },
    { label: 'the command line marks it as received', event: { type: 'marked', at, stage: 'received' } },
    {
      label: 'the patient has a place',
      event: { type: 'followedAppointment', at, news: { stage: 'booked', due: at + 24 * HOUR } },
    },
    {
      label: 'the patient has arrived',
      event: { type: 'followedAppointment', at, news: { stage: 'visited' } },
    },
    {
      label: 'the patient missed the appointment',
      event: { type: 'followedAppointment', at, news: { stage: 'toCall', reason: 'noShow' } },
    },
    {
      label: 'the appointment is cancelled',
      event: { type: 'followedAppointment', at, news: { stage: 'cancelled' } },
    },
  ],
  stateKey: ({ ownerId, attempts, firstCalledAt, isLate, reason }) => ({
    ownerId,
    attempts: Math.min(attempts, 2),
    isCalled: firstCalledAt !== null,
    isLate,
    reason,
  }),
}
