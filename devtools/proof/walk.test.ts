import { fromPromise, setup } from 'xstate'
import { coveringPaths } from './coveringPaths'
import type { AnyTestModel } from './testModel'
import { pathsOf } from './machinePaths'
import { faultsOf } from './machineShape'
import { walkMachine } from './walk'

const kettle = setup({
  types: { context: {} as { water: number }, events: {} as { type: 'filled' } | { type: 'switchedOn' } },
  actors: { boil: fromPromise<string>(() => Promise.reject(new Error('not provided'))) },
  guards: { hasWater: ({ context }) => context.water > 0 },
  delays: { coolingTime: 60_000 },
}).createMachine({
  id: 'kettle',
  description: 'A kettle.',
  context: { water: 0 },
  initial: 'cold',
  states: {
    cold: {
      description: 'Cold.',
      on: {
        filled: { actions: ({ context }) => void context, target: 'full' },
        switchedOn: [{ guard: 'hasWater', target: 'boiling' }, { target: 'broken' }],
      },
    },
    full: { description: 'Full.', on: { switchedOn: 'boiling' } },
    boiling: {
      description: 'Boiling.',
      invoke: { id: 'boil', src: 'boil', onDone: 'hot', onError: 'broken' },
    },
    hot: { description: 'Hot.', after: { coolingTime: 'cold' } },
    broken: { description: 'Broken.' },
  },
})

const testModel: AnyTestModel = {
  input: undefined,
  events: [
    { label: 'fills it', event: { type: 'filled' } },
    { label: 'switches it on', event: { type: 'switchedOn' } },
  ],
  outcomes: {
    boil: [
      { label: 'it boils', output: 'steam' },
      { label: 'it burns out', error: 'smoke' },
    ],
  },
  delays: { coolingTime: 60_000 },
  stateKey: () => null,
}

describe('walking a machine', () => {
  it('names the guard branch that no path takes, and only that', async () => {
    const unwalked = await walkMachine(kettle, testModel)
    expect(unwalked).toEqual(['kettle.cold --switchedOn [hasWater]--> kettle.boiling'])
  })

  it('names the end of an actor and the delay when the cases leave them out', async () => {
    const unwalked = await walkMachine(kettle, { ...testModel, outcomes: {} })
    expect(unwalked).toEqual([
      'kettle.cold --switchedOn [hasWater]--> kettle.boiling',
      'kettle.boiling --xstate.done.actor.boil--> kettle.hot',
      'kettle.boiling --xstate.error.actor.boil--> kettle.broken',
      'kettle.hot --xstate.after.coolingTime.kettle.hot--> kettle.cold',
    ])
  })

  it('fails where the machine does not go as foretold', async () => {
    await expect(walkMachine(kettle, { ...testModel, delays: { coolingTime: 1 } })).rejects.toThrow(
      /waits: coolingTime/,
    )
  })

  it('tells each path in people’s words', () => {
    const labels = pathsOf(kettle, testModel).map((path) => path.map((step) => step.label).join(', '))
    expect(labels).toContain('fills it, switches it on, it boils, waits: coolingTime')
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('picks few paths that together take what all of them take', () => {
    const labels = coveringPaths(kettle, testModel).map((path) => path.map((step) => step.label).join(', '))
    expect(labels).toEqual([
      'fills it, switches it on, it boils, waits: coolingTime',
      'switches it on',
      'fills it, switches it on, it burns out',
    ])
  })

  it('lists what a machine lacks of the house rules', () => {
    const bare = setup({ actors: { boil: fromPromise(() => Promise.resolve()) } }).createMachine({
      id: 'bare',
      description: 'Bare.',
      initial: 'one',
      states: { one: { invoke: { src: 'boil' }, after: { 500: 'two' } }, two: { description: 'Two.' } },
    })
    expect(faultsOf(bare)).toEqual([
      'bare.one has no description',
      'bare.one invokes boil without an id',
      'bare.one does not handle the end of 0.bare.one',
      'bare.one does not handle the failure of 0.bare.one',
      'bare.one has a delay without a name: xstate.after.500.bare.one',
    ])
    expect(faultsOf(kettle)).toEqual([])
  })
})
