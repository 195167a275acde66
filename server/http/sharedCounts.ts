import 'server-only'
import { createClient } from '@redis/client'
import { RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible'
import type { Database } from '@/server/database/database'
import { log } from '@/server/log'
import { sign } from '@/server/config/secret'
import type { MakeSharedCount, SharedCount } from './limits'

/** rate-limiter-flexible's SQL store asks for a client of node-postgres; both databases go through executeSql. */
const storeOn = ({ executeSql }: Database) => ({
  query: ({ text, values }: { text: string; values?: unknown[] }) => executeSql(text, values),
})

/** A count in the database's table `rate_limit`; its row in privacy/tables removes what has run out. */
export const databaseCount = (
  database: Database,
  name: string,
  limit: { readonly points: number; readonly duration: number },
): RateLimiterPostgres =>
  new RateLimiterPostgres({
    ...limit,
    storeClient: storeOn(database),
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
  })

/** Counts shared by several servers, with cleanup. */
export interface SharedCounts {
  readonly make: MakeSharedCount
  close(): Promise<void>
}

/** Addresses and numbers leave this process as keyed hashes only. */
const hashed =
  (secret: string, count: SharedCount): SharedCount['consume'] =>
  (key, points) =>
    count.consume(sign(secret, 'limit', key), points)

/**
 * Where servers share what they count: Redis where it is configured, else PostgreSQL; undefined on the embedded database,
 * which one server has for itself. While Redis is not there, `consume` rejects and it is tried again.
 */
export function openSharedCounts(
  redisUrl: string | undefined,
  database: Database,
  secret: string,
): SharedCounts | undefined {
  if (redisUrl) {
    const client = createClient({ url: redisUrl, disableOfflineQueue: true })
    let wasLost = false
    client.on('error', (error: unknown) => {
      if (!wasLost) log.warn({ err: error }, 'Redis does not answer')
      wasLost = true
    })
    client.on('ready', () => {
      wasLost = false
    })
    client.connect().catch(() => {})
    return {
      make: (name, limit) => ({
        consume: hashed(
          secret,
          new RateLimiterRedis({
            ...limit,
            storeClient: client,
            useRedisPackage: true,
            rejectIfRedisNotReady: true,
            keyPrefix: `shalya ${name}`,
          }),
        ),
      }),
      close: async () => client.destroy(),
    }
  }
  if (database.kind !== 'postgres') return undefined
  return {
    make: (name, limit) => ({ consume: hashed(secret, databaseCount(database, name, limit)) }),
    close: async () => {},
  }
}
