import { BuiltSite, type SiteSettings } from '@/tests/site/builtSite'
import { copyStartedDatabase } from '@/tests/site/startedFolder'
import { type SiteDatabase, databaseUnderTest, emptyDatabase } from '@/tests/site/testDatabases'
import { PrivatePostgres } from './privatePostgres'

type Settings = SiteSettings | (() => SiteSettings | Promise<SiteSettings>)

/**
 * Sites on one database with the shipped catalogue that run for all tests of the block around the call; sites and database are removed
 * afterwards. A hook of the caller's own runs when they have started.
 */
export function sitesForAll(count: number, settings: Settings = {}): readonly BuiltSite[] {
  const sites = Array.from({ length: count }, () => new BuiltSite())
  let database: SiteDatabase
  beforeAll(async () => {
    database = await emptyDatabase()
    const own = typeof settings === 'function' ? await settings() : settings
    for (const site of sites) {
      await site.prepare({ ...database.settings, ...own })
      if (databaseUnderTest === 'PGlite') await copyStartedDatabase(site.dataDir)
      await site.start()
    }
  }, 180_000)
  afterAll(async () => {
    for (const site of sites) await site.dispose()
    await database.drop()
  })
  return sites
}

/** One site, as `sitesForAll` has them. */
export const siteForAll = (settings?: Settings): BuiltSite => sitesForAll(1, settings)[0] as BuiltSite

/** A site on a PostgreSQL of its own, which a test may stop, for all tests of the block around the call. */
export function siteOnPrivatePostgres(settings: SiteSettings = {}) {
  const site = new BuiltSite()
  const postgres = new PrivatePostgres()
  beforeAll(async () => {
    await postgres.create()
    await site.prepare({ ...settings, DATABASE_URL: postgres.url })
    await site.start()
  }, 90_000)
  afterAll(async () => {
    await site.dispose()
    postgres.dispose()
  })
  return { site, postgres }
}
