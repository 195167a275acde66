import { BAR_AWAY_ATTRIBUTE } from '@/model/page/pageMarks'
import { FLOATING_BAR_DISMISSED } from '@/model/account/visitorMarks'
import { tabStorage } from '@/services/storage'

const listeners = new Set<() => void>()

/** Whether this visit has dismissed the docked form. Without storage, by the attribute alone. */
export function isPutAway(): boolean {
  return (
    document.documentElement.hasAttribute(BAR_AWAY_ATTRIBUTE) ||
    tabStorage.read(FLOATING_BAR_DISMISSED) !== null
  )
}

function readNow(): { readonly stands: () => number } | undefined {
  const read = document
    .elementsFromPoint?.(innerWidth / 2, innerHeight / 2)
    .find((one) => one.closest('main') && !one.closest('form, .floating'))
  return read && { stands: () => read.getBoundingClientRect().top }
}

/**
 * Dismisses the docked form for this visit, and moves the focus to the page. Scrolls so that the visible part does
 * not shift.
 */
export function dismiss(): void {
  const read = readNow()
  const stood = read?.stands() ?? 0
  document.documentElement.setAttribute(BAR_AWAY_ATTRIBUTE, '')
  tabStorage.write(FLOATING_BAR_DISMISSED, '1')
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  for (const listener of listeners) listener()
  if (read) scrollBy({ top: read.stands() - stood, behavior: 'instant' })
}

export function onPutAway(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
