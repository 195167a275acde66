import 'server-only'
import { addDays } from '@/model/catalogue/timeZone'
import { schedulesOf } from '@/server/appointments/doctorSchedules'
import { sessionsOfDay } from '@/server/appointments/sessions'
import { tableOf } from '@/server/catalogue/tableOf'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { ARRIVED, type FigurePeriod, IN_TIME } from './figureQueries'

/* Figures of the clinic's work: reasons, cities, waiting times, and the appointments of the period's days. */

/** Enquiries that were lost in the period, each with its last reason; without one, the step that closed it. */
const LOST = `select reason, count(*)::int as leads from (
    select distinct on (e.lead_id) coalesce(e.data::json ->> 'reason', e.type) as reason from lead_event e
    where ${IN_TIME} and e.to_state = 'lost' and e.from_state <> 'lost' order by e.lead_id, e.version desc
  ) l group by 1 order by 2 desc, 1`

const CITIES = `select f.city, count(*)::int as leads,
    (count(*) filter (where f.booked_at < $2::timestamptz))::int as booked,
    (count(*) filter (where f.visited_at < $2::timestamptz))::int as visited
  from lead_follow_up f where ${ARRIVED} group by 1 order by 2 desc, 1`

/** How many enquiries took how many tenths of an hour for a step; counted like this, nothing has to be sorted. */
const tenthsOf = (step: string, from: string, to: string): string =>
  `select '${step}' as step, floor(greatest(0, date_part('epoch', f.${to} - f.${from})) / 360)::int as tenths, count(*)::int as leads
  from lead_follow_up f where ${ARRIVED} and f.${to} < $2::timestamptz and f.${from} is not null group by 2`
const WAITS = `select * from (${[
  tenthsOf('call', 'arrived_at', 'first_called_at'),
  tenthsOf('booking', 'first_called_at', 'booked_at'),
  tenthsOf('visit', 'booked_at', 'visited_at'),
  tenthsOf('whole', 'arrived_at', 'visited_at'),
].join(' union all ')}) w order by step, tenths`

const KEPT = `a.state in ('requested', 'confirmed', 'arrived', 'skipped', 'inConsultation', 'seen', 'noShow')`
const CAME = `a.state in ('arrived', 'skipped', 'inConsultation', 'seen')`
const count = (condition: string): string => `(count(*) filter (where ${condition}))::int`

/**
 * Appointments of the period's days; one that was missed and then booked again counts on the missed day too, which only its
 * events know.
 */
const OF_DAYS = `(select c.day, a.id, a.doctor_id, a.state, a.source, a.starts_at, a.created_at
    from clinic_session c join appointment a on a.session_id = c.id where c.day between $1::date and $2::date
  union all
  select c.day, a.id, c.doctor_id, 'noShow', a.source, to_timestamp((m.place ->> 'startsAt')::float8 / 1000), a.created_at
    from appointment_event e join appointment a on a.id = e.appointment_id
    cross join lateral (select p.data::json -> 'place' as place from appointment_event p where p.appointment_id = e.appointment_id
      and p.version < e.version and p.type in ('confirm', 'request', 'move') order by p.version desc limit 1) m
    join clinic_session c on c.id = m.place ->> 'sessionId'
    where e.from_state = 'noShow' and e.type in ('confirm', 'request') and c.day between $1::date and $2::date) a`

const APPOINTMENTS = `select a.doctor_id as "doctorId", to_char(a.day, 'YYYY-MM-DD') as day,
    ${count(`${KEPT} and a.source <> 'walk-in'`)} as booked, ${count(`${KEPT} and a.source = 'walk-in'`)} as "walkIns",
    ${count(CAME)} as came, ${count(`a.state = 'noShow'`)} as missed, ${count(`not (${KEPT})`)} as cancelled
  from ${OF_DAYS} group by 1, 2`

const CANCELLED = `select id from clinic_session where day between $1::date and $2::date and state = 'cancelled'`

const DEPARTMENTS = `select d.id as "doctorId", dep.row ->> 'DepartmentName' as name from ${tableOf('doctors')} d
  join ${tableOf('departments')} dep on (dep.row ->> 'departmentid')::integer = d.department_id where d.id = any($1::integer[])`

/** Booked appointments of the period's days whose patient came or did not, by source and by days between booking and visit. */
const ABSENCES = `select coalesce(f.source, 'unknown') as source,
    greatest(0, floor(extract(epoch from a.starts_at - a.created_at) / 86400))::int as days,
    ${count(CAME)} as came, ${count(`a.state = 'noShow'`)} as missed
  from ${OF_DAYS} left join lead_follow_up f on f.lead_id = a.id
  where a.source <> 'walk-in' and (${CAME} or a.state = 'noShow') group by 1, 2`

