import 'server-only'
import { addDays } from '@/model/catalogue/timeZone'
import type { FoundPlace } from '@/server/appointments/freePlaces'
import { placeIdOf, placesOf, type Session } from '@/server/appointments/sessions'
import { seededRandom } from './demoHistory'
import { timeOfDay } from './demoLeads'

/* Invented patients of a doctor's sessions: who books what and when, and what becomes of it. Nothing of it depends on the time of the run. */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A step of a visit; times in milliseconds since 1970. */
export type VisitStep = { readonly at: number } & (
  | { readonly type: 'arrive' | 'begin' | 'finish' | 'skip' | 'comeBack' | 'missed' | 'cancelByClinic' }
  | { readonly type: 'cancel' }
  | { readonly type: 'coming' }
  | { readonly type: 'dispute' }
  | { readonly type: 'late'; readonly minutes: number }
  | { readonly type: 'move'; readonly to: FoundPlace }
)

/** An invented appointment from its booking to its end. */
export interface Visit {
  readonly place: FoundPlace
  readonly bookedAt: number
  readonly source: 'web' | 'desk' | 'walk-in'
  readonly steps: readonly VisitStep[]
}

/** A visit while its session is being planned. */
interface Planned {
  /** The place that the patient has in the end. */
  place: FoundPlace
  readonly booked: FoundPlace
  readonly bookedAt: number
  readonly source: Visit['source']
  readonly steps: VisitStep[]
  isOver: boolean
}

interface PlannedSession {
  readonly session: Session
  readonly random: () => number
  readonly free: FoundPlace[]
}

/** A session where every place is booked and nobody cancels: the waiting list is for its day. */
interface FullDay {
  readonly day: string
  /** All have booked by then. */
  readonly by: number
}

/** Mostly few and now and then many. */
const mostly = (usual: number, random: () => number): number => -Math.log(1 - random()) * usual

/** How many days before the visit people book. */
const MOST_DAYS_BEFORE = 25

function bookingTime({ session, place }: FoundPlace, random: () => number): number {
  const days = Math.min(MOST_DAYS_BEFORE, Math.floor(mostly(5, random)))
  const at = timeOfDay(addDays(session.day, -days), session.zone, random)
  return Math.min(at, place.startsAt - HOUR_MS)
}

/** The bookings of a session, each with its place; tokens are given in the order of the bookings. */
function bookings({ session, random, free }: PlannedSession, full: FullDay | undefined): Planned[] {
  const isFull = full?.day === session.day
  const load = isFull ? 1 : 0.45 + random() * 0.5
  const places = placesOf(session).map((place) => ({ session, place }))
  const isTokens = session.mode === 'tokens'
  const taken = places.filter((_, at) => (isTokens ? at < load * places.length : random() < load))
  free.push(...places.filter((one) => !taken.includes(one)))
  const times = taken.map((one) => {
    const at = bookingTime(one, random)
    return isFull ? Math.min(at, full.by - Math.floor(random() * 2 * DAY_MS)) : at
  })
  if (isTokens) times.sort((one, other) => one - other)
  return taken.map((booked, at) => ({
    ...{ place: booked, booked, steps: [], isOver: false },
    bookedAt: Math.min(times[at] ?? 0, booked.place.startsAt - HOUR_MS),
    source: random() < 0.2 ? ('desk' as const) : ('web' as const),
  }))
}

/** Some cancel, some move to a later session, a few are cancelled by the clinic. */
function beforeTheDay(visit: Planned, sessions: readonly PlannedSession[], random: () => number): void {
  const [fate, when] = [random(), random()]
  const { bookedAt, place } = visit
  const at = Math.floor(bookedAt + (place.place.startsAt - bookedAt) * 0.9 * when)
  if (fate < 0.08 || fate > 0.985) {
    visit.steps.push({ at, type: fate < 0.08 ? 'cancel' : 'cancelByClinic' })
    visit.isOver = true
    return
  }
  if (fate > 0.14) return
  const later = sessions.find(
    ({ session, free }) => session.startsAt > place.session.startsAt + DAY_MS && free.length > 0,
  )
  const to = later?.free.shift()
  if (!to) return
  visit.steps.push({ at, type: 'move', to })
  visit.place = to
}

