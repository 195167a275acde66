import 'server-only'
import { expectedTurn } from '@/model/appointments/queueEstimate'
import { type ExecuteSql, prepared } from '@/server/database/postgres/sqlPool'

/** How many patients go in before one, and when the turn is expected. Times in milliseconds since 1970. */
export interface PatientTurn {
  readonly before: number
  readonly from: number
  readonly to: number
  /** When it was worked out. */
  readonly at: number
}

/** Before that the booked time is the better estimate: places before it are still free, and others may take them. */
const SHOWN_BEFORE_MS = 60 * 60_000

/** Visits that are counted: the doctor's last ones, whatever the session. */
const VISITS = 5

/** Waiting and expected patients in order of token or time; a skipped one goes in when back. */
const READ = prepared(
  'patient_turn',
  `select c.starts_at, c.delay_minutes, case when a.token is null then a.starts_at end as booked_for, (extract(epoch from a.ends_at - a.starts_at) * 1000)::float8 as visit_ms,
    (select count(*)::int from appointment b where b.session_id = a.session_id and b.id <> a.id
      and (b.state = 'inConsultation' or b.state in ('confirmed', 'arrived')
        and (coalesce(b.token, 0), b.starts_at, b.id) < (coalesce(a.token, 0), a.starts_at, a.id))) as before,
    array(select (extract(epoch from e.at - begun.at) * 1000)::float8 from appointment d
      join appointment_event e on e.appointment_id = d.id and e.type = 'finish'
      join appointment_event begun on begun.appointment_id = d.id and begun.type = 'begin' and begun.version = e.version - 1
      where d.doctor_id = a.doctor_id and d.state = 'seen' and d.starts_at > now() - interval '30 days'
      order by e.at desc limit ${VISITS}) as visits
  from appointment a join clinic_session c on c.id = a.session_id
  where a.id = $1::uuid and a.state in ('confirmed', 'arrived') and c.state <> 'cancelled'`,
)

interface Row {
  readonly starts_at: Date
  /** Null for a token: its patient may be called before its time. */
  readonly booked_for: Date | null
  readonly delay_minutes: number
  readonly visit_ms: number
  readonly before: number
  readonly visits: readonly number[]
}

/**
 * A patient's turn as it is expected now.
 * @returns undefined for one who neither waits nor is expected, and until an hour before the session
 * @throws the database's error
 */
export async function patientTurn(
  executeSql: ExecuteSql,
  id: string,
  now = Date.now(),
): Promise<PatientTurn | undefined> {
  const [row] = (await executeSql<Row>(READ, [id])).rows
  if (!row) return undefined
  const { starts_at, booked_for, delay_minutes: delayMinutes, visit_ms: visitMs, before, visits } = row
  const startsAt = starts_at.getTime()
  if (now < startsAt - SHOWN_BEFORE_MS) return undefined
  const [from, to] = expectedTurn({
    now,
    startsAt,
    bookedFor: booked_for?.getTime(),
    delayMinutes,
    before,
    visits,
    visitMs,
  })
  return { before, from, to, at: now }
}
