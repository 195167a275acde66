'use client'

import { useEffect } from 'react'
import type { Language } from '@/model/page/language'

/** So far below the screen a card is asked for. */
const NEAR = '300px'
/** Doctors whose places were not asked for yet, by the attribute that names them. */
const WAITING = '[data-places]:not([data-asked])'

/** Asks once for all doctors of the page, as soon as one of them is near the screen. @returns what ends it */
function watchCards(language: Language): (() => void) | undefined {
  // An old browser keeps the cards' links.
  if (!('IntersectionObserver' in window)) return undefined
  const observer = new IntersectionObserver(
    (cards) => {
      if (!cards.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      const waiting = [...document.querySelectorAll<HTMLElement>(WAITING)]
      for (const card of waiting) card.setAttribute('data-asked', '')
      void import('./showNextPlaces').then(
        (code) => code.showNextPlaces(waiting, language),
        // The card's link to all places stays.
        () => undefined,
      )
    },
    { rootMargin: NEAR },
  )
  for (const card of document.querySelectorAll(WAITING)) observer.observe(card)
  return () => observer.disconnect()
}

/** Fills in the next free places of the page's doctors; its code is fetched where a page has such cards. */
export function NextPlacesLoader({ language }: { readonly language: Language }) {
  useEffect(() => watchCards(language), [language])
  return null
}
