'use client'

import { useEffect } from 'react'
import { onCityAnnounced } from '@/components/layout/SelectCity/citySignal'
import type { Language } from '@/model/page/language'
import { selectedCity } from '@/services/selectedCity'

/** Whether a part of the page does it already: all of them are shown at once. */
let isWatched = false

/** Shows the distances from the chosen city, and again when another one is chosen. @returns what ends it */
function watchDistances(language: Language): (() => void) | undefined {
  if (isWatched) return undefined
  isWatched = true
  const show = (cityId: number, isChoice: boolean) =>
    void import('./showDistances').then(
      (code) => code.showDistances(cityId, language, isChoice),
      // The page says nothing then; another choice tries again.
      () => undefined,
    )
  const kept = selectedCity()
  if (kept) show(kept.cityid, false)
  const end = onCityAnnounced(({ cityId }) => show(cityId, true))
  return () => {
    isWatched = false
    end()
  }
}

/** Shows how far the page's hospitals and doctors are from the visitor's city; its code is fetched where one was chosen. */
export function DistanceLoader({ language }: { readonly language: Language }) {
  useEffect(() => watchDistances(language), [language])
  return null
}
