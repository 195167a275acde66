import 'server-only'
import PgBoss from 'pg-boss'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'

/** The queue of leads on their way out; a job's data is `{ leadId }`, its singleton key the lead's id. */
export const DELIVERY_QUEUE = 'lead-delivery'

export type DeliveryJob = { leadId: string }

/**
 * Policy `short`: at most one waiting job a lead, enforced by a unique index, so that enqueueing twice is harmless.
 * (`stately` would also refuse a second active job, but there the fetch of a whole batch fails over one key.)
 */
const POLICY = 'short'

/** How often pg-boss gives back the jobs of a worker that went away, in seconds. */
const MAINTENANCE_SECONDS = 60

/** pg-boss' own retries are for crashed workers only; a failed delivery is planned by the leadDelivery machine. */
const CRASH_RETRIES = 3

/** SQL for pg-boss inside somebody's transaction. */
export const withinTransaction = (executeSql: ExecuteSql): PgBoss.Db => ({
  executeSql: (text, values) => executeSql(text, values),
})

/**
 * SQL for pg-boss' own work. Its maintenance sends whole transactions as one text; run inside one of ours, a failed
 * one is rolled back instead of staying open on a pooled connection.
 */
const onConnectionOf = (database: Database): PgBoss.Db => ({
  executeSql: (text, values?: unknown[]) =>
    values?.length
      ? database.executeSql(text, values)
      : database.transaction((executeSql) => executeSql(text)),
})

/**
 * Opens the queue: makes or updates pg-boss' tables and the queue itself, and starts pg-boss' maintenance.
 * A PgBoss whose start failed cannot be started again, so that each attempt makes a new one.
 * @param expireSeconds after this long a job that a worker took and never finished is given to another
 * @param onError told of maintenance that failed
 * @throws the database's error
 */
export async function openDeliveryQueue(
  database: Database,
  expireSeconds: number,
  onError: (error: unknown) => void,
): Promise<PgBoss> {
  const boss = new PgBoss({
    db: onConnectionOf(database),
    schedule: false,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
  })
  boss.on('error', onError)
  try {
    await boss.start()
    const settings = {
      name: DELIVERY_QUEUE,
      policy: POLICY,
      retryLimit: CRASH_RETRIES,
      expireInSeconds: expireSeconds,
    } as const
    await boss.createQueue(DELIVERY_QUEUE, { ...settings })
    await boss.updateQueue(DELIVERY_QUEUE, { ...settings })
    return boss
  } catch (error) {
    await closeDeliveryQueue(boss)
    throw error
  }
}

/** Ends pg-boss' maintenance; the database stays open, for it is not pg-boss' own. */
export async function closeDeliveryQueue(boss: PgBoss): Promise<void> {
  await boss.stop({ graceful: false, close: false })
}

/** A PgBoss that is never started: it only words inserts for somebody's transaction. */
let inserter: PgBoss | undefined

/**
 * Puts one job a lead into the queue inside the given transaction; a lead that has a waiting job keeps that one.
 * @param waitMs how long the job rests first, per lead; 0 for none
 */
export async function insertDeliveryJobs(
  jobs: readonly { leadId: string; waitMs: number }[],
  executeSql: ExecuteSql,
): Promise<void> {
  if (jobs.length === 0) return
  const db = withinTransaction(executeSql)
  inserter ??= new PgBoss({ db, schedule: false, supervise: false, migrate: false })
  await inserter.insert(
    jobs.map(({ leadId, waitMs }) => ({
      name: DELIVERY_QUEUE,
      data: { leadId } satisfies DeliveryJob,
      singletonKey: leadId,
      startAfter: `${Math.max(0, waitMs)} milliseconds`,
    })),
    { db },
  )
}

/** Ends the rest of waiting jobs: pg-boss (10.4) has no call for it, and its tables are fixed by its exact version. */
export async function endRestOfJobs(leadIds: readonly string[], executeSql: ExecuteSql): Promise<void> {
  await executeSql(
    `update pgboss.job set start_after = now()
      where name = $1 and singleton_key = any($2::text[]) and state < 'active' and start_after > now()`,
    [DELIVERY_QUEUE, leadIds],
  )
}
