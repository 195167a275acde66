'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { FloatingButtonsLiveProps } from './FloatingButtonsLive'

type FloatingButtonsLoaderProps = {
  readonly label: string
  /** How far the page is scrolled before the code is fetched, in CSS pixels. */
  readonly threshold: number
  readonly children: ReactNode
}

/** The hidden buttons, until the page is scrolled: then the machine's code is fetched. Without it nothing floats. */
export function FloatingButtonsLoader({ label, threshold, children }: FloatingButtonsLoaderProps) {
  const [Live, setLive] = useState<ComponentType<FloatingButtonsLiveProps> | null>(null)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const onScroll = () => {
      if (window.scrollY <= threshold) return
      stop()
      import('./FloatingButtonsLive').then(
        (code) => setLive(() => code.FloatingButtonsLive),
        // The page has the same links in its header and its text.
        () => undefined,
      )
    }
    const stop = () => window.removeEventListener('scroll', onScroll)
    window.addEventListener('scroll', onScroll, { passive: true })
    // A page that is opened again is scrolled before this code runs.
    onScroll()
    return stop
  }, [threshold])

  return (
    <section className="floating" aria-label={label} hidden={!isShown}>
      {children}
      {Live && <Live onShown={setShown} />}
    </section>
  )
}
