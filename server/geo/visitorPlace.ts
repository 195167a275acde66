import 'server-only'
import * as t from 'io-ts'
import { isIP } from 'node:net'
import { isRunning, runtime } from '@/server/runtime'
import { upstreamCache } from '@/server/upstreams/upstreamCache'
import { citiesToChoose, cityByName } from '@/content/catalogue/catalogue'
import { decoded } from '@/model/decoded'
import { orNull } from '@/model/orNull'
import type { City } from '@/model/catalogue/city'
import { clientIp } from '@/server/http/clientAddress'
import { withTimeout } from '@/server/withTimeout'

/** What the configured IP service says of an address (specification, section 7); most services name its city as well. */
const Looked = t.intersection([t.type({ ip: t.string }), t.partial({ city: orNull(t.string) })])

export interface VisitorPlace {
  readonly ip: string
  readonly cityName?: string
}

function placeIn(json: unknown): VisitorPlace | undefined {
  const looked = decoded(Looked, json)
  if (!looked || !isIP(looked.ip)) return undefined
  return { ip: looked.ip, ...(looked.city && { cityName: looked.city }) }
}

/** Places are cached for an hour, one lookup for all calls of a visit. */
const places = upstreamCache({ max: 5000, freshMs: 3_600_000, read: placeIn })

const serviceUrl = (): string | undefined =>
  isRunning() ? runtime().config.upstreams.ipLookupUrl : undefined

/** Place of a visitor's address from the configured IP service; undefined without a usable answer. */
export async function visitorPlace(ip: string): Promise<VisitorPlace | undefined> {
  const url = serviceUrl()
  if (!url) return undefined
  return places({
    upstream: 'ip lookup',
    url,
    query: { format: 'json' },
    // The service sees this server's address; the header names the visitor's.
    headers: { 'X-Forwarded-For': ip || undefined },
  })
}

/** Time to wait for the service, in milliseconds. */
const FALLBACK_MS = 400

/** As visitorPlace, but undefined after a timeout, and at once without a service. Never rejects. */
export const visitorPlaceSoon = (ip: string): Promise<VisitorPlace | undefined> | undefined =>
  serviceUrl() ? withTimeout(FALLBACK_MS, visitorPlace(ip)) : undefined

/** The address that a lead names: what the IP service says of it, else the connection's. */
export async function leadIp(ip: string): Promise<string> {
  const place = visitorPlaceSoon(ip)
  return (place && (await place))?.ip ?? ip
}

/**
 * The city in which the configured IP service sees a visitor, if visitors can choose it: a guess, for who has chosen none.
 * Undefined where no service is configured, and beyond the address's limit: asking may cost something.
 */
export async function guessedCity(request: Request): Promise<City | undefined> {
  const ip = clientIp(request)
  if (!ip || !serviceUrl()) return undefined
  if ((await runtime().limits.secondsToWait('accountCalls', ip)) !== undefined) return undefined
  const name = (await visitorPlaceSoon(ip))?.cityName
  const city = name ? cityByName(name) : undefined
  return city && citiesToChoose().find(({ cityid }) => cityid === city.cityid)
}
