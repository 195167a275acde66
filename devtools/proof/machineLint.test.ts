import { type AnyStateMachine, fromPromise, raise, setup } from 'xstate'
import type { AnyTestModel } from './testModel'
import { lintMachine, takenTypes } from './machineLint'

const made = setup({
  types: { events: {} as { type: 'pushed' } | { type: 'pulled' } | { type: 'rang' } },
  actors: { work: fromPromise(() => Promise.resolve()) },
  guards: { isLocked: () => true },
  delays: { patience: 10 },
})
const A = { description: 'A.' }
const casesOf = (...types: string[]): AnyTestModel => ({
  input: undefined,
  events: types.map((type) => ({ label: `it is ${type}`, event: { type } })),
  stateKey: () => null,
})
const lint = (machine: AnyStateMachine, ...types: string[]) => lintMachine(machine, casesOf(...types))

test('a machine without a fault has none', () => {
  const door = made.createMachine({
    id: 'door',
    description: 'A door.',
    initial: 'shut',
    states: {
      shut: {
        ...A,
        on: {
          pushed: [{ guard: 'isLocked', target: 'moving' }, { actions: raise({ type: 'rang' }) }],
          rang: 'open',
        },
      },
      moving: { ...A, invoke: { id: 'work', src: 'work', onDone: 'open', onError: 'shut' } },
      open: { ...A, type: 'final' },
    },
  })
  expect(lint(door, 'pushed')).toEqual([])
  expect(takenTypes(door)).toEqual(['pushed'])
})

test('a state without a description, an invoke without a handled end, a delay without a name', () => {
  const door = made.createMachine({
    id: 'door',
    ...A,
    initial: 'shut',
    states: {
      shut: { invoke: { id: 'work', src: 'work', onDone: 'open' }, after: { 500: 'open' } },
      open: { ...A, type: 'final' },
    },
  })
  expect(lint(door)).toEqual([
    'door.shut: has no description',
    'door.shut: does not handle the failure of work',
    'door.shut: has a delay without a name: xstate.after.500.door.shut',
  ])
})

test('an event that comes after a bare number of milliseconds, and the end of a group that nothing awaits', () => {
  const door = made.createMachine({
    id: 'door',
    ...A,
    initial: 'shut',
    states: {
      shut: { ...A, entry: raise({ type: 'rang' }, { delay: 500 }), on: { rang: 'wings' } },
      wings: {
        ...A,
        initial: 'left',
        on: { pushed: 'shut' },
        states: { left: { ...A, on: { pulled: 'right' } }, right: { ...A, type: 'final' } },
      },
    },
  })
  expect(lint(door, 'pushed', 'pulled')).toEqual([
    'door.wings.right: is final, and nothing awaits its end',
    'door: an action has a delay without a name: 500',
  ])
})

test('the end of a group is awaited by the state around it, that of parallel ones by what is around all', () => {
  const awaited = (onDone?: 'shut') =>
    made.createMachine({
      id: 'door',
      ...A,
      initial: 'wings',
      states: {
        wings: {
          ...A,
          type: 'parallel',
          onDone,
          states: {
            left: { ...A, initial: 'open', states: { open: { ...A, type: 'final' } } },
          },
        },
        shut: { ...A, type: 'final' },
      },
    })
  expect(lint(awaited('shut'))).toEqual([])
  expect(lint(awaited())).toContain('door.wings.left.open: is final, and nothing awaits its end')
})

test('a state that nothing leads to, and what only it leads to', () => {
  const door = made.createMachine({
    id: 'door',
    ...A,
    initial: 'shut',
    states: {
      shut: { ...A, on: { pushed: 'open.wide' } },
      open: {
        ...A,
        initial: 'ajar',
        on: { pulled: 'shut' },
        states: { ajar: A, wide: A },
      },
      lost: { ...A, on: { pushed: 'found' } },
      found: { ...A, on: { pushed: 'lost' } },
    },
  })
  expect(lint(door, 'pushed', 'pulled')).toEqual([
    'door.open.ajar: no transition leads there',
    'door.lost: no transition leads there',
    'door.found: no transition leads there',
  ])
})

test('all parts of a parallel state are reached with it', () => {
  const door = made.createMachine({
    id: 'door',
    ...A,
    initial: 'built',
    states: {
      built: {
        ...A,
        type: 'parallel',
        states: {
          wing: {
            ...A,
            initial: 'shut',
            states: { shut: { ...A, on: { pushed: 'open' } }, open: { ...A, on: { pulled: 'shut' } } },
          },
          bell: { ...A, initial: 'still', states: { still: A } },
        },
      },
    },
  })
  expect(lint(door, 'pushed', 'pulled')).toEqual(['door.built.bell.still: is a dead end and not final'])
})

test('a state that leads nowhere else and is not final', () => {
  const door = made.createMachine({
    id: 'door',
    ...A,
    initial: 'shut',
    states: {
      shut: { ...A, on: { pushed: 'stuck' } },
      stuck: { ...A, on: { pushed: 'stuck', pulled: {} } },
    },
  })
  expect(lint(door, 'pushed', 'pulled')).toEqual(['door.stuck: is a dead end and not final'])
})

test('a state around it leads on', () => {
  const door = made.createMachine({
    id: 'door',
    ...A,
    initial: 'open',
    on: { pulled: '.shut' },
    states: {
      open: { ...A, initial: 'wide', after: { patience: 'shut' }, states: { wide: A } },
      // What is around it leads back to it alone.
      shut: A,
    },
  })
  expect(lint(door, 'pulled')).toEqual(['door.shut: is a dead end and not final'])
})

test('a branch that is never taken', () => {
  const door = made.createMachine({
    id: 'door',
    ...A,
    initial: 'shut',
    states: {
      shut: { ...A, on: { pushed: [{ target: 'open' }, { guard: 'isLocked', target: 'shut' }] } },
      open: { ...A, type: 'final' },
    },
  })
  expect(lint(door, 'pushed')).toEqual(['door.shut: a branch of pushed stands behind one without a guard'])
})

test('an event that no case sends, and a case that no state takes', () => {
  const door = made.createMachine({
    id: 'door',
    ...A,
    initial: 'shut',
    states: { shut: { ...A, on: { pushed: 'open' } }, open: { ...A, type: 'final' } },
  })
  expect(lint(door, 'pulled')).toEqual([
    'door: no case sends pushed',
    'door: a case sends pulled, which no state takes',
  ])
})
