import type { AnalyticsEvent } from '@/model/page/analytics'

declare global {
  interface Window {
    /** Events of this page, oldest first; the tag manager reads this list. */
    dataLayer?: unknown[]
  }
}

export function dataLayer(): unknown[] {
  if (!Array.isArray(window.dataLayer)) window.dataLayer = []
  return window.dataLayer
}

/** Records an event in the page; the tracking machine decides whether it is sent. */
export function track(event: AnalyticsEvent): void {
  dataLayer().push(event)
}
