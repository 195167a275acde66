import type { Language } from '@/content/messages/messages'
import { fetchDepartmentGroups } from '@/services/departmentGroups'
import { startMegaMenu } from './megaMenuLive'

const isComing = new WeakSet<HTMLElement>()

/**
 * Brings a touched menu to life: its third level first, so that the machine finds a menu that is whole. Where that cannot
 * be fetched, each department keeps the link to its page, which has it all; a further page asks again.
 */
export async function wakeMegaMenu(root: HTMLElement, language: Language): Promise<void> {
  if (isComing.has(root)) return
  isComing.add(root)
  const groups = await fetchDepartmentGroups(language)
  for (const department of root.querySelectorAll<HTMLElement>('[data-department]'))
    department
      .querySelector('.department')
      ?.insertAdjacentHTML('afterbegin', groups[department.dataset.department ?? ''] ?? '')
  startMegaMenu(root)
}
