import fc from 'fast-check'
import charts from '@/content/machineCharts.json'
import { PAGE_TYPES } from '@/model/page/pageTypes'
import { type PageTraffic, TRAFFIC_PATH, VITALS } from '@/model/page/traffic'
import { Limits } from '@/server/http/limits'
import type { KnownChart } from '@/server/problems/knownCharts'
import { runtime, setRuntime } from '@/server/runtime'
import { testLimits } from '@/tests/support/testLimits'
import { own, testLeadServer } from '@/tests/support/testLeadServer'
import { readTraffic } from './readTraffic'
import { takeTraffic } from './takeTraffic'
import { Traffic } from './traffic'

testLeadServer()

const CHARTS = Object.entries<KnownChart>(charts)
const DAY_MS = 24 * 60 * 60 * 1000
/** A part each day, all in `npm run test:all` (docs/decisions/0032). */
const HOSTILE = process.env.TEST_ALL ? 10_000 : 1500

let traffic: Traffic
const start = () => new Traffic({ executeSql: own.database.executeSql, isAvailable: () => true })
beforeEach(async () => {
  await own.database.executeSql('delete from traffic_count')
  traffic = start()
  setRuntime({ ...runtime(), limits: testLimits(), traffic })
})
afterEach(() => traffic.stop())

