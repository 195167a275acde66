import { requestWith } from '@/tests/support/siteRequest'
import { parse } from 'csv-parse/sync'
import { type Figure, type FigureId, PLOT_COLOURS } from '@/model/desk/figures'
import type { StaffRole } from '@/model/desk/staff'
import { startOfDay } from '@/model/catalogue/timeZone'
import { fillDemo, removeDemo } from '@/server/desk/demo/deskDemo'
import { takeNewLeads } from '@/server/desk/followUp/createFollowUps'
import { verifyFollowUps } from '@/server/desk/followUp/eventChain'
import { runtime } from '@/server/runtime'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { acceptedId, leadInput } from '@/tests/support/testLead'
import { staffCookie } from '@/tests/support/testStaff'
import { drawPlot } from './drawPlot'
import { figureCsv, figurePng } from './figureCalls'
import { loadFigures } from './loadFigures'

testAccounts()

const ZONE = 'Asia/Kolkata'
const NOW = new Date('2026-11-23T06:30:00Z')
const OWNER = { role: 'owner' } as const

interface CountedLead {
  readonly id: string
  readonly source: string
  readonly arrived: Date
}
interface CountedEvent {
  readonly lead_id: string
  readonly at: Date
  readonly type: string
  readonly from_state: string
  readonly to_state: string
  readonly name: string | null
}

let leads: readonly CountedLead[] = []
let events: readonly CountedEvent[] = []

beforeAll(async () => {
  const { executeSql } = accounts.database
  await fillDemo(accounts.database, { leads: 200, doctors: 0, now: NOW.getTime() })
  leads = (
    await executeSql<CountedLead>('select lead_id as id, source, arrived_at as arrived from lead_follow_up')
  ).rows
  events = (
    await executeSql<CountedEvent>(
      `select e.lead_id, e.at, e.type, e.from_state, e.to_state, s.name from lead_event e
        left join staff_member s on s.id = e.staff_id order by e.lead_id, e.version`,
    )
  ).rows
})

const load = async (query: string, staff: { readonly role: StaffRole } = OWNER) =>
  (await loadFigures(accounts.database.executeSql, new URLSearchParams(query), staff, NOW)).figures

const figureOf = (figures: readonly Figure[], id: FigureId): Figure => {
  const found = figures.find((figure) => figure.id === id)
  if (!found) throw new Error(`no figure ${id}`)
  return found
}

/** Expected figures of the leads that arrived from `from` on, as of `end`. */
function truth(from: string, end: Date) {
  const ours = leads.filter(({ arrived }) => arrived >= startOfDay(from, ZONE) && arrived < end)
  const then = (id: string) => events.filter(({ lead_id, at }) => lead_id === id && at < end)
  const having = (fits: (event: CountedEvent) => boolean) =>
    ours.filter(({ id }) => then(id).some(fits)).length
  return {
    ours,
    leads: ours.length,
    called: having(({ type }) => ['call', 'noAnswer', 'book'].includes(type)),
    booked: having(({ to_state }) => to_state === 'booked'),
    visited: having(({ to_state }) => to_state === 'visited'),
    calls: ours.flatMap(({ id }) => then(id)).filter(({ type }) => type === 'call').length,
  }
}

test.each([
  ['days=7', '2026-11-17', NOW],
  ['days=28', '2026-10-27', NOW],
  ['from=2026-11-02&to=2026-11-08', '2026-11-02', startOfDay('2026-11-09', ZONE)],
])('with %s the steps are those that the events give', async (query, from, end) => {
  const counted = truth(from, end)
  const figures = await load(query)
  expect(counted.visited).toBeGreaterThan(0)
  expect(figureOf(figures, 'funnel').table.rows.map(([, number]) => number)).toEqual([
    counted.leads,
    counted.called,
    counted.booked,
    counted.visited,
  ])
  const days = figureOf(figures, 'days').table
  for (const [day, ...cells] of days.rows) {
    const next = new Date(startOfDay(String(day), ZONE).getTime() + 24 * 60 * 60 * 1000)
    const came = counted.ours.filter(
      ({ arrived }) => arrived >= startOfDay(String(day), ZONE) && arrived < next,
    )
    expect(cells.at(-1)).toBe(came.length)
    const google = days.head.indexOf('Google')
    expect([day, ...cells][google]).toBe(came.filter(({ source }) => source === 'google').length)
  }
  const sources = figureOf(figures, 'sources').table
  const total = (head: string) =>
    sources.rows.reduce((sum, row) => sum + Number(row[sources.head.indexOf(head)]), 0)
  expect([total('Enquiries'), total('Visits')]).toEqual([counted.leads, counted.visited])
  const times = figureOf(figures, 'firstCall').table.rows
  expect(times.at(-1)?.[1]).toBe(counted.leads - counted.called)
  expect(times.reduce((sum, [, number]) => sum + Number(number), 0)).toBe(counted.leads)
})

