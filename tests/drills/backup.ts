/**
 * A database with a million leads (LEADS=n for fewer) and tables of others is destroyed while leads come in, and restored: every acknowledged lead is there.
 */
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBackup } from '@/server/backup/createBackup'
import { restoreBackup } from '@/server/backup/restoreBackup'
import { verifyBackup } from '@/server/backup/verifyBackup'
import { openDatabase } from '@/server/database/database'
import { migrate } from '@/server/database/migrate'
import { LeadIntake } from '@/server/leads/intake/leadIntake'
import { log } from '@/server/log'
import { TEST_DATABASE_URL } from '@/scripts/postgres.mjs'
import { databaseOn } from '@/tests/site/testDatabases'
import { FOREIGN_COLUMNS, FOREIGN_OBJECTS } from '@/tests/support/foreignObjects'
import { problems, runDrill, say, secondsOf } from '@/tests/support/drill'
import { LeadStream } from '@/tests/support/leadStream'
import '@/tests/support/testDataKeys'
import { pause } from '@/tests/support/until'

const LEADS = Number(process.env.LEADS) || 1_000_000
const RESTORE_LIMIT_S = 300
const LEADS_PER_SECOND = 20
const SECRET = 'a key of the drill, 32 characters'

/** Leads as they are stored, with their outbox rows and keys, delivered; under a kilobyte each. */
const GENERATE = `with made as (
    insert into lead (id, created_at, mobile, country_code, name, email, city, treatment, treatment_key, page_type, lead_tier,
      suspected_spam, fields, whatsapp_consent, privacy_notice, duplicate_of)
    select gen_random_uuid(), now() - n * interval '30 seconds', (6000000000 + n)::text, '91', 'Person ' || n,
      'person' || n || '@example.in', 'Delhi', 'Piles', 'piles', 'Treatment', 1, false,
      jsonb_build_object('NameData', 'Person ' || n, 'MobileNoData', (6000000000 + n)::text, 'CityData', 'Delhi',
        'notes', (select string_agg(md5(n::text || i), ' ') from generate_series(1, 8) as i)),
      n % 2 = 0, '{"version": "1", "language": "en"}', null
    from generate_series($1::int, $2::int) as n returning id, created_at
  ), sent as (
    insert into lead_delivery (lead_id, adapter, state, attempts, delivered_at, external_id, updated_at)
    select id, 'webhook', 'delivered', 1, created_at, id, created_at from made
  )
  insert into idempotency_key (key, body_hash, lead_id, created_at) select gen_random_uuid(), md5(id::text), id, created_at from made`
const SLICE = 50_000

const foreign = { ...FOREIGN_OBJECTS, ...FOREIGN_COLUMNS }

async function drill(folder: string): Promise<void> {
  const [first, second] = [await databaseOn(TEST_DATABASE_URL), await databaseOn(TEST_DATABASE_URL)]
  const dataDir = join(folder, 'data')
  const recoveryDir = join(folder, 'recovery')
  const file = join(folder, 'drill.backup')
  try {
    const database = await openDatabase({ databaseUrl: first.url, dataDir: '' }, { queryLimitMs: 0 })
    await migrate(database.kysely)
    await secondsOf(`${LEADS} leads made`, async () => {
      for (let from = 1; from <= LEADS; from += SLICE)
        await database.executeSql(GENERATE, [from, Math.min(LEADS, from + SLICE - 1)])
    })
    for (const statements of Object.values(foreign)) await database.executeSql(statements)
    const intake = await LeadIntake.start({ database, dataDir, recoveryDir })
    const visitors = new LeadStream(intake, LEADS_PER_SECOND)
    await secondsOf('backup, while leads come in', () =>
      createBackup({ database, dataDir, secret: SECRET }, createWriteStream(file)),
    )
    const atBackup = visitors.acknowledged.length
    say(`its size: ${Math.round(statSync(file).size / 1e6)} MB`)
    const verified = await secondsOf('its verification', () => verifyBackup(createReadStream(file), SECRET))
    const left = [...(verified.manifest.left ?? []), ...verified.left]
    say(`no part of the site, named and left: ${left.join(', ')}`)
    for (const name of Object.keys(foreign)) if (!left.includes(name)) problems.push(`${name} is not named`)
    const untilLoss = visitors.acknowledged.length
    await first.drop()
    say('the database is destroyed; leads go on coming in for two seconds')
    await pause(2000)
    await visitors.stop()
    await intake.stop()
    await database.close()

    const started = performance.now()
    const report = await secondsOf('restored', () =>
      restoreBackup(createReadStream(file), {
        databaseUrl: second.url,
        dataDir,
        recoveryDirs: [recoveryDir],
        secret: SECRET,
        erasure: 'immediate',
      }),
    )
    if (performance.now() - started > RESTORE_LIMIT_S * 1000)
      problems.push(`it took more than ${RESTORE_LIMIT_S} s`)
    say(`of the recovery log: ${report.additions} leads`)
    const restored = await openDatabase({ databaseUrl: second.url, dataDir: '' }, { queryLimitMs: 0 })
    const { acknowledged } = visitors
    const { rows } = await restored.executeSql<{ all: number; found: number; due: number }>(
      `select (select count(*)::int from lead) as all, (select count(*)::int from lead where id = any($1::uuid[])) as found,
         (select count(*)::int from lead_delivery) as due`,
      [acknowledged],
    )
    const [{ all, found, due } = { all: 0, found: 0, due: 0 }] = rows
    say(
      `acknowledged meanwhile: ${atBackup} before the backup was whole, ${untilLoss - atBackup} until the loss, ` +
        `${acknowledged.length - untilLoss} after it; there again: ${found} of ${acknowledged.length}, ${all} in all`,
    )
    if (found !== acknowledged.length)
      problems.push(`${acknowledged.length - found} acknowledged leads are lost`)
    if (all !== LEADS + acknowledged.length) problems.push(`expected ${LEADS + acknowledged.length} leads`)
    if (due !== all) problems.push('leads and outbox rows differ')
    await restored.close()
  } finally {
    for (const one of [first, second]) await one.drop()
  }
}

log.level = 'silent'
const folder = mkdtempSync(join(tmpdir(), 'shalya-drill-'))
runDrill(() => drill(folder).finally(() => rmSync(folder, { recursive: true, force: true })))
