/** A million leads on PostgreSQL with their rows at the desk, for drills (`npm run drill -- deskList deskFigures`). */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { readConfig } from '@/server/config/config'
import { type Database, openDatabase } from '@/server/database/database'
import { migrate } from '@/server/database/migrate'
import { countMilestones } from '@/server/desk/followUp/followUpTotals'
import { IN_THE_CLEAR, setDataKeys } from '@/server/privacy/sealing/dataKeys'
import { TEST_DATABASE_URL } from '@/scripts/postgres.mjs'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { databaseOn } from '@/tests/site/testDatabases'
import { searchColumns } from '@/server/leads/leadWords'
import { secondsOf } from './drill'

export const LEADS = Number(process.env.DRILL_LEADS ?? 1_000_000)
/** Whose leads are 'mine'. */
export const ME = randomUUID()
const STAFF = 50

/**
 * 400 names, 40 cities, 30 treatments, 12 sources; nearly all leads are old and done, and those of the oldest days are of a city
 * where the clinic is no more. One comes every 31 seconds: a year.
 */
const ROWS = `insert into lead (id, created_at, mobile, country_code, name, email, city, treatment, treatment_key, page_type,
    lead_tier, suspected_spam, fields, whatsapp_consent)
  select ('01a20000-' || lpad(to_hex(n / 65536), 4, '0') || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
    now() - (${LEADS} - n) * interval '31 seconds', (6000000000 + n % 700000)::text, '91',
    (array['Asha','Meera','Ravi','Sunita','Mohan','Farah','Lakshmi','Padma','Arjun','Kiran','Neha','Vikram','Anil','Divya',
      'Sanjay','Rekha','Imran','Geeta','Suresh','Pooja'])[1 + (n * 7) % 20] || ' ' ||
    (array['Nair','Rao','Kumar','Devi','Lal','Khan','Krishnan','Sharma','Patel','Singh','Gupta','Reddy','Iyer','Das',
      'Joshi','Mehta','Bose','Chopra','Verma','Pillai'])[1 + (n * 13) % 20], '',
    case when n < 60000 and n % 2 = 0 then 'city of before' else 'city ' || floor(40 * power(random(), 2)) end, '',
    'treatment ' || floor(30 * power(random(), 2)), 'Treatment', 1 + n % 3, false, '{}', false
  from generate_series(1, ${LEADS}) as n`
const DELIVERIES = `insert into lead_delivery (lead_id, updated_at) select id, created_at from lead`
/** The indexed words of each name (server/leads/leadWords.ts), and the ends of each number. */
const NAMES = `create table name_words as select name, array(select json_array_elements_text(words)) as words
  from json_to_recordset($1::json) as x(name text, words json)`
const WORDS = `(select words from name_words w where w.name = l.name) ||
  array(select '…' || right(mobile, size) from generate_series(4, 8) as size)`
const FOLLOW_UPS = `insert into lead_follow_up (lead_id, state, owner_id, due_at, own_priority, priority, since, arrived_at, tier,
    city, treatment_key, source, first_called_at, word_keys)
  select id, state, case when state = 'claimed' and n % 7 = 0 then '${ME}'::uuid end,
    case when state in ('noAnswer', 'callbackScheduled') then now() + (n % 2000 - 1000) * interval '1 minute' end,
    lead_tier, lead_tier, created_at, created_at, lead_tier, city, treatment_key, 'source ' || n % 12,
    case when state not in ('queued', 'claimed', 'merged') then created_at + (5 + n * 7919 % 3000) * interval '1 minute' end,
    lead_word_keys(${WORDS})
  from (select *, row_number() over (order by id) as n from lead) l cross join lateral (select case
    when n > ${LEADS} - 20000 then (array['queued','queued','claimed','calling','noAnswer','callbackScheduled','booked'])[1 + n % 7]
    else (array['visited','lost','lost','merged','booked'])[1 + n % 5] end as state) s`
