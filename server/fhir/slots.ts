import 'server-only'
import { createHash } from 'node:crypto'
import { addDays, isUsableDay } from '@/model/catalogue/timeZone'
import { type BookableDoctor, scheduleOf } from '@/server/appointments/doctorSchedules'
import { type FoundPlace, type PlaceState, placeStates } from '@/server/appointments/freePlaces'
import { dayAt, isoAt } from '@/server/appointments/localTimes'
import { runtime } from '@/server/runtime'
import { fhirCall, type Resource, searchBundle, versioned } from './fhirCall'
import { FhirError } from './fhirError'
import { cursorOf, type Parameters, type Span, understood } from './parameters'
import { scheduleById } from './schedules'

/* A Slot is a place that can be booked: a token with its expected time, or a time. Computed, as free places are. */

const STATUS: Readonly<Record<PlaceState, string>> = {
  free: 'free',
  held: 'busy-tentative',
  taken: 'busy',
  closed: 'busy-unavailable',
}
const STATUSES = Object.values(STATUS)

const HASH_LENGTH = 20

/** FHIR's ids have 64 characters at most, ids of places more: doctor, day and a hash of the place's id. */
export function slotIdOf(doctorId: number, day: string, placeId: string): string {
  const hash = createHash('sha256').update(placeId).digest('hex').slice(0, HASH_LENGTH)
  return `${doctorId}.${day.replaceAll('-', '')}.${hash}`
}

type KnownPlace = FoundPlace & { readonly state: PlaceState }

function slotOf({ doctorId, hospitals }: BookableDoctor, { session, place, state }: KnownPlace): Resource {
  const at = hospitals[session.hospital]
  return versioned({
    resourceType: 'Slot',
    id: slotIdOf(doctorId, session.day, place.id),
    schedule: { reference: `Schedule/${doctorId}-${at?.hospitalId ?? 0}` },
    status: STATUS[state],
    start: isoAt(place.startsAt, session.zone),
    end: isoAt(place.endsAt, session.zone),
    ...(place.token === null ? {} : { comment: `Token ${place.token}` }),
  })
}

/** GET /fhir/Slot/:id */
export const readSlot = fhirCall(async ({ id, parameters }) => {
  parameters.expect([])
  const [, doctorId, year, month, date] = /^(\d{1,9})\.(\d{4})(\d\d)(\d\d)\.[0-9a-f]+$/.exec(id) ?? []
  const day = `${year}-${month}-${date}`
  const doctor = isUsableDay(day) ? await scheduleOf(Number(doctorId)) : undefined
  const span = { from: day, days: 1 }
  const places = doctor ? await placeStates(runtime().database.executeSql, doctor, span) : []
  const found = places.find(({ session, place }) => slotIdOf(session.doctorId, session.day, place.id) === id)
  if (!doctor || !found) throw new FhirError(404, 'not-found', 'There is no such resource')
  return slotOf(doctor, found)
})

/** The doctor of a search, and the hospital where one is named. @throws {FhirError} where none is */
async function whoseIn(parameters: Parameters) {
  const schedule = parameters.one('schedule')
  const actor = parameters.reference('schedule.actor', ['Practitioner'])
  if ((schedule === undefined) === (actor === undefined))
    throw new FhirError(400, 'required', 'expected schedule or schedule.actor')
  if (actor) return { doctorId: actor.id, hospital: undefined }
  const row = await scheduleById((schedule ?? '').replace(/^Schedule\//, ''))
  return row && { doctorId: row.doctor_id, hospital: row.hospital }
}

/** Days on whose sessions a span's places can be: one that begins on the day before may go on after midnight. */
function daysIn({ from, to }: Span) {
  const first = addDays(dayAt(from, 'UTC'), -1)
  const last = addDays(dayAt(to, 'UTC'), 1)
  return { from: first, days: (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1 }
}

const DEFAULT_DAYS = 7
const isPlace = (read: unknown): read is [number, string] =>
  Array.isArray(read) && typeof read[0] === 'number' && typeof read[1] === 'string'

const keyOf = ({ place }: KnownPlace): [number, string] => [place.startsAt, place.id]
const compared = ([at, id]: [number, string], [otherAt, other]: [number, string]): number =>
  at - otherAt || (id < other ? -1 : Number(id > other))

/** GET /fhir/Slot?schedule=&start=&status=&_count= */
export const searchSlots = fhirCall(async ({ parameters }) => {
  parameters.expect(['schedule', 'schedule.actor', 'status'], ['start'])
  const { count, query } = parameters
  const span = parameters.span('start', DEFAULT_DAYS, Date.now())
  const statuses = parameters.anyOf('status', STATUSES)
  const after = parameters.cursor(isPlace)
  const whose = await whoseIn(parameters)
  const doctor = whose && (await scheduleOf(whose.doctorId))
  const places = doctor ? await placeStates(runtime().database.executeSql, doctor, daysIn(span)) : []
  const found = places
    .filter(
      (one) =>
        one.place.startsAt >= span.from &&
        one.place.startsAt < span.to &&
        (whose?.hospital === undefined || one.session.hospital === whose.hospital) &&
        (statuses === undefined || statuses.includes(STATUS[one.state])) &&
        (after === undefined || compared(keyOf(one), after) > 0),
    )
    .sort((one, other) => compared(keyOf(one), keyOf(other)))
  const shown = found.slice(0, count)
  const last = found.length > count ? shown.at(-1) : undefined
  return searchBundle(
    'Slot',
    understood(query, 'start', span),
    doctor ? shown.map((one) => slotOf(doctor, one)) : [],
    last && cursorOf(keyOf(last)),
  )
})
