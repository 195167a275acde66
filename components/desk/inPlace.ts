import type { SyntheticEvent } from 'react'

/** Does something on the page in place of what a link or a form would do. */
export const inPlace =
  (act: () => void) =>
  (event: SyntheticEvent): void => {
    event.preventDefault()
    act()
  }
