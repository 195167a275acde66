'use client'

import { useEffect } from 'react'

/** The thank-you page's address without the number that a marketing form passed on. */
export function addressWithoutMobile(href: string): string {
  const url = new URL(href)
  url.searchParams.delete('mob')
  return url.pathname + url.search + url.hash
}

/** Takes the mobile number out of the address bar and the history, once the page has read it. */
export function ThankYouCleanup() {
  useEffect(() => {
    if (new URLSearchParams(location.search).has('mob'))
      history.replaceState(history.state, '', addressWithoutMobile(location.href))
  }, [])
  return null
}