const post = (body: string, headers: Record<string, string> = {}) =>
  takeTraffic(
    new Request(`http://localhost:3000${TRAFFIC_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000', ...headers },
      body,
    }),
  )
const send = async (page: unknown) => (await post(JSON.stringify(page))).status
const figures = () =>
  readTraffic(own.database.executeSql, new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS))
const stored = async () =>
  (await own.database.executeSql('select kind, name, place, count from traffic_count order by 1, 2, 3')).rows

const page = (changes: Partial<PageTraffic> = {}): PageTraffic => ({
  pageType: 'Home',
  isBack: false,
  machines: [],
  vitals: [],
  ...changes,
})
const leadForm = { id: 'leadForm', hash: charts.leadForm.hash, taken: [], left: [], returned: [] }

/** Places of a chart with how often, each once. */
const places = (all: readonly unknown[]): fc.Arbitrary<[number, number][]> =>
  fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: all.length - 1 }), fc.integer({ min: 1, max: 40 })), {
    selector: ([place]) => place,
    maxLength: 6,
  })
const visit: fc.Arbitrary<PageTraffic> = fc.record({
  pageType: fc.constantFrom(...PAGE_TYPES),
  isBack: fc.constant(false),
  machines: fc.uniqueArray(
    fc.constantFrom(...CHARTS).chain(([id, { hash, transitions, states }]) =>
      fc.record({
        id: fc.constant(id),
        hash: fc.constant(hash),
        taken: places(transitions),
        left: places(states),
        returned: fc.constant([]),
      }),
    ),
    { selector: ({ id }) => id, maxLength: 5 },
  ),
  vitals: fc.uniqueArray(
    fc
      .constantFrom(...Object.keys(VITALS))
      .chain((metric) =>
        fc.tuple(fc.constant(metric), fc.integer({ min: 0, max: VITALS[metric]?.length ?? 0 })),
      ),
    { selector: ([metric]) => metric },
  ),
})

/** Expected figures of visits by name, without zeros. */
function truthOf(visits: readonly PageTraffic[]): Record<string, number> {
  const truth = new Map<string, number>()
  const add = (key: string, count: number) => truth.set(key, (truth.get(key) ?? 0) + count)
  for (const { pageType, isBack, machines, vitals } of visits) {
    if (!isBack) add(`page ${pageType}`, 1)
    for (const [metric, step] of vitals) add(`vital ${metric} ${pageType} ${step}`, 1)
    for (const { id, taken, left } of machines) {
      for (const [place, count] of taken) add(`taken ${id} ${place}`, count)
      for (const [place, count] of left) add(`left ${id} ${place}`, count)
    }
  }
  return Object.fromEntries([...truth].sort())
}

async function counted(): Promise<Record<string, number>> {
  const { pages, machines, vitals } = await figures()
  const all: (readonly [string, number])[] = [
    ...pages.map(({ pageType, count }) => [`page ${pageType}`, count] as const),
    ...machines.flatMap(({ machine, transitions, left }) => [
      ...transitions.map(({ place, count }) => [`taken ${machine} ${place}`, count] as const),
      ...left.map(({ place, count }) => [`left ${machine} ${place}`, count] as const),
    ]),
    ...vitals.flatMap(({ metric, pageType, counts }) =>
      counts.map((count, step) => [`vital ${metric} ${pageType} ${step}`, count] as const),
    ),
  ]
  return Object.fromEntries(all.filter(([, count]) => count > 0).sort())
}

test('of 1,000 visits every figure is what they did', async () => {
  const visits = fc.sample(visit, { numRuns: 1000, seed: 17 })
  const answers = await Promise.all(visits.map(send))
  expect(new Set(answers)).toEqual(new Set([204]))
  expect(await counted()).toEqual(truthOf(visits))
})

test('a page that comes back out of the browser’s memory was not left there', async () => {
  await send(page({ machines: [{ ...leadForm, left: [[1, 1]] }] }))
  await send(page({ isBack: true, machines: [{ ...leadForm, returned: [[1, 1]], left: [[2, 1]] }] }))
  const { pages, machines } = await figures()
  expect(pages).toEqual([{ pageType: 'Home', count: 1 }])
  expect(machines[0]?.left.map(({ count }) => count).slice(0, 3)).toEqual([0, 0, 1])
})

test('a chart of another release is known by the name that it left in the database', async () => {
  const older = { ...leadForm, hash: 'older' }
  expect(await send(page({ machines: [{ ...older, taken: [[0, 1]] }] }))).toBe(400)
  await own.database.executeSql(
    `insert into traffic_chart (machine, hash, chart) values ('leadForm', 'older', '{"transitions":["a b → c"],"states":["a","c"],"events":["b"]}')`,
  )
  await traffic.stop()
  traffic = start()
  setRuntime({ ...runtime(), traffic })
  expect(await send(page({ machines: [{ ...older, taken: [[0, 1]] }] }))).toBe(204)
  expect(await send(page({ machines: [{ ...older, taken: [[1, 1]] }] }))).toBe(400)
  const { machines } = await figures()
  expect(machines).toEqual([
    {
      machine: 'leadForm',
      hash: 'older',
      transitions: [{ what: 'a b → c', place: 0, count: 1 }],
      left: [
        { what: 'a', place: 0, count: 0 },
        { what: 'c', place: 1, count: 0 },
      ],
    },
  ])
})

test.each<readonly [string, unknown]>([
  ['a page type that is none', page({ pageType: 'Kitchen' })],
  ['a machine that is none', page({ machines: [{ ...leadForm, id: 'leadform' }] })],
  ['a chart that no release had', page({ machines: [{ ...leadForm, hash: 'x' }] })],
  [
    'a place beyond the chart',
    page({ machines: [{ ...leadForm, taken: [[charts.leadForm.transitions.length, 1]] }] }),
  ],
  ['a place before it', page({ machines: [{ ...leadForm, taken: [[-1, 1]] }] })],
  ['a part of a place', page({ machines: [{ ...leadForm, taken: [[0.5, 1]] }] })],
  ['less than nothing', page({ machines: [{ ...leadForm, taken: [[0, -1]] }] })],
  ['more than a visitor does', page({ machines: [{ ...leadForm, taken: [[0, 1001]] }] })],
  [
    'a place twice',
    page({
      machines: [
        {
          ...leadForm,
          left: [
            [0, 1],
            [0, 1],
          ],
        },
      ],
    }),
  ],
  ['a metric that is none', page({ vitals: [['constructor', 0]] })],
  ['a step that is none', page({ vitals: [['LCP', 9]] })],
  [
    'a metric twice',
    page({
      vitals: [
        ['LCP', 1],
        ['LCP', 1],
      ],
    }),
  ],
  ['no object', [1]],
])('%s is refused, with all that came with it', async (_, body) => {
  expect(await send(body)).toBe(400)
  expect(await stored()).toEqual([])
})

test('what another site makes a browser send is refused', async () => {
  const answer = await post(JSON.stringify(page()), { origin: 'https://evil.example' })
  expect(answer.status).toBe(403)
  expect(await stored()).toEqual([])
})

test('an address has its limit', async () => {
  setRuntime({ ...runtime(), limits: new Limits((name) => (name === 'traffic' ? 2 : 0)) })
  expect([await send(page()), await send(page()), await send(page())]).toEqual([204, 204, 429])
})

test('nothing of who sends it is kept or set', async () => {
  const answer = await post(JSON.stringify(page()), { cookie: 'cred_hexa=a; visitorid=b' })
  expect(answer.status).toBe(204)
  expect([...answer.headers.keys()]).not.toContain('set-cookie')
  expect(await stored()).toEqual([{ kind: 'page', name: 'Home', place: 0, count: expect.anything() }])
})

/** A visit with something in it that no page sends. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc
    .tuple(visit, fc.constantFrom('pageType', 'isBack', 'machines', 'vitals'), fc.jsonValue())
    .map(([sent, key, value]) => ({ ...sent, [key]: value })),
  fc
    .tuple(visit, fc.string(), fc.integer({ min: -5, max: 5000 }), fc.double())
    .map(([sent, text, place, count]) => ({
      ...sent,
      machines: [{ id: 'leadForm', hash: text, taken: [[place, count]], left: [], returned: [] }],
    })),
)

test(`of ${HOSTILE} hostile beacons none changes a figure that is not its own, and none fails inside`, async () => {
  const taken = [page({ machines: [{ ...leadForm, taken: [[3, 2]] }] })]
  await send(taken[0])
  await fc.assert(
    fc.asyncProperty(hostile, async (body) => {
      const text = JSON.stringify(body)
      const { status } = await post(text)
      expect([204, 400]).toContain(status)
      // What has the form of a page's counts is one page's, and no more.
      if (status === 204) taken.push(JSON.parse(text) as PageTraffic)
    }),
    { numRuns: HOSTILE },
  )
  expect(taken.length).toBeGreaterThan(1)
  expect(await counted()).toEqual(truthOf(taken))
})
