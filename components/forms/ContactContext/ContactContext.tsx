'use client'

import { useEffect } from 'react'

const CHOSEN_BY_LINK = ['treatment', 'city']

/**
 * Selects the values from a booking link's query in the contact page's form, which is cached for everybody. Only
 * offered values, and never over a visitor's choice.
 */
export function ContactContext() {
  useEffect(() => {
    const form = document.getElementById('enquiry')
    if (!(form instanceof HTMLFormElement)) return
    const query = new URLSearchParams(location.search)
    for (const name of CHOSEN_BY_LINK) {
      const field = form.elements.namedItem(name)
      const wanted = query.get(name)
      const isField = field instanceof HTMLSelectElement || field instanceof HTMLInputElement
      if (!wanted || !isField || field.value) continue
      const options = field instanceof HTMLSelectElement ? field.options : field.list?.options
      if ([...(options ?? [])].some(({ value }) => value === wanted)) field.value = wanted
    }
  }, [])
  return null
}
