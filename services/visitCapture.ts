/**
 * Visit tracking on every page: stores the address' tracking parameters and the time; `services/visit.ts` reads them
 * when a lead is sent.
 * Privacy: only the parameters of model/page/trackingParameters.ts are stored, on the visitor's device, and sent with
 * an enquiry alone. After a refusal, or with Global Privacy Control, nothing is stored; then only the address of the
 * page with the form counts.
 */

import { browserStorage } from './storage'
import { parametersIn } from '@/model/page/trackingParameters'

export const VIEWS_KEY = 'visitPageViews'
/** '1' after a refusal. */
export const TRACKING_REFUSED_KEY = 'trackingRefused'

/** Session storage key of the visit's topics (visitContext.ts). */
export const KEPT_VISIT_KEY = 'visitContext'

/** Time (epoch milliseconds), and the address's tracking parameters as a query. */
export type PageView = readonly [at: number, query: string]

const MAX_VIEWS = 100

/** Whether the browser sends Global Privacy Control. */
export const hasPrivacyControl = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** Whether the visitor refused tracking. */
export const trackingIsRefused = (): boolean =>
  hasPrivacyControl() || browserStorage.read(TRACKING_REFUSED_KEY) === '1'

/** The listed parameters of a query, as a query. */
export const onlyParameters = (query: string, parameters: readonly string[]): string =>
  parametersIn(new URLSearchParams(query), parameters).toString()

/** Empty if storage holds something else. */
export function notedViews(): PageView[] {
  const noted = browserStorage.readJson(VIEWS_KEY)
  return Array.isArray(noted) ? noted.filter(isView) : []
}

const isView = (value: unknown): value is PageView =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'string'

/** Records this page view; does nothing without storage. */
export function notePageView(parameters: readonly string[]): void {
  if (trackingIsRefused()) return browserStorage.remove(VIEWS_KEY)
  const view: PageView = [Date.now(), onlyParameters(location.search, parameters)]
  browserStorage.writeJson(VIEWS_KEY, [...notedViews(), view].slice(-MAX_VIEWS))
}
