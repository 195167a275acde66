import { fromPromise, setup } from 'xstate'
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
