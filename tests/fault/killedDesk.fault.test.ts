import { readConfig } from '@/server/config/config'
import { setDataKeys } from '@/server/privacy/sealing/dataKeys'
import type { BuiltSite } from '@/tests/site/builtSite'
import { runCommand } from '@/tests/site/leadsCommand'
import { databaseUnderTest } from '@/tests/site/testDatabases'
import {
  faultsOfFight,
  FeedReader,
  FIGHT_SETTINGS,
  Fighter,
  fightLeads,
  fightSession,
} from '@/tests/support/deskFight'
import { until } from '@/tests/support/until'
import { withSiteDatabase } from './siteDatabase'
import { sitesForAll } from './siteForAll'

/* The small daily version of `npm run drill -- desk`. */

const LEADS = 60
const AGENTS = 4

describe(`a server is killed (kill -9) while agents fight for leads, on ${databaseUnderTest}`, () => {
  // The embedded database is one server's: it comes back.
  const sites = sitesForAll(databaseUnderTest === 'PostgreSQL' ? 2 : 1, {
    APP_SECRET: FIGHT_SETTINGS.APP_SECRET,
  })
  const urls = () => sites.map(({ url }) => url)
  // There is one at least.
  const first = sites[0] as BuiltSite

  it('each lead has one owner, nothing acknowledged is lost, and a changed event is found', async () => {
    setDataKeys(readConfig(first.environment))
    const { fighters, looker } = await withSiteDatabase(first, async (database) => {
      await fightLeads(database, LEADS)
      const session = (name: string) => fightSession(database, urls()[0] ?? '', name)
      const sessions = []
      for (let agent = 0; agent < AGENTS; agent++) sessions.push(await session(`Agent ${agent}`))
      return {
        looker: await session('Somebody who looks on'),
        fighters: sessions.map((own, n) => new Fighter(n % 2 ? urls() : urls().toReversed(), [own])),
      }
    })
    const claims = () => fighters.flatMap(({ acknowledged }) => acknowledged)
    // At the server that stays.
    const feed = new FeedReader(urls()[0] ?? '', '0', looker)
    const fighting = Promise.all(fighters.map((one) => one.fight()))
    await until('half of the leads are claimed', () => claims().length >= LEADS / 2)
    const killed = sites.at(-1)
    await killed?.end('SIGKILL')
    if (sites.length === 1) await killed?.start()
    await fighting

    expect(fighters.reduce((sum, { failures }) => sum + failures, 0)).toBeGreaterThan(0)
    expect(await withSiteDatabase(first, (database) => faultsOfFight(database, claims(), LEADS))).toEqual([])
    if (sites.length > 1)
      await until('the other desk was told of every claim', () =>
        claims().every(({ leadId, version }) => feed.seen.has(`${leadId} ${version}`)),
      )
    await feed.stop()
    await withSiteDatabase(first, async ({ transaction }) =>
      transaction(async (executeSql) => {
        await executeSql('alter table lead_event disable trigger lead_event_unchanged')
        await executeSql(`update lead_event set at = at - interval '1 hour'
          where seq = (select max(seq) from lead_event)`)
        await executeSql('alter table lead_event enable trigger lead_event_unchanged')
      }),
    )
    await expect(runCommand('scripts/desk.ts', ['audit', '--verify'], first.environment)).rejects.toThrow(
      /lead [\da-f-]{36}: event changed/,
    )
  })
})
