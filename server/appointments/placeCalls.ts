import 'server-only'
import { bookingCopy } from '@/content/copy/booking'
import { addDays, DEFAULT_TIME_ZONE, isDay } from '@/model/catalogue/timeZone'
import type { NearPlace } from '@/model/calls/appointmentCalls'
import { fieldOf } from '@/model/fieldOf'
import { isCatalogueId } from '@/model/lead/leadFields'
import { fail, ok } from '@/server/http/envelope'
import { type Call, guardedCall, type GuardedHandler } from '@/server/http/guardedCall'
import { readJson, readOptionalJson } from '@/server/http/requestBody'
import { callerOf } from '@/server/http/requestProof'
import { hasTokenProof } from '@/server/accounts/sessions/sessions'
import { metrics } from '@/server/metrics/metrics'
import { limitKeyOf } from '@/server/http/clientAddress'
import { runtime } from '@/server/runtime'
import { type BookableDoctor, scheduleOf } from './doctorSchedules'
import { type FoundPlace, type FreeSession, findPlace, freePlaces, nearestPlaces } from './freePlaces'
import { addressOf, holderOf, holdIdOf, readHoldId } from './holdId'
import { HOLD_MS, holdPlace, releaseHold } from './holds'
import { dayAt, isoAt } from './localTimes'
import { expectedRange, type Place, readPlaceId } from './sessions'

/** Latest bookable day, in days from today. */
export const MOST_DAYS_AHEAD = 180
const MOST_DAYS = 31
const WEEK = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** The part of a path after a name: of `/api/holds/x` the `x` after `holds`. */
export function pathPart(request: Request, after: string): string {
  const parts = new URL(request.url).pathname.split('/')
  return decodedPart(parts[parts.indexOf(after) + 1] ?? '')
}

function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

const placeShown = (place: Place, zone: string) => {
  const [from, to] = expectedRange(place)
  return {
    placeId: place.id,
    ...(place.token === null ? { startsAt: isoAt(place.startsAt, zone) } : { token: place.token }),
    expectedFrom: isoAt(from, zone),
    expectedTo: isoAt(to, zone),
  }
}

/** A place with its day, for answers that name single ones. */
export const nearShown = ({ session, place }: FoundPlace): NearPlace => ({
  ...placeShown(place, session.zone),
  date: session.day,
  hospitalSlug: session.hospital,
  zone: session.zone,
})

const sessionShown = ({ fee }: BookableDoctor, { session, free }: FreeSession) => ({
  sessionId: session.id,
  hospitalSlug: session.hospital,
  mode: session.mode,
  from: isoAt(session.startsAt, session.zone),
  to: isoAt(session.endsAt, session.zone),
  zone: session.zone,
  video: session.video,
  fee,
  capacity: session.capacity,
  free: free.length,
  places: free.map((place) => placeShown(place, session.zone)),
})

/** The days that a query asks for; undefined for what are none, or none that can be booked. */
function spanIn({ searchParams }: URL, now: number) {
  const today = dayAt(now, DEFAULT_TIME_ZONE)
  const from = searchParams.get('from') ?? today
  const days = searchParams.get('days') ?? String(WEEK)
  if (!isDay(from) || !/^\d{1,2}$/.test(days)) return undefined
  // The day of another zone may be the one before.
  const isBookable = from >= addDays(today, -1) && from <= addDays(today, MOST_DAYS_AHEAD)
  const count = Number(days)
  return isBookable && count >= 1 && count <= MOST_DAYS ? { from, days: count } : undefined
}

/** Cache time of free places; a stale one is refused when it is held. */
const FRESH_SECONDS = 5

/**
 * GET /api/doctors/:doctorId/places?from=&days=: the sessions of a doctor's days with their free places, the same for
 * all visitors.
 */
