import { BAR_AWAY_ATTRIBUTE } from '@/model/page/inlineScript'
import { BAR_AWAY_KEY } from '@/model/account/visitorMarks'

const listeners = new Set<() => void>()

/** Whether this visit has put away what is docked. The attribute alone where storage is closed. */
export function isPutAway(): boolean {
  if (document.documentElement.hasAttribute(BAR_AWAY_ATTRIBUTE)) return true
  try {
    return sessionStorage.getItem(BAR_AWAY_KEY) !== null
  } catch {
    return false
  }
}

/** What is read in the middle of the screen, and how far down it stands. */
function readNow(): { readonly stands: () => number } | undefined {
  const read = document
    .elementsFromPoint?.(innerWidth / 2, innerHeight / 2)
    .find((one) => one.closest('main') && !one.closest('form, .floating'))
  return read && { stands: () => read.getBoundingClientRect().top }
}

/**
 * Puts away what is docked, on this page and on those that follow. The focus, which was on it, goes to the page. A form that
 * goes back to its place above moves nothing that is being read.
 */
export function putAway(): void {
  const read = readNow()
  const stood = read?.stands() ?? 0
  document.documentElement.setAttribute(BAR_AWAY_ATTRIBUTE, '')
  try {
    sessionStorage.setItem(BAR_AWAY_KEY, '1')
  } catch {
    // It stays away on this page.
  }
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  for (const listener of listeners) listener()
  if (read) scrollBy({ top: read.stands() - stood, behavior: 'instant' })
}

/** Calls back when it is put away. */
export function onPutAway(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
