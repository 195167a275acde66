'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { onSessionAnnounced } from '@/components/account/Session/sessionSignal'
import { onCityAnnounced } from '@/components/layout/SelectCity/citySignal'
import type { Prefill } from './prefill.actors'
import { knowsVisitor } from './visitor.actors'

/**
 * Fills a form in with what the browser knows of its visitor, once the page is alive. The code for it is fetched only
 * where there is something to fill in: at once, or when a login or a chosen city is announced.
 * @param fields how the form is drawn: another list of cities may name the visitor's
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>, fields: unknown): void {
  const running = useRef<Prefill>(undefined)
  useEffect(() => {
    let isShown = true
    const begin = () => {
      if (running.current || !knowsVisitor()) return
      import('./prefill.actors').then(
        ({ prefillForm }) => {
          if (isShown && form.current) running.current ??= prefillForm(form.current)
        },
        // A form that is not filled in is filled in by hand.
        () => {},
      )
    }
    begin()
    const stops = [onSessionAnnounced(begin), onCityAnnounced(begin)]
    return () => {
      isShown = false
      for (const stop of stops) stop()
      running.current?.stop()
      running.current = undefined
    }
  }, [form])
  useEffect(() => running.current?.fill(), [fields])
}
