import 'server-only'
import { type Compilable, Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import type { Schema } from '@/server/database/schema'

export interface SqlResult<Row = Record<string, unknown>> {
  readonly rows: Row[]
  readonly rowCount: number
  /** The statement's kind in upper case ('INSERT'), as node-postgres reports it. */
  readonly command: string
}

/**
 * Runs SQL. Values travel as parameters ($1, $2 …); without values the text may hold several statements, whose
 * rows come back together.
 */
export type ExecuteSql = <Row = Record<string, unknown>>(
  text: string,
  values?: readonly unknown[],
) => Promise<SqlResult<Row>>

/** The database is known to be unavailable, so that it was not even asked. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
}

/** The database did not confirm that it has done a statement. */
export class UnconfirmedError extends Error {
  override readonly name = 'UnconfirmedError'
}

/**
 * Checks that a result confirms its statement by name: `commit` answered with ROLLBACK, or without a name, is a
 * failure.
 * @throws {UnconfirmedError} for any other
 */
export function confirmed<Row>(text: string, result: SqlResult<Row>): SqlResult<Row> {
  const isCommit = /^\s*commit\s*;?\s*$/i.test(text)
  if (result.command === '' || (isCommit && result.command !== 'COMMIT'))
    throw new UnconfirmedError('the database did not confirm a statement')
  return result
}

/** Statements, alone or in transactions. */
export interface SqlDatabase {
  /** One statement with $1, $2 … parameters; several statements when there are no values. */
  readonly executeSql: ExecuteSql
  /** Several statements in one transaction; inside, only the given function may be used. */
  transaction<T>(work: (executeSql: ExecuteSql) => Promise<T>): Promise<T>
}

export interface SqlClient {
  query: ExecuteSql
  /** Gives the connection back; a broken one is closed instead of being used again. */
  release(broken?: boolean): void
}

/** Connections by what they do, and how many callers wait for one. */
export interface ConnectionCounts {
  readonly busy: number
  readonly idle: number
  readonly waiting: number
}

/** What both databases and the admin socket offer, and all that Kysely needs of them. */
export interface SqlPool {
  connect(): Promise<SqlClient>
  /** PostgreSQL's only: the embedded database has one connection. */
  counts?(): ConnectionCounts
  end(): Promise<void>
}

/** Kysely over any of the pools; the dialect is PostgreSQL's for all of them. */
export function kyselyOn(pool: SqlPool): Kysely<Schema> {
  // Kysely's type also allows cursors, which are never asked for here.
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }) })
}

/** Kysely in a transaction that is under way. */
export const kyselyIn = (executeSql: ExecuteSql): Kysely<Schema> =>
  kyselyOn({ connect: async () => ({ query: executeSql, release: () => {} }), end: async () => {} })

/** Runs one statement on a connection of its own. */
export async function executeOn<Row>(
  pool: SqlPool,
  text: string,
  values?: readonly unknown[],
): Promise<SqlResult<Row>> {
  const client = await pool.connect()
  try {
    return await client.query<Row>(text, values)
  } finally {
    client.release()
  }
}

/** Runs `work` in one transaction; its statements must all go through the given function. */
export async function transactionOn<T>(
  pool: SqlPool,
  work: (executeSql: ExecuteSql) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken = false
  try {
    await client.query('begin')
    const done = await work(client.query)
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback').catch(() => (broken = true))
    throw error
  } finally {
    client.release(broken)
  }
}

/** Constant statements that come often: each connection parses and plans them once. By their text. */
const names = new Map<string, string>()

/**
 * Marks a constant statement as worth preparing.
 * @param name unique among prepared statements
 * @returns the text itself
 */
export function prepared(name: string, text: string): string {
  names.set(text, name)
  return text
}

/** As `prepared`, for a query of Kysely's whose text is always the same. @returns the query itself */
export function preparedQuery<Query extends Compilable>(name: string, query: Query): Query {
  prepared(name, query.compile().sql)
  return query
}

/** A list of texts for a parameter: on the embedded database prepared statements take lists as one text only. */
export const arrayOf = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`

/** The name under which a text is prepared, or undefined when it is not marked. */
export const preparedName = (text: string): string | undefined => names.get(text)
