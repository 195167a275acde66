import 'server-only'
import { randomBytes } from 'node:crypto'
import { sameText, sign } from '@/server/secret'
import { cookieOf } from './cookies'

/** The names of the specification's HTTP client (section 7). */
export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'X-XSRF-TOKEN'

const signatureOf = (secret: string, nonce: string) => sign(secret, 'xsrf', nonce)

/** A new token: a random text and this site's signature under it (signed double submit). */
export function newXsrfToken(secret: string): string {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${signatureOf(secret, nonce)}`
}

/** Whether a token was made by this site. */
export function isOwnToken(secret: string, token: string): boolean {
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
