import { renderToStaticMarkup } from 'react-dom/server'
import { machineNamed } from '@/devtools/machineCatalogue'
import { MachineChart } from '@/devtools/machineChart/MachineChart'
import { layOutChart } from '@/devtools/machineChart/layOutChart'
import { pathCases } from '@/devtools/paths/pathCases'
import { transitionsOfPaths } from '@/devtools/proof/coveringPaths'
import { pathsOf } from '@/devtools/proof/machinePaths'
import { chartOf } from '@/devtools/proof/chartOf'
import charts from '@/content/machineCharts.json'
import { COLOURS } from '@/components/ui/theme/tokens'
import { countsById, figuresOfMachine } from './chartTraffic'
import { countedChart } from './trafficOnChart'

const leadForm = machineNamed('leadForm')
const known = charts.leadForm

/** Usage counts for leadForm by parts of transition text; all others are zero. */
const figuresOf = (
  counts: Readonly<Record<string, number>>,
  left: Readonly<Record<string, number>> = {},
) => ({
  machine: 'leadForm',
  hash: known.hash,
  transitions: known.transitions.map((what, place) => ({ what, place, count: counts[what] ?? 0 })),
  left: known.states.map((what, place) => ({ what, place, count: left[what] ?? 0 })),
})
const OFTEN = 'idle field.changed → idle.editing'
const SUBMITTED = 'idle form.submitted → validating'
const COMPLETE = 'validating always [isComplete] → submitting'
const DONE = 'submitting submitLead done → succeeded'
const REFUSED = 'validating always → idle.invalid'
const figures = figuresOf(
  { [OFTEN]: 800, [SUBMITTED]: 100, [COMPLETE]: 60, [DONE]: 55, [REFUSED]: 40 },
  { 'idle.editing': 30, succeeded: 10 },
)

test('each transition says how often it was taken and which part of its state, each state how much was left there', () => {
  const { chart, traffic } = countedChart(chartOf(leadForm.machine), figures)
  const events = chart.transitions.map(({ event }) => event)
  expect(events).toContain('800 (88.9 %) field.changed')
  expect(events).toContain('60 (60.0 %) always')
  expect(events).toContain('never field.changed')
  expect(traffic.left).toEqual(
    new Map([
      ['leadForm.idle.editing', 0.75],
      ['leadForm.succeeded', 0.25],
    ]),
  )
  const way = chart.transitions.filter(({ id }) => traffic.way.has(id)).map(({ targets }) => targets.join())
  expect(way).toEqual([
    'leadForm.idle.editing',
    'leadForm.validating',
    'leadForm.submitting',
    'leadForm.succeeded',
  ])
})

test('the picture has lines by their share, and a red border where pages were left, a green one at the goal', async () => {
  const { chart, traffic } = countedChart(chartOf(leadForm.machine), figures)
  const placed = layOutChart(chart)
  const svg = renderToStaticMarkup(<MachineChart placed={placed} traffic={traffic} />)
  const borderOf = (id: string) =>
    new RegExp(`data-state="${id}".*?stroke="(.*?)" stroke-width="(.*?)"`, 's').exec(svg)?.slice(1)
  expect(borderOf('leadForm.idle.editing')).toEqual([COLOURS.error, '7'])
  expect(borderOf('leadForm.succeeded')).toEqual([COLOURS.success, '3'])
  expect(borderOf('leadForm.submitting')).toEqual([COLOURS.green, '1.5'])
  expect(svg).toContain('Left here: 75.0 %')
  const widths = [...svg.matchAll(/data-arrow.*?stroke-width="(.*?)"/gs)].map(([, width]) => Number(width))
  expect(Math.max(...widths)).toBeGreaterThan(Math.min(...widths))
})

test('figures of another release are not laid on this chart', () => {
  const other = { documents: 0, pages: [], vitals: [], machines: [{ ...figures, hash: 'other' }] }
  expect(() => figuresOfMachine(leadForm, other)).toThrow('no page has counted the chart of leadForm')
  expect(figuresOfMachine(leadForm, { ...other, machines: [figures] })).toBe(figures)
})

describe('the walks by traffic', () => {
  const counts = countsById(leadForm, figures)
  const all = [...counts.values()].reduce((sum, one) => sum + one, 0)

  it('take four fifths of what visitors did, the busiest first, each with its share', () => {
    const cases = pathCases(leadForm, { strategy: 'traffic', counts })
    const shares = cases.map(({ share }) => share ?? 0)
    expect(shares).toEqual(shares.toSorted((one, other) => other - one))
    expect(Math.max(...shares)).toBeLessThanOrEqual(1)
    // A single walk is enough where most only change fields; the covering walks are more.
    expect(cases.length).toBeLessThan(pathCases(leadForm, { strategy: 'transition-cover' }).length)
  })

  it('are no more than the fewest: no single walk does what two are chosen for', () => {
    const spread = countsById(
      leadForm,
      figuresOf({ [OFTEN]: 50, [SUBMITTED]: 50, [REFUSED]: 50, [COMPLETE]: 50, [DONE]: 50 }),
    )
    const cases = pathCases(leadForm, { strategy: 'traffic', counts: spread })
    const takenBy = transitionsOfPaths(leadForm.machine, leadForm.testModel)
    const worth = (ids: readonly string[]) =>
      [...new Set(ids)].reduce((sum, id) => sum + (spread.get(id) ?? 0), 0) / 250
    const best = Math.max(
      ...pathsOf(leadForm.machine, leadForm.testModel).map((path) => worth(takenBy(path).flat())),
    )
    expect(cases.length).toBe(best >= 0.8 ? 1 : 2)
  })

  it('are refused where nobody has counted', () => {
    expect(all).toBe(1055)
    expect(() => pathCases(leadForm, { strategy: 'traffic', counts: new Map() })).toThrow(
      'no page has counted',
    )
  })
})
