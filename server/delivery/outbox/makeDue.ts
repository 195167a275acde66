import 'server-only'
import type { DeliveryLimits } from '@/machines/leadDelivery/leadDelivery.machine'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { lockDeliveries, saveDeliveries, step } from './outbox'

/** One statement, so that a row which a server claims at this moment stays claimed. */
const MAKE_DUE = `update lead_delivery set next_attempt_at = $2::timestamptz, updated_at = $2::timestamptz
  where lead_id = any($1::uuid[]) and state in ('pending', 'retrying')
  returning lead_id as "leadId"`

const KEEP_EXTRAS = `update lead_delivery set crm_extra = coalesce(crm_extra, '{}'::jsonb) || $2::jsonb
  where lead_id = coalesce((select lead_id from lead_alias where id = $1::uuid), $1::uuid)
  returning lead_id as "leadId"`

/**
 * Makes deliveries due now: those that wait for their next attempt, and dead ones, which are tried again from the first
 * attempt on. The server finds them within seconds. Needs no transaction, so that the command line can do it through
 * the admin socket.
 * @param now epoch milliseconds
 * @returns the ids of the leads that are due
 * @throws the database's error
 */
export async function makeDue(
  leadIds: readonly string[],
  executeSql: ExecuteSql,
  limits: DeliveryLimits,
  now: number,
): Promise<string[]> {
  const waiting = await executeSql<{ leadId: string }>(MAKE_DUE, [leadIds, new Date(now)])
  const dead = (await lockDeliveries(leadIds, executeSql)).filter(({ state }) => state === 'dead')
  await saveDeliveries(
    dead.map((row) => step(row, { type: 'delivery.replayed' }, limits, now)),
    now,
    executeSql,
  )
  return [...waiting.rows, ...dead].map(({ leadId }) => leadId)
}

/**
 * Keeps what the CRM record of a stored lead shall hold beyond the lead (section 7, `POST
 * /api/lead/createleadzoho?leadId=`), and makes its delivery due when it waits; one that is on its way, delivered or
 * dead has the extras for a replay.
 * @param leadId a lead's id, or another id under which it was acknowledged
 * @param extra plain fields; those that the CRM record takes (model/lead/crmRecord.ts) stand above the lead's own
 * @throws the database's error
 */
export function requestDelivery(
  leadId: string,
  extra: Readonly<Record<string, unknown>>,
  database: Pick<Database, 'transaction'>,
): Promise<'requested' | 'unknownLead'> {
  return database.transaction(async (executeSql) => {
    const { rows } = await executeSql<{ leadId: string }>(KEEP_EXTRAS, [leadId, JSON.stringify(extra)])
    const known = rows[0]?.leadId
    if (known === undefined) return 'unknownLead'
    await executeSql(MAKE_DUE, [[known], new Date()])
    return 'requested'
  })
}
