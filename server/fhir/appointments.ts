import 'server-only'
import type { AppointmentState } from '@/model/appointments/appointment'
import { addDays } from '@/model/catalogue/timeZone'
import { openPatient, openPatientMobile } from '@/server/appointments/patients'
import { dayAt, isoAt } from '@/server/appointments/localTimes'
import { placeIdOf, readSessionId } from '@/server/appointments/sessions'
import { tableOf } from '@/server/catalogue/tableOf'
import { isUuid } from '@/server/database/uuid'
import type { JsonObject } from '@/server/database/schema'
import { recordAll } from '@/server/privacy/audit/auditTrail'
import { runtime } from '@/server/runtime'
import { fhirCall, type Resource, searchBundle } from './fhirCall'
import { FhirError } from './fhirError'
import { cursorOf, type Span, understood } from './parameters'
import { slotIdOf } from './slots'

/** An appointment's status in FHIR. A displaced patient waits for another place; a token that is skipped is still there. */
const STATUS: Readonly<Record<AppointmentState, string>> = {
  held: 'proposed',
  requested: 'pending',
  confirmed: 'booked',
  displaced: 'waitlist',
  arrived: 'arrived',
  skipped: 'arrived',
  inConsultation: 'checked-in',
  seen: 'fulfilled',
  noShow: 'noshow',
  expired: 'cancelled',
  cancelledByPatient: 'cancelled',
  cancelledByClinic: 'cancelled',
}
const STATUSES = [...new Set(Object.values(STATUS))]

const statesOf = (statuses: readonly string[]): readonly string[] =>
  Object.entries(STATUS).flatMap(([state, status]) => (statuses.includes(status) ? [state] : []))

interface Row {
  readonly id: string
  readonly session_id: string
  readonly doctor_id: number
  readonly doctor: string | null
  readonly hospital_id: number | null
  readonly token: number | null
  readonly starts_at: Date
  readonly ends_at: Date
  readonly zone: string
  readonly state: AppointmentState
  readonly version: number
  readonly reason: string | null
  readonly created_at: Date
  readonly updated_at: Date
  readonly patient_id: string | null
  readonly content: JsonObject | null
  readonly country_code: string | null
}

const SELECT = `select a.id, a.session_id, a.doctor_id, d.name as doctor, h.id as hospital_id, a.token, a.starts_at, a.ends_at,
    s.zone, a.state, a.version, a.reason, a.created_at, a.updated_at, p.id as patient_id, p.content,
    p.country_code
  from appointment a join clinic_session s on s.id = a.session_id
    left join ${tableOf('doctors')} d on d.id = a.doctor_id
    left join ${tableOf('hospitals')} h on h.key = a.hospital
    left join patient p on p.id = a.patient_id and $1::boolean`
const BY_ID = `${SELECT} where a.id = $2::uuid and a.state <> 'held'`
/** Sessions of the span's days come from an index, and their appointments from another. */
const LIST = `${SELECT}
  where s.day between $2::date and $3::date and a.starts_at >= $4::timestamptz and a.starts_at < $5::timestamptz
    and a.state <> 'held' and ($6::text[] is null or a.state = any($6::text[]))
    and ($7::int is null or a.doctor_id = $7::int) and ($8::int is null or h.id = $8::int)
    and ($9::timestamptz is null or (a.starts_at, a.id) > ($9::timestamptz, $10::uuid))
  order by a.starts_at, a.id limit $11::int`

const HAS_NO_TIME: readonly string[] = ['waitlist', 'cancelled']
const MAY_HAVE_REASON: readonly string[] = ['cancelled', 'noshow']

/** The person, where the token allows to read it. @throws as openPatient */
function patientIn({ patient_id, content, country_code }: Row): Resource | undefined {
  if (patient_id === null || content === null) return undefined
  const { name, birthYear } = openPatient(patient_id, content)
  // A patient who came without an appointment may have none.
  const mobile = openPatientMobile(patient_id, content)
  return {
    resourceType: 'Patient',
    id: 'patient',
    name: [{ text: name }],
    ...(mobile !== '' && { telecom: [{ system: 'phone', value: `+${country_code ?? ''}${mobile}` }] }),
    ...(birthYear === null ? {} : { birthDate: String(birthYear) }),
  }
}

