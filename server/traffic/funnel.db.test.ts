import charts from '@/content/machineCharts.json'
import { loadBehaviour } from '@/server/desk/figures/loadBehaviour'
import { takeNewLeads } from '@/server/desk/followUp/createFollowUps'
import { own, testLeadServer } from '@/tests/support/testLeadServer'
import { readFunnel } from './funnel'
import { noteCharts } from './traffic'

testLeadServer()

const HOUR_MS = 60 * 60 * 1000
const NOW = new Date()
const since = new Date(NOW.getTime() - 2 * HOUR_MS)
const until = new Date(NOW.getTime() + HOUR_MS)
const sql = (text: string, values: readonly unknown[] = []) => own.database.executeSql(text, values)
const place = (what: string) => charts.leadForm.transitions.indexOf(what)
const leadForm = `leadForm ${charts.leadForm.hash}`

const count = (kind: string, name: string, at: number, times: number, hour = NOW) =>
  sql(
    `insert into traffic_count (hour, kind, name, place, count)
     values (date_trunc('hour', $5::timestamptz), $1, $2, $3::int, $4::bigint)`,
    [kind, name, at, times, hour],
  )

/** Leads of the last hour, with what has become of them. */
async function leads(number: number): Promise<string[]> {
  const { rows } = await sql(
    `insert into lead (id, created_at, mobile, country_code, name, email, city, treatment, treatment_key, page_type, lead_tier,
        suspected_spam, fields, whatsapp_consent)
      select gen_random_uuid(), now() - interval '1 minute', (6000000000 + n)::text, '91', 'Visitor ' || n, '', 'Mumbai', 'Piles',
        'piles', 'Treatment', 1, false, '{}', false from generate_series(1, $1::int) as n returning id`,
    [number],
  )
  await sql(
    'insert into lead_delivery (lead_id, updated_at) select id, created_at from lead on conflict do nothing',
  )
  while (await takeNewLeads(own.database));
  return rows.map(({ id }) => String(id))
}

beforeEach(async () => {
  await sql('delete from traffic_count')
  await sql('delete from lead')
  await noteCharts(own.database.executeSql)
  await count('document', 'documents', 0, 500)
  await count('page', 'Treatment', 0, 300)
  await count('transition', leadForm, place('idle field.changed → idle.editing'), 200)
  await count('transition', leadForm, place('validating always [isComplete] → submitting'), 12)
  await count('left', leadForm, charts.leadForm.states.indexOf('idle.editing'), 30)
  await count('left', leadForm, charts.leadForm.states.indexOf('succeeded'), 11)
  await count('returned', leadForm, charts.leadForm.states.indexOf('succeeded'), 1)
  // Long ago: of another time.
  await count('document', 'documents', 0, 7, new Date(NOW.getTime() - 30 * 24 * HOUR_MS))
})

test('each step is counted where it happens, and only in its time', async () => {
  const [one = '', two = '', three = '', four = ''] = await leads(9)
  await sql(`update lead_delivery set state = 'delivered' where lead_id = any($1::uuid[])`, [
    `{${one},${two},${three}}`,
  ])
  await sql(`update lead_follow_up set first_called_at = now() where lead_id = any($1::uuid[])`, [
    `{${one},${two}}`,
  ])
  await sql('update lead_follow_up set booked_at = now(), visited_at = now() where lead_id = $1::uuid', [one])
  await sql(`update lead_follow_up set state = 'merged' where lead_id = $1::uuid`, [four])
  await sql(`update lead set created_at = now() - interval '3 days' where id = $1::uuid`, [three])
  const { funnel } = await readFunnel(own.database.executeSql, since, until)
  expect(funnel).toEqual({
    seen: 500,
    touched: 40,
    sent: 12,
    stored: 7,
    delivered: 2,
    called: 2,
    booked: 1,
    visited: 1,
  })
})

test('what the desk is told is in people’s words, the most frequent first, beside the period before', async () => {
  const behaviour = await loadBehaviour(own.database.executeSql, new URLSearchParams('days=28'))
  const [form] = behaviour.machines
  expect(form?.about).toBe(charts.leadForm.about)
  expect(form?.taken[0]).toEqual({
    words: charts.leadForm.transitionWords[place('idle field.changed → idle.editing')],
    count: 200,
    of: 200,
  })
  expect(form?.left.map(({ count: times, of }) => [times, of])).toEqual([
    [30, 40],
    [10, 40],
  ])
  expect(JSON.stringify(behaviour.machines)).not.toMatch(/→|field\.changed/)
  expect(behaviour.funnel.now.seen).toBe(500)
  expect(behaviour.funnel.before.seen).toBe(7)
  expect(behaviour.counted).toBe(300)
})

test('nothing was counted: nothing is told, and nothing fails', async () => {
  await sql('delete from traffic_count')
  const behaviour = await loadBehaviour(own.database.executeSql, new URLSearchParams('days=7'))
  expect(behaviour.machines).toEqual([])
  expect(behaviour.funnel.now).toEqual({
    seen: 0,
    touched: 0,
    sent: 0,
    stored: 0,
    delivered: 0,
    called: 0,
    booked: 0,
    visited: 0,
  })
})
