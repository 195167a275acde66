import type { AnalyticsEvent } from '@/model/page/analytics'

declare global {
  interface Window {
    /** Events of this page, oldest first; a tag manager reads the same list once it is loaded. */
    dataLayer?: unknown[]
  }
}

/** The page's event list; exists without any reader. */
export function dataLayer(): unknown[] {
  if (!Array.isArray(window.dataLayer)) window.dataLayer = []
  return window.dataLayer
}

/** Notes an event. It stays in the page; what goes further is the tracking machine's decision. */
export function track(event: AnalyticsEvent): void {
  dataLayer().push(event)
}
