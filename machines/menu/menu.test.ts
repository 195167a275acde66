import { createActor } from 'xstate'
import { faultsOf } from '../lib/machineShape'
import { walkMachine } from '../lib/walk'
import { MENU_DEPARTMENTS, menuCases } from './menu.cases'
import { type MenuEvent, menuMachine } from './menu.machine'

/** A menu in use, and where it put the focus. */
function menu(...events: readonly MenuEvent[]) {
  const effects: string[] = []
  const actor = createActor(
    menuMachine.provide({
      actions: {
        focusLevel: (_, { level, department }) => effects.push(`focus ${level} of ${department}`),
        focusOpener: (_, { isDrawer, entry }) => effects.push(`focus ${isDrawer ? 'button' : entry}`),
      },
    }),
  ).start()
  for (const event of events) actor.send(event)
  return {
    effects,
    send: actor.send,
    get now() {
      const { value, context } = actor.getSnapshot()
      return { value, ...context }
    },
  }
}

const BUTTON: MenuEvent = { type: 'menu.toggled' }
const DEPARTMENTS: MenuEvent = { type: 'entry.toggled', entry: 'departments' }
const SERVICES: MenuEvent = { type: 'entry.toggled', entry: 'services' }
const PROCTOLOGY: MenuEvent = { type: 'department.toggled', ...MENU_DEPARTMENTS.both }
const NEUROLOGY: MenuEvent = { type: 'department.toggled', ...MENU_DEPARTMENTS.conditions }
const RIGHT: MenuEvent = { type: 'level.deeper' }
const LEFT: MenuEvent = { type: 'level.back' }
const ESCAPE: MenuEvent = { type: 'menu.dismissed' }
const CLOSED = { value: 'closed', isDrawer: false, entry: null, department: null, shown: [] }

describe('the menu machine', () => {
  it('takes every declared transition', async () => {
    const walk = await walkMachine(menuMachine, menuCases)
    expect(walk.unwalked).toEqual([])
    expect(walk.declared.length).toBeGreaterThanOrEqual(29)
  })

  it('is written as the house asks', () => {
    expect(faultsOf(menuMachine)).toEqual([])
  })

  it('opens one entry at a time, and closes the open one in the bar', () => {
    const bar = menu(DEPARTMENTS)
    expect(bar.now).toMatchObject({ value: { open: 'department' }, entry: 'departments', isDrawer: false })
    bar.send(SERVICES)
    expect(bar.now).toMatchObject({ value: { open: 'links' }, entry: 'services' })
    bar.send(SERVICES)
    expect(bar.now).toEqual(CLOSED)
  })

  it('leaves the drawer open when its open entry is closed', () => {
    const drawer = menu(BUTTON, DEPARTMENTS, PROCTOLOGY, DEPARTMENTS)
    expect(drawer.now).toMatchObject({ value: { open: 'entries' }, entry: null, department: null })
    drawer.send(BUTTON)
    expect(drawer.now).toEqual(CLOSED)
  })

  it('shows one department at a time, and none when the shown one is pressed again', () => {
    const bar = menu(DEPARTMENTS, PROCTOLOGY)
    expect(bar.now).toMatchObject({ department: 'proctology' })
    bar.send(NEUROLOGY)
    expect(bar.now).toMatchObject({ value: { open: 'department' }, department: 'neurology' })
    bar.send(NEUROLOGY)
    expect(bar.now).toMatchObject({ value: { open: 'department' }, department: null })
  })

  it('goes through the columns and back, past those that a department has not', () => {
    const bar = menu(DEPARTMENTS, PROCTOLOGY, RIGHT, RIGHT, RIGHT, LEFT, LEFT, LEFT)
    expect(bar.effects).toEqual([
      'focus condition of proctology',
      'focus treatment of proctology',
      'focus condition of proctology',
      'focus department of proctology',
    ])
    const neurology = menu(DEPARTMENTS, NEUROLOGY, RIGHT, RIGHT)
    expect(neurology.now.value).toEqual({ open: 'condition' })
    expect(menu(DEPARTMENTS, RIGHT).now.value).toEqual({ open: 'department' })
  })

  const LEVELS = ['department', 'condition', 'treatment'] as const
  it.each(
    LEVELS.flatMap((from) =>
      LEVELS.flatMap((to) =>
        [MENU_DEPARTMENTS.both, MENU_DEPARTMENTS.conditions, MENU_DEPARTMENTS.treatments].map(
          (one) => [from, to, one] as const,
        ),
      ),
    ),
  )('follows the focus from %s to %s where the department has it: %j', (from, to, { department, shown }) => {
    const has = (level: (typeof LEVELS)[number]) =>
      level === 'department' || shown.some((one) => one === level)
    if (!has(from)) return
    const bar = menu(
      DEPARTMENTS,
      { type: 'department.toggled', department, shown },
      { type: 'level.entered', level: from },
    )
    expect(bar.now.value).toEqual({ open: from })
    bar.send({ type: 'level.entered', level: to })
    expect(bar.now.value).toEqual({ open: has(to) ? to : from })
    expect(bar.effects).toEqual([])
    // Another department begins with itself; so does the same one, which closes.
    bar.send(bar.now.department === 'neurology' ? PROCTOLOGY : NEUROLOGY)
    expect(bar.now).toMatchObject({ value: { open: 'department' } })
  })

  it('knows no columns while other entries, or none, are open', () => {
    for (const events of [[], [BUTTON], [SERVICES], [BUTTON, SERVICES]]) {
      const other = menu(...events)
      const stood = other.now
      for (const event of [PROCTOLOGY, RIGHT, LEFT, { type: 'level.entered', level: 'condition' } as const])
        other.send(event)
      expect(other.now).toEqual(stood)
    }
  })

  it('gives the focus to what opened it on Escape only: the entry, or the drawer’s button', () => {
    expect(menu(DEPARTMENTS, PROCTOLOGY, RIGHT, ESCAPE)).toMatchObject({
      now: CLOSED,
      effects: ['focus condition of proctology', 'focus departments'],
    })
    expect(menu(BUTTON, SERVICES, ESCAPE)).toMatchObject({ now: CLOSED, effects: ['focus button'] })
    expect(menu(DEPARTMENTS, { type: 'menu.left' })).toMatchObject({ now: CLOSED, effects: [] })
    expect(menu(BUTTON, { type: 'route.changed' })).toMatchObject({ now: CLOSED, effects: [] })
  })
})
