import type { Language } from '@/model/page/language'
import { type DepartmentGroup, fetchDepartmentGroups } from '@/services/departmentGroups'
import { startMegaMenu } from './megaMenuLive'

const isComing = new WeakSet<HTMLElement>()

const element = (name: string, ...children: readonly (Node | string)[]): HTMLElement => {
  const made = document.createElement(name)
  made.append(...children)
  return made
}

/** The elements that MegaMenu.tsx writes for other groups; not HTML as a text, which the page's policy refuses. */
function groupElement({ title, level, links }: DepartmentGroup): HTMLElement {
  const heading = element('p', title)
  // The list is named; its visible title would only say the same again.
  heading.setAttribute('aria-hidden', 'true')
  const list = element(
    'ul',
    ...links.map(({ href, name }) => {
      const link = element('a', name)
      link.setAttribute('href', href)
      return element('li', link)
    }),
  )
  list.setAttribute('aria-label', title)
  if (level) list.dataset.level = level
  return element('div', heading, list)
}

/**
 * Brings a touched menu to life: its third level first, and the departments in plain words, so that the machine finds a menu that is whole. Where that cannot
 * be fetched, each department keeps the link to its page, which has it all; a further page asks again.
 */
export async function wakeMegaMenu(root: HTMLElement, language: Language): Promise<void> {
  if (isComing.has(root)) return
  isComing.add(root)
  const departments = await fetchDepartmentGroups(language)
  for (const department of root.querySelectorAll<HTMLElement>('[data-department]')) {
    const own = departments[department.dataset.department ?? '']
    if (!own) continue
    const box = element('div', ...own.groups.map(groupElement))
    box.className = 'groups'
    department.querySelector('.department')?.prepend(box)
    if (own.inPlainWords) department.querySelector('summary')?.append(' ', element('small', own.inPlainWords))
  }
  startMegaMenu(root)
}
