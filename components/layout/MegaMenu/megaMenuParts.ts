import type { MenuEvent } from '@/machines/menu/menu.machine'
import type { MenuLevel } from '@/model/page/menuLevels'

/** From here on the entries stand in a bar (the same width as in MegaMenu.styles.ts). */
export const WIDE = '(min-width: 1024px)'

/** The menu as the server drew it, and where its events go. */
export type Menu = {
  readonly root: HTMLElement
  /** The disclosure of phones and tablets. */
  readonly button: HTMLDetailsElement
  readonly send: (event: MenuEvent) => void
}

export const isLevel = (name: string | undefined): name is MenuLevel =>
  name === 'department' || name === 'condition' || name === 'treatment'

/** Everything that opens and closes, the outer before the inner. */
export const panelsOf = ({ root }: Pick<Menu, 'root'>): readonly HTMLDetailsElement[] => [
  ...root.querySelectorAll('details'),
]

export const summaryOf = (details: Element | null | undefined): HTMLElement | null =>
  details?.querySelector<HTMLElement>(':scope > summary') ?? null

/** What happens when a disclosure's summary is pressed. */
export function eventOf(details: HTMLDetailsElement): MenuEvent {
  const { entry, department } = details.dataset
  if (entry) return { type: 'entry.toggled', entry }
  if (!department) return { type: 'menu.toggled' }
  const levels = [...details.querySelectorAll<HTMLElement>('[data-level]')].map(
    ({ dataset }) => dataset.level,
  )
  return { type: 'department.toggled', department, shown: levels.filter(isLevel) }
}
