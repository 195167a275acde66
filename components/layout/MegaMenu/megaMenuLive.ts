import { createActor } from 'xstate'
import { inspected } from '@/components/analytics/inspected'
import { type MenuEvent, menuMachine } from '@/machines/menu/menu.machine'
import type { MenuLevel } from '@/model/page/menuLevels'
import { goWithKey } from './megaMenuKeys'
import { type Menu, WIDE, eventOf, isLevel, panelsOf, summaryOf } from './megaMenuParts'

/** The machine behind the menu that the server drew, once a menu; its `<details>` are opened and closed by the machine's state alone. */
export function startMegaMenu(root: HTMLElement): void {
  const button = root.querySelector<HTMLDetailsElement>('details.menu')
  if (!button || 'ready' in root.dataset) return
  root.dataset.ready = ''

  const actor = createActor(
    menuMachine.provide({
      actions: {
        focusLevel: (_, { level, department }) => {
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

  const isOpen = () => actor.getSnapshot().hasTag('open')
  const isShown = (details: HTMLDetailsElement) => {
    const { isDrawer, entry, department } = actor.getSnapshot().context
    if (details === button) return isDrawer
    return details.dataset.entry ? details.dataset.entry === entry : details.dataset.department === department
  }
  /** What was opened past the machine: before it was there, or by the browser, whose search in the page opens what it finds in. */
  const takeOver = () => {
    const unknown = panelsOf(menu).filter((details) => details.open && !isShown(details))
    for (const details of unknown) actor.send(eventOf(details))
  }

  const draw = () => {
    for (const details of panelsOf(menu)) details.open = isShown(details)
  }
  actor.start()
  takeOver()
  actor.subscribe(draw)
  draw()

  for (const link of root.querySelectorAll('a'))
    if (link.pathname === location.pathname && !link.dataset.opens) link.ariaCurrent = 'page'

  root.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    // The ground beside the drawer; a press there would go on to what lies below, if it closed before the click.
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
