import 'server-only'
import type { Database } from '@/server/database/database'
import type { LeadDelivery } from './delivery'
import { endRestOfJobs, insertDeliveryJobs } from './deliveryQueue'
import { lockDeliveries, saveDeliveries } from './deliveryRows'

export type RequestedDelivery = 'requested' | 'unknownLead'

export type RequestParts = {
  database: Pick<Database, 'transaction'>
  /** Undefined while no adapter is configured: then only the extras are kept. */
  delivery: LeadDelivery | undefined
  /** Epoch milliseconds. */
  now?: number
}

/**
 * Hands a stored lead to the delivery queue at once, with what the CRM record shall hold beyond the lead (section 7,
 * `POST /api/lead/createleadzoho?leadId=`). A lead that waits for its next attempt becomes due; one that is on its way,
 * delivered or dead only keeps the extras, for a replay. Does not wait for the delivery.
 * @param leadId a lead's id, or another id under which it was acknowledged
 * @param extra plain fields; those that the CRM record takes (model/lead/crmRecord.ts) stand above the lead's own
 * @throws the database's error
 */
export async function requestDelivery(
  leadId: string,
  extra: Readonly<Record<string, unknown>>,
  { database, delivery, now = Date.now() }: RequestParts,
): Promise<RequestedDelivery> {
  const requested = await database.transaction(async (executeSql): Promise<RequestedDelivery> => {
    const { rows } = await executeSql<{ leadId: string }>(
      `update lead_delivery set crm_extra = coalesce(crm_extra, '{}'::jsonb) || $2::jsonb
        where lead_id = coalesce((select lead_id from lead_alias where id = $1::uuid), $1::uuid)
        returning lead_id as "leadId"`,
      [leadId, JSON.stringify(extra)],
    )
    const known = rows[0]?.leadId
    if (known === undefined) return 'unknownLead'
    const row = (await lockDeliveries([known], executeSql)).get(known)
    if (!row || !delivery?.isOpen || (row.state !== 'pending' && row.state !== 'retrying')) return 'requested'
    await saveDeliveries([{ ...row, nextAttemptAt: new Date(now) }], now, executeSql)
    await endRestOfJobs([known], executeSql)
    await insertDeliveryJobs([{ leadId: known, waitMs: 0 }], executeSql)
    return 'requested'
  })
  delivery?.wake()
  return requested
}