export const tellPlaces = guardedCall(
  { proof: 'none', needsDatabase: true, limit: ({ ip }) => ['places', ip] },
  async ({ request }) => {
    const id = pathPart(request, 'doctors')
    const now = Date.now()
    const span = spanIn(new URL(request.url), now)
    const doctor = isCatalogueId(id) ? await scheduleOf(Number(id)) : undefined
    if (!doctor) return fail(404)
    if (!span) return fail(400, { errors: ['from is a day YYYY-MM-DD within 180 days, days is 1 to 31'] })
    const sessions = (await freePlaces(runtime().database.executeSql, [doctor], span, now)).get(
      doctor.doctorId,
    )
    const dates = Array.from({ length: span.days }, (_, index) => addDays(span.from, index))
    return ok(
      dates.map((date) => ({
        date,
        sessions: (sessions ?? [])
          .filter(({ session }) => session.day === date)
          .map((session) => sessionShown(doctor, session)),
      })),
      { headers: { 'Cache-Control': `public, max-age=${FRESH_SECONDS}` } },
    )
  },
)

/** A place that is named by its id: with its doctor, undefined where the schedule has none such. */
export async function namedPlace(placeId: string) {
  const named = readPlaceId(placeId)
  const doctor = named && (await scheduleOf(named.doctorId))
  const found = doctor && findPlace(doctor, named, placeId)
  return doctor && found ? { doctor, found } : undefined
}

/** 409 with the three places that are nearest to the one that cannot be had. @throws the database's error */
export async function refuseWithOthers(
  reason: 'taken' | 'expired',
  place: { readonly doctor: BookableDoctor; readonly found: FoundPlace } | undefined,
  message = bookingCopy.en[reason],
  cookies: readonly string[] = [],
): Promise<Response> {
  const { executeSql } = runtime().database
  const near = (place ? await nearestPlaces(executeSql, place.doctor, place.found, Date.now()) : []).map(
    nearShown,
  )
  const alternatives = near.map(({ placeId }) => placeId)
  return fail(409, { reason, errors: [message], cookies, also: { alternatives, near } })
}

/** A call that books or changes a booking: proof as of any JSON call. */
const placeCall = (
  limit: 'holds' | 'leads',
  handle: (call: Call) => Promise<Response>,
  readBody: (request: Request) => ReturnType<typeof readJson>,
): GuardedHandler =>
  guardedCall<unknown>(
    {
      proof: 'xsrf',
      isProven: hasTokenProof,
      needsDatabase: true,
      limit: ({ ip }) => [limit, ip],
      readBody,
    },
    handle,
  )

/**
 * POST /api/holds: holds a place for its visitor; 404 if it is not in the schedule, 409 with alternatives if taken.
 */
export async function keepPlace({ body, ip, request }: Omit<Call, 'session'>): Promise<Response> {
  const placeId = fieldOf(body, 'placeId')
  if (typeof placeId !== 'string' || !readPlaceId(placeId)) return fail(400)
  const place = await namedPlace(placeId)
  if (!place) return fail(404)
  const { startsAt } = place.found.place
  const now = Date.now()
  if (startsAt > now + MOST_DAYS_AHEAD * DAY_MS) return fail(404)
  const holder = holderOf(callerOf(request))
  const { holdsPerIp } = runtime().config
  const address = holdsPerIp > 0 ? addressOf(limitKeyOf(ip)) : null
  const answer =
    startsAt <= now
      ? ({ kind: 'taken' } as const)
      : await holdPlace(runtime().database, place.found, { holder, address, mostOfAddress: holdsPerIp })
  metrics().holds.inc({ outcome: answer.kind })
  switch (answer.kind) {
    case 'held':
      return ok({
        holdId: holdIdOf({ seatId: answer.seatId, placeId }, holder),
        expiresInMs: answer.expiresInMs,
      })
    case 'taken':
      return refuseWithOthers('taken', place)
    case 'tooMany':
      return fail(429, { errors: [bookingCopy.en.tooMany], waitSeconds: HOLD_MS / 1000 })
  }
}

export const holdAPlace = placeCall('holds', keepPlace, readJson)

/** DELETE /api/holds/:holdId: lets a place go, also the second time; 404 for a hold that is not the caller's. */
export const dropHold = placeCall(
  'leads',
  async ({ request }) => {
    const hold = readHoldId(pathPart(request, 'holds'), holderOf(callerOf(request)))
    if (!hold) return fail(404)
    await releaseHold(runtime().database.executeSql, hold.seatId)
    return ok({})
  },
  readOptionalJson,
)
