import 'server-only'
import { randomUUID } from 'node:crypto'
import { isLeadId as isUuid } from '@/server/leads/intake/leadId'
import { cookieOf, setCookie } from '@/server/http/cookies'
import { cookiesAreSecure } from '@/server/http/sessionCalls'
import type { UserRow } from '@/server/accounts/profile/users'

/** Readable, for the site sends it back as the header of that name (specification, section 7). */
export const VISITOR_COOKIE = 'visitorid'
const YEAR_SECONDS = 31_536_000

/** A logged-in user's own id, wherever he logs in; else the one that this browser has, or a new one. */
export function visitorIdOf(user: UserRow | undefined, request: Request): string {
  if (user) return user.visitor_id
  const known = cookieOf(request, VISITOR_COOKIE)
  return isUuid(known) ? known.toLowerCase() : randomUUID()
}

export const visitorCookie = (visitorId: string): string =>
  setCookie(VISITOR_COOKIE, visitorId, { maxAge: YEAR_SECONDS, secure: cookiesAreSecure() })

/** Nobody who uses this browser next is taken for the one who logged out. */
export const clearedVisitorCookie = (): string =>
  setCookie(VISITOR_COOKIE, '', { maxAge: 0, secure: cookiesAreSecure() })
