import 'server-only'
import { isLeft } from 'fp-ts/Either'
import {
  deliveryStanding,
  nextDelivery,
  type DeliveryEvent,
  type DeliveryLimits,
} from '@/machines/leadDelivery/leadDelivery.machine'
import { decoded } from '@/model/decoded'
import { crmRecordFromLead } from '@/model/lead/crmRecord'
import { Lead, expandLead } from '@/model/lead/lead'
import type { DeliveryFailure, DeliveryState } from '@/model/lead/leadDelivery'
import type { Database } from '@/server/database/database'
import type { JsonObject } from '@/server/database/schema'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { recordTransition } from '@/server/traces/machineSteps'
import { DamagedSealError } from '@/server/privacy/sealing/dataKeys'
import { openCrmExtra } from '@/server/privacy/sealing/sealedJson'
import { contentOf, LEAD_COLUMNS, type StoredColumns } from '@/server/privacy/sealing/leadContent'
import type {
  DeliveredAppointment,
  DeliveryResult,
  LeadForDelivery,
} from '@/server/delivery/adapters/deliveryAdapter'

/** One row of the outbox. `lastError` says why the last attempt failed, without personal data. */
export type Delivery = {
  leadId: string
  adapter: string | null
  state: DeliveryState
  attempts: number
  nextAttemptAt: Date | null
  lastError: DeliveryFailure | null
  /** Fields that the adapter's receiver has refused. */
  leftOut: readonly string[]
  deliveredAt: Date | null
  externalId: string | null
  updatedAt: Date
}

/** A lead that this process has in hand: its row before and after it was claimed, and what is to be sent. */
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

const COLUMNS = `lead_id as "leadId", adapter, state, attempts, next_attempt_at as "nextAttemptAt",
  last_error as "lastError", delivered_at as "deliveredAt", external_id as "externalId", left_out as "leftOut", updated_at as "updatedAt"`

/** Reads the index lead_delivery_due; a delivery in progress has no next attempt and sorts first. */
const CLAIM = `select ${COLUMNS} from lead_delivery
  where state in ('pending', 'retrying', 'delivering')
    and coalesce(next_attempt_at, '-infinity'::timestamptz) <= $1::timestamptz
    and (state <> 'delivering' or updated_at <= $2::timestamptz)
    and lead_id <> all($3::uuid[])
  order by coalesce(next_attempt_at, '-infinity'::timestamptz)
  limit $4 for update skip locked`

/** Locks in one order, so that two servers never block each other for ever. */
const LOCK = `select ${COLUMNS} from lead_delivery where lead_id = any($1::uuid[]) order by lead_id for update`

const SAVE = `update lead_delivery as d set adapter = x.adapter, state = x.state, attempts = x.attempts,
    next_attempt_at = x."nextAttemptAt", last_error = x."lastError", delivered_at = x."deliveredAt",
    external_id = x."externalId", left_out = x."leftOut", updated_at = $2::timestamptz
  from json_to_recordset($1::json) as x("leadId" uuid, adapter text, state text, attempts int,
    "nextAttemptAt" timestamptz, "lastError" jsonb, "deliveredAt" timestamptz, "externalId" text,
    "leftOut" text[])
  where d.lead_id = x."leadId"`

/** The desk follows them (server/desk/followUp/timers.ts). */
const KEEP_STAGES = `update lead_delivery as d set crm_stage = x.stage
  from json_to_recordset($1::json) as x("leadId" uuid, stage text) where d.lead_id = x."leadId"`

/** A moment as JSON has it, in SQL. */
const isoInUtc = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const LEADS = `select ${LEAD_COLUMNS}, lead.created_at, lead.duplicate_of, lead.suspected_spam,
    lead.privacy_notice is not null as consent, lead.whatsapp_consent, d.crm_extra, lead.withdrawn_at, d.left_out,
    case when a.id is not null then json_build_object('state', a.state, 'version', a.version, 'revision', a.revision,
      'doctorId', a.doctor_id, 'hospital', a.hospital, 'startsAt', ${isoInUtc('a.starts_at')}, 'endsAt', ${isoInUtc('a.ends_at')},
      'token', a.token, 'reason', a.reason, 'isComing', a.coming_at is not null, 'lateMinutes', a.late_minutes) end as appointment,
    (select count(*)::int from message m where m.appointment_id = a.id and m.state = 'failed') as failed_messages
  from lead join lead_delivery d on d.lead_id = lead.id left join appointment a on a.id = lead.id
  where lead.id = any($1::uuid[])`

/** The machine's events without what this module adds: the time and the dice. */
type WithoutEdge<Event> = Event extends unknown ? Omit<Event, 'at' | 'random'> : never

/**
 * A row after one event of the leadDelivery machine, which decides its state, its attempts, its reason and its next
 * attempt; the row's own columns follow from that.
 * @param at epoch milliseconds
 */
