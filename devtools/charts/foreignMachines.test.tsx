/** The tools on another product's machines: none is in this catalogue, and none has words, pages or traffic here. */
import { assign, fromPromise, setup } from 'xstate'
import { type CataloguedMachine, MACHINES } from '@/devtools/machineCatalogue'
import { chartOf } from '@/devtools/proof/chartOf'
import { differingMachines, diffInWords } from './chartDiff'
import { drawChart, embeddedChart } from './chartFiles'
import { chartFaults } from './chartFaults'
import { lintMachines, sentIn } from './lintMachines'
import { reviewPage } from './reviewPage'

const trafficLight = (last: 'green' | 'off' = 'green') =>
  setup({ delays: { aWhile: 30_000 } }).createMachine({
    id: 'trafficLight',
    description: 'A light tells cars when to go.',
    initial: 'red',
    states: {
      red: { description: 'Cars stop.', after: { aWhile: 'green' } },
      green: { description: 'Cars go.', after: { aWhile: 'yellow' } },
      yellow: { description: 'Cars slow down.', after: { aWhile: last === 'off' ? 'off' : 'red' } },
      ...(last === 'off' && { off: { description: 'It is dark.', type: 'final' as const } }),
    },
  })

const fetching = setup({
  types: { events: {} as { type: 'asked' } | { type: 'retried' } },
  actors: { load: fromPromise(() => Promise.resolve('text')) },
}).createMachine({
  id: 'fetching',
  description: 'A text is fetched, and again where that fails.',
  initial: 'idle',
  states: {
    idle: { description: 'Nothing was asked for.', on: { asked: 'loading' } },
    loading: {
      description: 'The text is on its way.',
      invoke: { id: 'load', src: 'load', onDone: 'loaded', onError: 'failed' },
    },
    failed: { description: 'It did not come.', on: { retried: 'loading' } },
    loaded: { description: 'It is there.', type: 'final' },
  },
})

const wordStyle = setup({
  types: {
    context: {} as { changes: number },
    events: {} as { type: 'bold.toggled' } | { type: 'italic.toggled' },
  },
  actions: { count: assign({ changes: ({ context }) => context.changes + 1 }) },
}).createMachine({
  id: 'wordStyle',
  description: 'A word is bold, italic, both or neither.',
  context: { changes: 0 },
  type: 'parallel',
  states: {
    bold: {
      description: 'Whether it is bold.',
      initial: 'off',
      states: {
        off: { description: 'It is not bold.', on: { 'bold.toggled': { target: 'on', actions: 'count' } } },
        on: { description: 'It is bold.', on: { 'bold.toggled': { target: 'off', actions: 'count' } } },
      },
    },
    italic: {
      description: 'Whether it is italic.',
      initial: 'off',
      states: {
        off: { description: 'It is upright.', on: { 'italic.toggled': { target: 'on', actions: 'count' } } },
        on: { description: 'It leans.', on: { 'italic.toggled': { target: 'off', actions: 'count' } } },
      },
    },
  },
})

const case_ = (type: string) => ({ label: type, event: { type } })
const catalogued = (machine: CataloguedMachine['machine'], ...types: string[]): CataloguedMachine => ({
  machine,
  testModel: { input: undefined, events: types.map(case_), stateKey: () => null },
  shownBy: 'elsewhere',
})
const FOREIGN = [
  catalogued(trafficLight()),
  catalogued(fetching, 'asked', 'retried'),
  catalogued(wordStyle, 'bold.toggled', 'italic.toggled'),
]
const SENT = sentIn(["send('asked') + send('retried') + send('bold.toggled') + send('italic.toggled')"])
const charts = FOREIGN.map(({ machine }) => chartOf(machine))

/** What each state shows, in both languages. */
const wordsOf = (machineId: string) => {
  const chart = charts.find(({ id }) => id === machineId)
  const paths =
    JSON.stringify(chart).match(new RegExp(`(?<="id":"${machineId}\\.)[\\w.]+(?=","name")`, 'g')) ?? []
  return Object.fromEntries(paths.map((path) => [path, { en: ['a word'], hi: ['शब्द'] }]))
}

test('none of them is a machine of this product', () => {
  const own = MACHINES.map(({ machine }) => machine.id)
  expect(charts.filter(({ id }) => own.includes(id))).toEqual([])
})

test('the lint finds nothing, and finds what is wrong', () => {
  expect(lintMachines(FOREIGN, SENT, {}, wordsOf)).toEqual([])
  const silent = [catalogued(fetching, 'asked')]
  expect(lintMachines(silent, sentIn(["send('asked')"]), {}, () => ({}))).toEqual(
    expect.arrayContaining([
      'fetching: no case sends retried',
      'fetching.idle: nobody has said what it shows',
      expect.stringMatching(/^fetching: nothing in .+ sends retried$/),
    ]),
  )
  expect(charts.flatMap(chartFaults)).toEqual([])
})

test.each(charts.map((chart) => [chart.id, chart] as const))(
  '%s is drawn, and read from its picture',
  (_, chart) => {
    const svg = drawChart(chart)
    expect(svg).toMatch(/^<svg[^>]+State chart of/)
    expect(embeddedChart(svg)?.chart).toEqual(chart)
    expect(svg.match(/data-state="/g)).toHaveLength(
      JSON.stringify(chart.root).match(/"isInitial"/g)?.length ?? 0,
    )
  },
)

test('a change is told in words and on a page', async () => {
  const [before, after] = [trafficLight(), trafficLight('off')].map((machine) => ({
    chart: chartOf(machine),
    page: '',
  }))
  if (!before || !after) throw new Error('two charts')
  const diffs = differingMachines(new Map([['trafficLight', before]]), new Map([['trafficLight', after]]))
  expect(diffInWords(diffs, 'before', 'now')).toContain('yellow, after aWhile: to: red → off')
  expect(await reviewPage({ diffs, since: 'before', until: 'now' })).toContain('It is dark.')
})
