import 'server-only'
import type { DeliveryLimits } from '@/machines/leadDelivery/leadDelivery.machine'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import type { JsonObject } from '@/server/database/schema'
import { openCrmExtra, sealCrmExtra } from '@/server/privacy/sealing/sealedJson'
import { lockDeliveries, saveDeliveries, step } from './deliveryRows'

/** One statement, so that a concurrent claim stays valid. */
const MAKE_DUE = `update lead_delivery set next_attempt_at = $2::timestamptz, updated_at = $2::timestamptz
  where lead_id = any($1::uuid[]) and state in ('pending', 'retrying')
  returning lead_id as "leadId"`

/** Leads that wait for corrected settings. */
export const WAITS_FOR_SETTINGS = `state = 'retrying' and last_error ->> 'kind' in ('auth', 'settings')`

const MAKE_WAITING_DUE = `update lead_delivery set next_attempt_at = $1::timestamptz, updated_at = $1::timestamptz
  where ${WAITS_FOR_SETTINGS} and next_attempt_at > $1::timestamptz
    -- What may have been taken already is not sent again before its time.
    and last_error -> 'retryAfterMs' is null`

/** @param now epoch milliseconds @throws the database's error */
export const makeWaitingForSettingsDue = async (
  { executeSql }: Pick<Database, 'executeSql'>,
  now: number,
): Promise<void> => {
  await executeSql(MAKE_WAITING_DUE, [new Date(now)])
}

const EXTRAS = `select lead_id as "leadId", crm_extra as extra from lead_delivery
  where lead_id = coalesce((select lead_id from lead_alias where id = $1::uuid), $1::uuid) for update`
const KEEP_EXTRAS = 'update lead_delivery set crm_extra = $2::jsonb where lead_id = $1::uuid'

/** Several complete CRM records in Devanagari. */
const EXTRAS_LIMIT_BYTES = 16 * 1024

/**
 * Makes deliveries due now: those that wait for their next attempt, and dead ones, which are tried again from the first
 * attempt on. The server finds them within seconds. Needs no transaction, so that the command line can do it through
 * the admin socket.
 * @param now epoch milliseconds
 * @returns the ids of the leads that are due
 * @throws the database's error
 */
export async function scheduleNow(
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
 * A lead's extras have a limit all together, however many calls bring them.
 * @param leadId a lead's id, or another id under which it was acknowledged
 * @param extra plain fields; those that the CRM record takes (model/lead/crmRecord.ts) stand above the lead's own
 * @throws the database's error
 */
export function requestDelivery(
  leadId: string,
  extra: Readonly<Record<string, unknown>>,
  database: Pick<Database, 'transaction'>,
): Promise<'requested' | 'unknownLead' | 'tooMuch'> {
  return database.transaction(async (executeSql) => {
    const [known] = (await executeSql<{ leadId: string; extra: JsonObject | null }>(EXTRAS, [leadId])).rows
    if (!known) return 'unknownLead'
    const all = { ...openCrmExtra(known.extra, known.leadId), ...extra }
    if (Buffer.byteLength(JSON.stringify(all)) > EXTRAS_LIMIT_BYTES) return 'tooMuch'
    await executeSql(KEEP_EXTRAS, [known.leadId, JSON.stringify(sealCrmExtra(all, known.leadId))])
    await executeSql(MAKE_DUE, [[known.leadId], new Date()])
    return 'requested'
  })
}