export function step(
  row: Delivery,
  event: WithoutEdge<DeliveryEvent>,
  limits: DeliveryLimits,
  at: number,
): Delivery {
  const stood = { ...row, nextAttemptAt: row.nextAttemptAt?.getTime() ?? null }
  // The union of the events less the two keys, plus the two keys, is the union of the events.
  const came = { ...event, at, random: Math.random() } as DeliveryEvent
  recordTransition(() => ({
    machineId: 'leadDelivery',
    of: row.leadId,
    from: deliveryStanding(stood, limits),
    event: came,
  }))
  const { nextAttemptAt, ...next } = nextDelivery(stood, came, limits)
  return {
    ...row,
    ...next,
    nextAttemptAt: nextAttemptAt === null ? null : new Date(nextAttemptAt),
    deliveredAt: next.state === 'delivered' ? (row.deliveredAt ?? new Date(at)) : null,
  }
}

/** They matter to failures only. */
const NO_FAILURE: DeliveryLimits = { maxAttempts: 1, baseDelayMs: 0, maxDelayMs: 0 }

/** Adapter of the demonstration's leads: they are not delivered. */
export const DEMO_ADAPTER = 'demonstration'

/** The row of a lead whose sender has changed it: it is due again, also while it is on its way as it was. */
export function changedLead(row: Delivery, at: number): Delivery {
  if (row.adapter === DEMO_ADAPTER) return row
  const stopped = step(row, { type: 'delivery.interrupted' }, NO_FAILURE, at)
  return step(stopped, { type: 'delivery.replayed' }, NO_FAILURE, at)
}

/** The row of a lead whose sender has taken it back: one that no adapter has had in hand goes nowhere. */
export function withdrawnLead(row: Delivery, at: number): Delivery {
  return row.adapter === null
    ? step(row, { type: 'delivery.withdrawn' }, NO_FAILURE, at)
    : changedLead(row, at)
}

/** The leads' rows, locked until the transaction ends. */
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

/** Which rows may be claimed: deliveries under way since before `strandedBefore` count as left behind. */
export type Claim = {
  readonly most: number
  readonly adapter: string
  /** Epoch milliseconds. */
  readonly strandedBefore: number
  /** Leads that this process has in hand already. */
  readonly except: readonly string[]
}

/**
 * Claims leads that are due, in one transaction: their rows become `delivering`. Rows that another server is claiming
 * at this moment are passed over.
 * @throws the database's error
 */
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

/**
 * Stores outcomes of deliveries in one transaction.
 * @returns the updated rows, without leads claimed by another worker meanwhile
 * @throws the database's error
 */
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

/**
 * Puts leads back that were claimed and not sent: as if they had not been claimed, not due before `waitMs` are over.
 * @throws the database's error
 */
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

interface RowToSend extends StoredColumns {
  readonly created_at: Date
  readonly duplicate_of: string | null
  readonly suspected_spam: boolean
  readonly consent: boolean
  readonly whatsapp_consent: boolean
  readonly crm_extra: JsonObject | null
  readonly withdrawn_at: Date | null
  readonly left_out: readonly string[]
  readonly appointment: DeliveredAppointment | null
  /** Those after which the care team is asked to call are among them. */
  readonly failed_messages: number
}

/** A stored lead as adapters send it; undefined when what is stored is no Lead. @throws {DataKeyError} */
function leadToSend(row: RowToSend): LeadForDelivery | undefined {
  try {
    const { fields, first_touch, survey, corrections, notes } = contentOf(row)
    const lead = decoded(Lead, expandLead(fields))
    if (!lead) return undefined
    return {
      leadId: row.id,
      createdAt: row.created_at,
      lead,
      crm: crmRecordFromLead(lead, openCrmExtra(row.crm_extra, row.id)),
      duplicateOf: row.duplicate_of,
      suspectedSpam: row.suspected_spam,
      consent: row.consent,
      whatsappConsent: row.whatsapp_consent,
      firstTouch: first_touch,
      survey,
      withdrawnAt: row.withdrawn_at,
      leftOut: row.left_out,
      appointment: row.appointment,
      updates:
        (corrections?.length ?? 0) +
        (notes?.length ?? 0) +
        (row.withdrawn_at ? 1 : 0) +
        // Booking is the first step.
        (row.appointment ? row.appointment.version - 1 + row.failed_messages : 0),
    }
  } catch (error) {
    // One damaged row holds no other up; where a key is missing, all wait for it.
    if (error instanceof DamagedSealError) return undefined
    throw error
  }
}

/** The stored leads as adapters send them, by lead id; a lead whose stored fields are no Lead is left out. */
async function leadsToSend(
  leadIds: readonly string[],
  executeSql: ExecuteSql,
): Promise<Map<string, LeadForDelivery>> {
  const { rows } = await executeSql<RowToSend>(LEADS, [leadIds])
  const leads = rows.flatMap((row) => leadToSend(row) ?? [])
  return new Map(leads.map((lead) => [lead.leadId, lead]))
}
