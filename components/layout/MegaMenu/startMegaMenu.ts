import type { Language } from '@/model/page/language'
import { type DepartmentGroup, fetchDepartmentGroups } from '@/services/departmentGroups'
import { type MenuEvent, menuMachine } from '@/machines/menu/menu.machine'
import type { MenuLevel } from '@/model/page/menuLevels'
import { createActor } from 'xstate'
import { inspected } from '@/components/analytics/inspected'

const isComing = new WeakSet<HTMLElement>()

const element = (name: string, ...children: readonly (Node | string)[]): HTMLElement => {
  const made = document.createElement(name)
  made.append(...children)
  return made
}

/** Builds MegaMenu.tsx's markup for a department's groups, because the page's policy refuses HTML text. */
function groupElement({ title, level, links }: DepartmentGroup): HTMLElement {
  const heading = element('p', title)
  // Hidden, because the list has the same name.
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
 * Loads the third level and starts the menu's machine. If loading fails, departments keep the link to their page;
 * the next page retries.
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

/** Minimum width of the bar layout (same as in MegaMenu.styles.ts). */
const WIDE = '(min-width: 1024px)'

type Menu = {
  readonly root: HTMLElement
  /** The disclosure of phones and tablets. */
  readonly button: HTMLDetailsElement
  readonly send: (event: MenuEvent) => void
}

const isLevel = (name: string | undefined): name is MenuLevel =>
  name === 'department' || name === 'condition' || name === 'treatment'

/** All disclosures, outer ones first. */
const panelsOf = ({ root }: Pick<Menu, 'root'>): readonly HTMLDetailsElement[] => [
  ...root.querySelectorAll('details'),
]

const summaryOf = (details: Element | null | undefined): HTMLElement | null =>
  details?.querySelector<HTMLElement>(':scope > summary') ?? null

function eventOf(details: HTMLDetailsElement): MenuEvent {
  const { entry, department } = details.dataset
  if (entry) return { type: 'entry.toggled', entry }
  if (!department) return { type: 'menu.toggled' }
  const levels = [...details.querySelectorAll<HTMLElement>('[data-level]')].map(
    ({ dataset }) => dataset.level,
  )
  return { type: 'department.toggled', department, shown: levels.filter(isLevel) }
}

/** The machine behind the menu that the server drew, once a menu; its `<details>` are opened and closed by the machine's state alone. */
export function startMegaMenu(root: HTMLElement): void {
  const button = root.querySelector<HTMLDetailsElement>('details.menu')
  if (!button || 'ready' in root.dataset) return
  root.dataset.ready = ''

  const actor = createActor(
    menuMachine.provide({
      actions: {
        focusLevel: ({ context: { department } }, { level }) => {
          const details = root.querySelector(`[data-department="${department}"]`)
          const place = level === 'department' ? 'summary' : `[data-level="${level}"] a`
          details?.querySelector<HTMLElement>(place)?.focus()
        },
        focusOpener: (_, { isDrawer, entry }) => {
          summaryOf(isDrawer ? button : root.querySelector(`[data-entry="${entry}"]`))?.focus()
        },
      },
    }),
    inspected(),
  )
  const menu: Menu = { root, button, send: (event: MenuEvent) => actor.send(event) }

  /** A failed machine is stopped: the native disclosures work again. */
  const isRunning = () => actor.getSnapshot().status === 'active'
  const isOpen = () => isRunning() && actor.getSnapshot().hasTag('open')
  const isShown = (details: HTMLDetailsElement) => {
    const { isDrawer, entry, department } = actor.getSnapshot().context
    if (details === button) return isDrawer
    return details.dataset.entry ? details.dataset.entry === entry : details.dataset.department === department
  }
  /** Takes over disclosures opened without the machine: before it started, or by the browser's find in page. */
  const takeOver = () => {
    const unknown = panelsOf(menu).filter((details) => details.open && !isShown(details))
    for (const details of unknown) actor.send(eventOf(details))
  }

  const draw = () => {
    for (const details of panelsOf(menu)) details.open = isShown(details)
  }
  actor.start()
  takeOver()
  // machineFaults.ts reports the error.
  actor.subscribe({ next: draw, error: () => undefined })
  draw()

  for (const link of root.querySelectorAll('a'))
    if (link.pathname === location.pathname && !link.dataset.opens) link.ariaCurrent = 'page'

  root.addEventListener('click', (event) => {
    if (!isRunning() || !(event.target instanceof Element)) return
    // The backdrop; closing before the click would pass the click to the page below.
    if (event.target.localName === 'nav') actor.send({ type: 'menu.left' })
    const summary = event.target.closest('summary')
    if (!summary || !(summary.parentElement instanceof HTMLDetailsElement)) return
    event.preventDefault()
    actor.send(eventOf(summary.parentElement))
  })
  // It does not bubble.
  root.addEventListener('toggle', takeOver, true)
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('[data-entry]'))
      actor.send({ type: 'level.entered', level: levelOf(target) })
  })
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (isOpen() && isBeside(root, relatedTarget)) actor.send({ type: 'menu.left' })
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (isOpen() && isBeside(root, target)) actor.send({ type: 'menu.left' })
  })
  document.addEventListener('keydown', (event) => {
    if (
      event.key !== 'Escape' ||
      event.defaultPrevented ||
      !isOpen() ||
      document.querySelector('dialog[open]')
    )
      return
    event.preventDefault()
    actor.send({ type: 'menu.dismissed' })
  })
  root.addEventListener('keydown', (event) => goWithKey(event, menu))
  const leave = () => actor.send({ type: 'route.changed' })
  // A page that comes back from the browser's back-forward cache comes back with its menu closed.
  for (const type of ['pagehide', 'popstate', 'hashchange']) window.addEventListener(type, leave)
  window.matchMedia(WIDE).addEventListener('change', leave)
}

