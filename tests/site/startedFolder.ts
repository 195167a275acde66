/** The embedded database of a site that has started before: making, migrating and filling it takes most of a first start. */
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BuiltSite } from './builtSite'

/** The database and the keys that its rows are sealed with; no key file is made where DATA_KEYS is set. */
const COPIED = ['pglite', 'data-keys']
/** Beside the build that it belongs to: the next build removes both. */
const TEMPLATE = resolve(__dirname, '..', '..', '.next', 'started-site')

/** Starts a site on nothing and keeps its database; of two that come at once, one is kept. */
async function makeTemplate(): Promise<void> {
  const unfinished = `${TEMPLATE}-${process.pid}`
  const site = await BuiltSite.create({ DATABASE_URL: '' })
  try {
    await site.start()
    await site.end('SIGTERM')
    for (const name of COPIED.filter((one) => existsSync(join(site.dataDir, one))))
      cpSync(join(site.dataDir, name), join(unfinished, name), { recursive: true })
    renameSync(unfinished, TEMPLATE)
  } catch (error) {
    if (!existsSync(TEMPLATE)) throw error
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
    await site.dispose()
  }
}

/** Gives a site that has not started yet the database that its first start would make; its journal is its own. */
export async function copyStartedDatabase(dataDir: string): Promise<void> {
  if (!existsSync(TEMPLATE)) await makeTemplate()
  cpSync(TEMPLATE, dataDir, { recursive: true })
}
