import 'server-only'
import { createHash } from 'node:crypto'
import { INLINE_SCRIPTS } from '@/model/page/inlineScript'
import type { Config } from '@/server/config/config'

/** Where browsers report what the policy refused (policyReports.ts). */
export const REPORT_PATH = '/api/reports'

/** Hash of an inline text for a policy. */
export const policyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const SCRIPT_HASHES = INLINE_SCRIPTS.map(policyHash).join(' ')

type PolicySettings = Pick<Config, 'analytics' | 'assetBaseUrl' | 'hstsIncludesSubdomains'>

/**
 * Nothing is loaded from, sent to or framed by another site, a configured tag manager's aside. No script stands in a page
 * but those whose hashes are named, and only the style elements that the server wrote; style attributes may (prices and
 * charts are drawn with them). The addresses of two workers, the face check's and the desk's, are the strings that become code; a tag
 * manager needs more than that, so where one is configured strings are not refused. Nor are they in what is no page: a worker has the
 * policy of its own script, and loads its parts by strings.
 * @param styles hashes of the page's style elements; undefined for what is no page
 */
export function contentSecurityPolicy(
  { analytics, assetBaseUrl = '' }: PolicySettings,
  styles?: readonly string[],
): string {
  const hasTagManager = analytics.adapter === 'dataLayer'
  const tagManager = hasTagManager ? 'https://www.googletagmanager.com' : ''
  const counters = hasTagManager
    ? `${tagManager} https://*.google-analytics.com https://*.analytics.google.com`
    : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${SCRIPT_HASHES} ${assetBaseUrl} ${tagManager}`,
    styles && !hasTagManager
      ? "require-trusted-types-for 'script'; trusted-types face-worker desk-worker"
      : '',
    `style-src-elem 'self' ${styles?.join(' ') ?? ''} ${assetBaseUrl}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${assetBaseUrl} ${counters}`,
    `font-src 'self' ${assetBaseUrl}`,
    `connect-src 'self' ${counters}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${REPORT_PATH}`,
    'report-to policy',
  ]
    .map((rule) => rule.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .join('; ')
}

/** The headers of every answer, by name. */
export function securityHeaders(settings: PolicySettings): Readonly<Record<string, string>> {
  const subdomains = settings.hstsIncludesSubdomains ? '; includeSubDomains' : ''
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings),
    'Reporting-Endpoints': `policy="${REPORT_PATH}"`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': `max-age=31536000${subdomains}`,
  }
}

/**
 * Referrer policy for pages with personal data or for one visitor: nothing to other sites. Not 'no-referrer' where
 * forms are sent: older browsers then omit the origin that the same-origin check needs.
 */
const PRIVATE_PATH = /^\/(?:hi\/)?(thankyou|(?:enquiry|desk)(?:[/?]|$))/
/** A page that tells the public inspector (devtools/inspection) stays connected with the window that it opens. */
const PUBLIC_INSPECTOR = /[?&]inspect=public(&|$)/

/** Answers that are one visitor's own: no other site's page gets them into its process. */
const VISITORS_OWN = /^\/(?:hi\/)?(desk|enquiry|lead|login|profile|thankyou|timeline|users)(?:[/?]|$)/

/** The clinic's own pages: no search engine keeps them. */
const DESK = /^\/desk(?:[/?]|$)/

/** Each with the addresses that it is for. */
const ADDRESS_HEADERS: readonly (readonly [RegExp, name: string, value: string])[] = [
  [PRIVATE_PATH, 'Referrer-Policy', 'same-origin'],
  [DESK, 'X-Robots-Tag', 'noindex, nofollow'],
  [VISITORS_OWN, 'Cross-Origin-Resource-Policy', 'same-origin'],
  [PUBLIC_INSPECTOR, 'Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
]

/** Interned header sets, compared by identity. */
const known = new Map<string, Readonly<Record<string, string>>>()

/** What differs for some addresses; the same object for the same headers. @param target path and query */
export function headersOfAddress(target: string): Readonly<Record<string, string>> {
  const own = ADDRESS_HEADERS.filter(([pattern]) => pattern.test(target))
  const names = own.map(([, name]) => name).join()
  const headers = known.get(names) ?? Object.fromEntries(own.map(([, name, value]) => [name, value]))
  known.set(names, headers)
  return headers
}

/** What gives the headers of an answer, every one's and those of its address: the same Map for the same ones. */
export function answerHeaders(settings: PolicySettings): (target: string) => Map<string, string> {
  const security = securityHeaders(settings)
  const made = new Map<ReturnType<typeof headersOfAddress>, Map<string, string>>()
  return (target) => {
    const own = headersOfAddress(target)
    const headers = made.get(own) ?? new Map(Object.entries({ ...security, ...own }))
    made.set(own, headers)
    return headers
  }
}
