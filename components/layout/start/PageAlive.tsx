'use client'

import { useEffect } from 'react'
import { ALIVE_EVENT } from '@/model/page/alive'

/** Last in the document: says that all of the page answers now. */
export function PageAlive() {
  useEffect(() => {
    document.documentElement.dataset.alive = ''
    document.dispatchEvent(new Event(ALIVE_EVENT))
  }, [])
  return null
}
