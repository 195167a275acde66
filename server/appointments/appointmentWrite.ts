import 'server-only'
import { type ExecuteSql, prepared } from '@/server/database/postgres/sqlPool'
import type { Step } from './appointmentEvents'
import { PLAN_MESSAGES, plannedMessages } from './messages/planMessages'

/* How a step of an appointment is stored: row, event and messages in one statement. */

/** Where an appointment is, beside what its machine decides. */
export interface Whereabouts {
  readonly hospital: string
  readonly doctorId: number
  /** In rupees; left out where it stays. */
  readonly fee?: number
}

const WRITE = prepared(
  'appointment_step',
  `with x as materialized (
    select * from json_to_record($1::json) as x(id uuid, version int, session_id text, hospital text, doctor_id int, fee int, token int,
      starts_at timestamptz, ends_at timestamptz, state text, revision int, last_hash text, end_signature text, reason text,
      coming_at timestamptz, late_minutes int, is_disputed bool, at timestamptz, staff_id uuid, type text, from_state text,
      data text, previous_hash text, messages json)
  ), logged as (
    insert into appointment_event (appointment_id, at, staff_id, type, from_state, to_state, version, data, previous_hash, hash)
    select id, at, staff_id, type, from_state, state, version, data, previous_hash, last_hash from x
  ), planned as (
    ${PLAN_MESSAGES}
  )
  update appointment as a set session_id = x.session_id, hospital = x.hospital, doctor_id = x.doctor_id,
    fee = coalesce(x.fee, a.fee), token = x.token, starts_at = x.starts_at,
    ends_at = x.ends_at, state = x.state, version = x.version, revision = x.revision, last_hash = x.last_hash,
    end_signature = x.end_signature, reason = x.reason, coming_at = x.coming_at, late_minutes = x.late_minutes,
    is_disputed = x.is_disputed, updated_at = x.at
  from x where a.id = x.id`,
)

const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms))

/** Stores a step of a locked row. @throws the database's error */
export async function writeStep(
  executeSql: ExecuteSql,
  { next, event, endSignature }: Step,
  { hospital, doctorId, fee }: Whereabouts,
): Promise<void> {
  const { place } = next
  const record = {
    id: event.appointment_id,
    version: event.version,
    session_id: place?.sessionId,
    hospital,
    doctor_id: doctorId,
    fee: fee ?? null,
    token: place?.token ?? null,
    starts_at: dateOf(place?.startsAt ?? null),
    ends_at: dateOf(place?.endsAt ?? null),
    state: next.state,
    revision: next.revision,
    last_hash: event.hash,
    end_signature: endSignature,
    reason: next.reason,
    coming_at: dateOf(next.comingAt),
    late_minutes: next.lateMinutes,
    is_disputed: next.isDisputed,
    at: event.at,
    staff_id: event.staff_id,
    type: event.type,
    from_state: event.from_state,
    data: event.data,
    previous_hash: event.previous_hash,
    messages: plannedMessages(event.type, next, new Date(event.at).getTime()),
  }
  await executeSql(WRITE, [JSON.stringify(record)])
}
