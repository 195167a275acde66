import { ANALYTICS_EVENTS, type AnalyticsEvent, type AnalyticsSettings } from '@/model/page/analytics'
import { dataLayer } from './analytics'
import { KEPT_VISIT_KEY, TRACKING_REFUSED_KEY, VIEWS_KEY } from './visitCapture'

/** Local storage key: '1' once the visitor has agreed. */
export const TRACKING_ALLOWED_KEY = 'trackingAllowed'
/** Session storage key of events that were recorded while leaving a page. */
export const KEPT_EVENTS_KEY = 'keptAnalyticsEvents'

const MOST_KEPT = 50

/** Storage that is full, blocked or damaged counts as empty. */
function tried<A>(run: () => A, otherwise: A): A {
  try {
    return run()
  } catch {
    return otherwise
  }
}

/** The visitor's stored answer. */
export const rememberedConsent = (): 'given' | 'refused' | null =>
  tried(() => {
    if (localStorage.getItem(TRACKING_REFUSED_KEY) === '1') return 'refused'
    return localStorage.getItem(TRACKING_ALLOWED_KEY) === '1' ? 'given' : null
  }, null)

export const rememberConsent = (): void =>
  tried(() => {
    localStorage.removeItem(TRACKING_REFUSED_KEY)
    localStorage.setItem(TRACKING_ALLOWED_KEY, '1')
  }, undefined)

/** A refusal also deletes the visit's source and context. */
export const rememberRefusal = (): void =>
  tried(() => {
    localStorage.setItem(TRACKING_REFUSED_KEY, '1')
    localStorage.removeItem(TRACKING_ALLOWED_KEY)
    localStorage.removeItem(VIEWS_KEY)
    sessionStorage.removeItem(KEPT_EVENTS_KEY)
    sessionStorage.removeItem(KEPT_VISIT_KEY)
  }, undefined)

const isEvent = (entry: unknown): entry is AnalyticsEvent =>
  typeof entry === 'object' &&
  entry !== null &&
  'event' in entry &&
  ANALYTICS_EVENTS.some((name) => name === entry.event)

const keptEvents = (): AnalyticsEvent[] => {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_EVENTS_KEY) ?? '[]')
  return Array.isArray(kept) ? kept.filter(isEvent) : []
}

/** Moves this page's events to the next page, and out of the page's list, so that Back does not send them again. */
export const keepEvents = (): void =>
  tried(() => {
    const layer = dataLayer()
    const all = [...keptEvents(), ...layer.filter(isEvent)].slice(-MOST_KEPT)
    sessionStorage.setItem(KEPT_EVENTS_KEY, JSON.stringify(all))
    layer.splice(0, layer.length, ...layer.filter((entry) => !isEvent(entry)))
  }, undefined)

/** Prepends events from earlier pages. */
export const takeKeptEvents = (): void =>
  tried(() => {
    dataLayer().unshift(...keptEvents())
    sessionStorage.removeItem(KEPT_EVENTS_KEY)
  }, undefined)

/** Prints all events, earlier ones too. */
function startLog(): void {
  const layer = dataLayer()
  const push = layer.push.bind(layer)
  const print = (entry: unknown) => console.info('analytics', entry)
  layer.forEach(print)
  layer.push = (...entries) => {
    entries.forEach(print)
    return push(...entries)
  }
}

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js'

function startTagManager(id: string): void {
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `${TAG_MANAGER}?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** Connects the configured adapter; the caller has checked the consent. */
export function startAdapter({ adapter, tagManagerId }: AnalyticsSettings): void {
  if (adapter === 'log') startLog()
  if (adapter === 'dataLayer' && tagManagerId) startTagManager(tagManagerId)
}
