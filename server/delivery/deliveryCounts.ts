import 'server-only'
import type { DeliveryState } from '@/model/lead/leadDelivery'
import type { Database } from '@/server/database/database'

/** How many leads are in each delivery state, for /readyz and the command line. */
export async function deliveryCounts(
  database: Pick<Database, 'executeSql'>,
): Promise<Record<DeliveryState, number>> {
  const counts: Record<DeliveryState, number> = {
    pending: 0,
    delivering: 0,
    retrying: 0,
    delivered: 0,
    dead: 0,
  }
  const { rows } = await database.executeSql<{ state: DeliveryState; count: number }>(
    'select state, count(*)::int as count from lead_delivery group by state',
  )
  for (const { state, count } of rows) counts[state] = count
  return counts
}
