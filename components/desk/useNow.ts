'use client'

import { useEffect, useState } from 'react'

const TICK_MS = 15_000

/** The time in milliseconds, soon enough for clocks that show minutes; `first` is what the server drew with. */
export function useNow(first: number): number {
  const [now, setNow] = useState(first)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
