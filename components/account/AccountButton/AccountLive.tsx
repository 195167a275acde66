'use client'

import { SIGNED_IN_ATTRIBUTE } from '@/model/page/pageMarks'
import { useEffect, useInsertionEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSession } from '@/components/account/Session/session.actors'
import { adoptStyle } from '@/components/ui/theme/adoptStyle'
import { interpolate } from '@/content/copy/interpolate'
import type { Language } from '@/model/page/language'
import { modalCopy } from '@/content/copy/modals'
import { initialsOf } from '@/model/account/account'
import { accountPath } from '@/model/account/accountPaths'
import { ACCOUNT_LIVE_STYLE } from './accountLiveStyle'

/** Of the box of a user who has not seen a new login yet. */
const NEWS_ATTRIBUTE = 'data-news'

/** The button's box, if the page has one. */
export const accountBox = (): HTMLElement | null => document.querySelector('.account')

/** Shows the avatar with these letters, or 'Login'. The mark is on the header, where the page's one inline script puts it. */
export function showInitials(box: HTMLElement, initials: string | null): void {
  const marked = box.closest('header') ?? box
  if (initials === null) return marked.removeAttribute(SIGNED_IN_ATTRIBUTE)
  marked.setAttribute(SIGNED_IN_ATTRIBUTE, initials)
  marked.style.setProperty('--initials', JSON.stringify(initials))
}

/** The header's button for a session: letters or picture, the name, and a list that closes automatically. */
export function AccountLive({ language }: { readonly language: Language }) {
  const { me, isVisitor } = useSession()
  const [box] = useState(accountBox)
  useListClosing(box)
  useInsertionEffect(() => adoptStyle(ACCOUNT_LIVE_STYLE), [])

  const copy = modalCopy[language]
  const name = me && (me.name || copy.guest)
  const initials = me && initialsOf(me.name)
  const hasNews = me?.newLogins !== undefined
  useEffect(() => {
    if (!box) return
    if (isVisitor) showInitials(box, null)
    if (!name || initials === null) return
    showInitials(box, initials)
    box.toggleAttribute(NEWS_ATTRIBUTE, hasNews)
    for (const opener of box.querySelectorAll('.me.narrow, summary'))
      opener.setAttribute('aria-label', interpolate(hasNews ? copy.profileOfNews : copy.profileOf, { name }))
    const shown = box.querySelector('.name')
    if (shown) shown.textContent = name
  }, [box, isVisitor, name, initials, hasNews, copy])

  if (!box || !me) return null
  const list = box.querySelector('.account-list ul')
  return (
    <>
      {me.avatar &&
        [...box.querySelectorAll('.avatar')].map((avatar, at) =>
          createPortal(
            // eslint-disable-next-line @next/next/no-img-element -- a user's own picture, made small when it was stored
            <img src={me.avatar} alt="" width={36} height={36} key={at} />,
            avatar,
          ),
        )}
      {hasNews &&
        list &&
        createPortal(
          <li>
            <a href={`${accountPath('profile', language)}#logins`}>{copy.newLogin}</a>
          </li>,
          list,
        )}
    </>
  )
}

/** Closes the list on Escape, on a press outside, and when the chosen item opens. */
function useListClosing(box: HTMLElement | null): void {
  useEffect(() => {
    const list = box?.querySelector('details')
    if (!list) return
    const close = () => {
      list.open = false
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !list.open) return
      close()
      list.querySelector('summary')?.focus()
    }
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !list.contains(target)) close()
    }
    const onChoice = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('pointerdown', onPress, { signal })
    document.addEventListener('focusin', onPress, { signal })
    list.addEventListener('click', onChoice, { signal })
    return () => listening.abort()
  }, [box])
}
