import 'server-only'
import { randomBytes } from 'node:crypto'
import { CREDENTIALS_COOKIE } from '@/model/account/session'
import { sameText, sign } from '@/server/config/secret'
import { cameByTls } from './clientAddress'
import { browserIdOf, cookieOf, keptBrowserId, setCookie } from './cookies'
import { runtime } from '@/server/runtime'
import { ok } from './envelope'

/** Names from the specification, section 7. */
const XSRF_COOKIE = 'XSRF-TOKEN'
const XSRF_HEADER = 'X-XSRF-TOKEN'
/** Token lifetime; a token past half of it is renewed when a page asks. */
const XSRF_SECONDS = 24 * 60 * 60
const CLOCK_SKEW_MS = 60_000

const signatureOf = (secret: string, text: string, owner: string) => sign(secret, 'xsrf', `${text}\n${owner}`)

/** Signed double submit: time, random text, and a signature that includes the owner. */
function newXsrfToken(secret: string, owner: string, now: number): string {
  const text = `${now.toString(36)}.${randomBytes(16).toString('base64url')}`
  return `${text}.${signatureOf(secret, text, owner)}`
}

/** The owner of a request's token: its session, else its browser id; both are HttpOnly cookies. */
const ownerOf = (request: Request): string | undefined =>
  cookieOf(request, CREDENTIALS_COOKIE) || browserIdOf(request)

function isGoodToken(
  { secret, owner, token }: { secret: string; owner: string; token: string },
  now: number,
  seconds = XSRF_SECONDS,
): boolean {
  const [at = '', nonce = '', signature = ''] = token.split('.')
  const age = now - Number.parseInt(at, 36)
  const isOfTime = age > -CLOCK_SKEW_MS && age < seconds * 1000
  return isOfTime && sameText(signature, signatureOf(secret, `${at}.${nonce}`, owner))
}

/** Whether the XSRF header repeats the cookie, and the token was issued to this visitor within a day. */
export function hasXsrfProof(request: Request, secret: string, now = Date.now()): boolean {
  const header = request.headers.get(XSRF_HEADER)
  const cookie = cookieOf(request, XSRF_COOKIE)
  const owner = ownerOf(request)
  if (!header || !cookie || owner === undefined || !sameText(header, cookie)) return false
  return isGoodToken({ secret, owner, token: header }, now)
}

/** Whether a browser sent the call: page scripts cannot omit these headers. */
export const isFromBrowser = ({ headers }: Request): boolean =>
  headers.has('sec-fetch-site') || headers.has('origin')

/** Identifies the caller of a proven call: its token, else its browser id, else its session. */
export const callerOf = (request: Request): string =>
  request.headers.get('authorization') ?? browserIdOf(request) ?? ownerOf(request) ?? ''

const keepingToken = (token: string): string => setCookie(XSRF_COOKIE, token, { maxAge: XSRF_SECONDS })

/** A new token's Set-Cookie value. @param credentials the session's (cred_hexa) */
export const xsrfCookieOf = (credentials: string): string =>
  keepingToken(newXsrfToken(runtime().secret, credentials, Date.now()))

export const clearedXsrfCookie = (): string => setCookie(XSRF_COOKIE, '', { maxAge: 0 })

/** Sets the XSRF cookie; keeps one with enough lifetime, so that other tabs keep working. */
export function giveXsrfToken(request: Request, now = Date.now()): Response {
  const { secret } = runtime()
  const { id, cookie } = keptBrowserId(request)
  const owner = cookieOf(request, CREDENTIALS_COOKIE) || id
  const known = cookieOf(request, XSRF_COOKIE)
  const isKept = known && isGoodToken({ secret, owner, token: known }, now, XSRF_SECONDS / 2)
  return ok({}, { cookies: [keepingToken(isKept ? known : newXsrfToken(secret, owner, now)), cookie] })
}

/**
 * Whether a form was sent by the site's own pages: by Sec-Fetch-Site, else Origin including its scheme
 * (docs/decisions/0005). A request with neither is not a browser form.
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = request.headers.get('origin')
  if (!origin || !URL.canParse(origin)) return false
  const own = `${cameByTls(request) ? 'https' : 'http'}://${request.headers.get('host')}`
  return origin === own || origin === new URL(siteUrl).origin
}
