'use client'

import type { ReactNode, SyntheticEvent } from 'react'
import { Part } from '@/components/layout/start/Part'
import { DrawnHtml } from '@/components/ui/DrawnHtml/DrawnHtml'
import type { Language } from '@/model/page/language'

type MegaMenuShellProps = {
  readonly language: Language
  readonly label: string
  /** The key of the entries, which the server has drawn (drawnHtml.ts). */
  readonly entries: string
  /** The disclosure of phones and tablets. */
  readonly button: ReactNode
  /** What a phone's drawer begins with. */
  readonly first: ReactNode
  /** What stands beside the entries. */
  readonly children: ReactNode
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

function MegaMenuWoken({ language, label, entries, button, first, children }: MegaMenuShellProps) {
  const onTouch = ({ currentTarget }: SyntheticEvent<HTMLElement>) => wake(currentTarget, language)
  return (
    <div className="site-menu" onPointerOver={onTouch} onFocus={onTouch}>
      {button}
      <nav aria-label={label}>
        <div className="drawer">
          <div className="first">{first}</div>
          <DrawnHtml drawn={entries} className="menu-tree" />
          {children}
        </div>
      </nav>
    </div>
  )
}
