import 'server-only'
import {
  type AppointmentEvent,
  appointmentStanding,
  NEW_APPOINTMENT,
} from '@/machines/appointment/appointment.machine'
import type { AppointmentPlace, AppointmentState } from '@/model/appointments/appointment'
import type { MobileNumber } from '@/model/lead/mobile'
import type { Database } from '@/server/database/database'
import { type ExecuteSql, prepared } from '@/server/database/postgres/sqlPool'
import { LEAD_INPUT_COLUMNS, leadInput, type LeadRow, STORE_LEADS } from '@/server/leads/intake/leadBatch'
import { errorCode } from '@/server/log'
import { blindIndexesOf } from '@/server/privacy/sealing/leadContent'
import { recordTransition } from '@/server/traces/machineSteps'
import { newChain, stepOf } from './appointmentEvents'
import { isJustTaken } from './holds'
import { PLAN_MESSAGES, plannedMessages } from './messages/planMessages'
import { nameKeys, newPatient, type Patient } from './patients'
import { inTurn } from './placeTurns'

/** A booking of a held place. */
export interface Wish {
  readonly seatId: string
  /** The place as the schedule has it now; undefined where it has none such any more. */
  readonly place: AppointmentPlace | undefined
  /** The clinic agrees with each booking before it is one. */
  readonly isRequest: boolean
  /** The lead that the booking is as well; its id is the appointment's. */
  readonly lead: LeadRow
  readonly number: MobileNumber
  readonly patient: Patient
  /** In rupees. */
  readonly fee: number
  readonly source: string
}

/** An appointment as sent to its booker. */
export interface Booked {
  readonly id: string
  readonly state: AppointmentState
  readonly revision: number
}

export type BookingAnswer =
  | { readonly kind: 'booked'; readonly appointment: Booked; readonly isRepeated: boolean }
  /** The hold ran out, or the session does not take place. */
  | { readonly kind: 'expired' }
  /** The Idempotency-Key belongs to a wish stored without a database, with its lead's id. */
  | { readonly kind: 'wished'; readonly id: string }
  /** The Idempotency-Key belongs to another body. */
  | { readonly kind: 'conflict' }

/**
 * One statement, and so one transaction: the seat, which is a hold no more; the lead; the patient, once for a number and a name; the
 * appointment and its first event. Nothing where the seat is not held, or not of the place that the event names, or where its session
 * does not take place. Where another request has the Idempotency-Key there is no lead, which an appointment refers to: 23503.
 */
const WRITE = prepared(
  'booking',
  `with asked as materialized (
    select * from json_to_record($2::json) as asked(id uuid, seat_id uuid, session_id text, token int,
      starts_at timestamptz, ends_at timestamptz, state text, last_hash text, end_signature text, fee int, source text,
      at timestamptz, type text, from_state text, data text, patient_id uuid, mobile text, country_code text, name_key text,
      content jsonb, mobiles text[], name_keys text[], revision int, messages json)
  ), session as materialized (
    -- Before the seat, as all who lock both; shared, so that bookings of one session do not wait for each other.
    select hospital from clinic_session where id = (select session_id from asked) and state = 'open' for share
  ), taken as (
    update seat set appointment_id = asked.id, held_until = null, holder = null, address = null from asked, session
    where seat.id = asked.seat_id and seat.held_until > now() and seat.session_id = asked.session_id
      and seat.token is not distinct from asked.token and seat.starts_at = asked.starts_at and seat.ends_at = asked.ends_at
    returning seat.doctor_id, session.hospital
  ), x as materialized (
    select asked.*, taken.doctor_id, taken.hospital from asked, taken
  ), input as materialized (
    select row.* from x, json_to_recordset($1::json) as row(${LEAD_INPUT_COLUMNS})
  ), ${STORE_LEADS}, known as materialized (
    select p.id from patient p, x where p.mobile = any(x.mobiles) and p.country_code = x.country_code
      and p.name_key = any(x.name_keys) limit 1
  ), added as (
    insert into patient (id, mobile, country_code, name_key, content)
    select patient_id, mobile, country_code, name_key, content from x where not exists (select from known)
  ), booked as (
    insert into appointment (id, session_id, doctor_id, hospital, token, starts_at, ends_at, state, version, revision, last_hash,
      end_signature, is_disputed, patient_id, fee, source, created_at, updated_at)
    select id, session_id, doctor_id, hospital, token, starts_at, ends_at, state, 1, 0, last_hash,
      end_signature, false, coalesce((select id from known), patient_id), fee, source, at, at from x
  ), logged as (
    insert into appointment_event (appointment_id, at, type, from_state, to_state, version, data, previous_hash, hash)
    select id, at, type, from_state, state, 1, data, '', last_hash from x
  ), planned as (
    ${PLAN_MESSAGES}
  )
  select from x`,
)

/** Why a booking was not written: the state of the hold, its session and the Idempotency-Key. */
const READ = prepared(
  'booking_seat',
  `select s.session_id, s.token, s.starts_at, s.ends_at, s.held_until > now() and c.state = 'open' as is_held,
    k.lead_id as known_id, k.body_hash, a.id, a.state, a.revision
  from (select 1) as one
  left join seat s on s.id = $1::uuid
  left join clinic_session c on c.id = s.session_id
  left join idempotency_key k on k.key = $2::text
  left join appointment a on a.id = coalesce(k.lead_id, s.appointment_id)`,
)

