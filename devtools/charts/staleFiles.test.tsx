import { type AnyStateMachine, setup } from 'xstate'
import type { MachineCopy } from '@/devtools/machineCopy/machineCopy'
import { chartOf } from '@/devtools/proof/chartOf'
import type { AnyTestModel } from '@/devtools/proof/testModel'
import { differingMachines, diffInWords } from './chartDiff'
import { drawChart } from './chartFiles'
import { chartPage } from './chartMarkdown'
import { staleInWords } from './staleFiles'

const testModel: AnyTestModel = {
  input: undefined,
  events: [
    { label: 'rings', event: { type: 'bell.rung' } },
    { label: 'pushes', event: { type: 'door.pushed' } },
  ],
  stateKey: () => null,
}
const made = setup({
  types: { events: {} as { type: 'bell.rung' } | { type: 'door.pushed' } },
  guards: { isLocked: () => true },
})
/** A door that opens in the ways given. */
const machineWith = (on: object): AnyStateMachine =>
  made.createMachine({
    id: 'door',
    description: 'A door.',
    initial: 'shut',
    states: { shut: { description: 'Shut.', on }, open: { description: 'Open.', type: 'final' } },
  })
const copy = (shut: MachineCopy['shut']): MachineCopy => ({ shut, open: { en: [], hi: [] } })

const before = machineWith({ 'door.pushed': { guard: 'isLocked', target: 'open' }, 'bell.rung': 'open' })
const after = machineWith({ 'door.pushed': 'open' })
const asIs = copy({ en: ['Ring, please', '[a | b]'], hi: ['घंटी बजाएँ', '[अ | ब]'] })
const renamed = copy({ en: ['Please ring', '[a | b]'], hi: ['घंटी बजाएँ', '[अ | ब]'] })
const shownBy = 'components/Door'

/** A machine as it is reviewed. */
function reviewed(machine: AnyStateMachine, shown: MachineCopy) {
  const chart = chartOf(machine)
  return { chart, page: chartPage(chart, { machine, testModel, shownBy }, shown) }
}
const then = reviewed(before, asIs)

test('a fresh file is not told of, a missing one is', () => {
  expect(staleInWords('docs/charts/door.md', then.page, then.page)).toEqual([])
  expect(staleInWords('docs/charts/door.md', undefined, then.page)).toEqual([
    'docs/charts/door.md: is missing',
  ])
})

test('a stale picture is told of by what changed in the machine', () => {
  const [was, is] = [drawChart(then.chart), drawChart(chartOf(after))]
  expect(staleInWords('door.chart.svg', was, is)).toEqual([
    'door.chart.svg: ~ transition shut, door.pushed: if: isLocked → –',
    'door.chart.svg: − transition shut, bell.rung → open',
  ])
  expect(staleInWords('door.chart.svg', was, was.replace('<svg', '<svg class="other"'))).toEqual([
    'door.chart.svg: the same chart, drawn otherwise',
  ])
})

test('a stale page is told of by the label that changed, and by the rows that came and went', () => {
  const path = 'docs/charts/door.md'
  expect(staleInWords(path, then.page, reviewed(before, renamed).page)).toEqual([
    `${path}: ~ state shut: shows (English): “Ring, please” → “Please ring”`,
  ])
  const swapped = copy({ en: ['[a | b]', 'Ring, please'], hi: asIs.shut?.hi ?? [] })
  expect(staleInWords(path, then.page, reviewed(before, swapped).page)).toEqual([
    `${path}: ~ state shut: shows (English): in another order: “[a | b]” “Ring, please”`,
  ])
  expect(staleInWords(path, then.page, reviewed(after, asIs).page)).toEqual([
    `${path}: − | shut | \`door.pushed\` | pushes | \`isLocked\` | open |  |`,
    `${path}: − | shut | \`bell.rung\` | rings |  | open |  |`,
    `${path}: + | shut | \`door.pushed\` | pushes |  | open |  |`,
  ])
})

test('the list of a change names transitions in people’s words, and labels in their language', () => {
  const diffs = differingMachines(new Map([['door', then]]), new Map([['door', reviewed(after, renamed)]]))
  expect(
    diffInWords(diffs, 'HEAD', 'now')
      .split('\n')
      .filter((line) => line.startsWith('- ')),
  ).toEqual([
    '- ~ transition shut, door.pushed (pushes): if: isLocked → –',
    '- − transition shut, bell.rung (rings) → open',
    '- ~ state shut: shows (English): “Ring, please” → “Please ring”',
  ])
  expect(diffInWords([], 'HEAD', 'now')).toContain('No chart changed.')
})
