import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { headerCopy } from '@/content/copy/header'
import type { Language } from '@/model/page/language'
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
      label={headerCopy[language].mainNavigation}
      button={
        <details className="menu">
          <summary aria-label={headerCopy[language].menu}>
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
