'use client'

import { useEffect, useState } from 'react'

const PLACE = 'desk_single_keys'

/** Whether single keys do something, as it was chosen on this computer; where nothing can be kept, for this page. */
export function useKeySwitch(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(true)
  useEffect(() => {
    try {
      setOn(localStorage.getItem(PLACE) !== 'off')
    } catch {
      // Storage is closed.
    }
  }, [])
  const choose = (next: boolean) => {
    setOn(next)
    try {
      localStorage.setItem(PLACE, next ? 'on' : 'off')
    } catch {
      // Storage is closed.
    }
  }
  return [isOn, choose]
}
