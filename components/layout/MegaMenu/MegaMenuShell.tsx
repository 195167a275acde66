'use client'

import { type ReactNode, type SyntheticEvent, useState } from 'react'
import type { Language } from '@/model/page/language'
import { drawnMenu } from './drawnMenu'

type MegaMenuShellProps = {
  readonly language: Language
  readonly label: string
  /** The disclosure of phones and tablets. */
  readonly button: ReactNode
  /** What a phone's drawer begins with. */
  readonly first: ReactNode
  /** What stands beside the entries. */
  readonly children: ReactNode
}

/** The entries as the server has drawn them; in the browser they stand in the page already. */
const drawn = (language: Language) =>
  typeof window === 'undefined'
    ? drawnMenu(language)
    : (document.querySelector('.menu-tree')?.innerHTML ?? '')

/** The first touch fetches the code; without it everything stays a link or a disclosure, and a further touch tries again. */
const wake = (menu: HTMLElement, language: Language) => {
  import('./megaMenu.actors').then(
    ({ wakeMegaMenu }) => wakeMegaMenu(menu, language),
    () => {},
  )
}

/** The menu around its entries, in every page's first load and therefore small. */
export function MegaMenuShell({ language, label, button, first, children }: MegaMenuShellProps) {
  const [__html] = useState(() => drawn(language))
  const onTouch = ({ currentTarget }: SyntheticEvent<HTMLElement>) => wake(currentTarget, language)
  return (
    <div className="site-menu" onPointerOver={onTouch} onFocus={onTouch}>
      {button}
      <nav aria-label={label}>
        <div className="drawer">
          <div className="first">{first}</div>
          <div className="menu-tree" dangerouslySetInnerHTML={{ __html }} />
          {children}
        </div>
      </nav>
    </div>
  )
}