/** Where it is; nothing for one that has lost its place. */
function placeIn(row: Row, status: string) {
  if (status === 'waitlist') return {}
  const { zone, doctor_id, session_id, token, starts_at, ends_at } = row
  const day = readSessionId(session_id)?.day
  const slot = day && slotIdOf(doctor_id, day, placeIdOf(session_id, token, starts_at.getTime()))
  return {
    start: isoAt(starts_at.getTime(), zone),
    end: isoAt(ends_at.getTime(), zone),
    ...(slot !== undefined && !HAS_NO_TIME.includes(status) && { slot: [{ reference: `Slot/${slot}` }] }),
  }
}

function appointmentOf(row: Row): Resource {
  const status = STATUS[row.state]
  const patient = patientIn(row)
  const accepted = { status: 'accepted' }
  return {
    resourceType: 'Appointment',
    id: row.id,
    meta: { versionId: String(row.version), lastUpdated: row.updated_at.toISOString() },
    ...(patient && { contained: [patient] }),
    status,
    ...(row.reason !== null &&
      MAY_HAVE_REASON.includes(status) && { cancelationReason: { text: row.reason } }),
    ...(row.token === null ? {} : { description: `Token ${row.token}` }),
    ...placeIn(row, status),
    created: row.created_at.toISOString(),
    participant: [
      ...(patient ? [{ actor: { reference: '#patient' }, ...accepted }] : []),
      {
        actor: { reference: `Practitioner/${row.doctor_id}`, ...(row.doctor && { display: row.doctor }) },
        ...accepted,
      },
      ...(row.hospital_id === null
        ? []
        : [{ actor: { reference: `Location/${row.hospital_id}` }, ...accepted }]),
    ],
  }
}

/** Writes down who has read persons' data, before it is handed out. @throws the database's error */
async function noteRead(rows: readonly Row[], why: string, subject?: string): Promise<void> {
  const count = rows.filter(({ patient_id }) => patient_id !== null).length
  const note = { actor: 'fhir', action: 'appointments.read', count, subject, why, at: new Date() } as const
  if (count > 0) await recordAll(runtime().database.executeSql, [note])
}

/** GET /fhir/Appointment/:id */
export const readAppointment = fhirCall(async ({ id, parameters, seesPatients }) => {
  parameters.expect([])
  const { executeSql } = runtime().database
  const rows = isUuid(id) ? (await executeSql<Row>(BY_ID, [seesPatients, id])).rows : []
  const [row] = rows
  if (!row) throw new FhirError(404, 'not-found', 'There is no such resource')
  await noteRead(rows, 'read', id)
  return appointmentOf(row)
})

const DEFAULT_DAYS = 7
const isPlace = (read: unknown): read is [number, string] =>
  Array.isArray(read) && Number.isSafeInteger(read[0]) && Math.abs(Number(read[0])) < 1e14 && isUuid(read[1])

/** A span of days as sessions have them, one more on each side: zones differ, and a session may end on the next day. */
const daysOf = ({ from, to }: Span) => [addDays(dayAt(from, 'UTC'), -2), addDays(dayAt(to, 'UTC'), 1)]

/** GET /fhir/Appointment?date=&status=&actor=&_count= */
export const searchAppointments = fhirCall(async ({ parameters, seesPatients }) => {
  parameters.expect(['status', 'actor'], ['date'])
  const { count, query } = parameters
  const span = parameters.span('date', DEFAULT_DAYS, Date.now())
  const statuses = parameters.anyOf('status', STATUSES)
  const actor = parameters.reference('actor', ['Practitioner', 'Location'])
  const after = parameters.cursor(isPlace)
  const { rows } = await runtime().database.executeSql<Row>(LIST, [
    seesPatients,
    ...daysOf(span),
    new Date(span.from),
    new Date(span.to),
    statuses ? statesOf(statuses) : null,
    actor?.type === 'Practitioner' ? actor.id : null,
    actor?.type === 'Location' ? actor.id : null,
    after ? new Date(after[0]) : null,
    after ? after[1] : null,
    count + 1,
  ])
  const shown = rows.slice(0, count)
  const asked = understood(query, 'date', span)
  await noteRead(shown, `search ${asked.toString()}`)
  const last = rows.length > count ? shown.at(-1) : undefined
  const next = last && cursorOf([last.starts_at.getTime(), last.id])
  return searchBundle('Appointment', asked, shown.map(appointmentOf), next)
})
