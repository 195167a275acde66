import 'server-only'
import type { Appointment } from '@/machines/appointment/appointment.machine'
import { messagesOfStep } from '@/model/appointments/messages'
import { readConfig } from '@/server/config/config'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { isRunning, runtime } from '@/server/runtime'
import type { StoredAppointment } from '../appointmentRow'

/* Messages are written in the transaction and statement of the step that they announce: neither without the other. */

/** Part of a statement whose `x` has id, revision and messages (plannedMessages). */
export const PLAN_MESSAGES = `insert into message (appointment_id, kind, revision, due_at)
    select x.id, m.kind, x.revision, m.due_at from x, json_to_recordset(x.messages) as m(kind text, due_at timestamptz)
    on conflict do nothing`

/** Also in commands, which run beside the server. */
const reminderLeads = () => (isRunning() ? runtime().config : readConfig(process.env)).messages.reminderLeads

/** The messages of a step, as PLAN_MESSAGES takes them. @param at milliseconds since 1970 */
export const plannedMessages = (type: string, { state, place }: Appointment, at: number) =>
  place
    ? messagesOfStep({ type, at, state, startsAt: place.startsAt }, reminderLeads()).map(
        ({ kind, dueAt }) => ({ kind, due_at: new Date(dueAt) }),
      )
    : []

const DELAYED = `insert into message as m (appointment_id, kind, revision, due_at)
  select a.id, 'delayed', a.revision, $2::timestamptz from appointment a
  where a.session_id = $1::text and a.state = 'confirmed' and a.ends_at > $2::timestamptz
  on conflict (appointment_id, kind, revision) do update set state = 'due', due_at = excluded.due_at, attempts = 0
  where m.state = 'obsolete'`

/**
 * Announces a session's delay to its expected patients, each at most once a revision; the text has the delay of the moment at
 * which it is sent.
 * @param at milliseconds since 1970
 * @throws the database's error
 */
export async function planDelayed(executeSql: ExecuteSql, sessionId: string, at: number): Promise<void> {
  await executeSql(DELAYED, [sessionId, new Date(at)])
}

/** How many tokens ahead a turn counts as near. */
const NEAR = 3

const TURN_NEAR = `insert into message (appointment_id, kind, revision, due_at)
  select a.id, 'turnNear', a.revision, $3::timestamptz from appointment a
  where a.session_id = $1::text and a.state = 'confirmed' and a.token > $2::int and a.token <= $2::int + ${NEAR}
  on conflict do nothing`

/**
 * Announces to the next patients in a session of tokens who are not at the clinic yet that their turn is near;
 * without messages in sessions with times.
 * @param row the patient called in
 * @throws the database's error
 */
export async function planTurnNear(
  executeSql: ExecuteSql,
  { session_id, token }: Pick<StoredAppointment, 'session_id' | 'token'>,
  at: number,
): Promise<void> {
  if (token !== null) await executeSql(TURN_NEAR, [session_id, token, new Date(at)])
}
