import { ANALYTICS_EVENTS, type AnalyticsEvent, type AnalyticsSettings } from '@/model/page/analytics'
import { dataLayer } from './analytics'
import { browserStorage, tabStorage } from './storage'
import { KEPT_VISIT_KEY, TRACKING_REFUSED_KEY, VIEWS_KEY } from './visitCapture'

/** Local storage key: '1' once the visitor has agreed. */
export const TRACKING_ALLOWED_KEY = 'trackingAllowed'
/** Session storage key of events that were recorded while leaving a page. */
export const KEPT_EVENTS_KEY = 'keptAnalyticsEvents'

const MOST_KEPT = 50

/** The visitor's stored answer. */
export function rememberedConsent(): 'given' | 'refused' | null {
  if (browserStorage.read(TRACKING_REFUSED_KEY) === '1') return 'refused'
  return browserStorage.read(TRACKING_ALLOWED_KEY) === '1' ? 'given' : null
}

export function rememberConsent(): void {
  browserStorage.remove(TRACKING_REFUSED_KEY)
  browserStorage.write(TRACKING_ALLOWED_KEY, '1')
}

/** A refusal also deletes the visit's source and context. */
export function rememberRefusal(): void {
  browserStorage.write(TRACKING_REFUSED_KEY, '1')
  browserStorage.remove(TRACKING_ALLOWED_KEY)
  browserStorage.remove(VIEWS_KEY)
  tabStorage.remove(KEPT_EVENTS_KEY)
  tabStorage.remove(KEPT_VISIT_KEY)
}

const isEvent = (entry: unknown): entry is AnalyticsEvent =>
  typeof entry === 'object' &&
  entry !== null &&
  'event' in entry &&
  ANALYTICS_EVENTS.some((name) => name === entry.event)

const keptEvents = (): AnalyticsEvent[] => {
  const kept = tabStorage.readJson(KEPT_EVENTS_KEY)
  return Array.isArray(kept) ? kept.filter(isEvent) : []
}

/** Moves this page's events to the next page, and out of the page's list, so that Back does not send them again. */
export function keepEvents(): void {
  const layer = dataLayer()
  const all = [...keptEvents(), ...layer.filter(isEvent)].slice(-MOST_KEPT)
  // What cannot be kept stays on this page.
  if (!tabStorage.writeJson(KEPT_EVENTS_KEY, all)) return
  layer.splice(0, layer.length, ...layer.filter((entry) => !isEvent(entry)))
}

/** Prepends events from earlier pages. */
export function takeKeptEvents(): void {
  dataLayer().unshift(...keptEvents())
  tabStorage.remove(KEPT_EVENTS_KEY)
}

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
