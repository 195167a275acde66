'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { LeadFormModalContentProps } from './LeadFormModalContent'
import type { LeadFormModalSettings } from './leadFormModalPlan'

const OPENER = 'a[data-opens="lead-form"]'

/** Whether a click means 'open here' and not 'new tab' or 'download'. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented

/**
 * The lead form in a native dialog. It listens for clicks on any link that is marked as opener; the form itself is
 * fetched when the dialog first opens. Without this code, or when the form cannot be fetched, the link leads to the
 * contact page's form.
 */
export function LeadFormModal(settings: LeadFormModalSettings) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [Content, setContent] = useState<ComponentType<LeadFormModalContentProps> | null>(null)
  const [title, setTitle] = useState(settings.heading)

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const opener = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(OPENER) : null
      const box = dialog.current
      if (!opener || !box || !isPlainClick(event)) return
      event.preventDefault()
      setTitle(opener.dataset.modalTitle || settings.heading)
      // Safari does not focus a clicked link; the dialog gives the focus back to what had it.
      opener.focus()
      if (!box.open) box.showModal()
      // The title is heard first, and no keyboard covers a phone's dialog before a field is touched.
      heading.current?.focus()
      import('./LeadFormModalContent').then(
        (code) => setContent(() => code.LeadFormModalContent),
        () => location.assign(opener.href),
      )
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [settings.heading])

  const close = () => dialog.current?.close()
  return (
    // The click closes only where the backdrop was hit; the keyboard has Escape and the button.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="lead-modal"
      aria-labelledby="lead-modal-title"
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className="modal-body">
        <div className="modal-head">
          <h2 id="lead-modal-title" tabIndex={-1} ref={heading}>
            {title}
          </h2>
          <button type="button" className="close" aria-label={settings.closeLabel} onClick={close}>
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path d="m4 4 12 12M16 4 4 16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        {Content ? <Content {...settings} /> : <div className="loading" aria-busy="true" />}
      </div>
    </dialog>
  )
}