const levelOf = (element: Element): MenuLevel => {
  const level = element.closest<HTMLElement>('[data-level]')?.dataset.level
  return isLevel(level) ? level : 'department'
}

/** Whether a place is neither in the menu nor in a dialog that the menu opened. */
const isBeside = (root: HTMLElement, place: EventTarget | null) =>
  place instanceof Element && !root.contains(place) && !place.closest('dialog')

/** Focusable items of a list of the menu, in order. */
const itemsOf = (list: Element) => [
  ...list.querySelectorAll<HTMLElement>(':scope > li > a, :scope > li > details > summary'),
]

/** The disclosure around an item that is not its own. */
const detailsAround = (item: Element) =>
  (item.localName === 'summary' ? item.parentElement?.parentElement : item)?.closest('details')

/** Meaning of keys: the bar's entries are horizontal, all others vertical. */
const meaningOf = (
  key: string,
  isBar: boolean,
): 'next' | 'previous' | 'deeper' | 'back' | 'first' | 'last' | undefined =>
  ({
    Home: 'first' as const,
    End: 'last' as const,
    ArrowDown: isBar ? ('deeper' as const) : ('next' as const),
    ArrowUp: isBar ? undefined : ('previous' as const),
    ArrowRight: isBar ? ('next' as const) : ('deeper' as const),
    ArrowLeft: isBar ? ('previous' as const) : ('back' as const),
  })[key]

/**
 * The arrow keys, Home and End in the menu, beside Tab, Enter and Space, which the browser knows (ARIA Authoring
 * Practices, disclosure navigation).
 */
function goWithKey(event: KeyboardEvent, menu: Menu): void {
  const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event
  const item = target instanceof Element && target.closest<HTMLElement>('a, summary')
  const list = item && item.closest('ul')
  if (!item || !list || altKey || ctrlKey || metaKey || shiftKey) return
  const isBar = list.matches('.entries') && window.matchMedia(WIDE).matches
  const meaning = meaningOf(key, isBar)
  if (!meaning) return
  event.preventDefault()
  if (meaning === 'deeper') return goDeeper(item, menu)
  if (meaning === 'back') return goBack(item, menu)
  const items = itemsOf(list)
  const at = items.indexOf(item)
  // A link beside the lists has none before or after it.
  if (at < 0) return
  const place = { first: 0, last: items.length - 1, next: at + 1, previous: at - 1 }[meaning]
  items[place]?.focus()
}

/** Into the item's disclosure, or to the next column. */
function goDeeper(item: HTMLElement, { send }: Menu): void {
  const details = item.parentElement
  if (item.localName === 'summary' && details instanceof HTMLDetailsElement) {
    if (!details.open) send(eventOf(details))
    if (details.dataset.entry)
      return details.querySelector<HTMLElement>('.menu-panel a, .menu-panel summary')?.focus()
  }
  send({ type: 'level.deeper' })
}

/** To the column before, or to what disclosed the item's list. */
function goBack(item: HTMLElement, { send }: Menu): void {
  if (item.closest('[data-level]')) return send({ type: 'level.back' })
  summaryOf(detailsAround(item))?.focus()
}
