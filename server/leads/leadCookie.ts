import 'server-only'
import { setCookie } from '@/server/http/cookies'
import { cookiesAreSecure } from '@/server/http/sessionCalls'

/** Names the lead that this browser made last, for the survey of the page without JavaScript. */
export const LEAD_COOKIE = 'lead_ref'
const LEAD_COOKIE_SECONDS = 3600
export const leadCookie = (leadId: string): string =>
  setCookie(LEAD_COOKIE, leadId, { maxAge: LEAD_COOKIE_SECONDS, httpOnly: true, secure: cookiesAreSecure() })

/** A browser forgets which lead it made last. */
export const clearedLeadCookie = (): string =>
  setCookie(LEAD_COOKIE, '', { maxAge: 0, httpOnly: true, secure: cookiesAreSecure() })
