import type { MouseEvent, SyntheticEvent } from 'react'
import { isPlainClick } from '@/components/ui/isPlainClick'

/** Does something on the page in place of what a button or a form would do. */
export const preventDefaultThen =
  (act: () => void) =>
  (event: SyntheticEvent): void => {
    event.preventDefault()
    act()
  }

/** As preventDefaultThen for a link, unless the click is to open it elsewhere. */
export const onPlainClick =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (isPlainClick(event)) preventDefaultThen(act)(event)
  }
