import 'server-only'
import type { Kind } from '@/model/catalogue/kind'
import type { CatalogueRow } from '@/model/catalogue/kinds'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { importCatalogue } from '@/server/catalogue/import/importCatalogue'
import { type Runtime, setRuntime } from '@/server/runtime'
import { type TestDatabase, createTestDatabase } from './testDatabase'

/** A shipped row of a kind with some fields changed, for tests. @throws when the kind has no row */
export function rowLike<K extends Kind>(
  kind: K,
  changes: Partial<CatalogueRow[K]> = {},
  at = 0,
): CatalogueRow[K] {
  const row = shippedRows(kind)[at]
  if (!row) throw new Error(`no shipped row ${at} of ${kind}`)
  return { ...row, ...changes }
}

type Rows = Parameters<typeof importCatalogue>[1]

/** A database with these rows for all tests of a file, whose pages read from it; what is answered imports others. */
export function testCatalogue(rows: Rows): (others: Rows) => Promise<unknown> {
  let own: TestDatabase
  beforeAll(async () => {
    own = await createTestDatabase()
    await importCatalogue(own.database, rows)
    // The questions use nothing of the runtime but its database and its key.
    setRuntime({ database: own.database, secret: 'a secret of sixteen letters' } as unknown as Runtime)
  })
  afterAll(async () => {
    setRuntime(undefined)
    await own.drop()
  })
  return (others) => importCatalogue(own.database, others)
}
