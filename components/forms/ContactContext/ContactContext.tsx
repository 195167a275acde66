'use client'

import { useEffect } from 'react'

/** Fields of the contact page's form that a booking link may choose. */
const CHOSEN_BY_LINK = ['treatment', 'city']

/**
 * The contact page is the same for everybody: what a booking link took along in its query is chosen in the form by the
 * browser. Only values that the form offers are chosen, and never in place of what a visitor has chosen.
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
