'use client'

import { useEffect } from 'react'
import type { Language } from '@/model/page/language'
import { watchDistances } from './distances.actors'

/** Shows how far the page's hospitals are from the visitor's city; its code is fetched where one was chosen. */
export function DistanceLoader({ language }: { readonly language: Language }) {
  useEffect(() => watchDistances(language), [language])
  return null
}
