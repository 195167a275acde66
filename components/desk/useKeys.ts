'use client'

import { useEffect, useState } from 'react'
import { useLatest } from '@/components/ui/useLatest'
import type { DayAction } from '@/model/desk/deskDay'
import type { FollowUpAction } from '@/model/desk/followUp'
import { browserStorage } from '@/services/storage'

/** The key of each action, shown beside it. */
export const ACTION_KEYS: Readonly<Record<FollowUpAction, string>> = {
  claim: 'c',
  take: 't',
  release: 'g',
  call: 'd',
  noAnswer: 'n',
  schedule: 's',
  book: 'b',
  visit: 'v',
  missed: 'x',
  lose: 'l',
  reopen: 'r',
  merge: 'm',
  unmerge: 'u',
}

/** The key of each action on the list of a day; those with a form have none. */
export const DAY_KEYS = {
  accept: 'y',
  arrive: 'a',
  begin: 'i',
  finish: 's',
  skip: 'p',
  comeBack: 'b',
  missed: 'x',
  undo: 'u',
} as const satisfies Readonly<Partial<Record<DayAction, string>>>

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
 * Registers single-key shortcuts; ignored while typing in a field.
 * @param isOn users can switch single keys off (WCAG 2.2, 2.1.4)
 * @param isInner takes precedence over the surrounding page's keys
 */
export function useKeys(
  keys: Readonly<Record<string, (() => void) | undefined>>,
  isOn: boolean,
  isInner = false,
): void {
  const latest = useLatest(keys)
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event)) return
      const act = Object.hasOwn(latest.current, event.key) ? latest.current[event.key] : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey, isInner)
    return () => document.removeEventListener('keydown', onKey, isInner)
  }, [isOn, isInner, latest])
}

const PLACE = 'desk_single_keys'

/** Whether single keys do something, as it was chosen on this computer; where nothing can be kept, for this page. */
export function useKeySwitch(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(true)
  useEffect(() => setOn(browserStorage.read(PLACE) !== 'off'), [])
  const choose = (next: boolean) => {
    setOn(next)
    browserStorage.write(PLACE, next ? 'on' : 'off')
  }
  return [isOn, choose]
}
