import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { FollowUpMachineEvent } from '@/machines/leadFollowUp/leadFollowUp.context'
import { addFollowUps } from '@/server/desk/followUp/createFollowUps'
import { lockFollowUps } from '@/server/desk/followUp/changeFollowUp'
import { writeStep } from '@/server/desk/followUp/followUpStep'
import { countMilestones } from '@/server/desk/followUp/followUpTotals'
import { limitsOf, readSettings } from '@/server/desk/followUp/settingsStore'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { staffMember } from '@/tests/support/testStaff'
import { countPeriod, type PeriodFigures } from './figureQueries'

testAccounts()

const DAYS = 40
const DAY_MS = 24 * 60 * 60 * 1000
const BEGIN = Date.parse('2026-09-01T00:00:00Z')
const ZONE = 'Asia/Kolkata'
const HISTORIES = 8
const PERIODS = 6

const IS_CALL = `(e.type = 'call' or (e.type = 'noAnswer' and e.from_state <> 'calling'))`
const ARRIVED = `f.arrived_at >= $1::timestamptz and f.arrived_at < $2::timestamptz and f.state <> 'merged'`

/** The figures as they are counted from the events alone, whatever rows say. */
const DIRECT = {
  daily: `select to_char((f.arrived_at at time zone '${ZONE}')::date, 'YYYY-MM-DD') as day, f.source, count(*)::int as leads
    from lead_follow_up f where ${ARRIVED} group by 1, 2 order by 1, 2`,
  firstCalls: `select floor(extract(epoch from case when f.first_called_at < $2::timestamptz then f.first_called_at end
      - f.arrived_at) / 60)::int as minutes, count(*)::int as leads
    from lead_follow_up f where ${ARRIVED} group by 1 order by 1`,
  sources: `with reached as (
      select e.lead_id, count(*) filter (where ${IS_CALL}) as calls, bool_or(e.to_state in ('booked', 'visited')) as is_booked,
        min(e.at) filter (where e.to_state = 'visited') as visited_at
      from lead_event e where e.at >= $1::timestamptz and e.at < $2::timestamptz group by e.lead_id
    )
    select f.source, count(*)::int as leads, (count(*) filter (where f.first_called_at < $2::timestamptz))::int as called,
      (count(*) filter (where reached.is_booked))::int as booked, count(reached.visited_at)::int as visited,
      coalesce(sum(reached.calls), 0)::int as calls,
      percentile_cont(0.5) within group (order by extract(epoch from reached.visited_at - f.arrived_at) / 86400) as days
    from lead_follow_up f left join reached on reached.lead_id = f.lead_id where ${ARRIVED}
    group by f.source order by 2 desc, 1`,
  people: `select staff.name, counted.* from (
      select e.staff_id, (count(*) filter (where e.type in ('claim', 'take')))::int as taken,
        (count(*) filter (where ${IS_CALL}))::int as calls,
        (count(*) filter (where e.type = 'book' and e.from_state <> 'booked'))::int as booked,
        (count(*) filter (where e.type = 'visit'))::int as visits,
        (count(*) filter (where e.to_state = 'lost'))::int as lost
      from lead_event e where e.at >= $1::timestamptz and e.at < $2::timestamptz and e.staff_id is not null group by e.staff_id
    ) as counted join staff_member staff on staff.id = counted.staff_id order by counted.calls desc, staff.name`,
} as const

async function direct(start: Date, end: Date): Promise<PeriodFigures> {
  const read = async (name: keyof typeof DIRECT) =>
    (await accounts.database.executeSql(DIRECT[name], [start, end])).rows
  // The statements answer what their names say.
  return {
    daily: await read('daily'),
    firstCalls: await read('firstCalls'),
    sources: await read('sources'),
    people: await read('people'),
  } as unknown as PeriodFigures
}

const SOURCES = ['google', 'facebook', 'direct'] as const

/** A lead and the events tried on it, in this order; events that do not fit are refused. */
const history = fc.record({
  arrived: fc.integer({ min: 0, max: DAYS * DAY_MS }),
  source: fc.constantFrom(...SOURCES),
  isErased: fc.boolean(),
  tries: fc.array(
    fc.record({
      type: fc.constantFrom(
        ...([
          'claim',
          'call',
          'call',
          'noAnswer',
          'book',
          'visit',
          'lose',
          'reopen',
          'merge',
          'unmerge',
        ] as const),
        ...(['take', 'release', 'schedule', 'callbackDue', 'claimLapsed', 'followedCrm'] as const),
      ),
      after: fc.integer({ min: 1, max: 4 * DAY_MS }),
      stage: fc.constantFrom(...(['calling', 'booked', 'visited', 'lost'] as const)),
      who: fc.integer({ min: 0, max: 1 }),
    }),
    { maxLength: 12 },
  ),
})
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never

