import { type InspectedSnapshotEvent, assign, createActor, setup } from 'xstate'
import { EventFates, type EventFate } from './eventFates'

const machine = setup({
  actions: {
    breaks: () => {
      throw new RangeError('Asha Rao is no number')
    },
  },
}).createMachine({
  id: 'example',
  context: { name: 'Asha Rao' },
  initial: 'open',
  states: {
    open: {
      on: { typed: { actions: assign({ name: 'Asha' }) }, broken: { actions: 'breaks' }, closed: 'shut' },
    },
    shut: { type: 'final' },
  },
})

type Told = { readonly event: InspectedSnapshotEvent; readonly fate: EventFate | undefined }

/** The messages about a machine while it is sent events. */
async function toldOf(tested: typeof machine, ...types: readonly string[]): Promise<Told[]> {
  const events: InspectedSnapshotEvent[] = []
  const fates = new EventFates((event) => events.push(event))
  const actor = createActor(tested, {
    inspect: (event) => {
      fates.note(event)
      if (event.type === '@xstate.snapshot') events.push(event)
    },
  })
  actor.subscribe({ error: () => {} })
  actor.start()
  for (const type of types) {
    actor.send({ type })
    await Promise.resolve()
  }
  await Promise.resolve()
  return events.map((event) => ({ event, fate: fates.next(actor.sessionId) }))
}

const inShort = ({ event, fate }: Told) => [event.event.type, fate?.kind]

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => {}))

test('an action that throws is told once, with its state, its words and its way through the code', async () => {
  const told = await toldOf(machine, 'typed', 'broken')
  expect(told.map(inShort)).toEqual([
    ['xstate.init', undefined],
    ['typed', undefined],
    ['broken', 'failed'],
  ])
  const last = told.at(-1)
  expect(last?.fate).toMatchObject({ name: 'RangeError', message: 'Asha Rao is no number' })
  expect(last?.fate?.kind === 'failed' && last.fate.stack[0]).toMatch(/^at .*breaks.*eventFates\.test\.ts/)
  expect(last?.event.snapshot).toMatchObject({ status: 'error', value: 'open', context: { name: 'Asha' } })
})

test('what is sent to a machine that has ended, or has failed, is told as dropped', async () => {
  expect((await toldOf(machine, 'closed', 'typed')).map(inShort).slice(1)).toEqual([
    ['closed', undefined],
    ['typed', 'dropped'],
  ])
  const told = await toldOf(machine, 'broken', 'typed')
  expect(told.map(inShort).slice(1)).toEqual([
    ['broken', 'failed'],
    ['typed', 'dropped'],
  ])
  expect(told.at(-1)?.fate).toEqual({ kind: 'dropped', status: 'error' })
})

test('of several events at once the one that broke the machine is told', async () => {
  const fates = new EventFates(() => {})
  const inspected = createActor(machine, { inspect: (event) => fates.note(event) })
  inspected.subscribe({ error: () => {} })
  inspected.start()
  for (const type of ['typed', 'broken', 'typed']) inspected.send({ type })
  await Promise.resolve()
  expect(Array.from({ length: 4 }, () => fates.next(inspected.sessionId)?.kind)).toEqual([
    undefined,
    undefined,
    'failed',
    'dropped',
  ])
})

test('an event for which there is no transition has its snapshot, and no fate', async () => {
  expect((await toldOf(machine, 'unknown')).map(inShort)).toEqual([
    ['xstate.init', undefined],
    ['unknown', undefined],
  ])
})

test('a machine that fails as it begins says so with its only snapshot', async () => {
  const breaks = setup({}).createMachine({
    id: 'example',
    context: { name: '' },
    entry: () => {
      throw new TypeError("Cannot read properties of undefined (reading 'city')")
    },
  }) as unknown as typeof machine
  const told = await toldOf(breaks)
  expect(told.map(inShort)).toEqual([['xstate.init', 'failed']])
  expect(told[0]?.fate).toMatchObject({ message: "Cannot read properties of undefined (reading 'city')" })
})
