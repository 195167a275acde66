import { type Database, openDatabase, openThroughAdminSocket } from '@/server/database/database'
import type { BuiltSite } from '@/tests/site/builtSite'

/** Works on the database of a site that runs. */
export async function withSiteDatabase<Result>(
  { settings, dataDir }: Pick<BuiltSite, 'settings' | 'dataDir'>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const databaseUrl = settings.DATABASE_URL
  const database = databaseUrl
    ? await openDatabase({ databaseUrl, dataDir: '' }, { queryLimitMs: 0 })
    : await openThroughAdminSocket(dataDir)
  return work(database).finally(() => database.close())
}
