import 'server-only'
import type { Chosen, FreeDays, ShownPlace } from '@/model/appointments/shownPlaces'
import { clinicTimeZone } from '@/content/brand'
import { type Hospital, hospitalName, localityName } from '@/model/catalogue/hospital'
import type { Language } from '@/model/page/language'
import type { BookableDoctor } from '@/server/appointments/doctorSchedules'
import { findPlace, type FoundPlace, type FreeSession, freePlaces } from '@/server/appointments/freePlaces'
import { dayAt } from '@/server/appointments/localTimes'
import { addDays } from '@/model/catalogue/timeZone'
import { expectedRange, type Place, readPlaceId } from '@/server/appointments/sessions'
import { hospitalsBySlugs } from '@/server/catalogue/reads/hospitals'
import { runtime } from '@/server/runtime'

/** How many days ahead a place can be chosen. */
const DAYS_AHEAD = 30

/** The places where a doctor sees patients, by slug. */
export const placesOfDoctor = async ({ hospitals }: BookableDoctor): Promise<ReadonlyMap<string, Hospital>> =>
  new Map((await hospitalsBySlugs(Object.keys(hospitals))).map((one) => [one.slug, one]))

/** 'Neem Grove Hospital, Andheri' */
export function placeName(place: Hospital | undefined, slug: string, language: Language): string {
  return place ? `${hospitalName(place, language)}, ${localityName(place, language)}` : slug
}

const shownPlace = (place: Place): ShownPlace => ({
  id: place.id,
  token: place.token,
  expectedFrom: expectedRange(place)[0],
})

/**
 * What of a doctor's next days is free.
 * @param wanted the day that is asked for; the first one with a free place where it has no sessions
 * @param hrefOf where a day is chosen
 * @throws the database's error
 */
export async function freeDays(
  doctor: BookableDoctor,
  wanted: string | undefined,
  language: Language,
  hrefOf: (day: string) => string,
): Promise<FreeDays> {
  const now = Date.now()
  const zone = clinicTimeZone()
  const today = dayAt(now, zone)
  const span = { from: today, days: DAYS_AHEAD }
  const [found, hospitals] = await Promise.all([
    freePlaces(runtime().database.executeSql, [doctor], span, now),
    placesOfDoctor(doctor),
  ])
  const byDay = new Map<string, FreeSession[]>()
  for (const one of found.get(doctor.doctorId) ?? [])
    byDay.set(one.session.day, [...(byDay.get(one.session.day) ?? []), one])
  const days = [...byDay].map(([day, sessions]) => ({
    day,
    free: sessions.reduce((sum, { free }) => sum + free.length, 0),
    href: hrefOf(day),
  }))
  const asked = days.find(({ day }) => day === wanted)
  const chosen = (asked ?? days.find(({ free }) => free > 0))?.day ?? ''
  const sessions = (byDay.get(chosen) ?? []).flatMap(({ session, free }) =>
    free.length === 0
      ? []
      : [
          {
            id: session.id,
            startsAt: session.startsAt,
            endsAt: session.endsAt,
            zone: session.zone,
            mode: session.mode,
            hasVideo: session.video,
            where: placeName(hospitals.get(session.hospital), session.hospital, language),
            places: free.map(shownPlace),
          },
        ],
  )
  return { days, chosen, today, tomorrow: addDays(today, 1), zone, sessions }
}

/** A place of a doctor's schedule as the page shows it. @throws the database's error */
export async function chosenOf(
  doctor: BookableDoctor,
  { session, place }: FoundPlace,
  language: Language,
): Promise<Chosen> {
  const hospitals = await placesOfDoctor(doctor)
  return {
    day: session.day,
    place: shownPlace(place),
    session: {
      zone: session.zone,
      where: placeName(hospitals.get(session.hospital), session.hospital, language),
    },
  }
}

/** The place with an id, as chosenOf; undefined if the schedule has no such place. @throws the database's error */
export async function chosenPlace(
  doctor: BookableDoctor,
  placeId: string,
  language: Language,
): Promise<Chosen | undefined> {
  const named = readPlaceId(placeId)
  if (named?.doctorId !== doctor.doctorId) return undefined
  const found = findPlace(doctor, named, placeId)
  return found && chosenOf(doctor, found, language)
}
