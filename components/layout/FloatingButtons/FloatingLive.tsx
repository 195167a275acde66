'use client'

import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { dismiss, isPutAway, onPutAway } from './putAway'

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
