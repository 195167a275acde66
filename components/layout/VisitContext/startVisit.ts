import { onCityAnnounced } from '@/components/layout/SelectCity/citySignal'
import { onSessionAnnounced } from '@/components/account/Session/sessionSignal'
import { pageTopics } from './visitSignal'
import { hasSignedInFlag } from '@/model/account/visitorMarks'
import { selectedCity } from '@/services/selectedCity'
import { tabStorage } from '@/services/storage'
import { KEPT_VISIT_KEY } from '@/services/visitCapture'

/** Whether the browser has a session, a chosen city, or an earlier page's topic. */
export const knowsVisit = (): boolean =>
  hasSignedInFlag(document.cookie) || selectedCity() !== undefined || tabStorage.read(KEPT_VISIT_KEY) !== null

/** Interaction, in contrast to reading. */
const USES = ['pointerdown', 'keydown', 'focusin'] as const
/** Delay before a page without interaction records its topics. */
const READING_MS = 5_000

const isUsed = (): boolean => document.activeElement !== document.body

/** Calls back at the first interaction, or after READING_MS. */
function onceUsed(work: () => void, signal: AbortSignal): void {
  const stop = () => {
    clearTimeout(timer)
    for (const type of USES) document.removeEventListener(type, use, true)
  }
  const use = () => {
    stop()
    work()
  }
  const timer = setTimeout(use, READING_MS)
  for (const type of USES) document.addEventListener(type, use, true)
  signal.addEventListener('abort', stop)
}

/** Runs with the visit's machine; does nothing if loading fails. */
const withVisit = (run?: (live: typeof import('./visitContext.actors')) => void): void =>
  void import('./visitContext.actors').then(
    (live) => {
      live.visit()
      run?.(live)
    },
    () => undefined,
  )

/** A city chosen in the cost calculator applies everywhere; forms announce theirs (usePrefill.ts). */
function onChange({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement) || !target.matches('#cost-calculator [name="place"]')) return
  const { text = '' } = target.value === '' ? {} : (target.selectedOptions[0] ?? {})
  if (text !== '') withVisit(({ chooseCity }) => void chooseCity(text, 'en').catch(() => undefined))
}

/**
 * Starts the visit if something is known, at the first interaction of a page with topics, or at the first choice
 * or login. @returns the cleanup
 */
export function startVisit(): () => void {
  const begin = () => {
    if (Object.keys(pageTopics()).length > 0 || knowsVisit()) withVisit()
  }
  const listening = new AbortController()
  const { signal } = listening
  if (knowsVisit() || isUsed()) begin()
  else onceUsed(begin, signal)
  // From the back/forward cache: another page may have changed the visit.
  addEventListener('pageshow', begin, { signal })
  document.addEventListener('change', onChange, { signal })
  const stops = [onCityAnnounced(begin), onSessionAnnounced(begin), () => listening.abort()]
  return () => stops.forEach((stop) => stop())
}
