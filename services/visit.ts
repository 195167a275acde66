import { type Touch, type Visit, nextVisit, trackingFromQuery } from '@/model/page/tracking'
import { NOTED_PARAMETERS } from '@/model/page/trackingParameters'
import { type PageView, notedViews, onlyParameters, trackingIsRefused } from './visitCapture'

/** The current visit of a list of page views (model/page/tracking.ts: 30 minutes of inactivity end it). */
export const visitOf = (views: readonly PageView[]): Visit | null =>
  views.reduce<Visit | null>(
    (visit, [at, query]) => nextVisit(visit, trackingFromQuery(new URLSearchParams(query)), at),
    null,
  )

/** Tracking parameters of the visit's first and latest address that had any, for a lead. */
export type SentTracking = { readonly first?: Touch; readonly last?: Touch }

/** The visit's tracking parameters; the current address's only after a refusal or without storage. */
export function currentTracking(now = Date.now()): SentTracking {
  const here: PageView = [now, onlyParameters(location.search, NOTED_PARAMETERS)]
  const visit = visitOf([...earlierViews(), here])
  return visit ? { first: visit.first, last: visit.last } : {}
}

const earlierViews = (): PageView[] => (trackingIsRefused() ? [] : notedViews())
