'use client'

import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { BAR_AWAY_ATTRIBUTE } from '@/model/page/pageMarks'
import { FLOATING_BAR_DISMISSED } from '@/model/account/visitorMarks'

type FloatingLiveProps = {
  /** In CSS pixels. */
  readonly threshold: number
  /** A docked form shows the dismiss button at once. */
  readonly isInDock: boolean
}

/** Shows its buttons once the page is scrolled, unless dismissed. */
export function FloatingLive({ threshold, isInDock }: FloatingLiveProps) {
  const place = useRef<HTMLSpanElement>(null)
  const isPast = useScrolledPast(threshold)
  const isAway = useSyncExternalStore(onPutAway, isPutAway, () => false)
  useLayoutEffect(() => {
    const section = place.current?.closest<HTMLElement>('.floating')
    if (!section) return
    section.toggleAttribute('data-past', isPast)
    section.hidden = isAway || !(isPast || isInDock)
  }, [isPast, isAway, isInDock])
  useEffect(() => {
    const close = place.current?.closest('.floating')?.querySelector('.close')
    close?.addEventListener('click', dismiss)
    return () => close?.removeEventListener('click', dismiss)
  }, [])
  return <span ref={place} hidden />
}

const useScrolledPast = (y: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > y,
    () => false,
  )

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

const listeners = new Set<() => void>()

/** Whether this visit has dismissed the docked form. Without storage, by the attribute alone. */
function isPutAway(): boolean {
  if (document.documentElement.hasAttribute(BAR_AWAY_ATTRIBUTE)) return true
  try {
    return sessionStorage.getItem(FLOATING_BAR_DISMISSED) !== null
  } catch {
    return false
  }
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
function dismiss(): void {
  const read = readNow()
  const stood = read?.stands() ?? 0
  document.documentElement.setAttribute(BAR_AWAY_ATTRIBUTE, '')
  try {
    sessionStorage.setItem(FLOATING_BAR_DISMISSED, '1')
  } catch {
    // It stays dismissed on this page.
  }
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  for (const listener of listeners) listener()
  if (read) scrollBy({ top: read.stands() - stood, behavior: 'instant' })
}

function onPutAway(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
