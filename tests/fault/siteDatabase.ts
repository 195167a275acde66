import { type Database, openDatabase, openThroughAdminSocket } from '@/server/database/database'
import type { BuiltSite } from '@/tests/site/builtSite'

/** Works on the database of a site that runs. */
export async function withSiteDatabase<Result>(
  { settings, dataDir }: BuiltSite,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const databaseUrl = settings.DATABASE_URL
  const database =
    databaseUrl === undefined
      ? await openThroughAdminSocket(dataDir)
      : await openDatabase({ databaseUrl, dataDir: '' }, { queryLimitMs: 0 })
  return work(database).finally(() => database.close())
}
