import type { VisitTopics } from '@/model/page/visitContext'
import { onCityAnnounced } from '@/components/layout/SelectCity/citySignal'
import { onSessionAnnounced } from '@/components/account/Session/sessionSignal'
import { setPageTopics } from './visitSignal'
import { isMarkedSignedIn } from '@/model/account/visitorMarks'
import { selectedCity } from '@/services/selectedCity'
import { KEPT_VISIT_KEY } from '@/services/visitCapture'

function isVisitKept(): boolean {
  try {
    return sessionStorage.getItem(KEPT_VISIT_KEY) !== null
  } catch {
    return false
  }
}

/** Whether the browser knows a session, a chosen city, or what the visitor came from. */
export const knowsVisit = (): boolean =>
  isMarkedSignedIn(document.cookie) || selectedCity() !== undefined || isVisitKept()

/** Runs with the visit's machine; a page whose code cannot be fetched stays as everybody has it. */
const withVisit = (run?: (live: typeof import('./visitContext.actors')) => void): void =>
  void import('./visitContext.actors').then(
    (live) => {
      live.visit()
      run?.(live)
    },
    () => undefined,
  )

/** A city that is chosen in the calculator of costs is chosen everywhere; forms tell it themselves (usePrefill.ts). */
function onChange({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement) || !target.matches('#cost-calculator [name="place"]')) return
  const { text = '' } = target.value === '' ? {} : (target.selectedOptions[0] ?? {})
  if (text !== '') withVisit(({ chooseCity }) => void chooseCity(text, 'en').catch(() => undefined))
}

/**
 * Reads the visit once the page is alive, where this page is about something or something is known already; otherwise
 * with the first choice or login. @returns what ends it
 */
export function startVisit(topics: VisitTopics): () => void {
  setPageTopics(topics)
  const begin = () => {
    if (Object.keys(topics).length > 0 || knowsVisit()) withVisit()
  }
  begin()
  // Out of the browser's memory: another page may have said something since.
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('pageshow', begin, { signal })
  document.addEventListener('change', onChange, { signal })
  const stops = [onCityAnnounced(begin), onSessionAnnounced(begin), () => listening.abort()]
  return () => stops.forEach((stop) => stop())
}
