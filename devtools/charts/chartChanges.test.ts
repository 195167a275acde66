import { setup } from 'xstate'
import { chartOf } from '@/devtools/proof/chartOf'
import { type ChartChange, chartChanges, unitedChart } from './chartChanges'

const types = { events: {} as { type: 'bell.rung' } | { type: 'door.opened' } }
const guards = { isLocked: () => true, isOpen: () => true }

const before = chartOf(
  setup({ types, guards, actions: { ring: () => {} } }).createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: {
        description: 'Nobody gets in.',
        on: { 'door.opened': { guard: 'isLocked', target: 'open' }, 'bell.rung': { actions: 'ring' } },
      },
      open: { description: 'Everybody gets in.' },
      stuck: { description: 'Somebody has to come.' },
    },
  }),
)
const after = chartOf(
  setup({ types, guards }).createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: {
        description: 'Nobody gets in at all.',
        on: { 'door.opened': { guard: 'isOpen', target: 'open' }, 'bell.rung': 'open' },
      },
      open: { description: 'Everybody gets in.', on: { 'bell.rung': 'closed' } },
    },
  }),
)

test('what came, went and changed is said by name, with what was and what is', () => {
  expect(chartChanges(before, after).map(({ kind, of, copy }) => `${kind} ${of} ${copy}`)).toEqual([
    'changed state closed: description: Nobody gets in. → Nobody gets in at all.',
    'removed state stuck: Somebody has to come.',
    'changed transition closed, door.opened if isOpen: if: isLocked → isOpen',
    'changed transition closed, bell.rung: to: stays → open; does: ring → –',
    'added transition open, bell.rung → closed',
  ])
})

test('a guard that is left out is one change, though the branch then has the name of the one behind it', () => {
  const pushed = (...branches: object[]) =>
    chartOf(
      setup({ types, guards }).createMachine({
        id: 'door',
        initial: 'closed',
        states: { closed: { on: { 'door.opened': branches as never } }, open: {} },
      }),
    )
  const otherwise = { target: 'closed' }
  const guarded = pushed({ guard: 'isOpen', target: 'open' }, otherwise)
  const copy = (...charts: Parameters<typeof chartChanges>) =>
    chartChanges(...charts).map((one) => `${one.kind} ${one.copy}`)
  expect(copy(guarded, pushed({ target: 'open' }, otherwise))).toEqual([
    'changed closed, door.opened: if: isOpen → –',
  ])
  expect(copy(guarded, pushed({ guard: 'isOpen', target: 'open' }))).toEqual([
    'removed closed, door.opened → closed',
  ])
  expect(copy(pushed({ target: 'open' }, otherwise), pushed(otherwise))).toEqual([
    'removed closed, door.opened → open',
  ])
})

test('an event is called what people call it, where that is known', () => {
  const called = (one: { readonly eventType: string }) =>
    one.eventType === 'bell.rung' ? 'rings' : undefined
  expect(chartChanges(before, after, called).map(({ copy }) => copy)).toContain(
    'open, bell.rung (rings) → closed',
  )
})

test('branches that are tried in another order are said, one that came among them is not that', () => {
  const opened = (...names: (keyof typeof guards)[]) =>
    chartOf(
      setup({ types, guards }).createMachine({
        id: 'door',
        initial: 'closed',
        states: {
          closed: {
            on: {
              'door.opened': [...names.map((guard) => ({ guard, target: 'open' })), { target: 'closed' }],
            },
          },
          open: {},
        },
      }),
    )
  const copy = (...charts: Parameters<typeof chartChanges>) => chartChanges(...charts).map((one) => one.copy)
  expect(copy(opened('isLocked', 'isOpen'), opened('isOpen', 'isLocked'))).toEqual([
    'closed | door.opened: tried in another order: [isLocked], [isOpen], otherwise → [isOpen], [isLocked], otherwise',
  ])
  expect(copy(opened('isOpen'), opened('isLocked', 'isOpen'))).toEqual([
    'closed, door.opened if isLocked → open',
  ])
})

test('nothing changed is nothing', () => {
  expect(chartChanges(before, before)).toEqual([])
})

test('a machine that came or went is told whole', () => {
  const kinds = (changes: readonly ChartChange[]) => [...new Set(changes.map(({ kind }) => kind))]
  expect(kinds(chartChanges(undefined, after))).toEqual(['added'])
  expect(kinds(chartChanges(before, undefined))).toEqual(['removed'])
})

test('the picture of a change shows also what is gone', () => {
  const united = unitedChart(before, after)
  expect(united?.root.states.map(({ name }) => name)).toEqual(['closed', 'open', 'stuck'])
})
