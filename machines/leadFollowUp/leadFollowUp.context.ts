import type { EnquiryStage } from '@/model/lead/enquiry'
import type { AppointmentNews, CrmStage, FollowUpAction, FollowUpState } from '@/model/desk/followUp'

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
export type By = { readonly id: string; readonly isManager: boolean }
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
