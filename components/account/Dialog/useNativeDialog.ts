import { useEffect, useRef, useState } from 'react'
import { MODAL_ID, type ModalRequest, type OpenerName } from './modalsViewModel'

type NativeDialog = {
  /** The open modal; undefined when there is none. */
  readonly name: OpenerName | undefined
  readonly title: string
  readonly request: ModalRequest
  /** The browser has closed it: Escape, the close button, the backdrop, a phone's back gesture. */
  readonly onClose: () => void
}

const HOMES = 'details, .account, .site-menu'

/** Where the focus goes when the opener is not to be seen any more: a menu that has closed, 'Login' after a login. */
function focusAfter({ opener }: ModalRequest): void {
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
export function useNativeDialog({ name, title, request, onClose }: NativeDialog) {
  const [dialog] = useState(() => document.querySelector<HTMLDialogElement>(`#${MODAL_ID}`))
  const heading = dialog?.querySelector('h2')
  const last = useRef<string | undefined>(undefined)

  useEffect(() => {
    if (!dialog) return
    const closed = () => {
      onClose()
      focusAfter(request)
      // A reload must not open it again.
      if (location.hash.slice(1) === hashOf(request))
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
  }, [dialog, onClose, request])

  useEffect(() => {
    if (heading && title) heading.textContent = title
  }, [heading, title])

  useEffect(() => {
    if (!dialog) return
    if (!name && last.current && dialog.open) dialog.close()
    // Another modal in this one's place is heard as well.
    if (name && last.current && name !== last.current) heading?.focus()
    last.current = name
    if (name) dialog.dataset.shows = name
  }, [dialog, heading, name])

  return dialog
}

const hashOf = ({ name }: ModalRequest): string => (name === 'lead-form' ? 'book' : name)
