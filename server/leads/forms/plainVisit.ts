import 'server-only'
import { parse } from 'fp-ts/Json'
import { getOrElseW } from 'fp-ts/Either'
import { decoded } from '@/model/decoded'
import { nextVisit, Touch, trackingFromQuery, VISIT_LIMIT_MS } from '@/model/page/tracking'
import { cookieOf, setCookie } from '@/server/http/cookies'
import { isSameOrigin } from '@/server/http/requestProof'
import { runtime } from '@/server/runtime'
import * as t from 'io-ts'

/*
 * Attribution without scripts (docs/decisions/0033): every page requests an empty picture inside <noscript>, whose
 * Referer is the page's address. The picture's answer sets a cookie for the form's path only, so that pages stay
 * cacheable.
 */

const VISIT_COOKIE = 'came_from'
const ONLY_FORMS = '/enquiry'

const PlainVisit = t.readonly(t.type({ first: Touch, last: Touch }))
/** First and latest tracking parameters of a visit. */
export type PlainVisit = t.TypeOf<typeof PlainVisit>

/** Maximum lengths as cookie values; both fit into 4,096 bytes. */
const ROOM = { last: 1500, first: 600 } as const

/** The tracking parameters of a page's address. @param room as trackingFromQuery */
export const touchOfAddress = (address: string | null, room?: number): Touch | undefined =>
  (address && URL.canParse(address) && trackingFromQuery(new URL(address).searchParams, room)) || undefined

export const plainVisitOf = (request: Request): PlainVisit | undefined =>
  decoded(PlainVisit, getOrElseW(() => undefined)(parse(cookieOf(request, VISIT_COOKIE) ?? '')))

const keptFor = (seconds: number, value = ''): string =>
  setCookie(VISIT_COOKIE, value, { maxAge: seconds, httpOnly: true, path: ONLY_FORMS })

/** Keeps whole values up to a total length. */
const within = (touch: Touch, room: number): Touch =>
  trackingFromQuery(new URLSearchParams(touch), room) ?? {}

/** Set-Cookie values after a page view; none without parameters. */
function cookiesAfter(request: Request): readonly string[] {
  const known = plainVisitOf(request)
  // Global Privacy Control.
  if (request.headers.get('sec-gpc') === '1') return known ? [keptFor(0)] : []
  const address = isSameOrigin(request, runtime().config.siteUrl) ? request.headers.get('referer') : null
  const now = Date.now()
  const visit = nextVisit(known ? { ...known, seenAt: now } : null, touchOfAddress(address) ?? null, now)
  if (!visit) return []
  const kept: PlainVisit = { first: within(visit.first, ROOM.first), last: within(visit.last, ROOM.last) }
  return [keptFor(VISIT_LIMIT_MS / 1000, JSON.stringify(kept))]
}

/** Records a page view from its Referer; 204. */
export function notePlainVisit(request: Request): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of cookiesAfter(request)) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 204, headers })
}
