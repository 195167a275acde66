import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMachine } from 'xstate'
import { MACHINES } from '@/devtools/machineCatalogue'
import { chartOf } from '@/devtools/proof/chartOf'
import { differingMachines, diffInWords } from './chartDiff'
import { chartFaults } from './chartFaults'
import { approveChart, approvalsInWords, chartReviewOf, commentOnState, reviewFaults } from './chartReviews'
import { reviewPage } from './reviewPage'

const door = (description: string, states: object = {}) =>
  chartOf(
    createMachine({
      id: 'door',
      initial: 'closed',
      states: {
        closed: { description, on: { opened: 'open' } },
        open: { description: 'Everybody gets in.', on: { shut: 'closed' } },
        ...states,
      },
    }),
  )
const before = door('Nobody gets in.')
const after = door('Only friends get in.', { lost: {}, stuck: {} })
const asha = { by: 'Asha', on: '2026-11-27' }

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'reviews-'))))
afterEach(() => rmSync(root, { recursive: true }))
const path = (name: string) => join(root, 'docs/charts/reviews', name)

test('an approval is of one chart: any change of it voids the approval, and who approves anew stands once', () => {
  approveChart(root, before, asha)
  const review = chartReviewOf(root, 'door')
  expect(approvalsInWords(review, before)).toEqual(['Approved by Asha on 2026-11-27, as it is now.'])
  for (const changed of [after, door('Nobody gets in'), undefined])
    expect(approvalsInWords(review, changed)).toEqual([
      'Void: Asha approved on 2026-11-27, and the chart has changed since.',
    ])
  approveChart(root, after, { ...asha, on: '2026-11-28' })
  expect(approvalsInWords(chartReviewOf(root, 'door'), after)).toEqual([
    'Approved by Asha on 2026-11-28, as it is now.',
  ])
})

test('a comment is of a state, by its path; approvals stay; a state that is none is refused', () => {
  approveChart(root, before, asha)
  commentOnState(root, before, { ...asha, state: 'open', text: 'Who is everybody?' })
  expect(chartReviewOf(root, 'door')).toMatchObject({
    comments: [{ state: 'door.open', text: 'Who is everybody?' }],
    approvals: [{ by: 'Asha' }],
  })
  expect(() => commentOnState(root, before, { ...asha, state: 'ajar', text: 'x' })).toThrow('no state ajar')
  expect(readFileSync(path('door.json'), 'utf8')).toMatch(/\n$/)
})

test('the check names files that are no review, belong to no machine or speak of a state that is gone', () => {
  const charts = new Map([['door', before]])
  expect(reviewFaults(root, charts)).toEqual([])
  commentOnState(root, after, { ...asha, state: 'lost', text: 'x' })
  mkdirSync(path(''), { recursive: true })
  writeFileSync(path('window.json'), '{}')
  expect(reviewFaults(root, charts)).toEqual([
    'docs/charts/reviews/door.json: there is no state door.lost any more',
    'docs/charts/reviews/window.json: belongs to no machine',
  ])
  for (const [text, said] of [
    ['{', 'is not JSON'],
    ['{"comments":[]}', 'approvals is missing'],
    ['null', 'is missing'],
  ] as const) {
    writeFileSync(path('door.json'), text)
    expect(reviewFaults(root, charts)[0]).toContain(said)
  }
})

test('the reviews of this repository are right', () => {
  const charts = new Map(MACHINES.map(({ machine }) => [machine.id, chartOf(machine)]))
  expect(reviewFaults(process.cwd(), charts)).toEqual([])
})

test('states that nothing leads to or out of are found by the chart alone, in no machine of the product', () => {
  expect(chartFaults(before)).toEqual([])
  expect(chartFaults(after)).toEqual([
    'door.lost: no transition leads there',
    'door.stuck: no transition leads there',
    'door.lost: is a dead end and not final',
    'door.stuck: is a dead end and not final',
  ])
  // Those that are meant have their reason in the lint (MEANT).
  expect(
    MACHINES.flatMap(({ machine }) => chartFaults(chartOf(machine))).filter((one) => one.includes('leads')),
  ).toEqual([])
})

test('page and list name the faults of the change, what was said of the states, and the approval that is void', async () => {
  approveChart(root, before, asha)
  commentOnState(root, before, { ...asha, state: 'open', text: 'Who is <everybody>?' })
  const diffs = differingMachines(
    new Map([['door', { chart: before, page: '' }]]),
    new Map([['door', { chart: after, page: '' }]]),
  )
  const judged = {
    lintOf: () => ['door.lost: has no description'],
    reviewOf: (id: string) => chartReviewOf(root, id),
  }
  const page = await reviewPage({ diffs, since: 'abc', until: 'now', ...judged })
  const list = diffInWords(diffs, 'abc', 'now', judged)
  for (const text of [page, list])
    for (const said of [
      'door.lost: no transition leads there',
      'door.stuck: is a dead end and not final',
      'door.lost: has no description',
      'Void: Asha approved on 2026-11-27',
    ])
      expect(text).toContain(said)
  expect(page).toContain('Who is &lt;everybody&gt;?')
  const silent = await reviewPage({ diffs, since: 'abc', until: 'now' })
  expect(silent).toContain('Nobody has approved or commented yet.')
})
