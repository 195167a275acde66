/** The embedded database of a site that has started before: making, migrating and filling it takes most of a first start. */
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { TEST_DATA_KEYS } from '@/tests/support/dataKeys'
import { BuiltSite } from './builtSite'

/** Beside the build that it belongs to: the next build removes both. */
export const STARTED_SITE = resolve(__dirname, '..', '..', '.next', 'started-site')

/** Removes the secret, so that each copy creates its own. */
async function forgetSecret(dataDir: string): Promise<void> {
  const database = await PGlite.create({ dataDir, extensions: { btree_gist, pg_trgm } })
  await database.exec('delete from app_secret_use')
  await database.close()
}

/** Starts a site on nothing and keeps its database; of two that come at once, one is kept. */
async function makeTemplate(): Promise<void> {
  const unfinished = `${STARTED_SITE}-${process.pid}`
  const site = await BuiltSite.create({ DATABASE_URL: '', DATA_KEYS: TEST_DATA_KEYS })
  try {
    await site.start()
    await site.end('SIGTERM')
    cpSync(join(site.dataDir, 'pglite'), join(unfinished, 'pglite'), { recursive: true })
    await forgetSecret(join(unfinished, 'pglite'))
    renameSync(unfinished, STARTED_SITE)
  } catch (error) {
    if (!existsSync(STARTED_SITE)) throw error
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
    await site.dispose()
  }
}

/** Gives a site that has not started yet, and has TEST_DATA_KEYS, the database that its first start would make; its journal is its own. */
export async function copyStartedDatabase(dataDir: string): Promise<void> {
  if (!existsSync(STARTED_SITE)) await makeTemplate()
  cpSync(STARTED_SITE, dataDir, { recursive: true })
}
