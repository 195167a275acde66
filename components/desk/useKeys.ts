'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'

const TYPED_INTO = 'input, select, textarea, [contenteditable]'

/** Whether a key press is meant for a field, a dialog or the browser. */
const isElsewhere = ({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  isComposing ||
  (target instanceof Element && target.closest(TYPED_INTO) !== null) ||
  document.querySelector('dialog[open]') !== null

/**
 * Has single keys do something, by the key that is written on them. Nothing happens while somebody types.
 * @param isOn single keys can be switched off (WCAG 2.2, 2.1.4)
 */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>, isOn: boolean): void {
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event)) return
      const act = Object.hasOwn(latest.current, event.key) ? latest.current[event.key] : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}
