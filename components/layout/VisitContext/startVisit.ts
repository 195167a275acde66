import { onCityAnnounced } from '@/components/layout/SelectCity/citySignal'
import { onSessionAnnounced } from '@/components/account/Session/sessionSignal'
import { pageTopics } from './visitSignal'
import { hasSignedInFlag } from '@/model/account/visitorMarks'
import { selectedCity } from '@/services/selectedCity'
import { KEPT_VISIT_KEY } from '@/services/visitCapture'

function isVisitKept(): boolean {
  try {
    return sessionStorage.getItem(KEPT_VISIT_KEY) !== null
  } catch {
    return false
  }
}

/** Whether the browser has a session, a chosen city, or an earlier page's topic. */
export const knowsVisit = (): boolean =>
  hasSignedInFlag(document.cookie) || selectedCity() !== undefined || isVisitKept()

/** Events of a visitor who uses the page, not only reads it. */
const USES = ['pointerdown', 'keydown', 'focusin'] as const
/** Delay before a page that is only read records its topics. */
const READING_MS = 5_000

/** A field has the focus already. */
const isUsed = (): boolean => document.activeElement !== document.body

/** Calls back with the first use of the page, or once it has been read for a while. */
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

/** Runs with the visit's machine; a page whose code cannot be fetched stays as everybody has it. */
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
 * Reads the visit if something is known already, or at the first use of a page that has topics; otherwise with the
 * first choice or login. @returns what ends it
 */
export function startVisit(): () => void {
  const begin = () => {
    if (Object.keys(pageTopics()).length > 0 || knowsVisit()) withVisit()
  }
  const listening = new AbortController()
  const { signal } = listening
  if (knowsVisit() || isUsed()) begin()
  else onceUsed(begin, signal)
  // Out of the browser's memory: another page may have said something since.
  addEventListener('pageshow', begin, { signal })
  document.addEventListener('change', onChange, { signal })
  const stops = [onCityAnnounced(begin), onSessionAnnounced(begin), () => listening.abort()]
  return () => stops.forEach((stop) => stop())
}
