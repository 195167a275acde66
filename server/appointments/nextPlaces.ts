import 'server-only'
import { MOST_DOCTORS_ASKED, NEXT_PLACES_DAYS } from '@/model/calls/appointmentCalls'
import { isCatalogueId } from '@/model/lead/leadFields'
import { clinicTimeZone } from '@/content/brand'
import { fail, ok } from '@/server/http/envelope'
import { guardedCall } from '@/server/http/guardedCall'
import { runtime } from '@/server/runtime'
import { schedulesOf } from './doctorSchedules'
import { type FoundPlace, type FreeSession, freePlaces } from './freePlaces'
import { dayAt } from './localTimes'
import { nearShown } from './placeCalls'

const PLACES_OF_DOCTOR = 3
/** A card says what was free then; the hold says whether a place still is. */
const SHARED_SECONDS = 30

/** The ids of a query; undefined if one is invalid or there are too many. */
function doctorIdsIn({ searchParams }: URL): readonly number[] | undefined {
  const ids = (searchParams.get('doctors') ?? '').split(',')
  const isAsked = ids.length <= MOST_DOCTORS_ASKED && ids.every(isCatalogueId)
  return isAsked ? [...new Set(ids.map(Number))] : undefined
}

/** The first free places of some sessions. Tokens are given in their order: of such a session only the next one counts. */
function nextOf(sessions: readonly FreeSession[]): readonly FoundPlace[] {
  return sessions
    .flatMap(({ session, free }) =>
      (session.mode === 'tokens' ? free.slice(0, 1) : free).map((place) => ({ session, place })),
    )
    .sort((one, other) => one.place.startsAt - other.place.startsAt)
    .slice(0, PLACES_OF_DOCTOR)
}

/** GET /api/places?doctors=1,2,3: the next free places of each of these doctors, the same for everybody; unknown doctors are left out. */
export const tellNextPlaces = guardedCall(
  { proof: 'none', needsDatabase: true, limit: ({ ip }) => ['places', ip] },
  async ({ request }) => {
    const ids = doctorIdsIn(new URL(request.url))
    if (!ids) return fail(400, { errors: [`doctors are 1 to ${MOST_DOCTORS_ASKED} ids with commas between`] })
    const now = Date.now()
    const today = dayAt(now, clinicTimeZone())
    const doctors = await schedulesOf(ids.toSorted((one, other) => one - other))
    const span = { from: today, days: NEXT_PLACES_DAYS }
    const free = await freePlaces(runtime().database.executeSql, doctors, span, now)
    return ok(
      {
        today,
        doctors: doctors.map(({ doctorId, doctor }) => ({
          doctorId,
          doctor,
          places: nextOf(free.get(doctorId) ?? []).map(nearShown),
        })),
      },
      { headers: { 'Cache-Control': `public, max-age=${SHARED_SECONDS}` } },
    )
  },
)
