/** 8 agents compete for 10,000 leads on two servers, one killed; 50 agents claim; then on one embedded server */
import { readConfig } from '@/server/config/config'
import { type Database, openDatabase } from '@/server/database/database'
import { migrate } from '@/server/database/migrate'
import { setDataKeys } from '@/server/privacy/sealing/dataKeys'
import { TEST_DATABASE_URL } from '@/scripts/postgres.mjs'
import { percentile } from '@/tests/bench/table.mjs'
import { withSiteDatabase } from '@/tests/fault/siteDatabase'
import { databaseOn } from '@/tests/site/testDatabases'
import {
  type Acknowledged,
  faultsOfFight,
  FeedReader,
  FIGHT_SETTINGS,
  Fighter,
  fightLeads,
  fightSession,
  DeskProcess,
} from '@/tests/support/deskFight'
import { expectTrue, runDrill, say, secondsOf } from '@/tests/support/drill'
import { pause } from '@/tests/support/until'

const LEADS = Number(process.env.DRILL_LEADS ?? 10_000)
/** `postgres` or `embedded`: only there. */
const ONLY_ON = process.env.DRILL_DATABASE
const FIGHTERS = 8
/** Staff accounts used by a fighter in turn: each may call 600 times a minute, and a fighter needs more. */
const SHIFTS = 12
const AGENTS = 50
const CLAIMS_EACH = 20
/** Between two claims of one agent. */
const PACE_MS = 1000
const CLAIM_P95_MS = 100
const SEEN_P95_MS = 1000

const p95 = (times: readonly number[]): number => percentile(times, 0.95)

async function fightersOn(database: Database, urls: readonly string[], count: number, shifts: number) {
  const fighters: Fighter[] = []
  for (let n = 0; n < count; n++) {
    const sessions = []
    for (let shift = 0; shift < shifts; shift++)
      sessions.push(await fightSession(database, urls[0] ?? '', `Agent ${n} of shift ${shift}`))
    const first = n % urls.length
    fighters.push(new Fighter([...urls.slice(first), ...urls.slice(0, first)], sessions))
  }
  return fighters
}

/** All leads are claimed. @param halfway done when half of them are */
async function fight(
  database: Database,
  urls: readonly string[],
  leads: number,
  halfway: () => Promise<void>,
): Promise<void> {
  const fighters = await fightersOn(database, urls, FIGHTERS, SHIFTS)
  const done = () => fighters.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  await secondsOf(`${FIGHTERS} agents on ${urls.length} servers claimed ${leads} leads`, async () => {
    const fighting = Promise.all(fighters.map((one) => one.fight()))
    while (done() < leads / 2) await pause(20)
    await halfway()
    await fighting
  })
  const acknowledged = fighters.flatMap((one) => one.acknowledged)
  const conflicts = fighters.reduce((sum, one) => sum + one.conflicts, 0)
  const failures = fighters.reduce((sum, one) => sum + one.failures, 0)
  say(`${acknowledged.length} acknowledged, ${conflicts} conflicts told, ${failures} calls without an answer`)
  const faults = await faultsOfFight(database, acknowledged, leads)
  for (const fault of faults) say(`  ${fault}`)
  expectTrue(faults.length === 0, 'each lead has one owner; no event is lost, doubled or changed')
}

/** Agents who claim one after the other at their pace, and a desk at another server that looks on. */
async function claimAtPace(database: Database, urls: readonly string[]): Promise<void> {
  await database.executeSql('delete from lead')
  await fightLeads(database, AGENTS * CLAIMS_EACH)
  const agents = await fightersOn(database, urls, AGENTS, 1)
  const looker = await fightSession(database, urls[0] ?? '', 'Somebody who looks on')
  const feeds = urls.map((url) => new FeedReader(url, '0', looker))
  await pause(1000)
  const rows = (
    await database.executeSql<{ leadId: string }>('select lead_id as "leadId" from lead_follow_up')
  ).rows
  await Promise.all(
    agents.map(async (agent, n) => {
      await pause((PACE_MS * n) / AGENTS)
      for (const { leadId } of rows.slice(n * CLAIMS_EACH, (n + 1) * CLAIMS_EACH)) {
        const next = pause(PACE_MS)
        await agent.claim({ leadId, version: 0 })
        await next
      }
    }),
  )
  await pause(1500)
  for (const feed of feeds) await feed.stop()
  const claims = agents.flatMap((one) => one.acknowledged)
  const seen = (feed: FeedReader) => (claim: Acknowledged) =>
    (feed.seen.get(`${claim.leadId} ${claim.version}`) ?? Number.POSITIVE_INFINITY) - claim.at
  const delays = feeds.map((feed) => p95(claims.map(seen(feed))))
  const claimed = p95(claims.map(({ ms }) => ms))
  say(`${claims.length} claims of ${AGENTS} agents, one a second each: p95 ${claimed.toFixed(0)} ms`)
  say(`seen at the desks of each server: p95 ${delays.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}`)
  expectTrue(claims.length === AGENTS * CLAIMS_EACH, 'every claim was taken')
  expectTrue(claimed <= CLAIM_P95_MS, `a claim within ${CLAIM_P95_MS} ms at p95`)
  expectTrue(Math.max(...delays) <= SEEN_P95_MS, `every desk sees it within ${SEEN_P95_MS} ms at p95`)
}

async function onPostgres(): Promise<void> {
  say('PostgreSQL, two servers')
  const own = await databaseOn(TEST_DATABASE_URL)
  const settings = { ...FIGHT_SETTINGS, DATABASE_URL: own.url }
  const servers = [new DeskProcess(settings), new DeskProcess(settings)]
  const database = await openDatabase({ databaseUrl: own.url, dataDir: '' }, { queryLimitMs: 0 })
  try {
    await migrate(database.kysely)
    for (const server of servers) await server.start()
    const urls = servers.map(({ url }) => url)
    await secondsOf(`${LEADS} leads with their rows`, () => fightLeads(database, LEADS))
    await fight(database, urls, LEADS, async () => {
      await servers[1]?.kill()
      say('one server was killed in the middle')
    })
    await servers[1]?.start()
    await claimAtPace(database, [servers[0]?.url ?? '', servers[1]?.url ?? ''])
  } finally {
    for (const server of servers) await server.dispose()
    await database.close()
    await own.drop()
  }
}

async function onEmbedded(): Promise<void> {
  say('the embedded database, one server')
  const server = new DeskProcess({ ...FIGHT_SETTINGS, DATABASE_URL: '' })
  try {
    await server.start()
    await withSiteDatabase(server, async (database) => {
      await fightLeads(database, LEADS)
      await fight(database, [server.url], LEADS, async () => {})
      await claimAtPace(database, [server.url])
    })
  } finally {
    await server.dispose()
  }
}

runDrill(async () => {
  setDataKeys(readConfig({ ...FIGHT_SETTINGS } as unknown as NodeJS.ProcessEnv))
  if (ONLY_ON !== 'embedded') await onPostgres()
  if (ONLY_ON !== 'postgres') await onEmbedded()
})
