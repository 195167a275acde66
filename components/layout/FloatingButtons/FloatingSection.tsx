'use client'

import { type ReactNode, useSyncExternalStore } from 'react'

type FloatingSectionProps = {
  readonly label: string
  /** How far the page is scrolled before the buttons float, in CSS pixels. */
  readonly threshold: number
  readonly children: ReactNode
}

/** The buttons, hidden while the page is at its top. */
export const FloatingSection = ({ label, threshold, children }: FloatingSectionProps) => (
  <section className="floating" aria-label={label} hidden={!useScrolledPast(threshold)}>
    {children}
  </section>
)

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
