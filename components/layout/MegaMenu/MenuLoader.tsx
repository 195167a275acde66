'use client'

import { useEffect, useRef } from 'react'
import type { Language } from '@/model/page/language'

/** Loads the code; after a failure the links and disclosures remain, and the next touch retries. */
const wake = (menu: HTMLElement, language: Language) => {
  import('./startMegaMenu').then(
    ({ wakeMegaMenu }) => wakeMegaMenu(menu, language),
    () => {},
  )
}

/** Loads the menu's code at its first use. */
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
