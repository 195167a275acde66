'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { onSessionAnnounced } from '@/components/account/Session/sessionSignal'
import { onCityAnnounced } from '@/components/layout/SelectCity/citySignal'
import { knowsVisit } from '@/components/layout/VisitContext/startVisit'
import { onVisitAnnounced } from '@/components/layout/VisitContext/visitSignal'
import type { PageContext } from '@/model/page/pageContext'
import type { Prefill, PrefillNotice } from './prefillForm'

/**
 * Fills a form in with what is known of its visitor and of this visit, once the page is alive, and tells the visit what
 * the visitor chooses in it. The code for it is fetched only where there is something to fill in, or to tell.
 * @param fields how the form is drawn: another list of cities may name the visitor's
 * @returns what the form is for, as far as the visit has filled it in
 */
export function usePrefill(
  form: RefObject<HTMLFormElement | null>,
  fields: unknown,
  page: PageContext,
): PrefillNotice | null {
  const running = useRef<Prefill>(undefined)
  const [notice, setNotice] = useState<PrefillNotice | null>(null)
  useEffect(() => {
    const element = form.current
    if (!element) return
    let isShown = true
    const edited = new Set<string>()
    const begin = () => {
      if (running.current || (edited.size === 0 && !knowsVisit())) return
      import('./prefillForm').then(
        ({ prefillForm }) => {
          if (isShown) running.current ??= prefillForm(element, { page, edited, onNotice: setNotice })
        },
        // A form that is not filled in is filled in by hand.
        () => {},
      )
    }
    const onEdit = ({ type, target }: Event) => {
      const key = target instanceof Element ? target.getAttribute('name') : null
      if (!key) return
      edited.add(key)
      if (type === 'change') begin()
    }
    begin()
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('input', onEdit, { signal })
    element.addEventListener('change', onEdit, { signal })
    const stops = [onSessionAnnounced(begin), onCityAnnounced(begin), onVisitAnnounced(begin)]
    return () => {
      isShown = false
      listening.abort()
      for (const stop of stops) stop()
      running.current?.stop()
      running.current = undefined
    }
  }, [form, page])
  useEffect(() => running.current?.fill(), [fields])
  return notice
}
