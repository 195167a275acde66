import 'server-only'
import { hospitalName } from '@/model/catalogue/hospital'
import type { DayAppointment, DayChoice, DaySession } from '@/model/desk/deskDay'
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
import { hospitalsBySlugs } from '@/server/catalogue/hospitals'
import { arrayOf, type ExecuteSql, prepared } from '@/server/database/postgres/sqlPool'
import { withoutNumbers } from '@/server/desk/followUp/deskRows'
import {
  contentOf,
  LEAD_COLUMNS,
  type LeadContent,
  type StoredColumns,
} from '@/server/privacy/sealing/leadContent'

/** Appointments that one page shows at most. */
const MOST_ROWS = 500

const ROWS = prepared(
  'desk_day',
  `select ${APPOINTMENT_COLUMNS}, c.zone, c.starts_at as session_starts, c.ends_at as session_ends,
    c.state = 'cancelled' as is_cancelled, c.hospital as session_hospital, s.name as changed_by
  from clinic_session c join appointment a on a.session_id = c.id
  left join appointment_event e on e.appointment_id = a.id and e.version = a.version
  left join staff_member s on s.id = e.staff_id
  where c.day = $1::date and ($2::text = '' or c.hospital = $2::text)
  order by c.hospital, c.starts_at, c.doctor_id, a.starts_at, a.id limit ${MOST_ROWS + 1}`,
)
const LEADS = prepared('desk_day_leads', `select ${LEAD_COLUMNS} from lead where lead.id = any($1::uuid[])`)
const PLACES = prepared(
  'desk_day_places',
  'select distinct c.hospital from clinic_session c where c.day = $1::date order by 1',
)

interface Row extends StoredAppointment {
  readonly zone: string
  readonly session_starts: Date
  readonly session_ends: Date
  readonly is_cancelled: boolean
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

/**
 * Who has an appointment on a day, as a member of staff sees it: numbers are masked, as in the list of leads.
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
    executeSql<Row>(ROWS, [date, place]),
    executeSql<{ hospital: string }>(PLACES, [date]),
  ])
  const rows = found.rows.slice(0, MOST_ROWS)
  const slugs = ofDay.rows.map(({ hospital }) => hospital)
  const [leads, doctors, hospitals] = await Promise.all([
    executeSql<StoredColumns>(LEADS, [arrayOf(rows.map(({ id }) => id))]),
    schedulesOf([...new Set(rows.map(({ doctor_id }) => doctor_id))]),
    hospitalsBySlugs(slugs),
  ])
  const contents = new Map(leads.rows.map((lead) => [lead.id, contentOf(lead)]))
  const doctorNames = new Map(doctors.map(({ doctorId, name }) => [doctorId, name]))
  const placeNames = new Map(hospitals.map((one) => [one.slug, hospitalName(one, 'en')]))
  const nameOf = (slug: string) => placeNames.get(slug) ?? slug
  const sessionOf = (row: Row) => ({
    id: row.session_id,
    doctor: doctorNames.get(row.doctor_id) ?? '',
    hospital: row.session_hospital,
    where: nameOf(row.session_hospital),
    from: clockOf(row.session_starts, row.zone),
    to: clockOf(row.session_ends, row.zone),
    isCancelled: row.is_cancelled,
  })
  const mayChange = isAtLeast(staff, 'agent')
  const shownOf = (row: Row) => shownRow(row, contents.get(row.id), mayChange, now)
  const ids = [...new Set(rows.map(({ session_id }) => session_id))]
  const sessions = ids.flatMap((id): DaySession[] => {
    const own = rows.filter(({ session_id }) => session_id === id)
    const [first] = own
    return first ? [{ ...sessionOf(first), appointments: own.map(shownOf) }] : []
  })
  return {
    sessions,
    places: slugs.map((slug) => ({ slug, name: nameOf(slug) })),
    hasMore: found.rows.length > MOST_ROWS,
  }
}
