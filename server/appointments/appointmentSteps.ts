import 'server-only'
import {
  type AppointmentEvent,
  appointmentStanding,
  nextAppointment,
} from '@/machines/appointment/appointment.machine'
import { PLACED_STATES } from '@/model/appointments/appointment'
import type { StaffMember } from '@/model/desk/staff'
import type { Database } from '@/server/database/database'
import { type ExecuteSql, prepared } from '@/server/database/postgres/sqlPool'
import { lockDeliveries } from '@/server/delivery/outbox/deliveryRows'
import { followAppointments } from '@/server/desk/followUp/appointmentNews'
import { lockFollowUps } from '@/server/desk/followUp/changeFollowUp'
import { readSettings } from '@/server/desk/followUp/settingsStore'
import { remarkOnLead } from '@/server/leads/intake/leadChange'
import { recordedChange } from '@/server/privacy/audit/auditTrail'
import { runtime } from '@/server/runtime'
import { recordTransition } from '@/server/traces/machineSteps'
import { stepOf } from './appointmentEvents'
import { APPOINTMENT_COLUMNS, appointmentOf, type StoredAppointment } from './appointmentRow'
import { type Whereabouts, writeStep } from './appointmentWrite'
import type { Booked } from './booking'
import { isJustTaken, lockSessions, placeTransaction } from './holds'
import { isoAt } from './localTimes'
import { planTurnNear } from './messages/planMessages'

/* Steps of an appointment after its booking: the session's row is locked, then one pure step with its event. */

const SESSIONS = prepared(
  'appointment_sessions',
  `select session_id from appointment where id = $1::uuid
  union select session_id from seat where id = $2::uuid and held_until is not null`,
)
const READ = prepared(
  'appointment_row',
  `select ${APPOINTMENT_COLUMNS}, c.zone from appointment a join clinic_session c on c.id = a.session_id
  where a.id = $1::uuid for update of a`,
)
const TARGET = prepared(
  'appointment_target',
  `select s.session_id, s.doctor_id, s.token, s.starts_at, s.ends_at, c.zone, c.hospital
  from seat s join clinic_session c on c.id = s.session_id
  where s.id = $1::uuid and s.held_until > now() and c.state = 'open' for update of s`,
)
const FREE = prepared('appointment_free', 'delete from seat where appointment_id = $1::uuid')
/** The session that a move left: the event is of the new one. */
const LEFT_SESSION = 'update clinic_session set changed_xid = pg_current_xact_id() where id = $1::text'
/** The place taken by an earlier attempt of a move, whose answer was lost. */
const TAKEN = prepared(
  'appointment_taken',
  'select id from seat where id = $1::uuid and appointment_id = $2::uuid',
)
const SEAT = prepared(
  'appointment_seat',
  `update seat set appointment_id = $2::uuid, held_until = null, holder = null, address = null
  where id = $1::uuid and held_until > now() returning id`,
)

export interface LockedAppointment extends StoredAppointment {
  /** Of its session's place. */
  readonly zone: string
}

type Target = Pick<
  LockedAppointment,
  'session_id' | 'doctor_id' | 'token' | 'starts_at' | 'ends_at' | 'zone' | 'hospital'
>

/** Updates leads about their appointments: leads are locked last. */
async function updateLeads(executeSql: ExecuteSql, ids: readonly string[], at: number): Promise<void> {
  if (ids.length === 0) return
  const settings = await readSettings(executeSql)
  const rows = await lockFollowUps(executeSql, ids, settings)
  await followAppointments(executeSql, rows.values(), settings, at)
}

const whereIs = ({ hospital, doctor_id }: StoredAppointment): Whereabouts => ({
  hospital,
  doctorId: doctor_id,
})

/** One step of a locked row, with its event, messages and seat; its lead is left to the caller (updateLeads). */
export async function stepWithoutLead(
  executeSql: ExecuteSql,
  row: StoredAppointment,
  event: AppointmentEvent,
  where: Whereabouts = whereIs(row),
): Promise<Booked | undefined> {
  const before = appointmentOf(row)
  const step = stepOf({ id: row.id, version: row.version, hash: row.last_hash, row: before }, event)
  if (!step) return undefined
  await writeStep(executeSql, step, where)
  const { state, revision } = step.next
  if (event.type === 'begin') await planTurnNear(executeSql, row, event.at)
  if (PLACED_STATES.includes(row.state) && !HOLDS_SEAT.includes(state)) await executeSql(FREE, [row.id])
  recordTransition(() => ({ machineId: 'appointment', of: row.id, from: appointmentStanding(before), event }))
  return { id: row.id, state, revision }
}

