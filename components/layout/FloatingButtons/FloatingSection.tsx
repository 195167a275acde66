'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/Icon'
import { isPutAway, onPutAway, putAway } from './putAway'

type FloatingSectionProps = {
  readonly label: string
  /** How far the page is scrolled before the buttons float, in CSS pixels. */
  readonly threshold: number
  /** What puts the buttons away for the rest of the visit. */
  readonly closeLabel: string
  /** The page has a docked form, whose line is there from the start and is put away with them. */
  readonly isInDock?: boolean
  readonly children: ReactNode
}

/** The buttons, hidden while the page is at its top and for who has put them away. */
export function FloatingSection({ label, threshold, closeLabel, isInDock, children }: FloatingSectionProps) {
  const isPast = useScrolledPast(threshold)
  const isAway = useSyncExternalStore(onPutAway, isPutAway, () => false)
  return (
    <section
      className="floating"
      aria-label={label}
      data-past={isPast || undefined}
      hidden={isAway || !(isPast || isInDock)}
    >
      {children}
      <button type="button" className="button close" aria-label={closeLabel} onClick={putAway}>
        <Icon name="close" size={20} />
      </button>
    </section>
  )
}

/** Whether the page is scrolled by more than so many pixels. */
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
