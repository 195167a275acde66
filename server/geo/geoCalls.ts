import 'server-only'
import * as t from 'io-ts'
import { selectedCityOf } from '@/model/account/cityChoice'
import { SENT_DECIMALS } from '@/model/account/location'
import type { City } from '@/model/catalogue/city'
import { decoded } from '@/model/decoded'
import { kilometresBetween } from '@/model/catalogue/position'
import { fail } from '@/server/http/envelope'
import { type Guard, guardedCall } from '@/server/http/guardedCall'
import { runtime } from '@/server/runtime'
import { callUnlessResting, noteUnusable } from '@/server/upstreams/upstreamCall'
import { visitorPlace } from './visitorPlace'
import { cities, cityByName } from '@/content/catalogue/catalogue'

const Address = t.type({
  address: t.partial({ city: t.string, town: t.string, state_district: t.string, state: t.string }),
})

const answer = (body: unknown): Response =>
  Response.json(body, { headers: { 'Cache-Control': 'private, no-store' } })

/** Public and possibly paid: limited by address. */
const GUARD: Guard<undefined, undefined> = {
  proof: 'none',
  limit: ({ ip }) => ['accountCalls', ip],
}

/** City named by the configured maps service; undefined without one. */
async function askMaps({ latitude, longitude }: Position): Promise<string | undefined> {
  const { mapsUrl } = runtime().config.upstreams
  if (!mapsUrl) return undefined
  const reply = await callUnlessResting({
    upstream: 'maps',
    url: mapsUrl,
    query: {
      lat: latitude.toFixed(SENT_DECIMALS),
      lon: longitude.toFixed(SENT_DECIMALS),
      format: 'json',
    },
  })
  if (!reply) return undefined
  const address = reply.status === 200 ? decoded(Address, reply.json)?.address : undefined
  const name = address?.city ?? address?.town ?? address?.state_district
  if (!name) noteUnusable('maps', reply)
  return name || undefined
}

/**
 * GET /api/geo/reverse?lat=&lon=: `{address: {city}, city}` (specification, section 7). `address.city` is what the maps
 * service says, `city` the catalogue's city of that name or the nearest one. Without a maps service, or when it does not
 * answer, the city is the nearest of the catalogue and the position stays on this server; it is never stored or logged.
 * Where no city is near both are left out.
 */
export const reverseGeocode = guardedCall(GUARD, async ({ request }) => {
  const position = positionOf(new URL(request.url).searchParams)
  if (!position) return fail(400)
  const reply = await askMaps(position)
  const city = (reply && cityByName(reply)) || nearestCity(position)
  const name = reply ?? city?.cityname
  return answer({
    address: name ? { city: name } : {},
    ...(city && { city: selectedCityOf(city) }),
  })
})

/** GET /api/geo/ip?format=json: `{ip}` of the connection (or the trusted proxy's word), '' where it is not known. */
export const ipLookup = guardedCall(GUARD, async ({ ip }) => {
  return answer({ ip: (await visitorPlace(ip))?.ip ?? ip })
})

/** A point on the map in degrees, north and east positive. */
interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** Maximum distance to the nearest city; beyond it (abroad, at sea) there is none. */
const NEAR_KM = 300

const DEGREES = /^[+-]?\d{1,3}(\.\d{1,20})?$/

/** The number of a query parameter in degrees; undefined when it is none or beyond the limit. */
function degrees(text: string | null, limit: number): number | undefined {
  if (text === null || !DEGREES.test(text)) return undefined
  const value = Number(text)
  return Math.abs(value) <= limit ? value : undefined
}

/** The position that a call names by `lat` and `lon` (specification, section 7); undefined when it is none. */
function positionOf(parameters: URLSearchParams): Position | undefined {
  const latitude = degrees(parameters.get('lat'), 90)
  const longitude = degrees(parameters.get('lon'), 180)
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

/** The nearest city of the catalogue, within 300 km. */
function nearestCity(position: Position): City | undefined {
  let nearest: { city: City; kilometres: number } | undefined
  for (const city of cities()) {
    const kilometres = kilometresBetween(position, city)
    if (!nearest || kilometres < nearest.kilometres) nearest = { city, kilometres }
  }
  return nearest && nearest.kilometres <= NEAR_KM ? nearest.city : undefined
}
