import { MACHINES } from '@/devtools/machineCatalogue'
import { machineCopy } from '@/devtools/machineCopy/machineCopy'
import type { Source } from './machineSource'
import { type Mutant, making, mutantsOf } from './mutants'
import { withFaults } from './withFaults'
import { copyMutantsOf } from './copyMutants'

const source: Source = {
  implementations: { guards: { isLocked: () => true }, delays: { patience: 10 } },
  machine: {
    id: 'door',
    initial: 'closed',
    states: {
      closed: {
        description: 'Shut.',
        tags: ['busy'],
        entry: 'ring',
        on: {
          'door.opened': [{ guard: 'isLocked', target: 'open', actions: ['lamp', 'bell'] }, 'stuck'],
          'bell.rung': {
            guard: { type: 'isFor', params: { floor: 2 } },
            actions: { type: 'call', params: { names: { first: 'Asha' } } },
            reenter: true,
          },
        },
        after: { patience: 'stuck' },
        invoke: { id: 'fetchKey', src: 'fetchKey', onDone: 'open', onError: { target: 'stuck' } },
      },
      open: { type: 'final' },
      stuck: {},
    },
  },
}
const mutants = mutantsOf(source)
const namesOf = (part: string) => mutants.map(({ name }) => name).filter((name) => name.includes(part))
const JSON_OF = (one: Source) =>
  JSON.stringify(one, (_, value: unknown) => (typeof value === 'function' ? String(value) : value))

test('every transition, guard, action, tag, delay and beginning gets its faults', () => {
  expect(namesOf('door.opened (1)')).toEqual([
    'door.closed | door.opened (1): taken away',
    'door.closed | door.opened (1): to stuck',
    'door.closed | door.opened (1): stays',
    'door.closed | door.opened (1): without its guard',
    'door.closed | door.opened (1): without action lamp',
    'door.closed | door.opened (1): without action bell',
  ])
  expect(namesOf('fetchKey on')).toHaveLength(6)
  expect(namesOf('patience')).toEqual([
    'door.closed | patience (1): taken away',
    'door.closed | patience (1): to open',
    'door.closed | patience (1): stays',
    'delay patience: three times as long',
    'delay patience: a third as long',
  ])
  expect(namesOf('isLocked')).toEqual(['guard isLocked: inverted'])
  expect(namesOf('door: begins')).toEqual(['door: begins in open'])
  expect(namesOf('leads to')).toEqual([
    'door.open | door.opened: leads to closed',
    'door.open | bell.rung: leads to closed',
    'door.stuck | door.opened: leads to closed',
    'door.stuck | bell.rung: leads to closed',
  ])
})

test('what guards and actions get, what runs and what is entered anew gets its faults', () => {
  expect(namesOf('bell.rung (1)')).toEqual([
    'door.closed | bell.rung (1): taken away',
    'door.closed | bell.rung (1): without its guard',
    'door.closed | bell.rung (1): guard with other params',
    'door.closed | bell.rung (1): does not enter anew',
    'door.closed | bell.rung (1): without action call',
    'door.closed | bell.rung (1): action call with other params',
  ])
  const changed = mutants.find(({ name }) => name.includes('action call with'))?.apply(source)
  expect(JSON_OF(changed ?? source)).toContain('{"first":"not Asha"}')
  expect(namesOf('does not run')).toEqual(['door.closed: does not run fetchKey'])
  expect(mutants.filter(({ kind }) => kind === 'words').map(({ name }) => name)).toEqual([
    'door.closed: without description',
    'door.closed: described otherwise',
  ])
})

test('each is another machine, and the machine itself stays as it was', () => {
  const before = JSON_OF(source)
  const made = mutants.map(({ apply }) => JSON_OF(apply(source)))
  expect(made.filter((one) => one === before)).toEqual([])
  expect(new Set(made).size).toBe(made.length)
  expect(JSON_OF(source)).toBe(before)
})

test('every word that a state shows and every name of an event gets its fault', () => {
  const described = {
    words: { shut: { en: ['Shut', '[Locked]'], hi: ['बंद', '[ताला]'] }, open: undefined },
    testModel: {
      input: undefined,
      events: [{ label: 'pushes', event: { type: 'door.pushed' } }],
      outcomes: { fetchKey: [{ label: 'the key is there', output: 1 }] },
      stateKey: () => null,
    },
  }
  const before = JSON.stringify(described)
  const all = copyMutantsOf(described)
  expect(all.map(({ name }) => name)).toEqual([
    'shut shows something else than “Shut” (en)',
    'shut shows something else than “[Locked]” (en)',
    'shut shows something else than “बंद” (hi)',
    'shut shows something else than “[ताला]” (hi)',
    'door.pushed is called otherwise than “pushes”',
    'an end of fetchKey is called otherwise than “the key is there”',
  ])
  expect(new Set([before, ...all.map(({ apply }) => JSON.stringify(apply(described)))]).size).toBe(
    all.length + 1,
  )
  expect(JSON.stringify(described)).toBe(before)
})

/** What every machine of the product is made of, by its name. */
function allSources(): ReadonlyMap<string, Source> {
  const sources = new Map<string, Source>()
  making.shalyaMutation = { onSource: (one) => sources.set(String(one.machine.id), one) }
  jest.isolateModules(() => {
    jest.doMock('xstate', () => withFaults(jest.requireActual('xstate')))
    jest.requireActual<object>('@/devtools/machineCatalogue')
  })
  making.shalyaMutation = undefined
  return sources
}

test('every machine has at least twenty faults to be tried with, each with a name of its own', () => {
  const sources = allSources()
  const counts = MACHINES.map(({ machine: { id }, testModel }) => {
    const made = sources.get(id)
    const words = copyMutantsOf({ words: machineCopy(id), testModel })
    const names = [...(made ? mutantsOf(made) : []), ...words].map(({ name }) => name)
    const twice = names.filter((name, index) => names.indexOf(name) !== index)
    return { id, count: names.length, words: words.length, twice }
  })
  expect(sources.size).toBe(MACHINES.length)
  expect(counts.filter(({ count, words, twice }) => count < 20 || words === 0 || twice.length > 0)).toEqual(
    [],
  )
})

test('a fault that sends a machine in circles ends its test, not the run', () => {
  const { setup, createActor } = withFaults(jest.requireActual('xstate')) as typeof import('xstate')
  const lamp = {
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { switched: 'waiting' } }, waiting: { always: 'on' }, on: {} },
  }
  const circles: Mutant = {
    name: 'on: back to waiting',
    kind: 'behaviour',
    apply: (whole) => ({
      ...whole,
      machine: { ...lamp, states: { ...lamp.states, on: { always: 'waiting' } } },
    }),
  }
  making.shalyaMutation = { machineId: 'lamp', mutant: circles }
  const actor = createActor(setup({}).createMachine(lamp)).start()
  making.shalyaMutation = undefined
  actor.send({ type: 'switched' })
  expect(actor.getSnapshot()).toMatchObject({ status: 'error', value: 'off' })
})
