'use client'

import { useActor } from '@xstate/react'
import { useEffect } from 'react'
import { inspected } from '@/components/analytics/inspected'
import { floatingButtonsMachine } from '@/machines/floatingButtons/floatingButtons.machine'

export type FloatingButtonsLiveProps = { readonly onShown: (isShown: boolean) => void }

/** The machine behind the floating buttons; it draws nothing: the buttons are in the page already. */
export function FloatingButtonsLive({ onShown }: FloatingButtonsLiveProps) {
  const [snapshot, send] = useActor(floatingButtonsMachine, inspected())
  useEffect(() => {
    const tell = () => send({ type: 'page.scrolled', y: window.scrollY })
    tell()
    window.addEventListener('scroll', tell, { passive: true })
    return () => window.removeEventListener('scroll', tell)
  }, [send])
  const isShown = snapshot.matches('shown')
  useEffect(() => onShown(isShown), [isShown, onShown])
  return null
}
