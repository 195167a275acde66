import 'server-only'
import { cookieOf, setCookie } from '@/server/http/cookies'
import { runtime } from '@/server/runtime'
import { sameText, sign } from '@/server/secret'
import { isLeadId } from './leadId'

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
