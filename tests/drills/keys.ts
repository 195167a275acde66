/**
 * 100,000 leads of an older release (LEADS=n for more) are sealed, then sealed with a newer key, while leads come in: none is lost, and a dump tells nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@/server/database/database'
import { migrate } from '@/server/database/migrate'
import { leadsOfNumber } from '@/server/leads/export/personLeads'
import { LeadIntake } from '@/server/leads/intake/leadIntake'
import { leadsOfPerson } from '@/server/leads/personSearch'
import { log } from '@/server/log'
import { keyUses, rotateKeys } from '@/server/privacy/rotation/rotateKeys'
import { dataKeys, setDataKeys } from '@/server/privacy/sealing/dataKeys'
import { TEST_DATABASE_URL } from '@/scripts/postgres.mjs'
import { databaseOn } from '@/tests/site/testDatabases'
import { expectTrue, problems, runDrill, say, secondsOf } from '@/tests/support/drill'
import { LeadStream } from '@/tests/support/leadStream'

const LEADS = Number(process.env.LEADS) || 100_000
const LEADS_PER_SECOND = 20
const SLOWEST_MS = 2000

/** As the release before has stored them: in the clear. */
const GENERATE = `with made as (
    insert into lead (id, created_at, mobile, country_code, name, email, city, treatment, treatment_key, page_type, lead_tier,
      suspected_spam, fields, whatsapp_consent)
    select gen_random_uuid(), now() - n * interval '30 seconds', (6000000000 + n)::text, '91', 'Person ' || n,
      'person' || n || '@example.in', 'Delhi', 'Piles', 'piles', 'Treatment', 1, false,
      jsonb_build_object('NameData', 'Person ' || n, 'MobileNoData', (6000000000 + n)::text, 'CityData', 'Delhi',
        'QueryData', (select string_agg(md5(n::text || i), ' ') from generate_series(1, 8) as i)), true
    from generate_series($1::int, $2::int) as n returning id, created_at
  ) insert into lead_delivery (lead_id, state, updated_at) select id, 'delivered', created_at from made`
const GENERATE_ROWS = 50_000

async function drill(databaseUrl: string, dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir }, { queryLimitMs: 0 })
  await migrate(database.kysely)
  await database.executeSql('update data_key_use set version = 0')
  await secondsOf(`${LEADS} leads of before`, async () => {
    for (let from = 1; from <= LEADS; from += GENERATE_ROWS)
      await database.executeSql(GENERATE, [from, Math.min(LEADS, from + GENERATE_ROWS - 1)])
  })
  setDataKeys({ dataDir, dataKeys: undefined })
  const intake = await LeadIntake.start({ database, dataDir })
  const visitors = new LeadStream(intake, LEADS_PER_SECOND)
  for (const what of ['sealed with the first key', 'sealed with a newer key']) {
    const { version, rows } = await secondsOf(what, () =>
      rotateKeys(database, { secret: 'a secret of the drill' }),
    )
    say(`${rows} rows, key ${version}`)
  }
  await visitors.stop()
  for (const answer of visitors.refused) problems.push(`a lead was answered ${answer}`)

  const uses = await keyUses(database)
  expectTrue(
    uses.every(({ version }) => version === dataKeys().newest),
    'every row is sealed with the newest key',
  )
  // As whole values: among a million sealed texts some letters in a row are a city's name by chance.
  const dumped = await database.executeSql('select 1 from lead where lead::text ~ $1 limit 1', [
    'Person [0-9]|@example|[,"](Delhi|60[0-9]{8})[,"]',
  ])
  expectTrue(dumped.rows.length === 0, 'a dump of the leads tells no name, number, address or city')
  const found = await leadsOfNumber(database, { countryCode: '91', mobile: String(6_000_000_000 + LEADS) })
  expectTrue(
    found[0]?.fields.NameData === `Person ${LEADS}`,
    'a lead of before is found by its number and read',
  )
  const stored = await database.executeSql('select 1 from lead where id = any($1::uuid[])', [
    visitors.acknowledged,
  ])
  expectTrue(
    stored.rows.length === visitors.acknowledged.length,
    `all ${visitors.acknowledged.length} leads that came meanwhile are there`,
  )
  say(`slowest of them: ${visitors.slowestMs.toFixed(0)} ms`)
  expectTrue(visitors.slowestMs < SLOWEST_MS, `none of them waited ${SLOWEST_MS} ms`)
  const named = await secondsOf('search for a part of a name', () =>
    leadsOfPerson(database, `person ${LEADS}`),
  )
  expectTrue(named.length === 1, 'a lead is found by its name')
  await intake.stop()
  await database.close()
}

async function run(): Promise<void> {
  log.level = 'silent'
  const dataDir = mkdtempSync(join(tmpdir(), 'shalya-keys-'))
  const database = await databaseOn(TEST_DATABASE_URL)
  try {
    await drill(database.url, dataDir)
  } finally {
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

runDrill(run)
