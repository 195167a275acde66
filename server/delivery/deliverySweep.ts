import 'server-only'
import type { DeliveryLimits } from '@/machines/leadDelivery/leadDelivery.machine'
import type { Database } from '@/server/database/database'
import { DELIVERY_QUEUE, endRestOfJobs, insertDeliveryJobs } from './deliveryQueue'
import { lockDeliveries, saveDeliveries } from './deliveryRows'
import { step } from './deliverySteps'

/** How many leads one sweep enqueues: a year of leads that waited for an adapter comes to life bit by bit. */
export const SWEEP_SIZE = 1000

/**
 * Enqueues leads that are due and have no job that would bring them: left behind by a crash, replayed from the
 * command line, or older than the adapter.
 * @param strandedBefore a delivery under way since before this moment (epoch milliseconds) counts as left behind
 * @returns how many leads were enqueued; SWEEP_SIZE means that more may wait
 */
export function sweepDeliveries(
  database: Database,
  limits: DeliveryLimits,
  now: number,
  strandedBefore: number,
): Promise<number> {
  return database.transaction(async (executeSql) => {
    const stranded = await executeSql<{ leadId: string }>(
      `select lead_id as "leadId" from lead_delivery where state = 'delivering' and updated_at <= $1::timestamptz
        order by lead_id limit $2 for update skip locked`,
      [new Date(strandedBefore), SWEEP_SIZE],
    )
    const rows = await lockDeliveries(
      stranded.rows.map(({ leadId }) => leadId),
      executeSql,
    )
    const freed = [...rows.values()].map((row) => step(row, { type: 'delivery.interrupted' }, limits, now))
    await saveDeliveries(freed, now, executeSql)

    const due = await executeSql<{ leadId: string }>(
      `select d.lead_id as "leadId" from lead_delivery d
        where d.state in ('pending', 'retrying') and (d.next_attempt_at is null or d.next_attempt_at <= $1::timestamptz)
          and not exists (
            select 1 from pgboss.job j
            where j.name = $2 and j.singleton_key = d.lead_id::text and j.state < 'active' and j.start_after <= now())
        order by d.next_attempt_at nulls first limit $3`,
      [new Date(now), DELIVERY_QUEUE, SWEEP_SIZE],
    )
    const leadIds = due.rows.map(({ leadId }) => leadId)
    if (leadIds.length === 0) return 0
    await endRestOfJobs(leadIds, executeSql)
    await insertDeliveryJobs(
      leadIds.map((leadId) => ({ leadId, waitMs: 0 })),
      executeSql,
    )
    return leadIds.length
  })
}
