import 'server-only'
import type { Kysely } from 'kysely'
import { isUniqueViolation } from '@/server/database/database'
import { type ExecuteSql, kyselyIn, type SqlDatabase } from '@/server/database/postgres/sqlPool'
import type { Schema } from '@/server/database/schema'
import {
  isEndSigned,
  isSigned,
  type Place,
  signEnd,
  type StoredEnd,
} from '@/server/privacy/sealing/signedChain'
import { type AuditEntry, entryOf, linkOf, START } from './auditChain'
import type { AuditActor, AuditNote } from './auditNote'

const TRIES = 50

/**
 * The signed end, and entries after it: an older release running in parallel writes entries without moving the end.
 */
const END = `select t.seq::text, t.hash, t.signature, behind.seq::text as behind_seq, behind.hash as behind_hash,
    first.seq::text as first_seq, first.previous_hash as before_first
  from audit_end t
  left join lateral (select seq, hash from audit_entry where seq > t.seq order by audit_entry.seq desc limit 1) behind on true
  left join lateral (select seq, previous_hash from audit_entry where t.signature is null order by audit_entry.seq limit 1) first
    on true`
/** Inside a transaction this locks out other writers until it ends; a single write needs no lock. */
const HELD_END = `${END} for update of t`
/** Nothing is added when another server's entry came first. Numbers have no gaps, also where an older release writes the next. */
const ADD = `with moved as (
    update audit_end set seq = $3::bigint, hash = $4, signature = $5 where seq = $2::bigint
      returning setval(pg_get_serial_sequence('audit_entry', 'seq'), $3::bigint)
  )
  insert into audit_entry (seq, at, entry, previous_hash, hash) overriding system value
    select seq, at, entry, previous, hash from json_to_recordset($1::json)
      as x(seq bigint, at timestamptz, entry text, previous text, hash text)
    where exists (select from moved) order by x.seq`
/** The end was removed: new entries record that. */
const NEW_END = `insert into audit_end (seq, hash, signature)
  select coalesce(last.seq, 0), coalesce(last.hash, '${START}'), '' from (select) as one
    left join (select seq, hash from audit_entry order by audit_entry.seq desc limit 1) as last on true
  on conflict do nothing`

/** An entry on its way into the trail. */
export interface DatedNote extends AuditNote {
  readonly at: Date
  /** As AuditEntry has it. */
  readonly beginsAfter?: Place
}

/** @param add answers whether it has added; it is asked again where another server's entry came first */
async function untilAdded(add: () => Promise<boolean>): Promise<void> {
  for (let tried = 1; !(await add().catch(refusesOther)); tried++)
    if (tried >= TRIES) throw new Error('the audit trail is busy')
}

/** An older release's entry has the number that this one was to have. @throws every other error */
function refusesOther(error: unknown): false {
  if (isUniqueViolation(error)) return false
  throw error
}

/**
 * Adds entries at the chain's end, together.
 * @throws the database's error: what must be written down and cannot be is not done
 */
export const recordAll = (executeSql: ExecuteSql, notes: readonly DatedNote[]): Promise<void> =>
  untilAdded(() => addAll(executeSql, notes))

/** What a change that is written down is made with. */
export interface RecordedTransaction {
  readonly executeSql: ExecuteSql
  readonly kysely: Kysely<Schema>
  /** Notes what was changed. */
  readonly note: (done: Omit<DatedNote, 'at'>) => void
}

/**
 * Makes a change and adds its audit entries in one transaction. The entries come last, because other writers wait
 * from then on.
 * @throws the database's error
 */
export const recordedChange = <Done>(
  { transaction }: Pick<SqlDatabase, 'transaction'>,
  change: (within: RecordedTransaction) => Promise<Done>,
): Promise<Done> =>
  transaction(async (executeSql) => {
    const notes: DatedNote[] = []
    const note = (done: Omit<DatedNote, 'at'>) => void notes.push({ ...done, at: new Date() })
    const done = await change({ executeSql, kysely: kyselyIn(executeSql), note })
    if (notes.length) await untilAdded(() => addAll(executeSql, notes, HELD_END))
    return done
  })

interface EndRow extends Omit<StoredEnd, 'seq'> {
  readonly seq: string
  readonly behind_seq: string | null
  readonly behind_hash: string | null
  readonly first_seq: string | null
  readonly before_first: string | null
}

