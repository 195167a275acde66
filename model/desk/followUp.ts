import * as t from 'io-ts'
import { oneOf } from '@/model/oneOf'
import { orNull } from '@/model/orNull'

/** Where a lead is with the people who answer it (machines/leadFollowUp). */
export const FOLLOW_UP_STATES = [
  'queued',
  'claimed',
  'calling',
  'noAnswer',
  'callbackScheduled',
  'booked',
  'visited',
  'lost',
  'merged',
] as const
export type FollowUpState = (typeof FOLLOW_UP_STATES)[number]

export const FollowUpState = oneOf(FOLLOW_UP_STATES, 'FollowUpState')

/** States in which a lead can be due; a booked one is once its time is over, until the staff say whether the patient came. */
export const DUE_STATES: readonly FollowUpState[] = ['queued', 'noAnswer', 'callbackScheduled', 'booked']

/** Whether the desk asks if the patient came. @param now milliseconds since 1970 */
export const isAskedIfCame = ({ state, dueAt }: Pick<FollowUpRow, 'state' | 'dueAt'>, now: number): boolean =>
  state === 'booked' && dueAt !== null && Date.parse(dueAt) <= now

/** A moment as JSON has it: ISO 8601 with the zone. */
export const Moment = new t.Type<string, string, unknown>(
  'Moment',
  t.string.is,
  (value, context) =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value) &&
    !Number.isNaN(Date.parse(value))
      ? t.success(value)
      : t.failure(value, context),
  String,
)

export const LeadId = new t.Type<string, string, unknown>(
  'LeadId',
  t.string.is,
  (value, context) =>
    typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
      ? t.success(value.toLowerCase())
      : t.failure(value, context),
  String,
)

/** What the desk knows of a lead's follow-up, as the API tells it. */
export const FollowUpRow = t.readonly(
  t.type({
    leadId: t.string,
    state: FollowUpState,
    /** Counts the lead's events; a change names the version that it was decided by. */
    version: t.number,
    owner: orNull(t.readonly(t.type({ id: t.string, name: t.string }))),
    /** Unanswered calls. */
    attempts: t.number,
    /** The next call, or the appointment that was booked. */
    dueAt: orNull(t.string),
    /** A reason's id (DeskSettings): why it was lost, or why it was opened again. */
    reason: orNull(t.string),
    mergedInto: orNull(t.string),
    /** A claim that is silent until then lapses. */
    claimedUntil: orNull(t.string),
    firstCalledAt: orNull(t.string),
    /** Not called within the clinic's limit. */
    isLate: t.boolean,
  }),
  'FollowUpRow',
)
export type FollowUpRow = t.TypeOf<typeof FollowUpRow>

/** A reason's id. */
const Reason = t.string

const action = <Type extends string>(type: Type) => t.type({ type: t.literal(type) })

/** What a person of the clinic does with a lead. */
export const FollowUpEvent = t.readonly(
  t.union([
    t.strict({ type: t.literal('claim') }),
    t.strict({ type: t.literal('release') }),
    t.strict({ type: t.literal('call') }),
    t.strict({ type: t.literal('noAnswer') }),
    t.strict({ type: t.literal('visit') }),
    /** Who was booked did not come. */
    t.strict({ type: t.literal('missed') }),
    /** A manager takes over what another one has claimed. */
    t.strict({ type: t.literal('take') }),
    /** A callback at this time. */
    t.exact(t.intersection([action('schedule'), t.type({ at: Moment })])),
    /** With the appointment's time, where it is known. */
    t.exact(t.intersection([action('book'), t.partial({ at: Moment })])),
    t.strict({ type: t.literal('lose'), reason: Reason }),
    t.strict({ type: t.literal('reopen'), reason: Reason }),
    t.strict({ type: t.literal('unmerge'), reason: Reason }),
    /** The lead that stays. */
    t.strict({ type: t.literal('merge'), into: LeadId }),
  ]),
  'FollowUpEvent',
)
export type FollowUpEvent = t.TypeOf<typeof FollowUpEvent>
export type FollowUpAction = FollowUpEvent['type']

export const FOLLOW_UP_ACTIONS = [
  'claim',
  'take',
  'release',
  'call',
  'noAnswer',
  'schedule',
  'book',
  'visit',
  'missed',
  'lose',
  'reopen',
  'merge',
  'unmerge',
] as const satisfies readonly FollowUpAction[]

export const FollowUpActionName = oneOf(FOLLOW_UP_ACTIONS, 'FollowUpAction')

/** What a CRM's answer may say of a lead. */
export const CRM_STAGES = ['calling', 'booked', 'visited', 'lost'] as const
export type CrmStage = (typeof CRM_STAGES)[number]

/** Reasons that the desk gives itself; a clinic's lists have no such ids. */
export const OWN_REASONS = [
  'unreachable',
  'withdrawn',
  'crm',
  'noShow',
  'displaced',
  'expired',
  'cancelled',
] as const
export type OwnReason = (typeof OWN_REASONS)[number]

export const APPOINTMENT_STAGES = ['booked', 'visited', 'toCall', 'cancelled'] as const

/** What an appointment's state means for its lead; of `toCall` the staff have to call, for the reason. */
export type AppointmentNews =
  | { readonly stage: 'booked'; readonly due: number }
  | { readonly stage: 'toCall'; readonly reason: OwnReason }
  | { readonly stage: 'visited' | 'cancelled' }
