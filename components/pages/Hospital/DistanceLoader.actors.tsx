'use client'

import { useEffect } from 'react'
import { onCityAnnounced } from '@/components/layout/SelectCity/citySignal'
import type { Language } from '@/model/page/language'
import { selectedCity } from '@/services/selectedCity'

/** Shows the distances from the chosen city, and again when another one is chosen. @returns what ends it */
function watchDistances(language: Language): () => void {
  const show = (cityId: number, isChoice: boolean) =>
    void import('./showDistances.actors').then(
      (code) => code.showDistances(cityId, language, isChoice),
      // The page says nothing then; another choice tries again.
      () => undefined,
    )
  const kept = selectedCity()
  if (kept) show(kept.cityid, false)
  return onCityAnnounced(({ cityId }) => show(cityId, true))
}

/** Shows how far the page's hospitals are from the visitor's city; its code is fetched where one was chosen. */
export function DistanceLoader({ language }: { readonly language: Language }) {
  useEffect(() => watchDistances(language), [language])
  return null
}
