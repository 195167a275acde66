import 'server-only'
import { hospitalName } from '@/model/catalogue/hospital'
import type { DayAppointment, DayChoice, DaySession, SessionState } from '@/model/desk/deskDay'
import { isAtLeast, type StaffMember } from '@/model/desk/staff'
import { maskedMobile } from '@/model/lead/ownEnquiry'
import {
  APPOINTMENT_COLUMNS,
  appointmentOf,
  type StoredAppointment,
} from '@/server/appointments/appointmentRow'
import { dayActions } from '@/server/appointments/deskSteps'
import { isoAt } from '@/server/appointments/localTimes'
import { schedulesOf } from '@/server/appointments/doctorSchedules'
import { hospitalsBySlugs } from '@/server/catalogue/reads/hospitals'
import { arrayOf, type ExecuteSql, prepared } from '@/server/database/postgres/sqlPool'
import { branchValue, isWithin } from '@/server/desk/branches'
import { withoutNumbers } from '@/server/desk/followUp/deskRows'
import { contentOf, type LeadContent, storedLeads } from '@/server/privacy/sealing/leadContent'

/** Appointments that one page shows at most. */
const MOST_ROWS = 500

const SELECT = `select ${APPOINTMENT_COLUMNS}, c.zone, c.starts_at as session_starts, c.ends_at as session_ends,
    c.state as session_state, c.delay_minutes, c.hospital as session_hospital, s.name as changed_by
  from clinic_session c join appointment a on a.session_id = c.id
  left join appointment_event e on e.appointment_id = a.id and e.version = a.version
  left join staff_member s on s.id = e.staff_id
`
const ORDER = `order by c.hospital, c.starts_at, c.doctor_id, a.starts_at, a.id limit ${MOST_ROWS + 1}`
const ROWS = prepared(
  'desk_day',
  `${SELECT} where c.day = $1::date and ($2::text = '' or c.hospital = $2::text)
    and ${isWithin('$3::text[]', 'c.hospital')} ${ORDER}`,
)
const OF_SESSIONS = prepared(
  'desk_day_sessions',
  `${SELECT} where c.id = any($1::text[]) and ${isWithin('$2::text[]', 'c.hospital')} ${ORDER}`,
)
const OF_APPOINTMENT = prepared(
  'desk_day_appointment',
  `${SELECT} where c.id = (select session_id from appointment where id = $1::uuid)
    and ${isWithin('$2::text[]', 'c.hospital')} ${ORDER}`,
)
const PLACES = prepared(
  'desk_day_places',
  `select distinct c.hospital from clinic_session c where c.day = $1::date
    and ${isWithin('$2::text[]', 'c.hospital')} order by 1`,
)

interface Row extends StoredAppointment {
  readonly zone: string
  readonly session_starts: Date
  readonly session_ends: Date
  readonly session_state: SessionState
  readonly delay_minutes: number
  readonly session_hospital: string
  readonly changed_by: string | null
}

/** The appointments of a day, by place and session. */
interface DayList {
  readonly sessions: readonly DaySession[]
  /** The places that have sessions on the day. */
  readonly places: readonly { readonly slug: string; readonly name: string }[]
  /** Whether there are more than a page shows. */
  readonly hasMore: boolean
}

const clockOf = (moment: Date, zone: string): string => isoAt(moment.getTime(), zone).slice(11, 16)

function shownRow(
  row: Row,
  content: Pick<LeadContent, 'name' | 'mobile'> | undefined,
  mayChange: boolean,
  now: number,
): DayAppointment {
  const appointment = appointmentOf(row)
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    name: withoutNumbers(content?.name ?? ''),
    mobile: maskedMobile(content?.mobile ?? ''),
    token: row.token,
    time: clockOf(row.starts_at, row.zone),
    lateMinutes: row.late_minutes,
    isDisputed: row.is_disputed,
    actions: mayChange ? dayActions(appointment, now) : [],
    changedBy: row.changed_by,
  }
}

const shownRows = (rows: readonly Row[]) => rows.slice(0, MOST_ROWS)

/** The sessions of rows, which are in their order. @throws as dayList */
async function sessionsOf(
  executeSql: ExecuteSql,
  rows: readonly Row[],
  staff: StaffMember,
  now: number,
): Promise<readonly DaySession[]> {
  const slugs = [...new Set(rows.map(({ session_hospital }) => session_hospital))]
  const [leads, doctors, names] = await Promise.all([
    storedLeads(
      executeSql,
      rows.map(({ id }) => id),
    ),
    schedulesOf([...new Set(rows.map(({ doctor_id }) => doctor_id))]),
    placeNames(slugs),
  ])
  const contents = new Map(leads.map((lead) => [lead.id, contentOf(lead)]))
  const doctorNames = new Map(doctors.map(({ doctorId, name }) => [doctorId, name]))
  const mayChange = isAtLeast(staff, 'agent')
  const bySession = new Map<string, readonly Row[]>()
  for (const row of rows) bySession.set(row.session_id, [...(bySession.get(row.session_id) ?? []), row])
  return [...bySession.values()].flatMap((own): DaySession[] => {
    const [first] = own
    if (!first) return []
    return [
      {
        id: first.session_id,
        doctor: doctorNames.get(first.doctor_id) ?? '',
        hospital: first.session_hospital,
        where: names.get(first.session_hospital) ?? first.session_hospital,
        from: clockOf(first.session_starts, first.zone),
        to: clockOf(first.session_ends, first.zone),
        state: first.session_state,
        delayMinutes: first.delay_minutes,
        appointments: own.map((row) => shownRow(row, contents.get(row.id), mayChange, now)),
      },
    ]
  })
}

async function placeNames(slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const hospitals = await hospitalsBySlugs([...slugs])
  return new Map(hospitals.map((one) => [one.slug, hospitalName(one, 'en')]))
}

/** Some sessions, as dayList has them; one without appointments is left out. @throws as dayList */
export const daySessions = async (
  executeSql: ExecuteSql,
  ids: readonly string[],
  staff: StaffMember,
): Promise<readonly DaySession[]> => {
  const { rows } = await executeSql<Row>(OF_SESSIONS, [arrayOf(ids), branchValue(staff)])
  return sessionsOf(executeSql, shownRows(rows), staff, Date.now())
}

/** The session of an appointment, as dayList has it; empty where there is none. @throws as dayList */
export const sessionOfAppointment = async (
  executeSql: ExecuteSql,
  id: string,
  staff: StaffMember,
): Promise<readonly DaySession[]> => {
  const { rows } = await executeSql<Row>(OF_APPOINTMENT, [id, branchValue(staff)])
  return sessionsOf(executeSql, shownRows(rows), staff, Date.now())
}

/**
 * A day's appointments for a member of staff: numbers are masked, as in the list of leads.
 * @param now milliseconds since 1970
 * @throws the database's error; as contentOf
 */
export async function dayList(
  executeSql: ExecuteSql,
  { date, place }: DayChoice,
  staff: StaffMember,
  now = Date.now(),
): Promise<DayList> {
  const [found, ofDay] = await Promise.all([
    executeSql<Row>(ROWS, [date, place, branchValue(staff)]),
    executeSql<{ hospital: string }>(PLACES, [date, branchValue(staff)]),
  ])
  const slugs = ofDay.rows.map(({ hospital }) => hospital)
  const [sessions, names] = await Promise.all([
    sessionsOf(executeSql, shownRows(found.rows), staff, now),
    placeNames(slugs),
  ])
  return {
    sessions,
    places: slugs.map((slug) => ({ slug, name: names.get(slug) ?? slug })),
    hasMore: found.rows.length > MOST_ROWS,
  }
}
