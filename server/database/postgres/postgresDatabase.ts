import 'server-only'
import { Pool, type PoolClient } from 'pg'
import { log } from '@/server/log'
import { confirmed, preparedName, type SqlClient, type SqlPool, type SqlResult } from './sqlPool'

/** How long a connection may take before the database counts as unavailable. */
const CONNECT_LIMIT_MS = 2000
const POOL_SIZE = 10

/** An error after which the connection must not be used again: all but those the database itself reported. */
const breaksConnection = (error: unknown): boolean =>
  !(error instanceof Error && 'severity' in error) || ('severity' in error && error.severity === 'FATAL')

function clientOn(client: PoolClient): SqlClient {
  let broken = false
  // A connection lost while in use reports twice: to the statement, and as an event that would end the process
  // without a listener.
  const lost = () => {
    broken = true
  }
  client.on('error', lost)
  return {
    query: async <Row>(text: string, values?: readonly unknown[]): Promise<SqlResult<Row>> => {
      try {
        const answer = await client.query({ name: preparedName(text), text, values: values && [...values] })
        // Several statements in one text answer with a list, which the driver's types leave out.
        const results = [answer].flat()
        const last = results.at(-1)
        return confirmed(text, {
          rows: results.flatMap((result) => result.rows),
          rowCount: last?.rowCount ?? 0,
          command: last?.command ?? '',
        })
      } catch (error) {
        broken ||= breaksConnection(error)
        throw error
      }
    },
    release: (asBroken) => {
      client.off('error', lost)
      client.release(broken || asBroken === true)
    },
  }
}

/**
 * PostgreSQL's connections. One whose query ran into the limit, or whose server went away, is closed rather
 * than given out again.
 * @param queryLimitMs how long a statement may take before it fails; undefined for no limit
 */
export function postgresPool(databaseUrl: string, queryLimitMs?: number): SqlPool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: queryLimitMs,
    keepAlive: true,
    application_name: 'shalya',
  })
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  return {
    connect: async () => clientOn(await pool.connect()),
    counts: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    end: () => pool.end(),
  }
}