/** One step of a locked row, with its event, messages, seat, and its lead's follow-up. */
export async function takeStep(
  executeSql: ExecuteSql,
  row: StoredAppointment,
  event: AppointmentEvent,
  where = whereIs(row),
): Promise<Booked | undefined> {
  const booked = await stepWithoutLead(executeSql, row, event, where)
  if (booked && (booked.state !== row.state || booked.revision !== row.revision))
    await updateLeads(executeSql, [row.id], event.at)
  return booked
}

/** Patients who came, or were expected, have used their place. */
const HOLDS_SEAT = [...PLACED_STATES, 'seen', 'noShow']

export type StepAnswer =
  | { readonly kind: 'changed'; readonly appointment: Booked }
  | { readonly kind: 'unknown' | 'notPossible' | 'expired' }

/** The booker's events; a move names the hold of the new place. */
export type OwnEvent =
  | { readonly type: 'move'; readonly seatId: string }
  | Extract<AppointmentEvent, { readonly type: 'cancel' | 'coming' | 'late' | 'dispute' }>

/** A place as a remark names it. */
export const whenOf = ({ starts_at, zone, token }: Pick<Target, 'starts_at' | 'zone' | 'token'>): string =>
  `${isoAt(starts_at.getTime(), zone)}${token === null ? '' : `, token ${token}`}`

/** The remark for the care team, shown at the lead. */
function remarkOf(
  row: LockedAppointment,
  event: AppointmentEvent,
  target: Target | undefined,
): string | undefined {
  if (event.type === 'dispute') return `The patient says to have been at the appointment of ${whenOf(row)}.`
  if (event.type === 'cancel') return `The patient has cancelled the appointment of ${whenOf(row)}.`
  if (target && event.type !== 'move')
    return `The patient has booked an appointment again: ${whenOf(target)}.`
  return target && `The patient has moved the appointment of ${whenOf(row)} to ${whenOf(target)}.`
}

/** Locks the sessions of an appointment and of a held place, then the appointment; one that was moved meanwhile cannot be changed. */
export async function lockAppointment(
  executeSql: ExecuteSql,
  id: string,
  seatId: string | null = null,
): Promise<LockedAppointment | 'unknown' | 'notPossible'> {
  const { rows } = await executeSql<{ session_id: string }>(SESSIONS, [id, seatId])
  const sessions = rows.map(({ session_id }) => session_id)
  await lockSessions(executeSql, sessions)
  const [row] = (await executeSql<LockedAppointment>(READ, [id])).rows
  if (!row) return 'unknown'
  return sessions.includes(row.session_id) ? row : 'notPossible'
}

/** The place was taken away between two statements: nothing of the transaction stays. */
export class PlaceGone extends Error {}

/** The held place of a seat; undefined where it is not held any more. */
export const targetOf = async (executeSql: ExecuteSql, seatId: string): Promise<Target | undefined> =>
  (await executeSql<Target>(TARGET, [seatId])).rows[0]

/**
 * What gives an appointment a held place: a move, or where it has none any more, another booking.
 * @param isRequest whether the clinic agrees with each booking
 */
export function placeEvent(
  row: StoredAppointment,
  { session_id, token, starts_at, ends_at }: Target,
  at: number,
  isRequest: () => boolean,
): AppointmentEvent | undefined {
  const place = {
    ...{ sessionId: session_id, token },
    ...{ startsAt: starts_at.getTime(), endsAt: ends_at.getTime() },
  }
  const fits = (event: AppointmentEvent) => nextAppointment(appointmentOf(row), event) !== undefined
  const move = { type: 'move', at, place } as const
  if (fits(move)) return move
  const again = { type: isRequest() ? 'request' : 'confirm', at, place } as const
  return fits(again) ? again : undefined
}

/** Gives the seat to a locked appointment, whose former one is free. @throws PlaceGone; the database's error */
export async function changeSeat(
  executeSql: ExecuteSql,
  { id, session_id }: StoredAppointment,
  seatId: string,
  target: Target,
): Promise<void> {
  await executeSql(FREE, [id])
  if (target.session_id !== session_id) await executeSql(LEFT_SESSION, [session_id])
  if (!(await executeSql<{ id: string }>(SEAT, [seatId, id])).rows.length) throw new PlaceGone()
}

const asksClinic = () => runtime().config.appointments === 'request'

const WITHDRAWN = 'select from lead where id = $1::uuid and withdrawn_at is not null'

