import 'server-only'
import { createHash } from 'node:crypto'
import {
  type FollowUp,
  type FollowUpLimits,
  type FollowUpMachineEvent,
  NEW_FOLLOW_UP,
  nextFollowUp,
} from '@/machines/leadFollowUp/leadFollowUp.machine'
import { slicesById } from '@/server/database/slicesById'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { FOLLOW_UP_COLUMNS, followUpOf, type StoredFollowUp } from './followUpRow'
import { areMilestonesOf, type Milestones } from './milestones'

/*
 * The events of a lead: added with each step of its row, never changed. Each holds the hash of the one before it, so that a
 * changed one shows; replayed, they give the row again (docs/decisions/0055).
 */

/** What stands in lead_event.data: the machine's event without its type, and the limits that it was judged by. */
export const eventData = ({ type: _type, ...event }: FollowUpMachineEvent, limits: FollowUpLimits): string =>
  JSON.stringify({ ...event, limits })

/** What an event's hash is of, beside the hash of the one before it. */
export interface ChainedEvent {
  readonly lead_id: string
  readonly version: number
  readonly at: Date | string
  readonly staff_id: string | null
  readonly type: string
  readonly from_state: string
  readonly to_state: string
  readonly data: string
}

export const hashOf = (previous: string, event: ChainedEvent): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        previous,
        event.lead_id,
        event.version,
        new Date(event.at).toISOString(),
        event.staff_id,
        event.type,
        event.from_state,
        event.to_state,
        event.data,
      ]),
    )
    .digest('hex')

type EventRow = ChainedEvent & { readonly previous_hash: string; readonly hash: string }

/** A stored event as the machine takes it, with the limits of then. */
function replayable({ type, data }: Pick<EventRow, 'type' | 'data'>) {
  // The hash before was of this text: it is as eventData wrote it.
  const { limits, ...event } = JSON.parse(data) as { readonly limits: FollowUpLimits }
  return { limits, event: { type, ...event } as unknown as FollowUpMachineEvent }
}

/** The row that a lead's events give, in their order; undefined when one of them does not fit. */
export function replay(events: readonly Pick<EventRow, 'type' | 'data'>[]): FollowUp | undefined {
  let row: FollowUp | undefined = NEW_FOLLOW_UP
  for (const stored of events) {
    const { event, limits } = replayable(stored)
    row = row && nextFollowUp(row, event, limits)
  }
  return row
}

/** Whether all events and rows are as they were written; else the first lead whose are not, and what is wrong. */
export type FollowUpVerdict =
  | { readonly kind: 'whole'; readonly events: number; readonly leads: number }
  | {
      readonly kind: 'broken'
      readonly leadId: string
      readonly why: 'event changed' | 'event missing' | 'row differs from its events'
    }

const SLICE_ROWS = 500
const ROWS = `select ${FOLLOW_UP_COLUMNS}, f.is_counted, f.booked_at, f.visited_at, f.last_call_at, f.calls from lead_follow_up f
  where f.lead_id > $1::uuid and (f.version > 0 or exists (select from lead_event e where e.lead_id = f.lead_id))
  order by f.lead_id limit $2::int`
const EVENTS = `select lead_id, version, at, staff_id, type, from_state, to_state, data, previous_hash, hash
  from lead_event where lead_id = any($1::uuid[]) order by lead_id, version`
const STRAYS = `select lead_id from lead_event e
  where not exists (select from lead_follow_up f where f.lead_id = e.lead_id) limit 1`

type Row = StoredFollowUp & Milestones & { readonly is_counted: boolean }

function faultOf(row: Row, events: readonly EventRow[]) {
  let previous = ''
  let state = NEW_FOLLOW_UP.state as string
  for (const [index, event] of events.entries()) {
    if (event.version !== index + 1 || event.previous_hash !== previous) return 'event missing' as const
    if (event.hash !== hashOf(previous, event) || event.from_state !== state) return 'event changed' as const
    previous = event.hash
    state = event.to_state
  }
  if (row.version !== events.length || row.last_hash !== previous) return 'event missing' as const
  const again = replay(events)
  const isSame = again && JSON.stringify(inOrder(again)) === JSON.stringify(inOrder(followUpOf(row)))
  const isCounted = !row.is_counted || areMilestonesOf(row, events)
  return isSame && isCounted ? undefined : ('row differs from its events' as const)
}

/** With the keys in the order in which a replay has them. */
const inOrder = (row: FollowUp): FollowUp => ({ ...NEW_FOLLOW_UP, ...row })

/** A step of a lead, as the desk's command lists it. */
export interface ListedEvent {
  readonly seq: string
  readonly at: Date | string
  readonly leadId: string
  /** Who did it; null for the site itself. */
  readonly by: string | null
  readonly type: string
  readonly from: string
  readonly to: string
}

const LISTED = `select e.seq::text, e.at, e.lead_id as "leadId", s.name as by, e.type, e.from_state as from, e.to_state as to
  from lead_event e left join staff_member s on s.id = e.staff_id
  where e.seq > $1::bigint order by e.seq limit ${SLICE_ROWS}`

/** All events in the order in which they were written. @throws the database's error */
export async function* eventsOfAll(executeSql: ExecuteSql): AsyncGenerator<ListedEvent> {
  for (let last = '0'; ;) {
    const { rows } = await executeSql<ListedEvent>(LISTED, [last])
    yield* rows
    if (rows.length < SLICE_ROWS) return
    last = rows.at(-1)?.seq ?? last
  }
}

/**
 * Walks the events of all leads and replays them.
 * @throws the database's error
 */
export async function verifyFollowUps(executeSql: ExecuteSql): Promise<FollowUpVerdict> {
  let [events, leads] = [0, 0]
  const stray = (await executeSql<{ lead_id: string }>(STRAYS)).rows[0]
  if (stray) return { kind: 'broken', leadId: stray.lead_id, why: 'row differs from its events' }
  const slices = slicesById<Row>(executeSql, ROWS, { rows: SLICE_ROWS, idOf: ({ lead_id }) => lead_id })
  for await (const rows of slices) {
    const all = (await executeSql<EventRow>(EVENTS, [rows.map(({ lead_id }) => lead_id)])).rows
    const byLead = new Map<string, EventRow[]>()
    for (const event of all) byLead.set(event.lead_id, [...(byLead.get(event.lead_id) ?? []), event])
    for (const row of rows) {
      const own = byLead.get(row.lead_id) ?? []
      const why = faultOf(row, own)
      if (why) return { kind: 'broken', leadId: row.lead_id, why }
      events += own.length
    }
    leads += rows.length
  }
  return { kind: 'whole', events, leads }
}