async function addLead(executeSql: typeof accounts.database.executeSql, { arrived, source }: History) {
  const id = randomUUID()
  await executeSql(
    `insert into lead (id, created_at, mobile, country_code, name, email, city, treatment, treatment_key, page_type,
        lead_tier, suspected_spam, fields, whatsapp_consent)
      values ($1::uuid, $2::timestamptz, '5550000000', '91', 'Asha Rao', '', 'Pune', 'Piles', 'piles', 'Treatment', 1, false, '{}', false)`,
    [id, new Date(BEGIN + arrived)],
  )
  await addFollowUps(executeSql, [id], await readSettings(executeSql))
  await executeSql('update lead_follow_up set source = $2 where lead_id = $1::uuid', [id, source])
  return id
}

async function live(histories: readonly History[], staffIds: readonly string[]): Promise<void> {
  await accounts.database.transaction(async (executeSql) => {
    const settings = await readSettings(executeSql)
    const ids: string[] = []
    for (const one of histories) ids.push(await addLead(executeSql, one))
    const other = ids[0] ?? ''
    for (const [index, { arrived, tries }] of histories.entries()) {
      let at = BEGIN + arrived
      for (const { type, after, stage, who } of tries) {
        at += after
        const row = (await lockFollowUps(executeSql, [ids[index] ?? ''], settings)).get(ids[index] ?? '')
        if (!row) throw new Error('no row')
        const by = {
          id: type === 'take' ? (staffIds[who] ?? '') : (row.owner_id ?? staffIds[who] ?? ''),
          isManager: true,
        }
        const event = { type, at, by, due: at + DAY_MS, reason: 'other', into: other, stage }
        // A row of the union for each type: a type's missing fields are not read.
        await writeStep(executeSql, row, event as unknown as FollowUpMachineEvent, limitsOf(settings))
      }
    }
    const erased = ids.filter((_, index) => histories[index]?.isErased && index % 3 === 1)
    await executeSql('delete from lead where id = any($1::uuid[])', [erased])
  })
}

const uncounted = async (): Promise<number> =>
  (await accounts.database.executeSql('select from lead_follow_up where not is_counted')).rows.length

test('figures are those that the events give, after merges, reopenings and erasures, and for rows of an older release', async () => {
  const { database } = accounts
  const staffIds = [
    await staffMember(database, { role: 'agent', name: 'Meera Nair' }),
    await staffMember(database, { role: 'manager', name: 'Ravi Kumar' }),
  ]
  const seen = { visited: 0, booked: 0, calls: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.array(history, { minLength: 4, maxLength: 14 }),
      fc.array(fc.tuple(fc.integer({ min: 0, max: DAYS }), fc.integer({ min: 1, max: DAYS })), {
        minLength: PERIODS,
        maxLength: PERIODS,
      }),
      async (histories, periods) => {
        await database.executeSql('delete from lead')
        await live(histories, staffIds)
        expect(await uncounted()).toBe(0)
        const asEvents = async () => {
          for (const [from, days] of periods) {
            const [start, end] = [new Date(BEGIN + from * DAY_MS), new Date(BEGIN + (from + days) * DAY_MS)]
            const counted = await countPeriod(database.executeSql, { start, end }, ZONE)
            expect([start, end, counted]).toEqual([start, end, await direct(start, end)])
            for (const key of ['visited', 'booked', 'calls'] as const)
              seen[key] += counted.sources.reduce((sum, source) => sum + source[key], 0)
          }
        }
        await asEvents()
        // As a release that does not know of them leaves the rows that it changes.
        await database.executeSql(`update lead_follow_up set counted = 0, booked_at = null, visited_at = null,
          last_call_at = null, calls = 0 where version > 0 and source <> 'google'`)
        await asEvents()
        await countMilestones(database.executeSql)
        expect(await uncounted()).toBe(0)
        await asEvents()
      },
    ),
    { numRuns: HISTORIES, seed: 16 },
  )
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
})
