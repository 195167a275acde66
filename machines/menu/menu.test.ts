import { createActor } from 'xstate'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { MENU_DEPARTMENTS, menuTestModel } from './menu.testModel'
import { type MenuEvent, menuMachine } from './menu.machine'

/** A menu in use, and where it put the focus. */
function menu(...events: readonly MenuEvent[]) {
  const effects: string[] = []
  const actor = createActor(
    menuMachine.provide({
      actions: {
        focusLevel: ({ context: { department } }, { level }) =>
          effects.push(`focus ${level} of ${department}`),
        focusOpener: (_, { isDrawer, entry }) => effects.push(`focus ${isDrawer ? 'button' : entry}`),
      },
    }),
  ).start()
  for (const event of events) actor.send(event)
  return {
    effects,
    send: actor.send,
    isOpen: () => actor.getSnapshot().hasTag('open'),
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
  provesMachine(menuMachine, menuTestModel)

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
    expect(bar.now.value).toEqual({ open: 'department' })
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

  const CONDITIONS: MenuEvent = { type: 'level.entered', level: 'condition' }
  const TREATMENTS: MenuEvent = { type: 'level.entered', level: 'treatment' }
  const PLACES: readonly (readonly [string, readonly MenuEvent[]])[] = [
    ['entries', [BUTTON]],
    ['links', [SERVICES]],
    ['department', [DEPARTMENTS, PROCTOLOGY]],
    ['condition', [DEPARTMENTS, PROCTOLOGY, CONDITIONS]],
    ['treatment', [DEPARTMENTS, PROCTOLOGY, TREATMENTS]],
  ]
  const LEAVING = ['menu.dismissed', 'menu.left', 'route.changed'] as const

  it.each(PLACES)('is closed by every way out of its %s', (place, way) => {
    for (const type of LEAVING) {
      const one = menu(...way)
      expect(one.now.value).toEqual({ open: place })
      one.send({ type })
      expect(one.now).toEqual(CLOSED)
    }
  })

  it.each(PLACES)('goes from its %s to the entry that is pressed', (_, way) => {
    const one = menu(...way, { type: 'entry.toggled', entry: 'tests' })
    expect(one.now).toMatchObject({ value: { open: 'links' }, entry: 'tests' })
  })

  it.each(PLACES.slice(1))('has no button in the bar: pressing one leaves it among its %s', (place, way) => {
    expect(menu(...way, BUTTON).now.value).toEqual({ open: place })
  })

  it('takes nothing but its button and its entries while it is closed', () => {
    const closed = menu()
    for (const type of LEAVING) {
      closed.send({ type })
      expect(closed).toMatchObject({ now: CLOSED, effects: [] })
    }
    closed.send(SERVICES)
    expect(closed.now).toMatchObject({ value: { open: 'links' }, entry: 'services', isDrawer: false })
  })

  it('opens the drawer at its entries, and an entry of it in its place', () => {
    const drawer = menu(BUTTON)
    expect(drawer.now).toMatchObject({ value: { open: 'entries' }, isDrawer: true, entry: null })
    drawer.send(SERVICES)
    expect(drawer.now).toMatchObject({ value: { open: 'links' }, isDrawer: true, entry: 'services' })
    drawer.send(DEPARTMENTS)
    expect(drawer.now).toMatchObject({ value: { open: 'department' }, entry: 'departments' })
  })

  it('is open wherever it is but closed', () => {
    expect(menu().isOpen()).toBe(false)
    expect(PLACES.map(([, way]) => menu(...way).isOpen())).toEqual(PLACES.map(() => true))
  })

  it.each([
    ['conditions', CONDITIONS],
    ['treatments', TREATMENTS],
  ])(
    'goes from the %s back to the departments where one is pressed: another opens, the same closes',
    (_, column) => {
      const another = menu(DEPARTMENTS, PROCTOLOGY, column, NEUROLOGY)
      expect(another.now).toMatchObject({ value: { open: 'department' }, department: 'neurology' })
      const same = menu(DEPARTMENTS, PROCTOLOGY, column, PROCTOLOGY)
      expect(same.now).toMatchObject({ value: { open: 'department' }, department: null, shown: [] })
    },
  )

  it('goes past the conditions that a department has not, there and back', () => {
    const physiotherapy = menu(
      DEPARTMENTS,
      { type: 'department.toggled', ...MENU_DEPARTMENTS.treatments },
      LEFT,
      RIGHT,
    )
    expect(physiotherapy.now.value).toEqual({ open: 'treatment' })
    physiotherapy.send(RIGHT)
    expect(physiotherapy.now.value).toEqual({ open: 'treatment' })
    physiotherapy.send(LEFT)
    expect(physiotherapy.now.value).toEqual({ open: 'department' })
    expect(physiotherapy.effects).toEqual([
      'focus treatment of physiotherapy',
      'focus department of physiotherapy',
    ])
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
