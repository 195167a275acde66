import 'server-only'
import { runtime } from '@/server/runtime'

/** The value of a request's cookie, or undefined. */
export function cookieOf(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return decoded(pair.slice(at + 1).trim())
  }
  return undefined
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

export interface CookieOptions {
  /** Seconds; a cookie of the browser's session when it is left out. */
  readonly maxAge?: number
  readonly httpOnly?: boolean
  /** Sent with requests of this site's own pages alone. */
  readonly isStrict?: boolean
}

/**
 * A Set-Cookie header's value, for the whole site, SameSite=Lax unless it is strict; Secure on a site whose address is HTTPS. Where the request
 * itself came encrypted, writeResponse.ts makes every cookie so.
 */
export function setCookie(
  name: string,
  value: string,
  { maxAge, httpOnly, isStrict }: CookieOptions = {},
): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `SameSite=${isStrict ? 'Strict' : 'Lax'}`,
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(runtime().config.siteUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
}

/** A Set-Cookie value that the browser sends back over HTTPS only. */
export const securedCookie = (cookie: string): string =>
  /;\s*secure\s*(;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`
