import 'server-only'
import {
  type Appointment,
  type AppointmentEvent,
  nextAppointment,
} from '@/machines/appointment/appointment.machine'
import type { AppointmentState, ClinicReason } from '@/model/appointments/appointment'
import { DAY_ACTIONS, type DayAction } from '@/model/desk/deskDay'
import type { StaffMember } from '@/model/desk/staff'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { lockDeliveries } from '@/server/delivery/outbox/deliveryRows'
import { remarkOnLead } from '@/server/leads/intake/leadChange'
import { recordedChange } from '@/server/privacy/audit/auditTrail'
import { type LockedAppointment, lockAppointment, takeStep, whenOf } from './appointmentSteps'
import { placeTransaction } from './holds'

/* Steps of an appointment by the clinic or by time: a pure step each, with its event and the lead's remark. */

interface StaffStep {
  readonly action: DayAction
  readonly reason: ClinicReason
}

function eventOf({ action, reason }: StaffStep, id: string, at: number): AppointmentEvent {
  const by = { id }
  switch (action) {
    case 'accept':
    case 'arrive':
    case 'begin':
    case 'finish':
    case 'skip':
    case 'comeBack':
    case 'undo':
    case 'missed':
      return { type: action, at, by }
    case 'decline':
    case 'cancelByClinic':
      return { type: action, at, by, reason }
  }
}

/** The staff actions that the machine accepts for an appointment. @param at milliseconds since 1970 */
export const dayActions = (appointment: Appointment, at: number): readonly DayAction[] =>
  DAY_ACTIONS.filter((action) => nextAppointment(appointment, eventOf({ action, reason: 'other' }, '', at)))

/** Where an undone step leads back to, by where it had led. */
const UNDONE: Readonly<Partial<Record<AppointmentState, string>>> = {
  arrived: 'confirmed',
  inConsultation: 'arrived',
  seen: 'in consultation',
  noShow: 'confirmed',
}

/** The remark for the care team, shown at the lead; undefined for nothing new. */
export function remarkOf(row: LockedAppointment, { type }: AppointmentEvent): string | undefined {
  const appointment = `the appointment of ${whenOf(row)}`
  switch (type) {
    case 'accept':
      return `The clinic has accepted ${appointment}.`
    case 'decline':
      return `The clinic has declined ${appointment}.`
    case 'cancelByClinic':
      return `The clinic has cancelled ${appointment}.`
    case 'cancel':
      return `The enquiry was withdrawn, which cancels ${appointment}.`
    case 'arrive':
      return row.state === 'noShow'
        ? `The patient came to ${appointment} after all.`
        : `The patient has arrived: ${appointment}.`
    case 'finish':
      return `The patient was seen: ${appointment}.`
    case 'missed':
      return `The patient did not come to ${appointment}.`
    case 'undo':
      return `A step of ${appointment} was a mistake and is undone: it is ${UNDONE[row.state] ?? row.state} again.`
    case 'lapse':
      return `The time of ${appointment} has passed; nobody had settled it.`
    default:
      return undefined
  }
}

type StepOutcome = 'changed' | 'conflict' | 'unknown' | 'notPossible'

/** One step in a transaction: the delivery is locked first, as erasure does. */
async function stepIn(
  executeSql: ExecuteSql,
  id: string,
  event: AppointmentEvent,
  isWanted: (row: LockedAppointment) => boolean,
): Promise<StepOutcome> {
  const [delivery] = await lockDeliveries([id], executeSql)
  const row = await lockAppointment(executeSql, id)
  if (typeof row === 'string') return row
  if (!isWanted(row)) return 'conflict'
  if (!(await takeStep(executeSql, row, event))) return 'notPossible'
  const line = remarkOf(row, event)
  if (delivery && line !== undefined) await remarkOnLead(executeSql, delivery, { line, at: event.at })
  return 'changed'
}

const LAST =
  'select staff_id, type from appointment_event where appointment_id = $1::uuid and version = $2::int'

/** Whether a step that was made since `version` is this one: a form that was sent twice. */
async function isOwnStep(
  executeSql: ExecuteSql,
  { id, version, action }: StaffChange,
  staffId: string,
): Promise<boolean> {
  const values = [id, version + 1]
  const [last] = (await executeSql<{ staff_id: string | null; type: string }>(LAST, values)).rows
  return last?.staff_id === staffId && last.type === action
}

/** A staff action on an appointment, and the version it is based on. */
interface StaffChange extends StaffStep {
  readonly id: string
  readonly version: number
}

/**
 * Makes a step of an appointment by a member of staff: row, event, the lead's remark and the audit entry in one transaction.
 * @param at epoch milliseconds
 * @returns 'conflict' when another step was made since the version
 * @throws the database's error
 */
export async function changeByStaff(
  database: Database,
  change: StaffChange,
  { id: staffId, name }: Pick<StaffMember, 'id' | 'name'>,
  at = Date.now(),
): Promise<StepOutcome> {
  const { id, version, action } = change
  const outcome = await recordedChange(
    { transaction: (work) => placeTransaction(database, work) },
    async ({ executeSql, note }) => {
      const event = eventOf(change, staffId, at)
      const stepped = await stepIn(executeSql, id, event, (row) => row.version === version)
      if (stepped === 'changed')
        note({ actor: `staff ${name}`, action: 'appointment.changed', subject: id, why: action })
      return stepped
    },
  )
  return outcome === 'conflict' && (await isOwnStep(database.executeSql, change, staffId))
    ? 'changed'
    : outcome
}

const PAST = `select a.id, a.version, false as is_withdrawn from appointment a join clinic_session c on c.id = a.session_id
  where a.state in ('requested', 'displaced') and a.ends_at <= $1 and c.ends_at <= $1
  union all
  select a.id, a.version, true from lead join appointment a on a.id = lead.id
  where lead.withdrawn_at > $1::timestamptz - interval '7 days' and a.state in ('requested', 'confirmed', 'displaced') and a.ends_at > $1
  limit $2`
const BATCH = 200

interface Unsettled extends Pick<LockedAppointment, 'id' | 'version'> {
  readonly is_withdrawn: boolean
}

/**
 * Settles past appointments: unconfirmed and displaced ones lapse once the session is over, and a withdrawn enquiry
 * frees its place. Whether an expected patient came is left to the staff.
 * @param at epoch milliseconds
 * @returns how many were settled
 * @throws the database's error
 */
export async function settlePast(database: Database, at = Date.now()): Promise<number> {
  const { rows } = await database.executeSql<Unsettled>(PAST, [new Date(at), BATCH])
  let settled = 0
  for (const { id, version, is_withdrawn } of rows) {
    const event: AppointmentEvent = is_withdrawn
      ? { type: 'cancel', at, reason: null }
      : { type: 'lapse', at }
    const outcome = await placeTransaction(database, (executeSql) =>
      stepIn(executeSql, id, event, (row) => row.version === version),
    )
    if (outcome === 'changed') settled += 1
  }
  return settled
}
