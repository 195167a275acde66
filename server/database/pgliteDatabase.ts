import 'server-only'
import type { PGlite, Results } from '@electric-sql/pglite'
import { preparedName } from './preparedSql'
import type { SqlClient, SqlPool, SqlResult } from './sqlPool'

type Protocol = Pick<typeof import('@electric-sql/pglite'), 'protocol' | 'parse'>

function resultOf<Row>(results: readonly Results<Row>[]): SqlResult<Row> {
  const last = results.at(-1)
  return {
    rows: results.flatMap(({ rows }) => rows),
    rowCount: last?.rowCount ?? 0,
    command: last?.command ?? '',
  }
}

/** A value as the protocol's text format; prepared statements take texts, numbers, dates and null only. */
const textOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : value instanceof Date ? value.toISOString() : String(value)

/**
 * Runs marked statements by their prepared name, in one call of the embedded database instead of the five of its
 * own `query` (measured: 0.18 against 0.50 ms, and no planning).
 */
function preparedRunner(pglite: PGlite, { protocol, parse }: Protocol) {
  const known = new Set<string>()
  const { serialize } = protocol
  return async <Row>(name: string, text: string, values: readonly unknown[]): Promise<Results<Row>[]> => {
    const message = Buffer.concat([
      known.has(name) ? Buffer.alloc(0) : serialize.parse({ name, text }),
      serialize.bind({ statement: name, values: values.map(textOf) }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    ])
    const { messages } = await pglite.runExclusive(() => pglite.execProtocol(message))
    known.add(name)
    // The rows have the shape that the statement's author states, as with any driver.
    return parse.parseResults(messages, pglite.parsers) as Results<Row>[]
  }
}

/**
 * The embedded database as a pool of one connection, handed out in the order it is asked for. Everything in this
 * process goes through it, so that no statement can slip into another's transaction; who holds the connection
 * must not ask for it again before giving it back.
 */
export function pglitePool(pglite: PGlite, protocol: Protocol): SqlPool {
  const runPrepared = preparedRunner(pglite, protocol)
  let last: Promise<void> = Promise.resolve()

  const query: SqlClient['query'] = async <Row>(text: string, values?: readonly unknown[]) => {
    // Without values the text may hold several statements; their rows have the caller's shape.
    if (!values?.length) return resultOf((await pglite.exec(text)) as Results<Row>[])
    const name = preparedName(text)
    if (name) return resultOf(await runPrepared<Row>(name, text, values))
    return resultOf([await pglite.query<Row>(text, [...values])])
  }

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
export async function openPglite(folder: string | undefined): Promise<{ pglite: PGlite; pool: SqlPool }> {
  const { PGlite, protocol, parse } = await import('@electric-sql/pglite')
  const pglite = await PGlite.create(folder ? { dataDir: folder } : {})
  return { pglite, pool: pglitePool(pglite, { protocol, parse }) }
}
