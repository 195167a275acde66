'use client'

import { useEffect, useState } from 'react'

/** Fewer digits are no number. */
const MOBILE_DIGITS = 7
const SHOWN_DIGITS = 4

/**
 * The end of the number that a marketing form passed on in the address, which then leaves the address bar and the history.
 * @param sentence has the gap {mobile}; without it nothing is said
 */
export function CalledNumber({ sentence }: { readonly sentence?: string }) {
  const [digits, setDigits] = useState('')
  useEffect(() => {
    const url = new URL(location.href)
    const mobile = url.searchParams.get('mob')
    if (mobile === null) return
    setDigits(mobile.replace(/\D/g, ''))
    url.searchParams.delete('mob')
    history.replaceState(history.state, '', url.pathname + url.search + url.hash)
  }, [])
  if (!sentence || digits.length < MOBILE_DIGITS) return null
  return <p className="numbers">{sentence.replace('{mobile}', `•••••• ${digits.slice(-SHOWN_DIGITS)}`)}</p>
}
