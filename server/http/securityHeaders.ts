import 'server-only'
import { createHash } from 'node:crypto'
import { INLINE_SCRIPTS } from '@/model/page/inlineScript'
import type { Config } from '@/server/config/config'

export const REPORT_PATH = '/api/reports'

export const policyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const SCRIPT_HASHES = INLINE_SCRIPTS.map(policyHash).join(' ')

type PolicySettings = Pick<Config, 'analytics' | 'assetBaseUrl' | 'hstsIncludesSubdomains'>

/**
 * Allows this site's resources only, plus a configured tag manager; scripts and style elements by hash; style
 * attributes (prices and charts use them). Trusted types allow two worker URLs; not required with a tag manager,
 * or for files (workers load their parts by strings).
 * @param styles hashes of the page's style elements; undefined for files
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
 * Pages with personal data. Not 'no-referrer' where forms are sent: older browsers then omit the Origin that the
 * same-origin check needs.
 */
const PRIVATE_PATH = /^\/(?:hi\/)?(thankyou|(?:enquiry|desk)(?:[/?]|$))/
/** Stays connected to the public inspector's window (devtools/inspection). */
const PUBLIC_INSPECTOR = /[?&]inspect=public(&|$)/

/** Private answers, which other sites must not embed. */
const VISITORS_OWN = /^\/(?:hi\/)?(desk|enquiry|lead|login|profile|thankyou|timeline|users)(?:[/?]|$)/

/** Not for search engines. */
const DESK = /^\/desk(?:[/?]|$)/

const ADDRESS_HEADERS: readonly (readonly [RegExp, name: string, value: string])[] = [
  [PRIVATE_PATH, 'Referrer-Policy', 'same-origin'],
  [DESK, 'X-Robots-Tag', 'noindex, nofollow'],
  [VISITORS_OWN, 'Cross-Origin-Resource-Policy', 'same-origin'],
  [PUBLIC_INSPECTOR, 'Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
]

/** Interned header sets, compared by identity. */
const known = new Map<string, Readonly<Record<string, string>>>()

/** Headers specific to an address, interned. @param target path and query */
export function headersOfAddress(target: string): Readonly<Record<string, string>> {
  const own = ADDRESS_HEADERS.filter(([pattern]) => pattern.test(target))
  const names = own.map(([, name]) => name).join()
  const headers = known.get(names) ?? Object.fromEntries(own.map(([, name, value]) => [name, value]))
  known.set(names, headers)
  return headers
}

/** Returns the function that gives all headers of an answer, interned by address. */
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
