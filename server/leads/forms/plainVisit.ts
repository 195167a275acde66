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
 * Where a visitor without scripts came from (docs/decisions/0033). Every page asks for an empty picture inside <noscript>, and the
 * browser names the page's whole address in its Referer. So pages stay the same for everybody, and only the picture's answer sets a
 * cookie, which goes to the form's own address and nowhere else.
 */

const VISIT_COOKIE = 'came_from'
const ONLY_FORMS = '/enquiry'

const PlainVisit = t.readonly(t.type({ first: Touch, last: Touch }))
/** The first and the latest parameters of a visit. */
export type PlainVisit = t.TypeOf<typeof PlainVisit>

/** Most that values may take, written for a cookie: with their names both stay below the 4,096 bytes that browsers keep. */
const ROOM = { last: 1500, first: 600 } as const

/** The tracking parameters of a page's address. @param room as trackingFromQuery */
export const touchOfAddress = (address: string | null, room?: number): Touch | undefined =>
  (address && URL.canParse(address) && trackingFromQuery(new URL(address).searchParams, room)) || undefined

/** What the browser kept of its visit; undefined where there is nothing. */
export const plainVisitOf = (request: Request): PlainVisit | undefined =>
  decoded(PlainVisit, getOrElseW(() => undefined)(parse(cookieOf(request, VISIT_COOKIE) ?? '')))

const keptFor = (seconds: number, value = ''): string =>
  setCookie(VISIT_COOKIE, value, { maxAge: seconds, httpOnly: true, path: ONLY_FORMS })

/** Keeps whole values up to a total length. */
const within = (touch: Touch, room: number): Touch =>
  trackingFromQuery(new URLSearchParams(touch), room) ?? {}

/** Set-Cookie values after one more page of a visit; none where nothing is known of it. */
function cookiesAfter(request: Request): readonly string[] {
  const known = plainVisitOf(request)
  // The browser's word that its visitor is not to be followed.
  if (request.headers.get('sec-gpc') === '1') return known ? [keptFor(0)] : []
  const address = isSameOrigin(request, runtime().config.siteUrl) ? request.headers.get('referer') : null
  const now = Date.now()
  const visit = nextVisit(known ? { ...known, seenAt: now } : null, touchOfAddress(address) ?? null, now)
  if (!visit) return []
  const kept: PlainVisit = { first: within(visit.first, ROOM.first), last: within(visit.last, ROOM.last) }
  return [keptFor(VISIT_LIMIT_MS / 1000, JSON.stringify(kept))]
}

/** Notes a page view of a browser without scripts, by the address in its Referer; 204. */
export function notePlainVisit(request: Request): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of cookiesAfter(request)) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 204, headers })
}
