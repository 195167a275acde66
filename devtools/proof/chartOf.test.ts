import { fromPromise, raise, setup } from 'xstate'
import { chartOf, chartStates } from './chartOf'

const machine = setup({
  types: { events: {} as { type: 'door.opened' } | { type: 'bell.rung' }, tags: {} as 'busy' },
  actors: { fetchKey: fromPromise(() => Promise.resolve(1)) },
  guards: { isLocked: () => true },
  actions: { ring: () => {}, lamp: () => {} },
  delays: { patience: 10 },
}).createMachine({
  id: 'door',
  description: 'A door.',
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody gets in.',
      entry: 'lamp',
      initial: 'resting',
      on: {
        'door.opened': [{ guard: 'isLocked', target: 'fetching', actions: 'ring' }, { target: 'open' }],
        'bell.rung': { actions: 'ring' },
      },
      states: { resting: { description: 'Quiet.' } },
    },
    fetching: {
      description: 'Somebody brings the key.',
      tags: 'busy',
      invoke: { id: 'fetchKey', src: 'fetchKey', onDone: 'open', onError: 'closed' },
      after: { patience: 'closed' },
    },
    open: { description: 'Everybody gets in.', type: 'final' },
  },
})
const chart = chartOf(machine)

test('states carry their words, tags, actors and actions, the first one marked', () => {
  expect(chartStates(chart.root).map(({ id, kind, isInitial }) => [id, kind, isInitial])).toEqual([
    ['door', 'compound', false],
    ['door.closed', 'compound', true],
    ['door.closed.resting', 'atomic', true],
    ['door.fetching', 'atomic', false],
    ['door.open', 'final', false],
  ])
  expect(chart.root.states[0]).toMatchObject({ description: 'Nobody gets in.', entry: ['lamp'] })
  expect(chart.root.states[1]).toMatchObject({ tags: ['busy'], actors: ['fetchKey'] })
})

test('every transition is there in people’s words, each branch of a guard by itself', () => {
  expect(chart.transitions.map(({ id, kind, targets, actions }) => [id, kind, targets, actions])).toEqual([
    ['door.closed | door.opened [isLocked]', 'event', ['door.fetching'], ['ring']],
    ['door.closed | door.opened', 'event', ['door.open'], []],
    ['door.closed | bell.rung', 'event', [], ['ring']],
    ['door.fetching | fetchKey done', 'done', ['door.open'], []],
    ['door.fetching | fetchKey failed', 'error', ['door.closed'], []],
    ['door.fetching | after patience', 'delay', ['door.closed'], []],
  ])
})

test('what a guard or an action gets in the machine is part of its name, what comes with an event is not', () => {
  const machine = setup({
    types: { events: {} as { type: 'rung'; times: number } },
    guards: { isFor: (_, _params: { name: string | null; floor: { number: number } }) => true },
    actions: { write: (_, _params: { times: number }) => {} },
  }).createMachine({
    id: 'bell',
    on: {
      rung: [
        { guard: { type: 'isFor', params: { name: 'Asha', floor: { number: 2 } } } },
        { guard: { type: 'isFor', params: { name: null, floor: { number: 1 } } } },
        { actions: { type: 'write', params: ({ event }) => event } },
      ],
    },
  })
  expect(chartOf(machine).transitions.map(({ guard, actions }) => [guard, actions])).toEqual([
    ['isFor: Asha, 2', []],
    ['isFor: nothing, 1', []],
    ['', ['write']],
  ])
})

test('what a machine tells itself is said, how xstate waits for a delay is not', () => {
  const { root, transitions } = chartOf(
    setup({
      types: { events: {} as { type: 'rung' } | { type: 'noted' } },
      delays: { patience: 10 },
    }).createMachine({
      id: 'bell',
      initial: 'still',
      states: {
        still: {
          entry: raise({ type: 'noted' }),
          on: { rung: { actions: raise({ type: 'noted' }) } },
          after: { patience: 'tired' },
        },
        tired: {},
      },
    }),
  )
  expect(root.states[0]).toMatchObject({ entry: ['raise: noted'], exit: [] })
  expect(transitions.map(({ actions }) => actions)).toEqual([['raise: noted'], []])
})
