import 'server-only'
import { randomUUID } from 'node:crypto'
import { cookieOf, setCookie } from '@/server/http/cookies'
import { runtime } from '@/server/runtime'
import { sameText, sign } from '@/server/secret'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * A new lead's id: a UUIDv7 (RFC 9562, section 5.7), 48 bits of milliseconds and 74 random ones, so that ids sort by
 * time and cannot be guessed.
 */
export function newLeadId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  // A random UUID has the same layout from its version on.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** Whether a text that came from outside can be a lead's id. */
export const isLeadId = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)

const LEAD_COOKIE = 'lead_ref'
const LEAD_COOKIE_SECONDS = 3600

const signatureOf = (leadId: string): string => sign(runtime().secret, 'lead', leadId)

/**
 * Names the lead that this browser made last, for its thank-you page. Signed: a lead's id alone, which the CRM and exports
 * hold as well, shows nobody the lead.
 */
export const leadCookie = (leadId: string): string =>
  setCookie(LEAD_COOKIE, `${leadId}.${signatureOf(leadId)}`, { maxAge: LEAD_COOKIE_SECONDS, httpOnly: true })

/** The id of the lead that this browser made last; undefined where its cookie is missing or not this site's own. */
export function ownLeadId(request: Request): string | undefined {
  const [leadId = '', signature = ''] = (cookieOf(request, LEAD_COOKIE) ?? '').split('.')
  return isLeadId(leadId) && sameText(signature, signatureOf(leadId)) ? leadId.toLowerCase() : undefined
}

/** A browser forgets which lead it made last. */
export const clearedLeadCookie = (): string => setCookie(LEAD_COOKIE, '', { maxAge: 0, httpOnly: true })
