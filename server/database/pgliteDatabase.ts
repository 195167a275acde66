import 'server-only'
import type { PGlite, Results } from '@electric-sql/pglite'
import type { SqlClient, SqlPool, SqlResult } from './sqlPool'

/** What node-postgres would report as the command; Kysely counts affected rows by it. */
function commandOf(text: string): string {
  return /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? ''
}

function resultOf<Row>(text: string, results: Results<Row>[]): SqlResult<Row> {
  const rows = results.flatMap((result) => result.rows)
  const last = results.at(-1)
  return { rows, rowCount: last?.affectedRows || (last?.rows.length ?? 0), command: commandOf(text) }
}

/**
 * The embedded database as a pool of one connection, handed out in the order it is asked for. Everything in this
 * process goes through it, so that no statement can slip into another's transaction; who holds the connection
 * must not ask for it again before giving it back.
 */
export function pglitePool(pglite: PGlite): SqlPool {
  let last: Promise<void> = Promise.resolve()

  const query: SqlClient['query'] = async <Row>(text: string, values?: readonly unknown[]) =>
    values?.length
      ? resultOf<Row>(text, [await pglite.query<Row>(text, [...values])])
      : // Without values the text may hold several statements; their rows have the caller's shape.
        resultOf<Row>(text, (await pglite.exec(text)) as Results<Row>[])

  return {
    async connect() {
      const before = last
      let free = () => {}
      last = new Promise((resolve) => (free = resolve))
      await before
      return { query, release: () => free() }
    },
    end: async () => {},
  }
}

/**
 * Opens (or creates) the embedded database.
 * @param folder its data directory; undefined keeps it in memory
 */
export async function openPglite(folder: string | undefined): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite')
  return PGlite.create(folder ? { dataDir: folder } : {})
}
