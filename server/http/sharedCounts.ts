import 'server-only'
import { createClient } from '@redis/client'
import { RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible'
import type { Database } from '@/server/database/database'
import { log } from '@/server/log'
import { sign } from '@/server/config/secret'
import type { MakeSharedCount, SharedCount } from './limits'

/** rate-limiter-flexible expects a node-postgres client; both databases use executeSql. */
const storeOn = ({ executeSql }: Database) => ({
  query: ({ text, values }: { text: string; values?: unknown[] }) => executeSql(text, values),
})

/** Uses the table `rate_limit`, cleaned by its row in privacy/tables. */
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
 * Redis if configured, else PostgreSQL; undefined on the embedded database, which has one server only. While Redis
 * is unavailable, `consume` rejects and reconnects.
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
