'use client'

import { useEffect, useRef } from 'react'
import type { Language } from '@/model/page/language'

/** The first touch fetches the code; without it everything stays a link or a disclosure, and a further touch tries again. */
const wake = (menu: HTMLElement, language: Language) => {
  import('./startMegaMenu').then(
    ({ wakeMegaMenu }) => wakeMegaMenu(menu, language),
    () => {},
  )
}

/** Waits for the first use of the menu around it; small, because it is on every page. */
export function MenuLoader({ language }: { readonly language: Language }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const menu = place.current?.closest<HTMLElement>('.site-menu')
    if (!menu) return
    const onTouch = () => wake(menu, language)
    const listening = new AbortController()
    const { signal } = listening
    menu.addEventListener('pointerover', onTouch, { signal })
    menu.addEventListener('focusin', onTouch, { signal })
    return () => listening.abort()
  }, [language])
  return <span ref={place} hidden />
}