/** What the first entry after an end says of it. */
function remarkOn(row: EndRow): Pick<AuditEntry, 'beginsAfter' | 'followsUnsignedEnd'> {
  if (row.signature === null && !isSigned({ hash: row.behind_hash ?? row.hash }))
    return { beginsAfter: { seq: Number(row.first_seq ?? 1) - 1, hash: row.before_first ?? row.hash } }
  return isEndSigned('audit', { ...row, seq: Number(row.seq) }) ? {} : { followsUnsignedEnd: true }
}

/** @returns whether they were added */
async function addAll(executeSql: ExecuteSql, notes: readonly DatedNote[], end = END): Promise<boolean> {
  const row = (await executeSql<EndRow>(end)).rows[0]
  if (!row) {
    await executeSql(NEW_END)
    return false
  }
  let place: Place = { seq: Number(row.behind_seq ?? row.seq), hash: row.behind_hash ?? row.hash }
  const links = notes.map(({ at, actor, action, count, subject, why, beginsAfter, eventsEnd }, index) => {
    const remark = index === 0 ? remarkOn(row) : {}
    const entry = JSON.stringify({
      at: at.toISOString(),
      actor,
      action,
      count,
      subject,
      why,
      beginsAfter,
      eventsEnd,
      ...remark,
    })
    const link = { seq: place.seq + 1, at, entry, previous: place.hash }
    const hash = linkOf(link)
    place = { seq: link.seq, hash }
    return { ...link, hash }
  })
  const last = [place.seq, place.hash, signEnd('audit', place)]
  const added = await executeSql(ADD, [JSON.stringify(links), row.seq, ...last])
  return added.rowCount === notes.length
}

/** As recordAll, one entry. */
export const recordAudit = (executeSql: ExecuteSql, note: AuditNote, now = new Date()): Promise<void> =>
  recordAll(executeSql, [{ ...note, at: now }])

/** An entry as it is stored. */
export interface AuditRow {
  readonly seq: string
  readonly at: Date | string
  readonly entry: string
  readonly previous_hash: string
  readonly hash: string
}

const PAGE = 1000
const FOLLOW_EVERY_MS = 1000
const READ = `select seq::text, at, entry, previous_hash, hash from audit_entry where seq > $1::bigint
  order by audit_entry.seq limit ${PAGE}`

/**
 * All entries, oldest first.
 * @param follows keeps waiting for new ones
 */
export async function* auditRows(executeSql: ExecuteSql, follows = false): AsyncGenerator<AuditRow> {
  for (let last = '0'; ;) {
    const page = (await executeSql<AuditRow>(READ, [last])).rows
    yield* page
    last = page.at(-1)?.seq ?? last
    if (page.length === PAGE) continue
    if (!follows) return
    await new Promise((resolve) => setTimeout(resolve, FOLLOW_EVERY_MS))
  }
}

/** Which entries; what is left out does not narrow. */
export interface AuditFilter {
  readonly since?: Date
  readonly actor?: AuditActor
  /** Keeps waiting for new entries. */
  readonly follows?: boolean
}

/** Entries, oldest first; those that cannot be read any more are left out (verifyAudit names them). */
export async function* auditEntries(
  executeSql: ExecuteSql,
  { since = new Date(0), actor, follows }: AuditFilter = {},
): AsyncGenerator<AuditEntry> {
  for await (const row of auditRows(executeSql, follows)) {
    const entry = entryOf(row.entry)
    if (entry && new Date(entry.at) >= since && (actor ?? entry.actor) === entry.actor) yield entry
  }
}

/** Of entries that were removed: how many, and the place that the trail begins after from now on. */
export interface RemovedEntries {
  readonly count: number
  readonly beginsAfter: Place
}

const REMOVE = `with due as (
    select seq from audit_entry
    where seq < coalesce((select min(seq) from audit_entry where at >= date_trunc('day', $1::timestamptz)), 9223372036854775807)
    order by seq limit $2::int
  ), removed as (delete from audit_entry where seq in (select seq from due) returning seq, hash)
  select seq::text, hash, (count(*) over ())::int as count from removed order by removed.seq desc limit 1`

/**
 * Removes the oldest entries, those of whole days: from the first one that stays on all stay. Who removes them notes where
 * the trail begins now (`beginsAfter`), in the same transaction.
 * @returns undefined where none is due @throws the database's error
 */
export async function removeEntries(
  executeSql: ExecuteSql,
  before: Date,
  most: number,
): Promise<RemovedEntries | undefined> {
  const { rows } = await executeSql<{ seq: string; hash: string; count: number }>(REMOVE, [before, most])
  const [row] = rows
  return row && { count: row.count, beginsAfter: { seq: Number(row.seq), hash: row.hash } }
}
