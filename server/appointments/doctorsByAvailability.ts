import 'server-only'
import { clinicTimeZone } from '@/content/brand'
import type { Availability } from '@/model/appointments/availability'
import { WEEKDAYS } from '@/model/appointments/schedule'
import { NEXT_PLACES_DAYS } from '@/model/calls/appointmentCalls'
import type { Doctor } from '@/model/catalogue/doctor'
import { addDays } from '@/model/catalogue/timeZone'
import { type ListQuery, SOONEST } from '@/model/page/listQuery'
import {
  countDoctors,
  type DoctorChoice,
  doctorConditions,
  doctorPage,
  doctorsBySlugs,
  doctorsFrom,
} from '@/server/catalogue/reads/doctors'
import { PAGE_ROWS, type RowPage } from '@/server/catalogue/reads/rowQuery'
import { tableOf } from '@/server/catalogue/tableOf'
import { runtime } from '@/server/runtime'
import { schedulesOf } from './doctorSchedules'
import { freePlaces } from './freePlaces'
import { dayAt, isoAt, weekdayOf } from './localTimes'
import type { Place, Session } from './sessions'

/** Doctors whose places are worked out for one list, those with the earliest sessions: so many pages of 12 it has at most. */
export const MOST_DOCTORS = 240
const WEEK = 7
const EVENING = '17:00'

const SATURDAY = 5

/** The days on which places are looked for. @param now milliseconds since 1970 */
function daysOf(when: Availability | undefined, now: number): readonly string[] {
  const today = dayAt(now, clinicTimeZone())
  const count = when === 'today' ? 1 : when === undefined ? NEXT_PLACES_DAYS : WEEK
  const days = Array.from({ length: count }, (_, index) => addDays(today, index))
  return when === 'weekend' ? days.filter((day) => weekdayOf(day) >= SATURDAY) : days
}

/**
 * The doctors who fit and have a session on a day, those with the earliest first: read from the index of sessions as far as the
 * limit goes, or from that of doctors where few fit. Exceptions may add a session.
 */
function onDay(choice: DoctorChoice) {
  const { values, where } = doctorConditions(choice)
  const $ = (index: number) => `$${values.length + index}`
  const doctor = (slug: string) =>
    `cross join lateral (select id from ${tableOf('doctors')} where key = ${slug} ${where.replace(/^where/, 'and')}) d`
  return {
    values,
    text: `(select d.id from ${tableOf('schedules')} s ${doctor('s.doctor')}
        where s.weekday = ${$(2)} and coalesce(s.valid_from, ${$(1)}) <= ${$(1)} and coalesce(s.valid_to, ${$(1)}) >= ${$(1)}
          and (s.ends > ${$(3)} or s.ends <= s.starts) order by s.starts limit ${$(4)}::int)
      union all (select d.id from ${tableOf('scheduleExceptions')} e ${doctor('e.doctor')}
        where e.date = ${$(1)} and e.row->>'kind' <> 'leave' order by e.doctor limit ${$(4)}::int)`,
  }
}

/** The ids of doctors with sessions on these days, one day after the other until there are enough. @throws the database's error */
async function candidates(
  choice: DoctorChoice,
  days: readonly string[],
  when: Availability | undefined,
  now: number,
): Promise<readonly number[]> {
  const { text, values } = onDay(choice)
  const local = isoAt(now, clinicTimeZone())
  const found = new Set<number>()
  for (const day of days) {
    const over = [when === 'evening' ? EVENING : '', day === local.slice(0, 10) ? local.slice(11, 16) : '']
    const asked = [day, WEEKDAYS[weekdayOf(day)], over.sort().at(-1), MOST_DOCTORS]
    const { rows } = await runtime().database.executeSql<{ id: number }>(text, [...values, ...asked])
    for (const { id } of rows) if (found.size < MOST_DOCTORS) found.add(id)
    if (found.size >= MOST_DOCTORS) break
  }
  return [...found]
}

/** Whether a place is at the time that is asked for. */
function fits(when: Availability | undefined, { zone }: Session, { startsAt }: Place): boolean {
  if (when === 'evening') return isoAt(startsAt, zone).slice(11, 16) >= EVENING
  return when !== 'weekend' || weekdayOf(dayAt(startsAt, zone)) >= SATURDAY
}

/**
 * The doctors who fit and have a free place, those with the earliest one first; at most MOST_DOCTORS are looked at.
 * @param when undefined for the next two weeks
 * @returns their slugs
 * @throws the database's error
 */
export async function availableDoctors(
  choice: DoctorChoice,
  when: Availability | undefined,
  now = Date.now(),
): Promise<readonly string[]> {
  const { executeSql } = runtime().database
  const days = daysOf(when, now)
  const [first = '', last = first] = [days[0], days.at(-1)]
  if (first === '') return []
  // In one order whatever the minute: the schedules of these doctors are kept under their ids.
  const ids = (await candidates(choice, days, when, now)).toSorted((one, other) => one - other)
  const doctors = await schedulesOf(ids)
  const count = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1
  const free = await freePlaces(executeSql, doctors, { from: first, days: count }, now)
  return doctors
    .flatMap(({ doctorId, doctor }) => {
      const earliest = (free.get(doctorId) ?? [])
        .filter(({ session }) => choice.offersVideo !== true || session.video)
        .flatMap(({ session, free: places }) => places.find((place) => fits(when, session, place)) ?? [])
      const at = Math.min(...earliest.map(({ startsAt }) => startsAt))
      return earliest.length > 0 ? [{ doctor, at }] : []
    })
    .sort((one, other) => one.at - other.at || (one.doctor < other.doctor ? -1 : 1))
    .map(({ doctor }) => doctor)
}

const offsetOf = (page: number): number => (page - 1) * PAGE_ROWS

/** All who fit: those with a free place first, then the rest in the usual order. */
async function soonestFirst(choice: DoctorChoice, page: number) {
  const [slugs, total] = await Promise.all([availableDoctors(choice, undefined), countDoctors(choice)])
  const offset = offsetOf(page)
  const first = slugs.slice(offset, offset + PAGE_ROWS)
  const missing = PAGE_ROWS - first.length
  const rest = missing
    ? await doctorsFrom({ ...choice, otherThan: slugs }, missing, Math.max(0, offset - slugs.length))
    : []
  return { rows: [...(await doctorsBySlugs(first)), ...rest], total }
}

/**
 * A page of the doctors who fit, in the order that the visitor chose: by a column, or by the next free place.
 * @param when only those with a free place at this time
 * @throws the database's error
 */
export async function doctorsInOrder(
  choice: DoctorChoice,
  { sort, page }: Pick<ListQuery, 'sort' | 'page'>,
  when: Availability | undefined,
): Promise<RowPage<Doctor>> {
  if (when === undefined && sort !== SOONEST) return doctorPage(choice, { sort, page })
  if (when === undefined) {
    const { rows, total } = await soonestFirst(choice, page)
    return { rows, total, page, pages: Math.max(1, Math.ceil(total / PAGE_ROWS)) }
  }
  const slugs = await availableDoctors(choice, when)
  if (sort !== SOONEST) return doctorPage({ slugs }, { sort, page })
  const rows = await doctorsBySlugs(slugs.slice(offsetOf(page), offsetOf(page + 1)))
  return { rows, total: slugs.length, page, pages: Math.max(1, Math.ceil(slugs.length / PAGE_ROWS)) }
}
