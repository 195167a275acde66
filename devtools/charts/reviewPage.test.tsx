import { setup } from 'xstate'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chartOf } from '@/devtools/proof/chartOf'
import { differingMachines } from './chartDiff'
import { trafficFrom, trafficOf } from './chartTraffic'
import { waysOf, wayChanges } from './chartWays'
import { reviewPage } from './reviewPage'

const guards = { isOurCity: () => true, isListed: () => true }
const door = (guard: keyof typeof guards, last?: string) =>
  chartOf(
    setup({
      types: { events: {} as { type: 'city.chosen' } | { type: 'login.opened' } },
      guards,
    }).createMachine({
      id: 'door',
      initial: 'closed',
      states: {
        closed: { description: 'Nobody gets in.', on: { 'city.chosen': { guard, target: 'open' } } },
        open: { description: '<b>Everybody</b> gets in.', on: last ? { 'login.opened': last } : {} },
        stuck: {},
      },
    }),
  )
const [before, after] = [door('isListed'), door('isOurCity', 'stuck')]
const diffs = differingMachines(
  new Map([['door', { chart: before, page: '' }]]),
  new Map([['door', { chart: after, page: '' }]]),
)
const TAKEN = 'door.closed | city.chosen [isOurCity]'

test('ways are found by the chart alone: new, gone and changed ones are told apart', () => {
  expect([...waysOf(after).values()].map((way) => way.map(({ event }) => event))).toEqual([
    ['city.chosen'],
    ['city.chosen', 'login.opened'],
  ])
  expect(wayChanges(before, after).map((one) => [one.id, !!one.before, !!one.after])).toEqual([
    [TAKEN, false, true],
    ['door.open | login.opened', false, true],
    ['door.closed | city.chosen [isListed]', true, false],
  ])
  expect(wayChanges(before, before)).toEqual([])
})

test('the review has both charts, words in three ways, traffic, and asks nobody for anything', async () => {
  const page = await reviewPage({
    ...{ diffs, since: 'abc', until: 'now' },
    traffic: { door: { [TAKEN]: 812 } },
    pictureOf: (_, state) => (state === 'open' ? 'data:image/jpeg;base64,AAAA' : undefined),
  })
  expect(page.match(/<svg/g)).toHaveLength(6)
  for (const words of ['isOurCity', 'the place is a city that we serve', 'जगह हमारे शहरों में है'])
    expect(page).toContain(words)
  expect(page).toContain('taken 812 times')
  expect(page).toContain('data:image/jpeg;base64,AAAA')
  expect(page).not.toMatch(/<script|<link|@import|(src|href)="?https?:|url\((?!#)/)
  expect(page).toContain('default-src &#x27;none&#x27;')
  expect(page).not.toContain('<b>Everybody')
  // Ids of one file: none twice.
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('traffic that is none is refused', () => {
  expect(trafficFrom('{"door":{"a":1}}')).toEqual({ door: { a: 1 } })
  expect(() => trafficFrom('{"door":{"a":"1"}}')).toThrow('no counts')
})

test('the workflow only reads, pins what it uses and posts nothing', () => {
  const workflow = readFileSync(join(__dirname, '../../.github/workflows/charts.yml'), 'utf8')
  const uses = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action)
  expect(uses.length).toBeGreaterThan(0)
  expect(uses.filter((action) => !/@[0-9a-f]{40}$/.test(action ?? ''))).toEqual([])
  expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\w/m)
  expect(workflow).not.toMatch(/write|secrets\.|pull_request_target|gh pr|curl/)
})

test('the counters’ figures are found by the transitions’ lines, in both charts', () => {
  const figure = (what: string, count: number) => ({ what, count, place: 0 })
  const machine = (hash: string, transitions: ReturnType<typeof figure>[]) => ({
    ...{ machine: 'door', hash, transitions },
    left: [],
  })
  const figures = {
    ...{ documents: 0, pages: [], vitals: [] },
    machines: [
      machine('old', [figure('closed city.chosen [isListed] → open', 5)]),
      machine('new', [figure('closed city.chosen [isOurCity] → open', 7), figure('elsewhere x → y', 9)]),
    ],
  }
  expect(trafficOf(figures, [before, after])).toEqual({
    door: { 'door.closed | city.chosen [isListed]': 5, [TAKEN]: 7 },
  })
  expect(trafficOf(figures, [])).toEqual({})
})
