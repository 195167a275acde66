import { useEffect, useRef, useState } from 'react'
import type { ModalName } from '@/machines/modals/modals.machine'
import { MODAL_ID, type ModalOpening, openedByHash } from './modalsViewModel'

type NativeDialog = {
  /** The open modal; undefined when there is none. */
  readonly name: ModalName | undefined
  readonly title: string
  readonly opening: ModalOpening
  /** The browser has closed it: Escape, the close button, the backdrop, a phone's back gesture. */
  readonly onClose: () => void
}

const HOMES = 'details, .account, .site-menu'

/** Where the focus goes when the opener is hidden by now: a menu that has closed, 'Login' after a login. */
function focusAfter({ opener }: ModalOpening): void {
  const active = document.activeElement
  // Something hidden, as in the closed dialog, has the focus until the next frame.
  if (active !== document.body && active?.getClientRects().length) return
  for (let home = opener?.closest(HOMES); home; home = home.parentElement?.closest(HOMES))
    for (const place of home.querySelectorAll<HTMLElement>('summary, a')) {
      place.focus()
      // What is hidden takes no focus.
      if (document.activeElement === place) return
    }
}

/** Keeps the page's dialog and the machine alike. @returns the dialog */
export function useNativeDialog({ name, title, opening, onClose }: NativeDialog) {
  const [dialog] = useState(() => document.querySelector<HTMLDialogElement>(`#${MODAL_ID}`))
  const heading = dialog?.querySelector('h2')
  const last = useRef<string | undefined>(undefined)

  useEffect(() => {
    if (!dialog) return
    const closed = () => {
      onClose()
      focusAfter(opening)
      // A reload must not open it again.
      if (openedByHash() === opening.name)
        history.replaceState(history.state, '', location.pathname + location.search)
    }
    let isPressedOutside = false
    const onPointerDown = (event: Event) => {
      isPressedOutside = event.target === dialog
    }
    // A text that is marked beyond the dialog's edge does not close it: the press must have begun on the backdrop.
    const onClick = (event: Event) => {
      if (event.target === dialog && isPressedOutside) dialog.close()
    }
    dialog.addEventListener('close', closed)
    dialog.addEventListener('pointerdown', onPointerDown)
    dialog.addEventListener('click', onClick)
    return () => {
      dialog.removeEventListener('close', closed)
      dialog.removeEventListener('pointerdown', onPointerDown)
      dialog.removeEventListener('click', onClick)
    }
  }, [dialog, onClose, opening])

  useEffect(() => {
    if (heading && title) heading.textContent = title
  }, [heading, title])

  useEffect(() => {
    if (!dialog) return
    if (!name && last.current && dialog.open) dialog.close()
    // A screen reader says the title of another modal in this one's place as well.
    if (name && last.current && name !== last.current) heading?.focus()
    last.current = name
    if (name) dialog.dataset.shows = name
  }, [dialog, heading, name])

  return dialog
}
