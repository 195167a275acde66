import { randomUUID } from 'node:crypto'
import { localTime } from '@/model/catalogue/timeZone'
import type { DeskRow } from '@/model/desk/deskLead'
import { filtersOf } from '@/model/desk/inboxFilters'
import { isBefore, isInView } from '@/model/desk/inboxList'
import type { StaffMember } from '@/model/desk/staff'
import { plainSpelling } from '@/model/account/samePerson'
import { fillDemo } from '@/server/desk/demo/deskDemo'
import { seededRandom } from '@/server/desk/demo/demoHistory'
import { dataKeys } from '@/server/privacy/sealing/dataKeys'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { deskRowsOf } from './deskRows'
import { narrowingsOf, readListQuery, viewNarrowing } from './leadFilters'
import { listLeads } from './leadList'
import { searchIn } from './leadSearch'
import { searchColumns } from '@/server/leads/leadWords'

testAccounts()

/** Rows along the order before the index is asked: of so few leads it would never be. */
const LOOKED_AT = [1, 4000]

const TRIES = 150

let rows: readonly DeskRow[] = []
let me: StaffMember

beforeAll(async () => {
  const { database } = accounts
  await fillDemo(database, { leads: 220, doctors: 0, now: Date.now() })
  const { rows: ids } = await database.executeSql<{ id: string }>('select id from lead')
  rows = [
    ...(
      await deskRowsOf(
        database.executeSql,
        ids.map(({ id }) => id),
      )
    ).values(),
  ]
  const owners = rows.flatMap(({ owner }) => (owner ? [owner.id] : []))
  me = { id: owners[0] ?? '', name: 'Asha', role: 'agent', branches: null }
})

/** Words as they sound. */
const sounds = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => plainSpelling(word).replace(/sh/g, 's'))

const fitsText = ({ name, treatment }: DeskRow, q: string): boolean =>
  sounds(q).every((word) => sounds(`${name} ${treatment}`).some((part) => part.startsWith(word)))

/** Expected content of a list, by the browser's rules. */
function truth(params: URLSearchParams): readonly string[] {
  const filters = filtersOf(params)
  return rows
    .filter(
      (row) =>
        isInView(row, filters, me, { now: Date.now(), timeZone: 'Asia/Kolkata' }) &&
        (!filters.q || fitsText(row, filters.q)),
    )
    .toSorted((one, other) => (isBefore(filters, one, other) ? -1 : 1))
    .map(({ leadId }) => leadId)
}

const dayOf = (row: DeskRow | undefined): string =>
  localTime(new Date(row?.arrivedAt ?? 0), 'Asia/Kolkata').slice(0, 10)

async function listed(params: URLSearchParams, lookedAt: number): Promise<readonly string[]> {
  const query = readListQuery(params)
  if (!query) throw new Error(`${params} is refused`)
  const found: string[] = []
  for (let cursor: string | undefined; ;) {
    const page = await listLeads(accounts.database.executeSql, { ...query, cursor }, me, lookedAt)
    found.push(...(page?.rows ?? []).map(({ leadId }) => leadId))
    if (!page?.next) return found
    cursor = page.next
  }
}

