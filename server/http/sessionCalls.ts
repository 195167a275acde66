import 'server-only'
import { runtime } from '@/server/runtime'
import { cookieOf, setCookie } from './cookies'
import { ok } from './envelope'
import { XSRF_COOKIE, isOwnToken, newXsrfToken } from './xsrf'

/** Whether this site's cookies are for HTTPS only. */
export const cookiesAreSecure = (): boolean => runtime().config.siteUrl.startsWith('https:')

/** Gives the browser its XSRF cookie; one that is this site's own already is kept, so that other tabs go on working. */
export function giveXsrfToken(request: Request): Response {
  const { secret } = runtime()
  const known = cookieOf(request, XSRF_COOKIE)
  const token = known && isOwnToken(secret, known) ? known : newXsrfToken(secret)
  return ok({}, { headers: { 'Set-Cookie': setCookie(XSRF_COOKIE, token, { secure: cookiesAreSecure() }) } })
}
