import 'server-only'
import { createHash } from 'node:crypto'
import { ACCOUNT_SCRIPT } from '@/model/page/inlineScript'
import type { Config } from '@/server/config'

/** Where browsers report what the policy refused (policyReports.ts). */
export const REPORT_PATH = '/api/reports'

const scriptHash = `'sha256-${createHash('sha256').update(ACCOUNT_SCRIPT).digest('base64')}'`

type PolicySettings = Pick<Config, 'analytics' | 'assetBaseUrl' | 'hstsIncludesSubdomains'>

/**
 * Nothing is loaded from, sent to or framed by another site, a configured tag manager's aside, and no script stands in a
 * page but the one whose hash is named. Styles do: styled-components writes them into the page.
 */
function contentSecurityPolicy({ analytics, assetBaseUrl = '' }: PolicySettings): string {
  const hasTagManager = analytics.adapter === 'dataLayer'
  const tagManager = hasTagManager ? 'https://www.googletagmanager.com' : ''
  const counters = hasTagManager
    ? `${tagManager} https://*.google-analytics.com https://*.analytics.google.com`
    : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHash} ${assetBaseUrl} ${tagManager}`,
    `style-src 'self' 'unsafe-inline' ${assetBaseUrl}`,
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
 * Pages whose address may carry personal data, or that stand for one visitor, tell no other site of it. Not
 * 'no-referrer' where a form is sent on: older browsers then send no origin, which the same-origin check needs.
 */
const PRIVATE_PATH = /^\/(thankyou|enquiry\/)/
/** A page that tells the public inspector (components/Inspection) stays connected with the window that it opens. */
const PUBLIC_INSPECTOR = /[?&]inspect=public(&|$)/

/** What differs for some addresses. @param target path and query */
export function headersOfAddress(target: string): Readonly<Record<string, string>> {
  return {
    ...(PRIVATE_PATH.test(target) && { 'Referrer-Policy': 'same-origin' }),
    ...(PUBLIC_INSPECTOR.test(target) && { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }),
  }
}
