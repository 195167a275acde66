import 'server-only'
import type PgBoss from 'pg-boss'
import type { DeliveryLimits } from '@/machines/leadDelivery/leadDelivery.machine'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import type { DeliveryAdapter, DeliveryResult, LeadForDelivery } from './adapters/deliveryAdapter'
import { DELIVERY_QUEUE, insertDeliveryJobs, withinTransaction, type DeliveryJob } from './deliveryQueue'
import { isDue, lockDeliveries, saveDeliveries, type Delivery } from './deliveryRows'
import { step } from './deliverySteps'
import { leadsForDelivery } from './leadsForDelivery'

/** A lead that this process has in hand: its job, its row before and after it was taken, and what is to be sent. */
export type Taken = {
  readonly jobId: string
  readonly before: Delivery
  readonly delivery: Delivery
  /** Undefined when the stored lead is unreadable. */
  readonly lead: LeadForDelivery | undefined
}

export type Outcome = { readonly taken: Taken; readonly result: DeliveryResult }

export type TakingParts = {
  readonly database: Database
  readonly boss: PgBoss
  readonly adapter: DeliveryAdapter
  readonly limits: DeliveryLimits
  /** A delivery under way for longer than this counts as left behind by a worker that went away. */
  readonly expireMs: number
  /** Epoch milliseconds. */
  readonly now: () => number
}

/**
 * Takes up to `most` leads from the queue, in one transaction: the job becomes active and its row `delivering`. Jobs
 * of leads that are not due are dropped, or rest again until their lead is.
 * @returns the leads, and how many jobs there were
 * @throws the database's error
 */
export function takeDeliveries(
  { database, boss, adapter, limits, expireMs, now }: TakingParts,
  most: number,
  isInHand: (leadId: string) => boolean,
): Promise<{ jobs: number; taken: Taken[] }> {
  return database.transaction(async (executeSql) => {
    const jobs = await fetchJobs(boss, most, executeSql)
    if (jobs.length === 0) return { jobs: 0, taken: [] }
    const at = now()
    const leadIds = jobs.map(({ data }) => data.leadId)
    const rows = await lockDeliveries(leadIds, executeSql)
    const started: Omit<Taken, 'lead'>[] = []
    const dropped: string[] = []
    const early: { leadId: string; waitMs: number }[] = []
    for (const { id: jobId, data } of jobs) {
      const row = rows.get(data.leadId)
      rows.delete(data.leadId)
      if (row && !isInHand(row.leadId) && isDue(row, at, expireMs)) {
        const before =
          row.state === 'delivering' ? step(row, { type: 'delivery.interrupted' }, limits, at) : row
        started.push({ jobId, before, delivery: step(before, { type: 'delivery.started' }, limits, at) })
        continue
      }
      dropped.push(jobId)
      const waitsUntil = row?.state === 'pending' || row?.state === 'retrying' ? row.nextAttemptAt : null
      if (row && waitsUntil) early.push({ leadId: row.leadId, waitMs: waitsUntil.getTime() - at })
    }
    await saveDeliveries(
      started.map(({ delivery }) => ({ ...delivery, adapter: adapter.name })),
      at,
      executeSql,
    )
    await deleteJobs(boss, dropped, executeSql)
    await insertDeliveryJobs(early, executeSql)
    const leads = await leadsForDelivery(
      started.map(({ delivery }) => delivery.leadId),
      executeSql,
    )
    const taken = started.map((one) => ({ ...one, lead: leads.get(one.delivery.leadId) }))
    return { jobs: jobs.length, taken }
  })
}

/**
 * Writes down what became of leads, in one transaction: the rows get the machine's next state, the jobs are deleted,
 * and leads that are to be tried again get jobs that rest until then.
 * @returns the rows as they are now; a lead that somebody else took over meanwhile is left out
 * @throws the database's error
 */
export function saveOutcomes(
  { database, boss, limits, now }: TakingParts,
  outcomes: readonly Outcome[],
): Promise<Delivery[]> {
  return database.transaction(async (executeSql) => {
    const at = now()
    const rows = await stillOurs(
      outcomes.map(({ taken }) => taken),
      executeSql,
    )
    const moved = outcomes.flatMap(({ taken, result }): Delivery[] => {
      const row = rows.get(taken.delivery.leadId)
      if (!row) return []
      if (!result.ok) return [step(row, { type: 'delivery.failed', failure: result.failure }, limits, at)]
      return [
        { ...step(row, { type: 'delivery.succeeded' }, limits, at), externalId: result.externalId ?? null },
      ]
    })
    await saveDeliveries(moved, at, executeSql)
    await deleteJobs(
      boss,
      outcomes.map(({ taken }) => taken.jobId),
      executeSql,
    )
    const again = moved.filter(({ state }) => state === 'retrying' || state === 'pending')
    await insertDeliveryJobs(
      again.map(({ leadId, nextAttemptAt }) => ({ leadId, waitMs: (nextAttemptAt?.getTime() ?? at) - at })),
      executeSql,
    )
    return moved
  })
}

/**
 * Puts leads back that were taken and not sent: as if they had not been taken, with a job that rests for `waitMs`.
 * @throws the database's error
 */
export function putBack(
  { database, boss, now }: TakingParts,
  taken: readonly Taken[],
  waitMs: number,
): Promise<void> {
  return database.transaction(async (executeSql) => {
    const rows = await stillOurs(taken, executeSql)
    const ours = taken.filter(({ delivery }) => rows.has(delivery.leadId))
    await saveDeliveries(
      ours.map(({ before }) => before),
      now(),
      executeSql,
    )
    await deleteJobs(
      boss,
      taken.map(({ jobId }) => jobId),
      executeSql,
    )
    await insertDeliveryJobs(
      ours.map(({ delivery }) => ({ leadId: delivery.leadId, waitMs })),
      executeSql,
    )
  })
}

/** The rows, locked, of leads that are still on the way as we sent them: nobody has taken them over since. */
async function stillOurs(taken: readonly Taken[], executeSql: ExecuteSql): Promise<Map<string, Delivery>> {
  const attempts = new Map(taken.map(({ delivery }) => [delivery.leadId, delivery.attempts]))
  const rows = await lockDeliveries([...attempts.keys()], executeSql)
  for (const [leadId, row] of rows)
    if (row.state !== 'delivering' || row.attempts !== attempts.get(leadId)) rows.delete(leadId)
  return rows
}

/** Up to `most` jobs, active from now on. pg-boss keeps quiet about an error of its fetch: here it is thrown. */
async function fetchJobs(
  boss: PgBoss,
  most: number,
  executeSql: ExecuteSql,
): Promise<PgBoss.Job<DeliveryJob>[]> {
  const failures: unknown[] = []
  const db: PgBoss.Db = {
    executeSql: (text, values) =>
      executeSql(text, values).catch((error: unknown) => {
        failures.push(error)
        throw error
      }),
  }
  const jobs = await boss.fetch<DeliveryJob>(DELIVERY_QUEUE, { batchSize: most, priority: false, db })
  if (failures.length > 0) throw failures[0]
  return jobs
}

async function deleteJobs(boss: PgBoss, jobIds: string[], executeSql: ExecuteSql): Promise<void> {
  if (jobIds.length > 0) await boss.deleteJob(DELIVERY_QUEUE, jobIds, { db: withinTransaction(executeSql) })
}
