import 'server-only'
import { clinicTimeZone } from '@/content/brand'
import { interpolate } from '@/content/copy/interpolate'
import { deskPlacesCopy } from '@/content/copy/deskPlaces'
import { shortDate, timeInWords } from '@/content/copy/placeInWords'
import { hospitalName } from '@/model/catalogue/hospital'
import type { DeskPlaces } from '@/model/desk/deskPlaces'
import { freePlaces } from '@/server/appointments/freePlaces'
import { dayAt } from '@/server/appointments/localTimes'
import { expectedRange } from '@/server/appointments/sessions'
import { hospitalsBySlugs } from '@/server/catalogue/reads/hospitals'
import type { StaffMember } from '@/model/desk/staff'
import { isOwnBranch } from '@/server/desk/branches'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { doctorsWithSchedule, scheduleOfSlug } from '@/server/desk/schedule/doctorWeek'

const DAYS = 14
/** Places that one choice offers at most. */
const MOST_PLACES = 60

/**
 * The doctors that can be booked, and the free places of one within two weeks: of a session with tokens the next one.
 * @param slug of the doctor; '' for none
 * @param now milliseconds since 1970
 * @throws the database's error
 */
export async function deskPlaces(
  executeSql: ExecuteSql,
  slug: string,
  staff: Pick<StaffMember, 'branches'>,
  now = Date.now(),
): Promise<DeskPlaces> {
  const { doctors } = await doctorsWithSchedule(executeSql, '')
  const doctor = slug === '' ? undefined : await scheduleOfSlug(executeSql, slug)
  if (!doctor) return { doctors, doctor: '', places: [] }
  const span = { from: dayAt(now, clinicTimeZone()), days: DAYS }
  const ofDoctor = (await freePlaces(executeSql, [doctor], span, now)).get(doctor.doctorId) ?? []
  const sessions = ofDoctor.filter(({ session }) => isOwnBranch(staff, session.hospital))
  const hospitals = await hospitalsBySlugs([...new Set(sessions.map(({ session }) => session.hospital))])
  const names = new Map(hospitals.map((one) => [one.slug, hospitalName(one, 'en')]))
  const places = sessions.flatMap(({ session, free }) =>
    (session.mode === 'tokens' ? free.slice(0, 1) : free).map((place) => {
      const [from] = expectedRange(place)
      const words = {
        date: shortDate(session.day, 'en'),
        time: timeInWords(from, session.zone, 'en'),
        where: names.get(session.hospital) ?? session.hospital,
      }
      return {
        id: place.id,
        words:
          place.token === null
            ? interpolate(deskPlacesCopy.time, words)
            : interpolate(deskPlacesCopy.token, { ...words, token: String(place.token) }),
      }
    }),
  )
  return { doctors, doctor: slug, places: places.slice(0, MOST_PLACES) }
}
