import 'server-only'
import {
  type Appointment,
  type AppointmentEvent,
  nextAppointment,
} from '@/machines/appointment/appointment.machine'
import type { ClinicReason } from '@/model/appointments/appointment'
import { DAY_ACTIONS, type DayAction } from '@/model/desk/deskDay'
import type { StaffMember } from '@/model/desk/staff'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { lockDeliveries } from '@/server/delivery/outbox/outbox'
import { remarkOnLead } from '@/server/leads/intake/leadChange'
import { recordedChange } from '@/server/privacy/audit/auditTrail'
import { type LockedAppointment, lockAppointment, takeStep, whenOf } from './appointmentSteps'
import { placeTransaction } from './holds'

/* What the clinic does with an appointment, and what its time does: a pure step each, with its event and the lead's remark. */

interface StaffStep {
  readonly action: DayAction
  /** Of who declines or cancels. */
  readonly reason: ClinicReason
}

function eventOf({ action, reason }: StaffStep, id: string, at: number): AppointmentEvent {
  const by = { id }
  switch (action) {
    case 'accept':
    case 'arrive':
    case 'begin':
    case 'finish':
    case 'missed':
      return { type: action, at, by }
    case 'decline':
    case 'cancelByClinic':
      return { type: action, at, by, reason }
  }
}

/** What staff can do with an appointment: what the machine takes. @param at milliseconds since 1970 */
export const dayActions = (appointment: Appointment, at: number): readonly DayAction[] =>
  DAY_ACTIONS.filter((action) => nextAppointment(appointment, eventOf({ action, reason: 'other' }, '', at)))

/** What the care team has to know, where they read; undefined where that is nothing new. */
function remarkOf(row: LockedAppointment, { type }: AppointmentEvent): string | undefined {
  const appointment = `the appointment of ${whenOf(row)}`
  switch (type) {
    case 'accept':
      return `The clinic has accepted ${appointment}.`
    case 'decline':
      return `The clinic has declined ${appointment}.`
    case 'cancelByClinic':
      return `The clinic has cancelled ${appointment}.`
    case 'finish':
      return `The patient was seen: ${appointment}.`
    case 'missed':
      return `The patient did not come to ${appointment}.`
    case 'lapse':
      return `The time of ${appointment} has passed; nobody had settled it.`
    default:
      return row.state === 'noShow' ? `The patient came to ${appointment} after all.` : undefined
  }
}

type StepOutcome = 'changed' | 'conflict' | 'unknown' | 'notPossible'

/** One step in a transaction: the delivery is locked first, as by who erases the lead. */
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

/** What somebody does with an appointment, and by which of its versions that was decided. */
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

const PAST = `select a.id, a.state, a.version from appointment a join clinic_session c on c.id = a.session_id
  where a.state in ('requested', 'confirmed', 'displaced') and a.ends_at <= $1 and c.ends_at <= $1 order by a.ends_at limit $2`
const BATCH = 200

/**
 * Settles what is open although its session is over: who was expected has not come, and who had no place yet gets none. A step that
 * somebody made meanwhile stands.
 * @param at epoch milliseconds
 * @returns how many were settled
 * @throws the database's error
 */
export async function settlePast(database: Database, at = Date.now()): Promise<number> {
  const { rows } = await database.executeSql<Pick<LockedAppointment, 'id' | 'state' | 'version'>>(PAST, [
    new Date(at),
    BATCH,
  ])
  let settled = 0
  for (const { id, state, version } of rows) {
    const event: AppointmentEvent = state === 'confirmed' ? { type: 'missed', at } : { type: 'lapse', at }
    const outcome = await placeTransaction(database, (executeSql) =>
      stepIn(executeSql, id, event, (row) => row.version === version),
    )
    if (outcome === 'changed') settled += 1
  }
  return settled
}