test('the period before has as many days, and ends as early in its last one', async () => {
  const before = truth('2026-11-10', new Date(NOW.getTime() - 7 * 24 * 60 * 60 * 1000))
  const { table } = figureOf(await load('days=7'), 'funnel')
  expect(table.rows.map((row) => row[3])).toEqual([
    before.leads,
    before.called,
    before.booked,
    before.visited,
  ])
})

test('what people did is counted by when they did it, for managers and owners only', async () => {
  const figures = await load('days=7')
  const { rows } = figureOf(figures, 'people').table
  const [name, taken, calls] = rows[0] ?? []
  const theirs = events.filter((event) => event.name === name && event.at >= startOfDay('2026-11-17', ZONE))
  const counted = (type: string) => theirs.filter((event) => event.type === type).length
  expect([taken, calls]).toEqual([counted('claim'), counted('call')])
  expect((await load('days=7', { role: 'manager' })).map(({ id }) => id)).toContain('people')
  for (const role of ['agent', 'viewer'] as const)
    expect((await load('days=7', { role })).map(({ id }) => id)).not.toContain('people')
})

test('long times are shown by full weeks up to the last day', async () => {
  const { rows } = figureOf(await load('days=90'), 'days').table
  expect(rows.at(-1)?.[0]).toBe('2026-11-17')
  expect(rows).toHaveLength(13)
  expect(rows.reduce((sum, row) => sum + Number(row.at(-1)), 0)).toBe(200)
})

const answerOf = async (call: typeof figureCsv, role: StaffRole | undefined, query: string) => {
  const cookie = role ? await staffCookie(accounts.database, { role, name: `Asha ${role}` }) : ''
  return call(requestWith({ cookie }, `/desk/figures/x?${query}`))
}

test('a table is told as CSV that runs no formula, and is kept by nobody', async () => {
  const { executeSql } = runtime().database
  await executeSql(`update lead_follow_up set source = '=hyperlink(x)' where source = 'facebook'`)
  const answer = await answerOf(figureCsv, 'viewer', 'figure=sources&days=90')
  await executeSql(`update lead_follow_up set source = 'facebook' where source = '=hyperlink(x)'`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="sources-[\d-]+\.csv"$/)
  const rows = parse(await answer.text(), { bom: true }) as string[][]
  expect(rows[0]?.slice(0, 2)).toEqual(['Source', 'Enquiries'])
  expect(rows.map(([source]) => source)).toContain("'=hyperlink(x)")
})

test('a plot is told as PNG', async () => {
  const answer = await answerOf(figurePng, 'agent', 'figure=days&days=28')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16)]).toEqual(['PNG', 960])
})

test.each([
  [undefined, 'figure=days', 401],
  ['viewer', 'figure=people', 403],
  ['agent', 'figure=people', 403],
  ['manager', 'figure=people', 200],
  ['owner', 'figure=none', 404],
  ['owner', 'figure=days&from=2020-01-01&to=2024-01-01', 400],
] as const)('%s who asks for %s is answered %d', async (role, query, status) => {
  expect((await answerOf(figureCsv, role, query)).status).toBe(status)
})

test('a plot has no style element, no script and no mark-up from names', async () => {
  const figures = await load('days=28')
  const { plot } = figureOf(figures, 'people')
  const named = { ...plot, names: plot.names.map(() => '<script>x</script>') }
  const svg = await drawPlot(named, { width: 560, colours: PLOT_COLOURS })
  expect(svg).not.toMatch(/<style|<script|ecmeta/)
  expect(svg).toMatch(/<pattern/)
})

describe('the demonstration', () => {
  test('has histories that replayed give its rows', async () => {
    expect(await verifyFollowUps(accounts.database.executeSql)).toMatchObject({ kind: 'whole', rows: 200 })
    expect(new Set(events.map(({ to_state }) => to_state)).size).toBeGreaterThanOrEqual(7)
    expect(events.every(({ at }) => at <= NOW)).toBe(true)
  })

  test('comes once, goes again, and never where there are leads of patients', async () => {
    const { database } = accounts
    expect(await fillDemo(database, { leads: 2 })).toEqual({ kind: 'isThere' })
    const id = await acceptedId(runtime().intake, leadInput())
    await takeNewLeads(database)
    expect(await fillDemo(database, { leads: 2 })).toEqual({ kind: 'hasLeads' })
    expect(await removeDemo(database)).toBe(200)
    expect((await database.executeSql('select id from lead')).rows).toEqual([{ id }])
    expect((await database.executeSql(`select from staff_member where name like '%(demo)'`)).rows).toEqual([])
    expect(await fillDemo(database, { leads: 2 })).toEqual({ kind: 'hasLeads' })
  })
})
