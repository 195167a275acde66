/**
 * Visit tracking on every page: stores the address' tracking parameters and the time; `services/visit.ts` reads them
 * when a lead is sent.
 * Privacy: only the parameters of model/page/trackingParameters.ts are stored, on the visitor's device, and sent with
 * an enquiry alone. After a refusal, or with Global Privacy Control, nothing is stored; then only the address of the
 * page with the form counts.
 */

import { parametersIn } from '@/model/page/trackingParameters'

export const VIEWS_KEY = 'visitPageViews'
/** Set to '1' when the visitor refuses consent. */
export const TRACKING_REFUSED_KEY = 'trackingRefused'

/** Session storage key of what the visitor is looking for (visitContext.ts). */
export const KEPT_VISIT_KEY = 'visitContext'

/** A page view of this visit: when (ms since 1970), and the tracking parameters of its address as a query. */
export type PageView = readonly [at: number, query: string]

const MAX_VIEWS = 100

/** Whether the browser sends Global Privacy Control. */
export const hasPrivacyControl = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** Whether the visitor does not want to be followed from page to page. */
export const trackingIsRefused = (): boolean =>
  hasPrivacyControl() || localStorage.getItem(TRACKING_REFUSED_KEY) === '1'

/** The named parameters of a query, as a query. */
export const onlyParameters = (query: string, parameters: readonly string[]): string =>
  parametersIn(new URLSearchParams(query), parameters).toString()

/** The notes so far; none when what is stored is not a list of notes. */
export function notedViews(storage: Storage): PageView[] {
  try {
    const noted: unknown = JSON.parse(storage.getItem(VIEWS_KEY) ?? '[]')
    return Array.isArray(noted) ? noted.filter(isView) : []
  } catch {
    return []
  }
}

const isView = (value: unknown): value is PageView =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'string'

/** Notes this page view. Storage that is full, closed or damaged means that there is no note, never an error. */
export function notePageView(parameters: readonly string[]): void {
  try {
    if (trackingIsRefused()) return localStorage.removeItem(VIEWS_KEY)
    const view: PageView = [Date.now(), onlyParameters(location.search, parameters)]
    localStorage.setItem(VIEWS_KEY, JSON.stringify([...notedViews(localStorage), view].slice(-MAX_VIEWS)))
  } catch {
    return
  }
}
