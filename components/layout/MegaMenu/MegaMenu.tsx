import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { type Language, messagesFor } from '@/content/copy/messages/messagesFor'
import { pageWordsFor } from '@/content/copy/pages/pageCopyFor'
import { MegaMenuShell } from './MegaMenuShell'
import { drawMenu } from './drawnMenu'
import { menuMarkup } from './menuMarkup'

type MegaMenuProps = {
  readonly language: Language
  /** What stands beside the entries. */
  readonly children: ReactNode
}

/**
 * The header's menu: one navigation, a bar with panels on wide screens and a drawer of accordions on the others, which
 * the `<details>` before it opens. Everything in it is a link or a disclosure, so that it works without JavaScript.
 */
export function MegaMenu({ language, children }: MegaMenuProps) {
  drawMenu(language, menuMarkup(language))
  return (
    <MegaMenuShell
      language={language}
      label={pageWordsFor(language).shell.mainNavigation}
      button={
        <details className="menu">
          <summary aria-label={messagesFor(language).header.menu}>
            <Icon name="menu" />
            <Icon name="close" />
          </summary>
        </details>
      }
    >
      {children}
    </MegaMenuShell>
  )
}
