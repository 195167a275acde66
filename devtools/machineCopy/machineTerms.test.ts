import { MACHINES } from '@/devtools/machineCatalogue'
import { chartOf, chartStates } from '@/devtools/proof/chartOf'
import { ACTION_TERMS } from './actionTerms'
import { eventTerm } from './eventTerms'
import { GUARD_TERMS } from './guardTerms'
import { chartInWords } from './machineTerms'

const charts = MACHINES.map(({ machine }) => chartOf(machine))
const nameOf = (written: string) => written.split(': ')[0] ?? ''
const guards = new Set(
  charts.flatMap(({ transitions }) => transitions.flatMap(({ guard }) => (guard ? [nameOf(guard)] : []))),
)
const actions = new Set(
  charts.flatMap(({ root, transitions }) =>
    [
      ...transitions.flatMap((one) => one.actions),
      ...chartStates(root).flatMap(({ entry, exit }) => [...entry, ...exit]),
    ].map(nameOf),
  ),
)
const events = new Set(charts.flatMap(({ transitions }) => transitions.map(({ event }) => event)))

test.each([
  ['guard', GUARD_TERMS, guards],
  ['action', ACTION_TERMS, actions],
] as const)('every %s of a machine has words in both languages, and no other', (_, terms, names) => {
  expect(Object.keys(terms).sort()).toEqual([...names].sort())
  for (const { en, hi } of Object.values(terms)) {
    expect(en).not.toMatch(/[ऀ-ॿ]|^is[A-Z]/)
    expect(hi).toMatch(/[ऀ-ॿ]/)
  }
})

test('every event has words in both languages', () => {
  expect([...events].filter((event) => !eventTerm(event))).toEqual([])
})

test('a chart in words keeps its ids and loses the code’s names', () => {
  const chart = charts.find(({ id }) => id === 'location')
  const inWords = chart && chartInWords(chart, 'en')
  expect(inWords?.transitions.map(({ id }) => id)).toEqual(chart?.transitions.map(({ id }) => id))
  const place = inWords?.transitions.find(({ id }) => id.endsWith('findPlace done [isOurCity]'))
  expect(place?.guard).toBe('the place is a city that we serve')
  expect(place?.event).not.toContain('findPlace')
  expect(chart && chartInWords(chart, 'hi').transitions.find(({ id }) => id === place?.id)?.guard).toMatch(
    /शहर/,
  )
  expect(chart && chartInWords(chart, 'code')).toBe(chart)
})