/** A step from one milestone of an enquiry to a later one. */
export type WaitStep = 'call' | 'booking' | 'visit' | 'whole'
interface CountedWait {
  readonly step: WaitStep
  readonly tenths: number
  readonly leads: number
}
export interface WaitFigures {
  readonly step: WaitStep
  readonly leads: number
  /** Half took at most so many hours, nine tenths at most so many; null without any. */
  readonly hours: readonly [half: number, most: number] | null
}
export interface AppointmentCounts {
  readonly booked: number
  readonly walkIns: number
  readonly came: number
  readonly missed: number
  readonly cancelled: number
}
/** The sessions of a doctor on a day. */
export interface DoctorDay extends AppointmentCounts {
  readonly doctorId: number
  readonly day: string
  readonly sessions: number
  /** Places of its sessions by the schedule as it is now, those for walk-ins among them. */
  readonly places: number
}
export interface AbsenceFigures {
  readonly source: string
  readonly days: number
  readonly came: number
  readonly missed: number
}

export interface ClinicFigures {
  readonly lost: readonly { readonly reason: string; readonly leads: number }[]
  /** By the city's index (leadContent.ts). */
  readonly cities: readonly {
    readonly city: string
    readonly leads: number
    readonly booked: number
    readonly visited: number
  }[]
  readonly waits: readonly WaitFigures[]
  readonly days: readonly DoctorDay[]
  /** Name and department by DoctorId. */
  readonly doctors: ReadonlyMap<number, { readonly name: string; readonly department: string }>
  readonly absences: readonly AbsenceFigures[]
}

/** Local days, both counted. */
interface DayRange {
  readonly from: string
  readonly to: string
}

const NO_APPOINTMENTS: AppointmentCounts = { booked: 0, walkIns: 0, came: 0, missed: 0, cancelled: 0 }

/** The sessions of doctors with at least one appointment in the days, as their schedules have them. */
async function doctorDays(executeSql: ExecuteSql, { from, to }: DayRange) {
  type Counted = AppointmentCounts & Pick<DoctorDay, 'doctorId' | 'day'>
  const { rows } = await executeSql<Counted>(APPOINTMENTS, [from, to])
  const cancelled = new Set(
    (await executeSql<{ id: string }>(CANCELLED, [from, to])).rows.map(({ id }) => id),
  )
  const ids = [...new Set(rows.map(({ doctorId }) => doctorId))]
  const doctors = ids.length ? await schedulesOf(ids) : []
  const departments = await executeSql<{ doctorId: number; name: string }>(DEPARTMENTS, [ids])
  const departmentOf = new Map(departments.rows.map(({ doctorId, name }) => [doctorId, name]))
  const counts = new Map(rows.map((row) => [`${row.doctorId} ${row.day}`, row]))
  const days: DoctorDay[] = []
  for (const doctor of doctors)
    for (let day = from; day <= to; day = addDays(day, 1)) {
      const sessions = sessionsOfDay(doctor, day).filter(({ id }) => !cancelled.has(id))
      const counted = counts.get(`${doctor.doctorId} ${day}`) ?? NO_APPOINTMENTS
      if (sessions.length === 0 && counted === NO_APPOINTMENTS) continue
      const places = sessions.reduce((total, { capacity }) => total + capacity, 0)
      days.push({ ...counted, doctorId: doctor.doctorId, day, sessions: sessions.length, places })
    }
  return {
    days,
    doctors: new Map(
      doctors.map(({ doctorId, name }) => [doctorId, { name, department: departmentOf.get(doctorId) ?? '' }]),
    ),
  }
}

const WAIT_STEPS: readonly WaitStep[] = ['call', 'booking', 'visit', 'whole']

/** Within how many hours a part of all was done. @param waits by their length */
function hoursOf(waits: readonly CountedWait[], part: number): number {
  const wanted = part * waits.reduce((sum, { leads }) => sum + leads, 0)
  let reached = 0
  const found = waits.find(({ leads }) => (reached += leads) >= wanted)
  return ((found?.tenths ?? 0) + 1) / 10
}

/** How long the steps of a period's enquiries took. @throws the database's error */
export async function countWaits(
  executeSql: ExecuteSql,
  { start, end }: FigurePeriod,
): Promise<readonly WaitFigures[]> {
  const { rows } = await executeSql<CountedWait>(WAITS, [start, end])
  return WAIT_STEPS.map((step) => {
    const own = rows.filter((row) => row.step === step)
    const leads = own.reduce((sum, row) => sum + row.leads, 0)
    return { step, leads, hours: leads === 0 ? null : [hoursOf(own, 0.5), hoursOf(own, 0.9)] }
  })
}

/**
 * Counts a period's work.
 * @param range the local days of the period
 * @throws the database's error
 */
export async function countClinic(
  executeSql: ExecuteSql,
  { start, end }: FigurePeriod,
  range: DayRange,
): Promise<ClinicFigures> {
  const period = [start, end]
  const days = [range.from, range.to]
  const lost = await executeSql<ClinicFigures['lost'][number]>(LOST, period)
  const cities = await executeSql<ClinicFigures['cities'][number]>(CITIES, period)
  const waits = await countWaits(executeSql, { start, end })
  const absences = await executeSql<AbsenceFigures>(ABSENCES, days)
  return {
    ...{ lost: lost.rows, cities: cities.rows, waits, absences: absences.rows },
    ...(await doctorDays(executeSql, range)),
  }
}
