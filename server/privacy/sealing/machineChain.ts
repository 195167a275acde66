import 'server-only'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { slicesById } from '@/server/database/slicesById'
import { type ChainedEvent, eventText } from './eventText'
import { type Chain, isEndSigned, isLinkWhole, signEnd, signLink } from './signedChain'

/*
 * Events of a row that is changed by the pure steps of a machine: appended with each step, never changed. They form a signed
 * chain, whose signed end is in the row; a replay gives the row again.
 */

/** A machine whose events are a chain. */
interface ChainedMachine<Row, Event> {
  readonly chain: Chain
  /** A row without events. */
  readonly fresh: Row
  /** One pure step; undefined for an event that does not fit. */
  readonly next: (row: Row, event: Event) => Row | undefined
}

type AnyRow = { readonly state: string }
type AnyEvent = { readonly type: string; readonly at: number }

/** State of a row's chain before one of its events. */
export interface ChainEnd<Row> {
  readonly id: string
  readonly version: number
  readonly hash: string
  readonly row: Row
}

/** A stored event. */
export interface LinkedEvent extends ChainedEvent {
  readonly previous_hash: string
  readonly hash: string
}

/** A step: the row after an event, and how the event and the chain's end are stored. */
export interface ChainStep<Row> {
  readonly next: Row
  readonly event: LinkedEvent
  readonly endSignature: string
}

/** One pure step with its signatures; undefined for an event that does not fit. */
export function chainStep<Row extends AnyRow, Event extends AnyEvent>(
  { chain, next: step }: ChainedMachine<Row, Event>,
  { id, version, hash: previous, row }: ChainEnd<Row>,
  event: Event,
  staffId: string | null = null,
): ChainStep<Row> | undefined {
  const next = step(row, event)
  if (!next) return undefined
  const { type, ...data } = event
  const chained = {
    version: version + 1,
    at: new Date(event.at),
    staff_id: staffId,
    type,
    from_state: row.state,
    to_state: next.state,
    data: JSON.stringify(data),
  }
  const hash = signLink(chain, eventText(id, previous, chained))
  const endSignature = signEnd(chain, { seq: chained.version, hash }, id)
  return { next, event: { ...chained, previous_hash: previous, hash }, endSignature }
}

/** Why the events of a row are not intact. */
export type ChainFault =
  'event changed' | 'event missing' | 'event not signed' | 'row differs from its events'

/** A row with its chain's end, as they are stored. */
interface StoredRow<Row> {
  readonly id: string
  readonly version: number
  readonly last_hash: string
  readonly end_signature: string
  readonly row: Row
}

/** The row that stored events give, in their order; undefined when one of them does not fit. */
function replay<Row, Event>(
  { fresh, next }: ChainedMachine<Row, Event>,
  events: readonly LinkedEvent[],
): Row | undefined {
  let row: Row | undefined = fresh
  for (const { type, data } of events)
    // The signature before was of this text: it is as chainStep wrote it.
    row = row && next(row, { type, ...JSON.parse(data) } as Event)
  return row
}

/** What is wrong with a row's events; undefined if nothing is. @throws as isLinkWhole */
function chainFault<Row extends AnyRow, Event>(
  machine: ChainedMachine<Row, Event>,
  { id, version, last_hash, end_signature, row }: StoredRow<Row>,
  events: readonly LinkedEvent[],
): ChainFault | undefined {
  const { chain } = machine
  let previous = ''
  for (const [index, event] of events.entries()) {
    if (event.version !== index + 1 || event.previous_hash !== previous) return 'event missing'
    const text = eventText(id, previous, event)
    if (!isLinkWhole(chain, event.hash, text, text)) return 'event changed'
    previous = event.hash
  }
  const end = { seq: version, hash: last_hash, signature: end_signature }
  if (end.seq !== events.length || end.hash !== previous || !isEndSigned(chain, end, id))
    return 'event missing'
  const again = replay(machine, events)
  return again && sameValue(again) === sameValue(row) ? undefined : 'row differs from its events'
}

/** A value as text, with the keys of objects in one order. */
const sameValue = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

/** Events by the row that they are of, in their order. */
function groupedBy<Event>(
  events: readonly Event[],
  idOf: (event: Event) => string,
): ReadonlyMap<string, readonly Event[]> {
  const byId = new Map<string, Event[]>()
  for (const event of events) {
    const own = byId.get(idOf(event))
    if (own) own.push(event)
    else byId.set(idOf(event), [event])
  }
  return byId
}

/** A table of rows with their chains, and the table of their events. */
interface ChainTables<Stored, Row, Event> {
  readonly machine: ChainedMachine<Row, Event>
  /** Asks for the rows beyond the id $1, at most $2 of them, in that order. */
  readonly rows: string
  /** Asks for the events of the rows $1, by row and version, with the row's id as `of`. */
  readonly events: string
  readonly rowOf: (stored: Stored) => Row
}

/** Whether all events and rows are intact, with their counts; else the first damaged row, and its fault. */
export type ChainsVerdict =
  | { readonly kind: 'whole'; readonly events: number; readonly rows: number }
  | { readonly kind: 'broken'; readonly id: string; readonly why: ChainFault }

const SLICE_ROWS = 500

/** Walks the events of all rows and replays them. @throws the database's error; as isLinkWhole */
export async function verifyChains<Stored extends Omit<StoredRow<unknown>, 'row'>, Row extends AnyRow, Event>(
  executeSql: ExecuteSql,
  { machine, rows: rowsSql, events: eventsSql, rowOf }: ChainTables<Stored, Row, Event>,
): Promise<ChainsVerdict> {
  let [events, count] = [0, 0]
  const slices = slicesById<Stored>(executeSql, rowsSql, { rows: SLICE_ROWS, idOf: ({ id }) => id })
  for await (const rows of slices) {
    const ids = rows.map(({ id }) => id)
    const all = (await executeSql<LinkedEvent & { readonly of: string }>(eventsSql, [ids])).rows
    const byId = groupedBy(all, ({ of }) => of)
    for (const stored of rows) {
      const own = byId.get(stored.id) ?? []
      const why = chainFault(machine, { ...stored, row: rowOf(stored) }, own)
      if (why) return { kind: 'broken', id: stored.id, why }
      events += own.length
    }
    count += rows.length
  }
  return { kind: 'whole', events, rows: count }
}
