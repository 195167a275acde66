import 'server-only'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { insertDeliveryJobs } from './deliveryQueue'

/**
 * Inserts the delivery jobs of leads that are being stored, inside their transaction; a lead that has a waiting job
 * keeps that one. Only while the queue is open (`LeadDelivery.isOpen`): leads stored before are found by its sweep.
 * @throws the database's error
 */
export function enqueueDeliveries(leadIds: readonly string[], executeSql: ExecuteSql): Promise<void> {
  return insertDeliveryJobs(
    leadIds.map((leadId) => ({ leadId, waitMs: 0 })),
    executeSql,
  )
}
