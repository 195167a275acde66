'use client'

import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { Part } from '@/components/layout/start/Part'
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
const drawn = (language: Language) => (typeof window === 'undefined' ? drawnMenu(language) : '')

/** Puts the entries into a menu that was drawn anew: those that the server wrote. */
const fill = (tree: HTMLElement | null) => {
  const drawnBefore = (window.plainPage ?? document).querySelector('.menu-tree')
  if (tree && !tree.hasChildNodes() && drawnBefore) tree.append(...drawnBefore.cloneNode(true).childNodes)
}

/** The first touch fetches the code; without it everything stays a link or a disclosure, and a further touch tries again. */
const wake = (menu: HTMLElement, language: Language) => {
  import('./megaMenu.actors').then(
    ({ wakeMegaMenu }) => wakeMegaMenu(menu, language),
    () => {},
  )
}

/** The menu around its entries, in every page's first load and therefore small. */
export const MegaMenuShell = (props: MegaMenuShellProps) => (
  <Part name="menu" selector=".site-menu">
    <MegaMenuWoken {...props} />
  </Part>
)

function MegaMenuWoken({ language, label, button, first, children }: MegaMenuShellProps) {
  const [__html] = useState(() => drawn(language))
  const onTouch = ({ currentTarget }: SyntheticEvent<HTMLElement>) => wake(currentTarget, language)
  return (
    <div className="site-menu" onPointerOver={onTouch} onFocus={onTouch}>
      {button}
      <nav aria-label={label}>
        <div className="drawer">
          <div className="first">{first}</div>
          <div
            className="menu-tree"
            ref={fill}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html }}
          />
          {children}
        </div>
      </nav>
    </div>
  )
}
