import 'server-only'
import { isLeft } from 'fp-ts/Either'
import { type DeliveryLimits } from '@/machines/leadDelivery/leadDelivery.machine'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import type { DeliveryResult, LeadForDelivery } from '@/server/delivery/adapters/deliveryAdapter'
import { COLUMNS, type Delivery, lockDeliveries, saveDeliveries, step } from './deliveryRows'
import { leadsToSend } from './leadsToSend'

/** A claimed lead: its row before and after the claim, and what to send. */
export type Claimed = {
  readonly before: Delivery
  readonly delivery: Delivery
  /** Undefined when the stored lead is unreadable. */
  readonly lead: LeadForDelivery | undefined
}

export type Outcome = { readonly claimed: Claimed; readonly result: DeliveryResult }

export type OutboxParts = {
  readonly database: Database
  readonly limits: DeliveryLimits
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** Reads the index lead_delivery_due; a delivery in progress has no next attempt and sorts first. */
const CLAIM = `select ${COLUMNS} from lead_delivery
  where state in ('pending', 'retrying', 'delivering')
    and coalesce(next_attempt_at, '-infinity'::timestamptz) <= $1::timestamptz
    and (state <> 'delivering' or updated_at <= $2::timestamptz)
    and lead_id <> all($3::uuid[])
  order by coalesce(next_attempt_at, '-infinity'::timestamptz)
  limit $4 for update skip locked`

/** Read by the desk (server/desk/followUp/timers.ts). */
const KEEP_STAGES = `update lead_delivery as d set crm_stage = x.stage
  from json_to_recordset($1::json) as x("leadId" uuid, stage text) where d.lead_id = x."leadId"`

/** Which rows may be claimed: deliveries in progress since before `strandedBefore` count as abandoned. */
export type Claim = {
  readonly most: number
  readonly adapter: string
  /** Epoch milliseconds. */
  readonly strandedBefore: number
  /** Leads that this process has claimed already. */
  readonly except: readonly string[]
}

/** Claims due leads in one transaction: their rows become `delivering`. Rows locked by another server are skipped. @throws the database's error */
export function claimDeliveries(
  { database, limits, now }: OutboxParts,
  { most, adapter, strandedBefore, except }: Claim,
): Promise<Claimed[]> {
  return database.transaction(async (executeSql) => {
    const at = now()
    const due = await executeSql<Delivery>(CLAIM, [new Date(at), new Date(strandedBefore), except, most])
    if (due.rows.length === 0) return []
    const claimed = due.rows.map((row) => {
      const before =
        row.state === 'delivering' ? step(row, { type: 'delivery.interrupted' }, limits, at) : row
      return { before, delivery: { ...step(before, { type: 'delivery.started' }, limits, at), adapter } }
    })
    await saveDeliveries(
      claimed.map(({ delivery }) => delivery),
      at,
      executeSql,
    )
    const leads = await leadsToSend(
      claimed.map(({ delivery }) => delivery.leadId),
      executeSql,
    )
    return claimed.map((one) => ({ ...one, lead: leads.get(one.delivery.leadId) }))
  })
}

/** Stores outcomes in one transaction. @returns the updated rows, without leads that another worker has claimed since @throws the database's error */
export function saveOutcomes(
  { database, limits, now }: OutboxParts,
  outcomes: readonly Outcome[],
): Promise<Delivery[]> {
  return database.transaction(async (executeSql) => {
    const at = now()
    const results = new Map(outcomes.map(({ claimed, result }) => [claimed.delivery.leadId, result]))
    const rows = await stillOurs(
      outcomes.map(({ claimed }) => claimed),
      executeSql,
    )
    const moved = rows.flatMap((row): Delivery[] => {
      const result = results.get(row.leadId)
      if (!result) return []
      if (isLeft(result)) return [step(row, { type: 'delivery.failed', failure: result.left }, limits, at)]
      const { externalId = null } = result.right
      return [{ ...step(row, { type: 'delivery.succeeded' }, limits, at), externalId }]
    })
    await saveDeliveries(moved, at, executeSql)
    const stages = moved.flatMap(({ leadId }) => {
      const result = results.get(leadId)
      return result && !isLeft(result) && result.right.stage ? [{ leadId, stage: result.right.stage }] : []
    })
    if (stages.length > 0) await executeSql(KEEP_STAGES, [JSON.stringify(stages)])
    return moved
  })
}

/** Undoes the claim of leads that were not sent; they are due after `waitMs`. @throws the database's error */
export function putBack(
  { database, now }: Pick<OutboxParts, 'database' | 'now'>,
  claimed: readonly Claimed[],
  waitMs: number,
): Promise<void> {
  return database.transaction(async (executeSql) => {
    const at = now()
    const ours = new Set((await stillOurs(claimed, executeSql)).map(({ leadId }) => leadId))
    const rows = claimed.flatMap(({ before }) =>
      ours.has(before.leadId)
        ? [{ ...before, nextAttemptAt: waitMs > 0 ? new Date(at + waitMs) : before.nextAttemptAt }]
        : [],
    )
    await saveDeliveries(rows, at, executeSql)
  })
}

/** The rows, locked, of leads still claimed by this worker. */
async function stillOurs(claimed: readonly Claimed[], executeSql: ExecuteSql): Promise<Delivery[]> {
  const attempts = new Map(claimed.map(({ delivery }) => [delivery.leadId, delivery.attempts]))
  const rows = await lockDeliveries([...attempts.keys()], executeSql)
  return rows.filter((row) => row.state === 'delivering' && row.attempts === attempts.get(row.leadId))
}
