'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What was drawn last, for what was set up once: a machine's actions, a page's listeners. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