async function changeIn(executeSql: ExecuteSql, id: string, own: OwnEvent, at: number): Promise<StepAnswer> {
  // The delivery is locked first, as erasure does.
  const tells = own.type === 'move' || own.type === 'cancel' || own.type === 'dispute'
  const [delivery] = tells ? await lockDeliveries([id], executeSql) : []
  const seatId = own.type === 'move' ? own.seatId : null
  const row = await lockAppointment(executeSql, id, seatId)
  if (typeof row === 'string') return { kind: row }
  const target = seatId === null ? undefined : await targetOf(executeSql, seatId)
  if (own.type === 'move' && !target) {
    const isTaken = (await executeSql(TAKEN, [seatId, id])).rows.length > 0
    return isTaken
      ? { kind: 'changed', appointment: { id, state: row.state, revision: row.revision } }
      : { kind: 'expired' }
  }
  if (target && target.doctor_id !== row.doctor_id) return { kind: 'notPossible' }
  if (target && (await executeSql(WITHDRAWN, [id])).rows.length > 0) return { kind: 'notPossible' }
  const event = own.type === 'move' ? target && placeEvent(row, target, at, asksClinic) : own
  const where = target && { hospital: target.hospital, doctorId: row.doctor_id }
  const appointment = event && (await takeStep(executeSql, row, event, where))
  if (!appointment) return { kind: 'notPossible' }
  if (seatId !== null && target) await changeSeat(executeSql, row, seatId, target)
  const line = remarkOf(row, event, target)
  if (delivery && line !== undefined) await remarkOnLead(executeSql, delivery, { line, at })
  return { kind: 'changed', appointment }
}

/**
 * Applies the booker's action to an appointment, in one transaction.
 * @param at epoch milliseconds
 * @throws the database's error, except for a lost race
 */
export async function changeOwn(
  database: Pick<Database, 'transaction'>,
  id: string,
  event: OwnEvent,
  at = Date.now(),
): Promise<StepAnswer> {
  try {
    return await placeTransaction(database, (executeSql) => changeIn(executeSql, id, event, at))
  } catch (error) {
    if (error instanceof PlaceGone || isJustTaken(error)) return { kind: 'expired' }
    throw error
  }
}

const CANCEL_SESSION = `update clinic_session set state = 'cancelled', reason = $2::text,
  changed_xid = pg_current_xact_id() where id = $1::text and state <> 'cancelled'
  returning id`
const OF_SESSION = `select ${APPOINTMENT_COLUMNS} from appointment a
  where a.session_id = $1::text and a.state in ('requested', 'confirmed') order by a.id for update`
const DROP_HOLDS = 'delete from seat where session_id = $1::text and held_until is not null'
const IDS_OF_SESSION = 'select id from appointment where session_id = $1::text'

/**
 * Cancels a session: its holds are deleted and its appointments displaced, and the places cannot be booked.
 * @param reason in a word, without naming a person
 * @param by the member of staff, whose audit entry is written with it
 * @returns the ids of the displaced appointments; undefined if there is no such session, or it is cancelled already
 * @throws the database's error
 */
export const cancelSession = (
  { transaction }: Pick<Database, 'transaction'>,
  sessionId: string,
  reason: string,
  at = Date.now(),
  by?: Pick<StaffMember, 'name'>,
): Promise<readonly string[] | undefined> =>
  recordedChange({ transaction }, async ({ executeSql, note }) => {
    const known = (await executeSql<{ id: string }>(IDS_OF_SESSION, [sessionId])).rows
    const deliveries = await lockDeliveries(
      known.map(({ id }) => id),
      executeSql,
    )
    await lockSessions(executeSql, [sessionId])
    const cancelled = await executeSql<{ id: string }>(CANCEL_SESSION, [sessionId, reason])
    if (!cancelled.rows.length) return undefined
    if (by) note({ actor: `staff ${by.name}`, action: 'session.cancelled', subject: sessionId, why: reason })
    await executeSql(DROP_HOLDS, [sessionId])
    const { rows } = await executeSql<StoredAppointment>(OF_SESSION, [sessionId])
    for (const row of rows) await stepWithoutLead(executeSql, row, { type: 'displace', at, reason })
    const displaced = rows.map(({ id }) => id)
    await updateLeads(executeSql, displaced, at)
    for (const delivery of deliveries)
      if (displaced.includes(delivery.leadId))
        await remarkOnLead(executeSql, delivery, { line: 'The session of the appointment is cancelled.', at })
    return displaced
  })
