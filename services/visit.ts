import { type Touch, type Visit, nextVisit, trackingFromQuery } from '@/model/page/tracking'
import { NOTED_PARAMETERS } from '@/model/page/trackingParameters'
import { type PageView, notedViews, onlyParameters, trackingIsRefused } from './visitCapture'

/** The visit that a list of page views makes (model/page/tracking.ts: 30 minutes of inactivity end one). */
export const visitOf = (views: readonly PageView[]): Visit | null =>
  views.reduce<Visit | null>(
    (visit, [at, query]) => nextVisit(visit, trackingFromQuery(new URLSearchParams(query)), at),
    null,
  )

/** What is sent with a lead: the parameters of the visit's first and latest address that carried any. */
export type SentTracking = { readonly first?: Touch; readonly last?: Touch }

/**
 * The tracking parameters of this visit. A visitor who refused to be followed, or whose storage is closed, sends those
 * of the present address only.
 */
export function currentTracking(now = Date.now()): SentTracking {
  const here: PageView = [now, onlyParameters(location.search, NOTED_PARAMETERS)]
  const visit = visitOf([...earlierViews(), here])
  return visit ? { first: visit.first, last: visit.last } : {}
}

function earlierViews(): PageView[] {
  try {
    return trackingIsRefused() ? [] : notedViews(localStorage)
  } catch {
    return []
  }
}
