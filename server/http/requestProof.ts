import 'server-only'
import { randomBytes } from 'node:crypto'
import { sameText, sign } from '@/server/secret'
import { cookieOf, setCookie } from './cookies'
import { runtime } from '@/server/runtime'
import { ok } from './envelope'

/** The names of the specification's HTTP client (section 7). */
const XSRF_COOKIE = 'XSRF-TOKEN'
const XSRF_HEADER = 'X-XSRF-TOKEN'

const signatureOf = (secret: string, nonce: string) => sign(secret, 'xsrf', nonce)

/** A new token: a random text and this site's signature under it (signed double submit). */
function newXsrfToken(secret: string): string {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${signatureOf(secret, nonce)}`
}

/** Whether a token was made by this site. */
function isOwnToken(secret: string, token: string): boolean {
  const [nonce = '', signature = ''] = token.split('.')
  return nonce !== '' && sameText(signature, signatureOf(secret, nonce))
}

/**
 * Whether a request shows that its sender can read this site's cookies: the header repeats the cookie, and the
 * token is this site's own.
 */
export function hasXsrfProof(request: Request, secret: string): boolean {
  const header = request.headers.get(XSRF_HEADER)
  const cookie = cookieOf(request, XSRF_COOKIE)
  return !!header && !!cookie && sameText(header, cookie) && isOwnToken(secret, header)
}

/** What tells one caller of a proven call from another: the token that it sends, else its browser's. */
export const callerOf = (request: Request): string =>
  request.headers.get('authorization') ?? cookieOf(request, XSRF_COOKIE) ?? ''

/** Gives the browser its XSRF cookie; one that is this site's own already is kept, so that other tabs go on working. */
export function giveXsrfToken(request: Request): Response {
  const { secret } = runtime()
  const known = cookieOf(request, XSRF_COOKIE)
  const token = known && isOwnToken(secret, known) ? known : newXsrfToken(secret)
  return ok({}, { headers: { 'Set-Cookie': setCookie(XSRF_COOKIE, token) } })
}

/**
 * Whether a form was sent by one of this site's own pages: the browser's word in Sec-Fetch-Site, else in Origin
 * (docs/decisions/0005). A request that carries neither is no browser's form.
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = request.headers.get('origin')
  if (!origin || !URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return host === request.headers.get('host') || host === new URL(siteUrl).host
}
