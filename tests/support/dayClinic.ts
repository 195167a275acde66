import 'server-only'
import { WEEKDAYS } from '@/model/appointments/schedule'
import { bookPlace } from '@/server/appointments/booking'
import { storedSchedule } from '@/server/appointments/doctorSchedules'
import { appointmentPlace, type FoundPlace } from '@/server/appointments/freePlaces'
import { holdPlace } from '@/server/appointments/holds'
import { dayAt, weekdayOf } from '@/server/appointments/localTimes'
import { placesOf, sessionsOfDay } from '@/server/appointments/sessions'
import type { Database } from '@/server/database/database'
import { leadRowOf } from '@/server/leads/intake/acceptLead'
import { BookingClient, bookingOf } from './bookingClient'
import { putDoctor, putHospitals } from './testClinic'

/* A clinic on a day that is now, and the patients who have booked it, for the drill of a day. */

const MINUTE_MS = 60_000

/** A zone where it is about ten in the morning, whenever the drill runs. */
function morningZone(): string {
  const offset = ((10 - new Date().getUTCHours() + 11 + 24) % 24) - 11
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}
const ZONE = morningZone()
const TODAY = dayAt(Date.now(), ZONE)

export interface DayPatient {
  readonly id: string
  /** Of the appointment's page; undefined for one that was booked before this day. */
  readonly token?: string
  readonly doctorId: number
}

/** Doctors of the demonstration's catalogue have lower ids. */
const BEFORE_FIRST_DOCTOR = 9000

/** Half of the doctors have tokens, the others times; all from eight to eight. */
export async function putDay({ executeSql }: Database, doctors: number): Promise<FoundPlace[][]> {
  await putHospitals(executeSql)
  const places: FoundPlace[][] = []
  for (let id = BEFORE_FIRST_DOCTOR + 1; id <= BEFORE_FIRST_DOCTOR + doctors; id++) {
    const mode = id % 2 ? 'tokens' : 'times'
    const weekday = WEEKDAYS[weekdayOf(TODAY)] ?? 'mon'
    const hours = { zone: ZONE, from: '08:00', to: '20:00', minutes: 10, capacity: 72 } as const
    await putDoctor(executeSql, id, { weekday, mode, ...hours, walkIns: mode === 'tokens' ? 24 : 0 })
    const doctor = await storedSchedule(executeSql, id)
    const [session] = doctor ? sessionsOfDay(doctor, TODAY) : []
    if (session) places.push(placesOf(session).map((place) => ({ session, place })))
  }
  return places
}

/** A patient with a place whose time may have begun. */
async function bookBefore({ executeSql, transaction }: Database, found: FoundPlace): Promise<DayPatient> {
  const { patient, MobileNoData, countryCode } = bookingOf('')
  const holder = { holder: `drill ${MobileNoData}`, address: null, mostOfAddress: 0 }
  const held = await holdPlace({ executeSql, transaction }, found, holder)
  if (held.kind !== 'held') throw new Error('a place of the drill is taken')
  const body = { NameData: patient.name, MobileNoData, countryCode: countryCode.slice(1) }
  const lead = leadRowOf({ body, ip: '' }, body)
  const answer = await bookPlace(
    { executeSql },
    {
      ...{
        seatId: held.seatId,
        place: appointmentPlace(found),
        isRequest: false,
        lead,
        fee: 500,
        source: 'web',
      },
      number: { countryCode: lead.country_code, mobile: lead.mobile },
      patient: { name: lead.name, birthYear: null, relation: 'self' },
    },
  )
  if (answer.kind !== 'booked') throw new Error(`a booking of the drill is ${answer.kind}`)
  return { id: lead.id, doctorId: found.session.doctorId }
}

/** A patient who books as visitors do; none where the site refuses. */
async function bookNow(client: BookingClient, turn: number, { place, session }: FoundPlace) {
  const held = await client.ask(turn, 'POST', '/api/holds', { placeId: place.id })
  const body = bookingOf(String(held.data?.holdId))
  const { status, data } = await client.ask(turn, 'POST', '/api/appointments', body)
  if (status !== 200 || !data?.token) throw new Error(`a booking of the drill is answered ${status}`)
  return { id: String(data.Id), token: String(data.token), doctorId: session.doctorId }
}

/** Books places of each doctor. @param each how many of one doctor */
export async function bookDay(
  database: Database,
  urls: readonly string[],
  { places, each }: { readonly places: readonly FoundPlace[][]; readonly each: number },
): Promise<readonly DayPatient[]> {
  const patients: DayPatient[] = []
  await Promise.all(
    places.map(async (own) => {
      // A visitor keeps two places at most: each doctor's patients book from another browser.
      const client = await new BookingClient(urls).open()
      for (const found of own.toSorted(() => Math.random() - 0.5).slice(0, each)) {
        const isLater = found.place.startsAt > Date.now() + 10 * MINUTE_MS
        patients.push(await (isLater ? bookNow(client, patients.length, found) : bookBefore(database, found)))
      }
    }),
  )
  return patients
}
