'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { Part } from '@/components/layout/islands/Part'
import { startVisit } from '@/components/layout/VisitContext/startVisit'
import { backToNativeList } from '@/components/layout/Search/headerSearchBar'
import { isPlainClick } from '@/components/ui/isPlainClick'
import { SESSION_SIGNAL } from '@/components/account/Session/sessionSignal'
import type { ModalName } from '@/machines/modals/modals.machine'
import { hasSignedInFlag } from '@/model/account/visitorMarks'
import { type ModalsViewModel, openedByHash, titlesOf } from './modalsViewModel'

type ModalsLoaderProps = {
  readonly viewModel: ModalsViewModel
}

/**
 * Opens the page's dialog at once when a link marked with `data-opens` is pressed, or when the address names a modal
 * (`#login`, `#book`), and fetches what belongs into it; where a user is logged in, it fetches the account button's
 * code; and it begins to follow what the visit is about. It is in every page's first load and therefore small, and one for both. Without it, or when the code cannot be
 * fetched, links lead where they say.
 */
export function ModalsLoader({ viewModel }: ModalsLoaderProps) {
  const [modal, setModal] = useState<ReactNode>()
  const [account, setAccount] = useState<ReactNode>()

  useEffect(() => startVisit(), [])

  useEffect(() => {
    const dialog = document.querySelector<HTMLDialogElement>('#modal')
    const heading = dialog?.querySelector('h2')
    if (!dialog || !heading) return

    const titles = titlesOf(viewModel)
    const isModal = (name = ''): name is ModalName => Object.hasOwn(titles, name)
    const open = (name?: string, opener?: HTMLAnchorElement) => {
      if (!isModal(name)) return
      const { modalTitle: title } = opener?.dataset ?? {}
      const href = opener?.href
      dialog.dataset.shows = name
      heading.textContent = title || titles[name] || ''
      // Safari does not focus a pressed link; the dialog restores the focus to its opener.
      opener?.focus()
      if (!dialog.open) {
        const { clientWidth, style } = document.documentElement
        style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`)
        dialog.showModal()
      }
      // A screen reader says the title first, and no keyboard covers a phone's dialog before a field is touched.
      heading.focus()
      // The link's own page does the same without the modal's code.
      const leave = () => {
        if (href) location.assign(href)
        else if (name === 'selectCity') backToNativeList()
        else dialog.close()
      }
      import('./ModalsLive').then(
        ({ ModalsLive }) =>
          setModal(
            <Part key="modal" name="modal" onFault={leave}>
              <ModalsLive viewModel={viewModel} opening={{ name, title, href, opener }} />
            </Part>,
          ),
        leave,
      )
      return true
    }
    const onClick = (event: MouseEvent) => {
      const { target, defaultPrevented } = event
      if (!(target instanceof Element) || defaultPrevented || !isPlainClick(event)) return
      if (target.closest('.modal-close')) dialog.close()
      const opener = target.closest<HTMLAnchorElement>('[data-opens]')
      if (opener && open(opener.dataset.opens, opener)) event.preventDefault()
    }
    const onHash = () => {
      open(openedByHash())
    }
    const showAccount = () => {
      import('@/components/account/AccountButton/AccountLive').then(
        ({ AccountLive }) =>
          setAccount(
            <Part key="account" name="account">
              <AccountLive language={viewModel.page.language} />
            </Part>,
          ),
        // The avatar stays as the header's script has drawn it, and leads to the profile's plain page.
        () => {},
      )
    }

    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('click', onClick, { signal })
    document.addEventListener(SESSION_SIGNAL, showAccount, { signal })
    addEventListener('hashchange', onHash, { signal })
    onHash()
    if (hasSignedInFlag(document.cookie)) showAccount()
    return () => listening.abort()
  }, [viewModel])

  return [modal, account]
}
