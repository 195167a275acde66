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

/** Puts away what is docked, on this page and on those that follow. The focus, which was on it, goes to the page. */
export function putAway(): void {
  document.documentElement.setAttribute(BAR_AWAY_ATTRIBUTE, '')
  try {
    sessionStorage.setItem(BAR_AWAY_KEY, '1')
  } catch {
    // It stays away on this page.
  }
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  for (const listener of listeners) listener()
}

/** Calls back when it is put away. */
export function onPutAway(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
