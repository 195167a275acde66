import 'server-only'
import { WEEKDAYS } from '@/model/appointments/schedule'
import { hospitalName } from '@/model/catalogue/hospital'
import type { DayChoice, WalkInSession } from '@/model/desk/deskDay'
import type { StaffMember } from '@/model/desk/staff'
import { isOwnBranch } from '@/server/desk/branches'
import { schedulesOf } from '@/server/appointments/doctorSchedules'
import { isoAt, weekdayOf } from '@/server/appointments/localTimes'
import { sessionsOfDay } from '@/server/appointments/sessions'
import { hospitalsBySlugs } from '@/server/catalogue/reads/hospitals'
import { tableOf } from '@/server/catalogue/tableOf'
import { arrayOf, type ExecuteSql } from '@/server/database/postgres/sqlPool'

/** Doctors whose sessions one form offers at most. */
const MOST_DOCTORS = 200

const DOCTORS = `select distinct d.id from ${tableOf('doctors')} d where d.key in (
    select s.doctor from ${tableOf('schedules')} s where s.row ->> 'weekday' = $1::text and ($2::text = '' or s.hospital = $2::text)
    union select e.doctor from ${tableOf('scheduleExceptions')} e where e.row ->> 'date' = $3::text)
  order by d.id limit ${MOST_DOCTORS}`
const SHUT = `select id from clinic_session where id = any($1::text[]) and state <> 'open'`

/** The sessions of a day, of a person's branches, that take a walk-in, earliest first. @param at epoch milliseconds @throws the database's error */
export async function walkInSessions(
  executeSql: ExecuteSql,
  { date, place }: DayChoice,
  staff: Pick<StaffMember, 'branches'>,
  at = Date.now(),
): Promise<readonly WalkInSession[]> {
  const { rows } = await executeSql<{ id: number }>(DOCTORS, [WEEKDAYS[weekdayOf(date)], place, date])
  const doctors = await schedulesOf(rows.map(({ id }) => id))
  const sessions = doctors.flatMap((doctor) =>
    sessionsOfDay(doctor, date)
      .filter(
        ({ endsAt, hospital }) =>
          endsAt > at && (place === '' || hospital === place) && isOwnBranch(staff, hospital),
      )
      .map((session) => ({ session, name: doctor.name })),
  )
  const shut = await executeSql<{ id: string }>(SHUT, [arrayOf(sessions.map(({ session }) => session.id))])
  const isShut = new Set(shut.rows.map(({ id }) => id))
  const slugs = [...new Set(sessions.map(({ session }) => session.hospital))]
  const hospitals = await hospitalsBySlugs(slugs)
  const names = new Map(hospitals.map((one) => [one.slug, hospitalName(one, 'en')]))
  const clock = (moment: number, zone: string) => isoAt(moment, zone).slice(11, 16)
  return sessions
    .filter(({ session }) => !isShut.has(session.id))
    .toSorted((one, other) => one.session.startsAt - other.session.startsAt)
    .map(({ session: { id, startsAt, endsAt, zone, hospital }, name }) => ({
      id,
      doctor: name,
      from: clock(startsAt, zone),
      to: clock(endsAt, zone),
      where: names.get(hospital) ?? hospital,
    }))
}
