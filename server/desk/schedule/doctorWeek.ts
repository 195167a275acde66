import 'server-only'
import { hospitalName } from '@/model/catalogue/hospital'
import type { DoctorWeek } from '@/model/desk/deskSchedule'
import { type BookableDoctor, storedSchedule } from '@/server/appointments/doctorSchedules'
import { hospitalsBySlugs } from '@/server/catalogue/reads/hospitals'
import { tableOf } from '@/server/catalogue/tableOf'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'

/** Doctors that one page lists at most. */
const MOST_DOCTORS = 100
const FIND = `select d.key as slug, d.name from ${tableOf('doctors')} d
  where (exists (select from ${tableOf('schedules')} s where s.doctor = d.key)
      or exists (select from ${tableOf('scheduleExceptions')} e where e.doctor = d.key))
    and strpos(lower(d.name), lower($1::text)) > 0
  order by d.name, d.key limit ${MOST_DOCTORS + 1}`

/** The doctors with a schedule whose name has this part. @throws the database's error */
export async function doctorsWithSchedule(
  executeSql: ExecuteSql,
  part: string,
): Promise<{
  readonly doctors: readonly { readonly slug: string; readonly name: string }[]
  readonly hasMore: boolean
}> {
  const { rows } = await executeSql<{ slug: string; name: string }>(FIND, [part])
  return { doctors: rows.slice(0, MOST_DOCTORS), hasMore: rows.length > MOST_DOCTORS }
}

const ID = `select id from ${tableOf('doctors')} where key = $1::text`

/** The stored schedule of a doctor by slug. @throws the database's error */
export async function scheduleOfSlug(
  executeSql: ExecuteSql,
  slug: string,
): Promise<BookableDoctor | undefined> {
  const [doctor] = (await executeSql<{ id: number }>(ID, [slug])).rows
  return doctor && storedSchedule(executeSql, doctor.id)
}

/**
 * A doctor's weekly sessions and the coming days that differ.
 * @param today `YYYY-MM-DD`
 * @throws the database's error
 */
export async function doctorWeek(
  { doctor: slug, name, schedules, exceptions }: BookableDoctor,
  today: string,
): Promise<DoctorWeek> {
  const coming = exceptions.filter(({ date }) => date >= today)
  const current = schedules.filter(({ validTo }) => validTo === undefined || validTo >= today)
  const slugs = [...new Set([...current, ...coming].flatMap(({ hospital }) => hospital ?? []))]
  const names = new Map((await hospitalsBySlugs(slugs)).map((one) => [one.slug, hospitalName(one, 'en')]))
  const nameOf = (place: string) => names.get(place) ?? place
  return {
    slug,
    name,
    places: slugs.map((place) => ({ slug: place, name: nameOf(place) })),
    sessions: current
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .map(({ slug: key, weekday, hospital, from, to, mode, capacity, walkIns, validFrom, validTo }) => ({
        ...{ key, weekday, place: hospital, from, to, mode, capacity, walkIns },
        ...(validFrom !== undefined && { validFrom }),
        ...(validTo !== undefined && { validTo }),
      })),
    exceptions: coming
      .toSorted((one, other) => one.date.localeCompare(other.date))
      .map(({ slug: key, date, kind, hospital, from, to, reason }) => ({
        ...{ key, date, kind, reason: reason.en },
        ...(hospital !== undefined && { where: nameOf(hospital) }),
        ...(from !== undefined && to !== undefined && { from, to }),
      })),
  }
}
