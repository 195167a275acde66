import { join } from 'node:path'
import { type AnyStateMachine, fromPromise, setup } from 'xstate'
import { MACHINES, machineNamed } from '@/devtools/machineCatalogue'
import { MEANT, lintMachines, missingCopy, sentIn, sentTypes } from './lintMachines'

const ROOT = join(__dirname, '../..')
const sent = sentTypes(ROOT)

test('no machine of the product has a fault that is not meant', () => {
  expect(lintMachines(MACHINES, sent)).toEqual([])
})

describe('each kind of fault is named in a machine that has it', () => {
  const made = setup({ actors: { work: fromPromise(() => Promise.resolve()) } })
  const A = { description: 'A.' }
  const sound = {
    shut: { ...A, on: { 'door.pushed': 'open' } },
    open: { ...A, type: 'final' as const },
  }
  const copy = { shut: { en: ['Shut'], hi: ['बंद'] }, open: { en: [], hi: [] } }
  const nothing = { en: [], hi: [] }
  const unsent = sentIn(["'door.pulled'"])
  const lintOf = (
    states: object,
    shown: Readonly<
      Record<string, { readonly en: readonly string[]; readonly hi: readonly string[] }>
    > = copy,
    sentNow = sentIn(["'door.pushed'"]),
  ) => {
    // Each has one fault, which the types of a sound machine would not allow.
    const machine: AnyStateMachine = made.createMachine({
      id: 'door',
      ...A,
      initial: 'shut',
      states: { ...sound, ...states },
    } as never) as unknown as AnyStateMachine
    const testModel = {
      input: undefined,
      events: [{ label: 'pushes it', event: { type: 'door.pushed' } }],
      stateKey: () => null,
    }
    return lintMachines([{ machine, testModel, shownBy: 'components/Door' }], sentNow, {}, () => shown)
  }

  test('and none in a sound one', () => {
    expect(lintOf({})).toEqual([])
  })

  test.each([
    [
      'a state that nothing leads to',
      { lost: { ...A, type: 'final' } },
      { ...copy, lost: nothing },
      'door.lost: no transition leads there',
    ],
    ['a dead end that is not final', { open: A }, copy, 'door.open: is a dead end and not final'],
    [
      'an invoke whose failure nothing handles',
      { shut: { ...sound.shut, invoke: { id: 'work', src: 'work', onDone: 'open' } } },
      copy,
      'door.shut: does not handle the failure of work',
    ],
    [
      'a delay without a name',
      { shut: { ...sound.shut, after: { 500: 'open' } } },
      copy,
      'door.shut: has a delay without a name: xstate.after.500.door.shut',
    ],
    ['a state without a description', { shut: { on: sound.shut.on } }, copy, 'door.shut: has no description'],
    [
      'a label that is missing in a language',
      {},
      { ...copy, shut: { en: ['Shut'], hi: [] } },
      'door.shut: shows 1 words in English and 0 in Hindi',
    ],
  ])('%s', (_, states, shown, fault) => {
    expect(lintOf(states, shown)).toEqual([fault])
  })

  test('an event that nothing sends', () => {
    expect(lintOf({}, copy, unsent)).toEqual([
      'door: nothing in components, services, server sends door.pushed',
    ])
  })
})

test('what is meant has a reason', () => {
  expect(Object.entries(MEANT).filter(([, reason]) => reason.trim().length < 10)).toEqual([])
})

test('event types are found between quotes, and where their beginning is a gap', () => {
  const { texts, patterns } = sentIn([
    "send({ type: 'form.submitted' }); import('./other/file')",
    'send({ type: "page.left" }); send({ type: `${name}.opened` }); log(`${a}${b} ${c}`)',
  ])
  expect([...texts]).toEqual(['form.submitted', 'page.left'])
  expect(patterns.map((pattern) => pattern.source)).toEqual(['^\\w+\\.opened$'])
})

test('an event that nothing sends is named, and so is an excuse without its fault', () => {
  const logout = machineNamed('logout')
  const quiet = sentIn(["'logout.confirmed'"])
  const fault = 'logout: nothing in components, services, server sends logout.cancelled'
  expect(lintMachines([logout], quiet, {})).toEqual([fault])
  expect(lintMachines([logout], quiet, { [fault]: 'a reason' })).toEqual([])
  expect(lintMachines([logout], sent, { [fault]: 'a reason' })).toEqual([
    `${fault}: is excused, and is not so`,
  ])
})

test('words that are missing are named', () => {
  const machine = setup({}).createMachine({
    id: 'door',
    initial: 'shut',
    states: { shut: { initial: 'still', states: { still: {}, rattling: {} } }, open: {} },
  })
  const copy = {
    shut: { en: ['Shut'], hi: ['बंद'] },
    'shut.rattling': { en: ['Wait'], hi: [] },
    open: { en: ['Open'], hi: [' '] },
    gone: { en: [], hi: [] },
  }
  expect(missingCopy({ machine }, copy)).toEqual([
    'door.shut.still: nobody has said what it shows',
    'door.shut.rattling: shows 1 words in English and 0 in Hindi',
    'door.open: shows an empty word in hi',
    'door: has words for gone, which is no state',
  ])
  expect(missingCopy({ machine }, copy, true)).not.toContain(
    'door.shut.rattling: shows 1 words in English and 0 in Hindi',
  )
})
