import 'server-only'
import {
  type AppointmentEvent,
  appointmentStanding,
  NEW_APPOINTMENT,
} from '@/machines/appointment/appointment.machine'
import type { AppointmentState } from '@/model/appointments/appointment'
import type { MobileNumber } from '@/model/lead/mobile'
import type { Database } from '@/server/database/database'
import { type ExecuteSql, prepared } from '@/server/database/postgres/sqlPool'
import { type LeadRow, writeLeadBatch } from '@/server/leads/intake/leadBatch'
import { standsFor } from '@/server/privacy/sealing/leadContent'
import { noteStep } from '@/server/traces/machineSteps'
import { newChain, stepOf } from './appointmentEvents'
import { isJustTaken, placeTransaction } from './holds'
import { nameKeys, newPatient, type Patient } from './patients'

/** What is to become of a held place. */
export interface Wish {
  readonly seatId: string
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

/** An appointment as its booker is told of it. */
export interface Booked {
  readonly id: string
  readonly state: AppointmentState
  readonly revision: number
}

export type BookingAnswer =
  | { readonly kind: 'booked'; readonly appointment: Booked; readonly isRepeated: boolean }
  /** The hold ran out, or the session does not take place. */
  | { readonly kind: 'expired' }
  /** The Idempotency-Key stands for a wish of a time without a database, by its lead's id. */
  | { readonly kind: 'wished'; readonly id: string }
  /** The Idempotency-Key stands for another body. */
  | { readonly kind: 'conflict' }

const LOCK = prepared(
  'booking_session',
  `select state from clinic_session where id = (select session_id from seat where id = $1::uuid) for update`,
)
/** In a snapshot of its own, once the session is locked. */
const READ = prepared(
  'booking_seat',
  `select s.session_id, s.doctor_id, s.token, s.starts_at, s.ends_at, s.held_until > now() as is_held, c.hospital,
    k.lead_id as known_id, k.body_hash, a.id, a.state, a.revision
  from (select 1) as one
  left join seat s on s.id = $1::uuid
  left join clinic_session c on c.id = s.session_id
  left join idempotency_key k on k.key = $2::text
  left join appointment a on a.id = coalesce(k.lead_id, s.appointment_id)`,
)

interface SeatRow {
  readonly session_id: string | null
  readonly doctor_id: number
  readonly token: number | null
  readonly starts_at: Date
  readonly ends_at: Date
  readonly is_held: boolean | null
  readonly hospital: string
  /** Of the Idempotency-Key. */
  readonly known_id: string | null
  readonly body_hash: string | null
  readonly id: string | null
  readonly state: AppointmentState
  readonly revision: number
}

/** The patient, once for a number and a name; the appointment, its first event, and the seat, which is a hold no more. */
const WRITE = prepared(
  'booking',
  `with x as materialized (
    select * from json_to_record($1::json) as x(id uuid, seat_id uuid, session_id text, doctor_id int, hospital text, token int,
      starts_at timestamptz, ends_at timestamptz, state text, last_hash text, end_signature text, fee int, source text,
      at timestamptz, type text, from_state text, data text, patient_id uuid, mobile text, country_code text, name_key text,
      content jsonb, mobiles text[], name_keys text[])
  ), known as materialized (
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
  )
  update seat set appointment_id = x.id, held_until = null, holder = null, address = null
  from x where seat.id = x.seat_id and seat.held_until > now() returning seat.id`,
)

const BEFORE = prepared(
  'booking_before',
  `select a.id, a.state, a.revision from idempotency_key k join appointment a on a.id = k.lead_id
  where k.key = $1::text and k.body_hash = $2::text`,
)

/** What this very request was answered before, so that its repetition needs nothing more. @throws the database's error */
export async function bookedBefore(
  executeSql: ExecuteSql,
  { idem_key, body_hash }: Pick<LeadRow, 'idem_key' | 'body_hash'>,
): Promise<Booked | undefined> {
  if (idem_key === null) return undefined
  return (await executeSql<Booked>(BEFORE, [idem_key, body_hash])).rows[0]
}

/** The hold went between two statements: nothing of the transaction stays. */
class HoldGone extends Error {}

function recordOf(wish: Wish, seat: SeatRow, at: number) {
  const { lead, number, patient, seatId, fee, source, isRequest } = wish
  const place = {
    sessionId: seat.session_id ?? '',
    token: seat.token,
    startsAt: seat.starts_at.getTime(),
    endsAt: seat.ends_at.getTime(),
  }
  const event: AppointmentEvent = { type: isRequest ? 'request' : 'confirm', at, place }
  const step = stepOf(newChain(lead.id), event)
  // A held place can always be confirmed or requested (appointment.test.ts).
  if (!step) throw new Error('the appointment cannot begin')
  const { id: patientId, ...columns } = newPatient(number, patient)
  const record = {
    id: lead.id,
    seat_id: seatId,
    session_id: seat.session_id,
    doctor_id: seat.doctor_id,
    hospital: seat.hospital,
    token: seat.token,
    starts_at: seat.starts_at,
    ends_at: seat.ends_at,
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
    mobiles: standsFor('mobile', number.mobile),
    name_keys: nameKeys(patient.name),
  }
  return { record, event, next: step.next }
}

async function book(executeSql: ExecuteSql, wish: Wish, at: number): Promise<BookingAnswer> {
  const { lead, seatId } = wish
  const [session] = (await executeSql<{ state: string }>(LOCK, [seatId])).rows
  const [seat] = (await executeSql<SeatRow>(READ, [seatId, lead.idem_key])).rows
  if (!seat) return { kind: 'expired' }
  const known = seat.id === null ? undefined : { id: seat.id, state: seat.state, revision: seat.revision }
  // What was answered before is answered again, whatever has become of the place since.
  if (seat.known_id !== null && seat.body_hash !== lead.body_hash) return { kind: 'conflict' }
  if (known) return { kind: 'booked', appointment: known, isRepeated: true }
  if (seat.known_id !== null) return { kind: 'wished', id: seat.known_id }
  if (session?.state !== 'open' || !seat.is_held) return { kind: 'expired' }
  const outcome = (await writeLeadBatch(executeSql, [lead])).get(lead.id)
  // Another request with this key came between the two statements.
  if (outcome?.kind !== 'stored') return { kind: 'conflict' }
  const { record, event, next } = recordOf(wish, seat, at)
  const { rows } = await executeSql<{ id: string }>(WRITE, [JSON.stringify(record)])
  if (!rows.length) throw new HoldGone()
  noteStep(() => ({
    machineId: 'appointment',
    of: lead.id,
    from: appointmentStanding(NEW_APPOINTMENT),
    event,
  }))
  const { state, revision } = next
  return { kind: 'booked', appointment: { id: lead.id, state, revision }, isRepeated: false }
}

/**
 * Makes an appointment of a held place, in one transaction: lead with its outbox row and consent, patient, appointment, event and
 * seat.
 * @param at epoch milliseconds
 * @throws the database's error, unless it says that somebody else was first
 */
export async function bookPlace(
  database: Pick<Database, 'transaction'>,
  wish: Wish,
  at = Date.now(),
): Promise<BookingAnswer> {
  try {
    return await placeTransaction(database, (executeSql) => book(executeSql, wish, at))
  } catch (error) {
    if (error instanceof HoldGone || isJustTaken(error)) return { kind: 'expired' }
    throw error
  }
}
