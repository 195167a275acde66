import { Island } from '@/components/layout/islands/Island'
import { namesOnly } from '@/content/catalogue/snapshot/cacheTags'
import { derived } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { type Language, pathIn } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'
import {
  type MenuDepartment,
  type MenuEntry,
  type MenuGroup,
  type MenuLink,
  firstLinks,
  menuTree,
} from '@/content/catalogue/links/menuTree'
import type { ReactNode } from 'react'
import { escaped, linkMarkup } from '@/components/ui/markup'
import { Icon } from '@/components/ui/Icon'
import { LanguageSwitch } from '@/components/ui/LanguageSwitch'
import { headerCopy } from '@/content/copy/header'
import { MenuLoader } from './MenuLoader'

const listOf = (links: readonly MenuLink[]) => links.map((one) => `<li>${linkMarkup(one)}</li>`).join('')

// Hidden, because the list has the same name.
const group = ({ title, level, links }: MenuGroup) =>
  `<div><p aria-hidden="true">${escaped(title)}</p>` +
  `<ul aria-label="${escaped(title)}"${level ? ` data-level="${level}"` : ''}>${listOf(links)}</ul></div>`

const department = ({ slug, name, about }: MenuDepartment) =>
  `<li><details name="menu-department" data-department="${escaped(slug)}"><summary>${escaped(name)}</summary>` +
  `<div class="department">${linkMarkup(about)}</div></details></li>`

/** Rows of the departments' two columns on wide screens, and of the longest department. */
export const rowsOf = (
  all: readonly MenuDepartment[],
): { readonly columns: number; readonly rows: number } => {
  const columns = Math.ceil(all.length / 2)
  const longest = Math.max(0, ...all.flatMap(({ groups }) => groups.map(({ links }) => links.length)))
  return { columns, rows: Math.max(columns, longest + 2) }
}

function panel(entry: Exclude<MenuEntry, MenuLink>): string {
  if (!('departments' in entry)) return `<div class="groups">${entry.groups.map(group).join('')}</div>`
  const { columns, rows } = rowsOf(entry.departments)
  return (
    `<div class="inside" style="--columns:${columns};--rows:${rows}">` +
    `<ul class="departments" aria-label="${escaped(entry.name)}">${entry.departments.map(department).join('')}</ul>` +
    `<div class="all"><p>${escaped(entry.choose)}</p><ul>${listOf(entry.all)}</ul></div></div>`
  )
}

const item = (entry: MenuEntry) =>
  'href' in entry
    ? `<li>${linkMarkup(entry)}</li>`
    : `<li><details name="menu-entry" data-entry="${entry.id}"><summary>${escaped(entry.name)}</summary>` +
      `<div class="menu-panel"><div class="wrap">${panel(entry)}</div></div></details></li>`

const draw = (language: Language) => `<ul class="entries">${menuTree(language).map(item).join('')}</ul>`

const byLanguage = derived(() => namesOnly(() => ({ en: draw('en'), hi: draw('hi') })))

/** The menu as HTML text, so that a page contains it once (docs/decisions/0023): links in nested `<details>`. */
export const menuMarkup = (language: Language): string => byLanguage()[language]

type MegaMenuProps = {
  readonly page: Pick<PageContext, 'path' | 'language'>
  readonly children: ReactNode
}

/**
 * The header's menu: a bar with panels on wide screens, else a drawer opened by `<details>`. Links and disclosures
 * only, so that it works without JavaScript.
 */
export function MegaMenu({ page, children }: MegaMenuProps) {
  const { language } = page
  return (
    <div className="site-menu">
      <details className="menu">
        <summary aria-label={headerCopy[language].menu}>
          <Icon name="menu" />
          <Icon name="close" />
        </summary>
      </details>
      <nav aria-label={headerCopy[language].mainNavigation}>
        <div className="drawer">
          <div className="first">
            {firstLinks(language).map(({ href, name, hrefLang }) => (
              <a key={href} href={href} hrefLang={hrefLang}>
                {name}
              </a>
            ))}
            <LanguageSwitch page={page} />
            <a href={pathIn(language, '/login')} data-opens="login" aria-haspopup="dialog" className="login">
              {headerCopy[language].login}
            </a>
          </div>
          <div className="menu-tree" dangerouslySetInnerHTML={{ __html: menuMarkup(language) }} />
          {children}
        </div>
      </nav>
      <Island name="menu" of={MenuLoader} props={{ language }} />
    </div>
  )
}
