import 'server-only'
import * as t from 'io-ts'
import { isIP } from 'node:net'
import { isRunning, runtime } from '@/server/runtime'
import { upstreamCache } from '@/server/upstreams/upstreamCache'
import { citiesToChoose, cityByName } from '@/content/catalogue'
import { decoded } from '@/model/decoded'
import { orNull } from '@/model/orNull'
import type { City } from '@/model/catalogue/city'
import { clientIp } from '@/server/http/clientAddress'
import { within } from '@/server/within'

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

/** Nobody's place changes within the hour, and the service is asked once for all of a visit's calls. */
const places = upstreamCache({ max: 5000, freshMs: 3_600_000, read: placeIn })

const serviceUrl = (): string | undefined =>
  isRunning() ? runtime().config.upstreams.ipLookupUrl : undefined

/** What the configured IP service says of a visitor's address; undefined when there is none or it says nothing usable. */
export async function visitorPlace(ip: string): Promise<VisitorPlace | undefined> {
  const url = serviceUrl()
  if (!url) return undefined
  return places({
    upstream: 'ip lookup',
    url,
    query: { format: 'json' },
    // The service sees this server's address; behind a proxy of the clinic's own it is told whom to look up.
    headers: { 'X-Forwarded-For': ip || undefined },
  })
}

/** How long somebody who waits for something else waits for the service as well, in milliseconds. */
const PATIENCE_MS = 400

/** As visitorPlace, but undefined where the answer takes longer than anybody should wait for it. Never rejects. */
export const visitorPlaceSoon = async (ip: string): Promise<VisitorPlace | undefined> =>
  serviceUrl() ? within(PATIENCE_MS, visitorPlace(ip)) : undefined

/** The address that a lead names: what the IP service says of it, else the connection's. */
export const leadIp = async (ip: string): Promise<string> => (await visitorPlaceSoon(ip))?.ip ?? ip

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
