import 'server-only'
import type { DeliveryFailure, DeliveryState } from '@/model/lead/leadDelivery'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'

/** One row of the outbox. Times are dates, `lastError` says why the last attempt failed, without personal data. */
export type Delivery = {
  leadId: string
  adapter: string | null
  state: DeliveryState
  attempts: number
  nextAttemptAt: Date | null
  lastError: DeliveryFailure | null
  deliveredAt: Date | null
  externalId: string | null
  updatedAt: Date
}

/** Whether a lead may be taken now: it waits and its time has come, or it was left behind under way. */
export function isDue(row: Delivery, at: number, expireMs: number): boolean {
  if (row.state === 'delivering') return row.updatedAt.getTime() <= at - expireMs
  if (row.state !== 'pending' && row.state !== 'retrying') return false
  return row.nextAttemptAt === null || row.nextAttemptAt.getTime() <= at
}

const COLUMNS = `lead_id as "leadId", adapter, state, attempts, next_attempt_at as "nextAttemptAt",
  last_error as "lastError", delivered_at as "deliveredAt", external_id as "externalId", updated_at as "updatedAt"`

/** The leads' rows by lead id, locked until the transaction ends; in one order, so that two workers never block each other for ever. */
export async function lockDeliveries(
  leadIds: readonly string[],
  executeSql: ExecuteSql,
): Promise<Map<string, Delivery>> {
  if (leadIds.length === 0) return new Map()
  const { rows } = await executeSql<Delivery>(
    `select ${COLUMNS} from lead_delivery where lead_id = any($1::uuid[]) order by lead_id for update`,
    [leadIds],
  )
  return new Map(rows.map((row) => [row.leadId, row]))
}

/** Writes rows back. @param at the moment of the change, epoch milliseconds */
export async function saveDeliveries(
  rows: readonly Delivery[],
  at: number,
  executeSql: ExecuteSql,
): Promise<void> {
  if (rows.length === 0) return
  await executeSql(
    `update lead_delivery as d set adapter = x.adapter, state = x.state, attempts = x.attempts,
        next_attempt_at = x."nextAttemptAt", last_error = x."lastError", delivered_at = x."deliveredAt",
        external_id = x."externalId", updated_at = $2::timestamptz
      from json_to_recordset($1::json) as x("leadId" uuid, adapter text, state text, attempts int,
        "nextAttemptAt" timestamptz, "lastError" jsonb, "deliveredAt" timestamptz, "externalId" text)
      where d.lead_id = x."leadId"`,
    [JSON.stringify(rows), new Date(at)],
  )
}
