/** Where an appointment is (machines/appointment). */
export const APPOINTMENT_STATES = [
  'held',
  'requested',
  'confirmed',
  'displaced',
  'arrived',
  'skipped',
  'inConsultation',
  'seen',
  'noShow',
  'expired',
  'cancelledByPatient',
  'cancelledByClinic',
] as const
export type AppointmentState = (typeof APPOINTMENT_STATES)[number]

/** States in which an appointment occupies its place. */
export const PLACED_STATES: readonly AppointmentState[] = [
  'requested',
  'confirmed',
  'arrived',
  'skipped',
  'inConsultation',
]

/** The patient is there, however late it gets. */
const AT_THE_CLINIC: readonly AppointmentState[] = ['arrived', 'skipped', 'inConsultation']

/** States in which something can still come of it. */
export const OPEN_STATES: readonly AppointmentState[] = [...PLACED_STATES, 'displaced']

/** Whether an appointment is still to come, or goes on. @param now milliseconds since 1970 */
export const isUpcoming = (
  state: AppointmentState,
  { endsAt }: Pick<AppointmentPlace, 'endsAt'>,
  now: number,
): boolean => AT_THE_CLINIC.includes(state) || (OPEN_STATES.includes(state) && endsAt > now)

/** Why a patient cancels; a text of one's own is none, as events are never erased alone. */
export const CANCEL_REASONS = ['better', 'otherDoctor', 'cannotCome', 'otherTime', 'other'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** Why the clinic declines or cancels, or a session does not take place; words of a list, as a patient's reasons are. */
export const CLINIC_REASONS = ['doctorAway', 'clinicClosed', 'full', 'patientAsked', 'other'] as const
export type ClinicReason = (typeof CLINIC_REASONS)[number]

/** Whom a patient's booker books for. */
export const RELATIONS = ['self', 'child', 'parent', 'spouse', 'relative', 'other'] as const
export type Relation = (typeof RELATIONS)[number]

/** A place in a session of a doctor: a token, or a time. Times in milliseconds since 1970. */
export interface AppointmentPlace {
  readonly sessionId: string
  /** Null where the session gives times. */
  readonly token: number | null
  readonly startsAt: number
  readonly endsAt: number
}

/** What the person who booked an appointment may do with it. */
export const OWN_ACTIONS = ['coming', 'move', 'cancel', 'late', 'dispute'] as const
export type OwnAction = (typeof OWN_ACTIONS)[number]
