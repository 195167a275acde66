'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { SESSION_SIGNAL } from '@/components/account/Session/sessionSignal'
import type { ModalsViewModel, OpenerName } from './modalsViewModel'

/**
 * Opens the page's dialog at once when a link marked with `data-opens` is pressed, or when the address names a modal
 * (`#login`, `#book`), and fetches what belongs into it; where somebody is logged in, it fetches the account button's
 * code. It is in every page's first load and therefore small, and one for both. Without it, or when the code cannot be
 * fetched, links lead where they say.
 */
export function ModalsLoader({ viewModel }: { readonly viewModel: ModalsViewModel }) {
  const [modal, setModal] = useState<ReactNode>()
  const [account, setAccount] = useState<ReactNode>()

  useEffect(() => {
    const dialog = document.querySelector<HTMLDialogElement>('#modal')
    const heading = dialog?.querySelector('h2')
    if (!dialog || !heading) return

    const open = (name: OpenerName, opener?: HTMLAnchorElement) => {
      if (!Object.hasOwn(viewModel.titles, name)) return
      const { modalTitle: title, asks } = opener?.dataset ?? {}
      const href = opener?.href
      dialog.dataset.shows = name
      heading.textContent = title || viewModel.titles[name] || ''
      // Safari does not focus a pressed link; the dialog gives the focus back to what had it.
      opener?.focus()
      if (!dialog.open) dialog.showModal()
      // The title is heard first, and no keyboard covers a phone's dialog before a field is touched.
      heading.focus()
      import('./ModalsLive').then(
        ({ ModalsLive }) =>
          setModal(
            <ModalsLive key="modal" viewModel={viewModel} request={{ name, title, asks, href, opener }} />,
          ),
        () => (href ? location.assign(href) : dialog.close()),
      )
      return true
    }
    const onClick = (event: MouseEvent) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
      // Not a click for a new tab or a download.
      if (
        !(target instanceof Element) ||
        button ||
        metaKey ||
        ctrlKey ||
        shiftKey ||
        altKey ||
        defaultPrevented
      )
        return
      if (target.closest('.modal-close')) dialog.close()
      const opener = target.closest<HTMLAnchorElement>('[data-opens]')
      // What is no modal's name opens none.
      if (opener && open(opener.dataset.opens as OpenerName, opener)) event.preventDefault()
    }
    const onHash = () => {
      open(location.hash.slice(1).replace('book', 'lead-form') as OpenerName)
    }
    const showAccount = () => {
      import('@/components/account/AccountButton/AccountLive').then(
        ({ AccountLive }) => setAccount(<AccountLive key="account" language={viewModel.page.language} />),
        // The avatar stays as the header's script has drawn it, and leads to the profile's plain page.
        () => {},
      )
    }

    // Its signal ends the listening.
    const page = new AbortController()
    document.addEventListener('click', onClick, page)
    document.addEventListener(SESSION_SIGNAL, showAccount, page)
    addEventListener('hashchange', onHash, page)
    onHash()
    if (/(^|; )signed_in=/.test(document.cookie)) showAccount()
    return () => page.abort()
  }, [viewModel])

  return [modal, account]
}