const MEMBERS = `insert into staff_member (id, name, name_key, role)
  select ('00000000-0000-4000-8000-0000000000' || lpad(to_hex(n), 2, '0'))::uuid, 'Agent ' || n, 'agent ' || n, 'agent'
  from generate_series(0, ${STAFF - 1}) as n`
/** What became of each lead, by its state: three or four events, hours apart. */
const EVENTS = `insert into lead_event (lead_id, at, staff_id, type, from_state, to_state, version, data, previous_hash, hash)
  select f.lead_id, f.at + (e.version - 1) * interval '7 hours',
    ('00000000-0000-4000-8000-0000000000' || lpad(to_hex(n % ${STAFF}), 2, '0'))::uuid, e.type, e.was, e.becomes, e.version, '{}',
    md5(n::text), md5(n::text || e.version)
  from (select lead_id, state, row_number() over (order by arrived_at) as n,
      coalesce(first_called_at, arrived_at + interval '5 minutes') as at from lead_follow_up) f
    join (values ('visited', 'claim', 'queued', 'claimed', 1), ('visited', 'call', 'claimed', 'calling', 2),
      ('visited', 'book', 'calling', 'booked', 3), ('visited', 'visit', 'booked', 'visited', 4),
      ('booked', 'claim', 'queued', 'claimed', 1), ('booked', 'call', 'claimed', 'calling', 2),
      ('booked', 'book', 'calling', 'booked', 3), ('lost', 'claim', 'queued', 'claimed', 1),
      ('lost', 'noAnswer', 'claimed', 'noAnswer', 2), ('lost', 'lose', 'noAnswer', 'lost', 3),
      ('merged', 'merge', 'queued', 'merged', 1), ('calling', 'claim', 'queued', 'claimed', 1),
      ('calling', 'call', 'claimed', 'calling', 2), ('claimed', 'claim', 'queued', 'claimed', 1))
      as e(state, type, was, becomes, version) on e.state = f.state`
const VERSIONS = `update lead_follow_up f set version = e.version
  from (select lead_id, max(version) as version from lead_event group by lead_id) e where e.lead_id = f.lead_id`

/** Indexes that are made when the rows are there: in a tenth of the time. */
async function withoutIndexes(executeSql: ExecuteSql, work: () => Promise<void>): Promise<void> {
  const { rows } = await executeSql<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where tablename in ('lead_follow_up', 'lead_event') and indexdef not like 'CREATE UNIQUE%'`,
  )
  for (const { name } of rows) await executeSql(`drop index ${name}`)
  await work()
  for (const { definition } of rows) await executeSql(definition)
}

/** Does something on a database of its own with a million leads, with their events where they are asked for. */
export async function withMillionLeads(
  { events }: { readonly events: boolean },
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const own = await databaseOn(TEST_DATABASE_URL)
  setDataKeys(
    readConfig({ DATA_KEYS: '1:a-key-of-the-drill-that-seals-nothing' } as unknown as NodeJS.ProcessEnv),
  ).writeWith(IN_THE_CLEAR)
  const database = await openDatabase({ databaseUrl: own.url, dataDir: '' }, { queryLimitMs: 0 })
  const { executeSql } = database
  try {
    await migrate(database.kysely)
    await secondsOf(`${LEADS} leads with their rows`, async () => {
      await withoutIndexes(executeSql, async () => {
        await executeSql(ROWS)
        const names = (await executeSql<{ name: string }>('select distinct name from lead')).rows
        const texts = { mobile: '', treatment: '', doctor: '' }
        const words = names.map(({ name }) => ({ name, words: searchColumns('', { name, ...texts }).words }))
        await executeSql(NAMES, [JSON.stringify(words)])
        for (const statement of [DELIVERIES, FOLLOW_UPS, ...(events ? [MEMBERS, EVENTS, VERSIONS] : [])])
          await executeSql(statement)
        if (events) await countMilestones(executeSql, LEADS)
      })
      for (const table of ['lead', 'lead_follow_up', 'lead_event', 'lead_delivery'])
        await executeSql(`vacuum analyze ${table}`)
    })
    await work(database)
  } finally {
    await database.close()
    await own.drop()
  }
}
