import 'server-only'
import {
  type FollowUp,
  type FollowUpLimits,
  type FollowUpMachineEvent,
  NEW_FOLLOW_UP,
} from '@/machines/leadFollowUp/leadFollowUp.context'
import { nextFollowUp } from '@/machines/leadFollowUp/followUpSteps'
import { auditEntries } from '@/server/privacy/audit/auditTrail'
import { slicesById } from '@/server/database/slicesById'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { type ChainedEvent, eventText } from '@/server/privacy/sealing/eventText'
import type { ChainsVerdict } from '@/server/privacy/sealing/machineChain'
import {
  isEndSigned,
  isLinkWhole,
  isSigned,
  type Place,
  signedWith,
  signEnd,
  signLink,
} from '@/server/privacy/sealing/signedChain'
import { FOLLOW_UP_COLUMNS, followUpOf, type StoredFollowUp } from './followUpRow'
import { areMilestonesOf, type Milestones } from './followUpTotals'

/*
 * The events of a lead: appended with each step of its row, never changed. They form a signed chain, whose signed end
 * is in the row; a replay gives the row again (docs/decisions/0055).
 */

/** Content of lead_event.data: the machine's event without its type, and the limits in force. */
export const eventData = ({ type: _type, ...event }: FollowUpMachineEvent, limits: FollowUpLimits): string =>
  JSON.stringify({ ...event, limits })

/** An event of a lead, without the signatures. */
export interface LeadEvent extends ChainedEvent {
  readonly lead_id: string
}

/** The signature of an event after another one. */
export const signEvent = (previous: string, event: LeadEvent): string =>
  signLink('leadEvents', eventText(event.lead_id, previous, event))

/** The signature of a lead's last event being its last. */
export const signEventsEnd = (leadId: string, end: Place): string => signEnd('leadEvents', end, leadId)

type EventRow = LeadEvent & { readonly previous_hash: string; readonly hash: string }

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

const SLICE_ROWS = 500
const ROWS = `select ${FOLLOW_UP_COLUMNS}, f.is_counted, f.booked_at, f.visited_at, f.last_call_at, f.calls,
    f.end_signature from lead_follow_up f
  where f.lead_id > $1::uuid and (f.version > 0 or exists (select from lead_event e where e.lead_id = f.lead_id))
  order by f.lead_id limit $2::int`
const EVENTS = `select lead_id, version, at, staff_id, type, from_state, to_state, data, previous_hash, hash
  from lead_event where lead_id = any($1::uuid[]) order by lead_id, version`
const STRAYS = `select lead_id from lead_event e
  where not exists (select from lead_follow_up f where f.lead_id = e.lead_id) limit 1`

interface Row extends StoredFollowUp, Milestones {
  readonly is_counted: boolean
  readonly end_signature: string | null
}

function chainFault(events: readonly EventRow[]) {
  let previous = ''
  let state = NEW_FOLLOW_UP.state as string
  for (const [index, event] of events.entries()) {
    if (event.version !== index + 1 || event.previous_hash !== previous) return 'event missing' as const
    if (signedWith(event) < signedWith({ hash: previous })) return 'event not signed' as const
    const text = eventText(event.lead_id, previous, event)
    if (!isLinkWhole('leadEvents', event.hash, text, text) || event.from_state !== state)
      return 'event changed' as const
    previous = event.hash
    state = event.to_state
  }
  return undefined
}

/** @param written where the lead's events ended when the audit trail last named it */
function endFault(row: Row, events: readonly EventRow[], written: Place | undefined) {
  const end = { seq: row.version, hash: row.last_hash, signature: row.end_signature }
  const last = events.at(-1)?.hash ?? ''
  if (end.seq !== events.length || end.hash !== last) return 'event missing' as const
  const isEndWhole = isSigned(end) ? isEndSigned('leadEvents', end, row.lead_id) : end.signature === null
  if (!isEndWhole) return 'event missing' as const
  return written && events[written.seq - 1]?.hash !== written.hash ? ('event missing' as const) : undefined
}

function faultOf(row: Row, events: readonly EventRow[], written: Place | undefined) {
  const fault = chainFault(events) ?? endFault(row, events, written)
  if (fault) return fault
  const again = replay(events)
  const isSame = again && JSON.stringify(inOrder(again)) === JSON.stringify(inOrder(followUpOf(row)))
  const isCounted = !row.is_counted || areMilestonesOf(row, events)
  return isSame && isCounted ? undefined : ('row differs from its events' as const)
}

const LEADS = 'select id from lead where id = any($1::uuid[]) limit 1'

/** The first lead of these that is there still: who erased the others erased their events. */
async function firstOfThose(executeSql: ExecuteSql, leadIds: readonly string[]): Promise<string | undefined> {
  for (let from = 0; from < leadIds.length; from += SLICE_ROWS) {
    const { rows } = await executeSql<{ id: string }>(LEADS, [leadIds.slice(from, from + SLICE_ROWS)])
    if (rows[0]) return rows[0].id
  }
  return undefined
}

/** Where the events of leads ended after the last change that the audit trail names, by lead. */
async function writtenEnds(executeSql: ExecuteSql): Promise<Map<string, Place>> {
  const ends = new Map<string, Place>()
  for await (const { subject, eventsEnd } of auditEntries(executeSql))
    if (subject !== undefined && eventsEnd) ends.set(subject, eventsEnd)
  return ends
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
 * Verifies and replays the events of all leads. Old chain ends that were restored together with their old events are
 * detected by the audit trail, which is trusted here (verifyAudit checks it).
 * @throws the database's error; {DataKeyError} when an event is signed with a key that is not here
 */
export async function verifyFollowUps(executeSql: ExecuteSql): Promise<ChainsVerdict> {
  let [events, leads] = [0, 0]
  // Others write meanwhile: ends recorded by now are in the rows read later.
  const written = await writtenEnds(executeSql)
  const stray = (await executeSql<{ lead_id: string }>(STRAYS)).rows[0]
  if (stray) return { kind: 'broken', id: stray.lead_id, why: 'row differs from its events' }
  const slices = slicesById<Row>(executeSql, ROWS, { rows: SLICE_ROWS, idOf: ({ lead_id }) => lead_id })
  for await (const rows of slices) {
    const all = (await executeSql<EventRow>(EVENTS, [rows.map(({ lead_id }) => lead_id)])).rows
    const byLead = new Map<string, EventRow[]>()
    for (const event of all) byLead.set(event.lead_id, [...(byLead.get(event.lead_id) ?? []), event])
    for (const row of rows) {
      const own = byLead.get(row.lead_id) ?? []
      const why = faultOf(row, own, written.get(row.lead_id))
      if (why) return { kind: 'broken', id: row.lead_id, why }
      events += own.length
      written.delete(row.lead_id)
    }
    leads += rows.length
  }
  const emptied = await firstOfThose(executeSql, [...written.keys()])
  return emptied === undefined
    ? { kind: 'whole', events, rows: leads }
    : { kind: 'broken', id: emptied, why: 'event missing' }
}
