import 'server-only'
import {
  snapshotOfRow,
  nextDelivery,
  type DeliveryEvent,
  type DeliveryLimits,
} from '@/machines/leadDelivery/leadDelivery.machine'
import type { DeliveryFailure, DeliveryState } from '@/model/lead/leadDelivery'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { recordTransition } from '@/server/traces/machineSteps'

/** One row of the outbox. `lastError`: why the last attempt failed, without personal data. */
export type Delivery = {
  leadId: string
  adapter: string | null
  state: DeliveryState
  attempts: number
  nextAttemptAt: Date | null
  lastError: DeliveryFailure | null
  /** Fields that the receiver has refused. */
  leftOut: readonly string[]
  deliveredAt: Date | null
  externalId: string | null
  updatedAt: Date
}

export const COLUMNS = `lead_id as "leadId", adapter, state, attempts, next_attempt_at as "nextAttemptAt",
  last_error as "lastError", delivered_at as "deliveredAt", external_id as "externalId", left_out as "leftOut", updated_at as "updatedAt"`

const LOCK = `select ${COLUMNS} from lead_delivery where lead_id = any($1::uuid[]) order by lead_id for update`

const SAVE = `update lead_delivery as d set adapter = x.adapter, state = x.state, attempts = x.attempts,
    next_attempt_at = x."nextAttemptAt", last_error = x."lastError", delivered_at = x."deliveredAt",
    external_id = x."externalId", left_out = x."leftOut", updated_at = $2::timestamptz
  from json_to_recordset($1::json) as x("leadId" uuid, adapter text, state text, attempts int,
    "nextAttemptAt" timestamptz, "lastError" jsonb, "deliveredAt" timestamptz, "externalId" text,
    "leftOut" text[])
  where d.lead_id = x."leadId"`

/** The machine's events without the time and the random number, which `step` adds. */
type WithoutEdge<Event> = Event extends unknown ? Omit<Event, 'at' | 'random'> : never

/** A row after one event of the leadDelivery machine. @param at epoch milliseconds */
export function step(
  row: Delivery,
  event: WithoutEdge<DeliveryEvent>,
  limits: DeliveryLimits,
  at: number,
): Delivery {
  const before = { ...row, nextAttemptAt: row.nextAttemptAt?.getTime() ?? null }
  // TypeScript does not see that adding the two keys restores the union.
  const timed = { ...event, at, random: Math.random() } as DeliveryEvent
  recordTransition(() => ({
    machineId: 'leadDelivery',
    of: row.leadId,
    from: snapshotOfRow(before, limits),
    event: timed,
  }))
  const { nextAttemptAt, ...next } = nextDelivery(before, timed, limits)
  return {
    ...row,
    ...next,
    nextAttemptAt: nextAttemptAt === null ? null : new Date(nextAttemptAt),
    deliveredAt: next.state === 'delivered' ? (row.deliveredAt ?? new Date(at)) : null,
  }
}

/** Only failures use the limits. */
const NO_FAILURE: DeliveryLimits = { maxAttempts: 1, baseDelayMs: 0, maxDelayMs: 0 }

/** Adapter of demonstration leads, which are never delivered. */
export const DEMO_ADAPTER = 'demonstration'

/** The row of a lead that its patient has changed: due again, even if a delivery is in progress. */
export function changedLead(row: Delivery, at: number): Delivery {
  if (row.adapter === DEMO_ADAPTER) return row
  const stopped = step(row, { type: 'delivery.interrupted' }, NO_FAILURE, at)
  return step(stopped, { type: 'delivery.replayed' }, NO_FAILURE, at)
}

/** The row of a withdrawn lead: not delivered unless an adapter has had it before. */
export function withdrawnLead(row: Delivery, at: number): Delivery {
  return row.adapter === null
    ? step(row, { type: 'delivery.withdrawn' }, NO_FAILURE, at)
    : changedLead(row, at)
}

/** The leads' rows, locked until the transaction ends, always in the same order so that servers cannot deadlock. */
export async function lockDeliveries(
  leadIds: readonly string[],
  executeSql: ExecuteSql,
): Promise<Delivery[]> {
  return (await executeSql<Delivery>(LOCK, [leadIds])).rows
}

/** Writes rows back. @param at the moment of the change, epoch milliseconds */
export async function saveDeliveries(
  rows: readonly Delivery[],
  at: number,
  executeSql: ExecuteSql,
): Promise<void> {
  if (rows.length > 0) await executeSql(SAVE, [JSON.stringify(rows), new Date(at)])
}