describe('the list of leads', () => {
  it('has no page after a place that none of its pages ends with', async () => {
    const after = (...values: readonly unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url')
    const place = ['1', '2026-11-23 10:00:00.123456+00', randomUUID()]
    const listAt = (cursor: string) => listLeads(accounts.database.executeSql, { view: 'queue', cursor }, me)
    expect(await listAt(after(...place))).toBeDefined()
    for (const forged of [
      after('x', ...place.slice(1)),
      after('1', '2026-11-23\0', place[2]),
      after('1', place[1], 'no lead'),
      after(...place.slice(1)),
      after(1, ...place.slice(1)),
      'no cursor',
    ])
      expect(await listAt(forged)).toBeUndefined()
    expect(readListQuery(new URLSearchParams({ city: 'Pune\0' }))).toBeUndefined()
  })

  it('has what any filters together fit, in its order, along the order and by the index', async () => {
    const random = seededRandom(16)
    const one = <Item>(items: readonly Item[]): Item | '' =>
      random() < 0.74 ? '' : (items[Math.floor(random() * items.length)] ?? '')
    let withRows = 0
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const params = new URLSearchParams({ view: one(['all', 'all', 'queue', 'mine', 'due']) || 'all' })
      const chosen = {
        state: one(['queued', 'booked', 'lost', 'visited', 'noAnswer', 'merged']),
        city: one(['Mumbai', 'pune', 'Nowhere']),
        treatment: one(['Piles', 'Cataract', 'None']),
        source: one(['google', 'facebook', 'none']),
        tier: one(['1', '2', '3']),
        age: one(['day', 'week', 'month']),
        owner: one([me.id, ...rows.flatMap(({ owner }) => (owner ? [owner.id] : []))]),
        reason: one(['tooFar', 'notInterested', 'unreachable']),
        from: one([dayOf(rows[9]), dayOf(rows[99])]),
        until: one([dayOf(rows[5]), dayOf(rows[50])]),
        q: one(['asha', 'sha', 'Rao', 'mee das', 'nobody']),
      }
      for (const [name, value] of Object.entries(chosen)) if (value) params.set(name, value)
      const expected = truth(params)
      if (expected.length) withRows += 1
      for (const lookedAt of LOOKED_AT)
        expect([`${params}`, lookedAt, await listed(params, lookedAt)]).toEqual([
          `${params}`,
          lookedAt,
          expected,
        ])
    }
    expect(withRows).toBeGreaterThan(TRIES / 5)
  })

  it('asks one index for all filters and words together', async () => {
    const narrowed = [
      viewNarrowing('due', me.id),
      viewNarrowing('mine', me.id),
      ...narrowingsOf({ state: 'lost', city: 'Pune', treatment: 'Piles', source: 'google', tier: '2' }),
      ...(await searchIn(accounts.database.executeSql, 'asha rao', true)),
    ]
    expect(narrowed).toHaveLength(9)
    await accounts.database.transaction(async (executeSql) => {
      await executeSql('set local enable_seqscan = off')
      for (const one of narrowed) {
        const values: unknown[] = []
        const where = one?.indexed?.((value) => `$${values.push(value)}`) ?? 'no index'
        const { rows: plan } = await executeSql<Record<string, string>>(
          `explain select f.lead_id from lead_follow_up f where ${where}`,
          values,
        )
        expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('lead_follow_up_facets')
      }
    })
  })

  it('finds a name whose words a release of before, or a rotation of keys, has written', async () => {
    const { executeSql } = accounts.database
    const [row] = rows
    if (!row) throw new Error('no leads')
    const found = async (q: string) => listed(new URLSearchParams({ view: 'all', q }), 4000)
    const { content } = (
      await executeSql<{ content: object }>('select content from lead_search where lead_id = $1', [
        row.leadId,
      ])
    ).rows[0] ?? { content: {} }
    await executeSql('delete from lead_search where lead_id = $1', [row.leadId])
    await executeSql(`update lead_follow_up set word_keys = '{}' where lead_id = $1`, [row.leadId])
    const words = (name: string) =>
      searchColumns(row.leadId, { name, mobile: '', treatment: '', doctor: '' }).words
    await executeSql(
      'insert into lead_search (lead_id, content, words) values ($1::uuid, $2::jsonb, $3::text[])',
      [row.leadId, JSON.stringify(content), words('Zubeida Begum')],
    )
    expect(await found('zubeida')).toEqual([row.leadId])
    await executeSql('update lead_search set words = $2::text[] where lead_id = $1', [
      row.leadId,
      words('Kamala Begum'),
    ])
    expect([await found('zubeida'), await found('kamala beg')]).toEqual([[], [row.leadId]])
    expect(dataKeys().indexes('name', 'kam').length).toBeGreaterThan(1)
  })
})