/** Patients without a booking: the tokens after all others, or a time that is free. */
function walkIns({ session, random, free }: PlannedSession): Planned[] {
  const { id, mode, capacity, minutes, startsAt, endsAt } = session
  const count = Math.floor(random() * (mode === 'tokens' ? session.walkIns + 1 : 2))
  const times = Array.from({ length: count }, () =>
    Math.floor(startsAt + random() * 0.6 * (endsAt - startsAt)),
  ).sort((one, other) => one - other)
  return times.flatMap((at, index): Planned[] => {
    const token = capacity - session.walkIns + index + 1
    const from = startsAt + (token - 1) * minutes * MINUTE_MS
    const place =
      mode === 'tokens'
        ? {
            session,
            place: {
              id: placeIdOf(id, token, from),
              token,
              startsAt: from,
              endsAt: from + minutes * MINUTE_MS,
            },
          }
        : takeAfter(free, at)
    return place
      ? [{ place, booked: place, bookedAt: at, source: 'walk-in' as const, steps: [], isOver: false }]
      : []
  })
}

function takeAfter(free: FoundPlace[], at: number): FoundPlace | undefined {
  const found = free.findIndex(({ place }) => place.startsAt > at)
  return found < 0 ? undefined : free.splice(found, 1)[0]
}

/** Who books long before comes less often. */
const absence = ({ bookedAt, place }: Planned): number =>
  Math.min(0.35, 0.05 + (0.012 * (place.place.startsAt - bookedAt)) / DAY_MS)

/** The day of a session: absences, patients who arrive, and one patient after the other with the doctor. */
function theDay({ session, random }: PlannedSession, visits: readonly Planned[]): void {
  let doctorFreeAt = session.startsAt + random() * 10 * MINUTE_MS
  for (const visit of visits) {
    const { startsAt } = visit.place.place
    const isWalkIn = visit.source === 'walk-in'
    const [fate, punctual, long, patience] = [random(), random(), random(), random()]
    const push = (at: number, step: { type: Exclude<VisitStep['type'], 'late' | 'move'> }) =>
      visit.steps.push({ at: Math.floor(at), ...step })
    if (!isWalkIn && fate < absence(visit)) {
      const answeredAt = session.endsAt + (5 + punctual * 20) * MINUTE_MS
      if (long < 0.95) push(answeredAt, { type: 'missed' })
      if (long < 0.04) push(answeredAt + 20 * HOUR_MS, { type: 'dispute' })
      continue
    }
    const lastStep = Math.max(visit.bookedAt, ...visit.steps.map(({ at }) => at))
    const soon = startsAt - 40 * MINUTE_MS
    if (!isWalkIn && patience > 0.95 && soon > lastStep)
      visit.steps.push({ at: soon, type: 'late', minutes: 15 })
    else if (!isWalkIn && patience > 0.8 && startsAt - 20 * HOUR_MS > lastStep)
      push(startsAt - 20 * HOUR_MS, { type: 'coming' })
    const usual = startsAt + (punctual * 40 - 30) * MINUTE_MS
    const arrivedAt = isWalkIn ? visit.bookedAt + MINUTE_MS : Math.max(usual, lastStep + MINUTE_MS)
    push(arrivedAt, { type: 'arrive' })
    let begins = Math.max(doctorFreeAt, arrivedAt + MINUTE_MS)
    if (patience < 0.03) {
      push(begins, { type: 'skip' })
      push(begins + 8 * MINUTE_MS, { type: 'comeBack' })
      begins += 10 * MINUTE_MS
    }
    doctorFreeAt = begins + session.minutes * (0.5 + long * 0.7) * MINUTE_MS
    push(begins, { type: 'begin' })
    push(doctorFreeAt, { type: 'finish' })
  }
}

/**
 * Plans the visits of one doctor's sessions, in the order of the sessions; no two have one place at a time.
 * @param seed the same one gives the same visits
 */
export function demoVisits(
  sessions: readonly Session[],
  { seed, full }: { readonly seed: number; readonly full?: FullDay },
): readonly Visit[] {
  const planned = sessions.map((session, at) => ({
    session,
    random: seededRandom(seed * 1000 + at),
    free: [] as FoundPlace[],
  }))
  const visits = planned.flatMap((one) => bookings(one, full))
  const randomOf = new Map(planned.map(({ session, random }) => [session.id, random]))
  for (const visit of visits) {
    const { session } = visit.booked
    const random = randomOf.get(session.id)
    if (random && session.day !== full?.day) beforeTheDay(visit, planned, random)
  }
  for (const one of planned) {
    const expected = visits.filter(({ place, isOver }) => place.session === one.session && !isOver)
    const added = walkIns(one)
    visits.push(...added)
    const inOrder = (a: Planned, b: Planned) => a.place.place.startsAt - b.place.place.startsAt
    theDay(one, [...expected, ...added].sort(inOrder))
  }
  return visits.map(({ booked, bookedAt, source, steps }) => ({ place: booked, bookedAt, source, steps }))
}
