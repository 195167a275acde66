import type { MouseEvent, SyntheticEvent } from 'react'

/** Does something on the page in place of what a button or a form would do. */
export const inPlace =
  (act: () => void) =>
  (event: SyntheticEvent): void => {
    event.preventDefault()
    act()
  }

/** As inPlace for a link, unless the click is to open it elsewhere, such as in another tab. */
export const onPlainClick =
  (act: () => void) =>
  (event: MouseEvent): void => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey) inPlace(act)(event)
  }