interface SeatRow {
  readonly session_id: string | null
  readonly token: number | null
  readonly starts_at: Date
  readonly ends_at: Date
  readonly is_held: boolean | null
  /** Of the Idempotency-Key. */
  readonly known_id: string | null
  readonly body_hash: string | null
  readonly id: string | null
  readonly state: AppointmentState
  readonly revision: number
}

const BEFORE = prepared(
  'booking_before',
  `select a.id, a.state, a.revision from idempotency_key k join appointment a on a.id = k.lead_id
  where k.key = $1::text and k.body_hash = $2::text`,
)

/** The earlier answer to this very request, for a repetition. @throws the database's error */
export async function bookedBefore(
  executeSql: ExecuteSql,
  { idem_key, body_hash }: Pick<LeadRow, 'idem_key' | 'body_hash'>,
): Promise<Booked | undefined> {
  if (idem_key === null) return undefined
  return (await executeSql<Booked>(BEFORE, [idem_key, body_hash])).rows[0]
}

function recordOf(
  { lead, number, patient, seatId, fee, source, isRequest }: Wish,
  place: AppointmentPlace,
  at: number,
) {
  const event: AppointmentEvent = { type: isRequest ? 'request' : 'confirm', at, place }
  const step = stepOf(newChain(lead.id), event)
  // A held place can always be confirmed or requested (appointment.test.ts).
  if (!step) throw new Error('the appointment cannot begin')
  const { id: patientId, ...columns } = newPatient(number, patient)
  const record = {
    id: lead.id,
    seat_id: seatId,
    session_id: place.sessionId,
    token: place.token,
    starts_at: new Date(place.startsAt),
    ends_at: new Date(place.endsAt),
    state: step.next.state,
    last_hash: step.event.hash,
    end_signature: step.endSignature,
    fee,
    source,
    at: new Date(at),
    type: event.type,
    from_state: step.event.from_state,
    data: step.event.data,
    patient_id: patientId,
    ...columns,
    mobiles: blindIndexesOf('mobile', number.mobile),
    name_keys: nameKeys(patient.name),
    revision: step.next.revision,
    messages: plannedMessages(event.type, step.next, at),
  }
  return { record, event, next: step.next }
}

/** SQLSTATE of a row that refers to none: an appointment without its lead. */
const NO_LEAD = '23503'

/** @returns the appointment; undefined where it could not be made of the hold */
async function writeBooking(
  executeSql: ExecuteSql,
  wish: Wish,
  place: AppointmentPlace,
  at: number,
): Promise<Booked | undefined> {
  const { lead } = wish
  const { record, event, next } = recordOf(wish, place, at)
  const values = [JSON.stringify([leadInput(lead)]), JSON.stringify(record)]
  try {
    const { rows } = await inTurn(() => executeSql(WRITE, values))
    if (!rows.length) return undefined
  } catch (error) {
    if (isJustTaken(error) || errorCode(error) === NO_LEAD) return undefined
    throw error
  }
  recordTransition(() => ({
    machineId: 'appointment',
    of: lead.id,
    from: appointmentStanding(NEW_APPOINTMENT),
    event,
  }))
  return { id: lead.id, state: next.state, revision: next.revision }
}

/** The reason why there is no booking; the place if it is held after all. */
async function readSeat(
  executeSql: ExecuteSql,
  { seatId, lead }: Wish,
): Promise<BookingAnswer | AppointmentPlace> {
  const [seat] = (await executeSql<SeatRow>(READ, [seatId, lead.idem_key])).rows
  if (!seat) return { kind: 'expired' }
  const known = seat.id === null ? undefined : { id: seat.id, state: seat.state, revision: seat.revision }
  // An earlier answer is repeated, whatever the place's state is now.
  if (seat.known_id !== null && seat.body_hash !== lead.body_hash) return { kind: 'conflict' }
  if (known) return { kind: 'booked', appointment: known, isRepeated: true }
  if (seat.known_id !== null) return { kind: 'wished', id: seat.known_id }
  if (seat.session_id === null || !seat.is_held) return { kind: 'expired' }
  return {
    sessionId: seat.session_id,
    token: seat.token,
    startsAt: seat.starts_at.getTime(),
    endsAt: seat.ends_at.getTime(),
  }
}

/** The schedule's place may differ from the held one; the read state may change once more. */
const TRIES = 2

/**
 * Books a held place, in one transaction: lead with its outbox row and consent, patient, appointment, event and seat.
 * @param at epoch milliseconds
 * @throws the database's error, except for a lost race
 */
export async function bookPlace(
  { executeSql }: Pick<Database, 'executeSql'>,
  wish: Wish,
  at = Date.now(),
): Promise<BookingAnswer> {
  let { place } = wish
  for (let tries = 0; tries < TRIES; tries++) {
    const appointment = place && (await writeBooking(executeSql, wish, place, at))
    if (appointment) return { kind: 'booked', appointment, isRepeated: false }
    const seat = await readSeat(executeSql, wish)
    if ('kind' in seat) return seat
    place = seat
  }
  return { kind: 'expired' }
}
