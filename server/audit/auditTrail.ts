import 'server-only'
import { createHash } from 'node:crypto'
import * as t from 'io-ts'
import type { Kysely } from 'kysely'
import { decoded } from '@/model/decoded'
import { isUniqueViolation } from '@/server/database/database'
import { type ExecuteSql, kyselyIn, type SqlDatabase } from '@/server/database/postgres/sqlPool'
import type { Schema } from '@/server/database/schema'
import { userInfo } from 'node:os'

/** Who did it: a person of the clinic by name, a visitor by pseudonym, or the site itself. */
export type AuditActor = `staff ${string}` | `visitor ${string}` | 'site'

/** What is written down; each is one that a person of the clinic can be asked about, or a visitor can ask for. */
export type AuditAction =
  | 'leads.listed'
  | 'leads.found'
  | 'lead.shown'
  | 'lead.changed'
  | 'lead.noted'
  | 'desk.settings.changed'
  | 'reports.listed'
  | 'report.shown'
  | 'leads.exported'
  | 'leads.replayed'
  | 'leads.marked'
  | 'journal.adopted'
  | 'person.erased'
  | 'requests.listed'
  | 'requests.settled'
  | 'audit.exported'
  | 'keys.rotated'
  | 'journal.read'
  | 'catalogue.imported'
  | 'catalogue.undone'
  | 'content.saved'
  | 'content.requested'
  | 'content.returned'
  | 'content.approved'
  | 'content.published'
  | 'content.dropped'
  | 'content.rolledBack'
  | 'retention.removed'
  | 'hold.placed'
  | 'hold.lifted'
  | 'holds.listed'
  | 'backup.created'
  | 'backup.restored'
  | 'login'
  | 'login.failed'
  | 'login.proven'
  | 'logout'
  | 'consent.given'
  | 'consent.withdrawn'
  | 'account.deleted'
  | 'data.downloaded'
  | 'staff.invited'
  | 'staff.joined'
  | 'staff.login'
  | 'staff.login.failed'
  | 'staff.recovered'
  | 'staff.proven'
  | 'staff.changed'
  | 'staff.disabled'
  | 'staff.enabled'
  | 'staff.session.ended'
  | 'staff.passkey.added'
  | 'staff.passkey.removed'
  | 'staff.password.changed'
  | 'staff.listed'

export interface AuditNote {
  readonly actor: AuditActor
  readonly action: AuditAction
  /** How many rows it was about, where that can be counted. */
  readonly count?: number
  /** A lead's id, a file's name or the like; never a name or a number of a visitor. */
  readonly subject?: string
  readonly why?: string
}

const Entry = t.readonly(
  t.intersection([
    t.type({ at: t.string, actor: t.string, action: t.string }),
    t.partial({ count: t.number, subject: t.string, why: t.string }),
  ]),
)
export type AuditEntry = t.TypeOf<typeof Entry>

/** What stands before the first entry. */
const START = 'start'
const TRIES = 50

const TIP = `select hash from audit_entry order by seq desc limit 1`
/** Nothing is added when another server's entry came first. */
const ADD = `insert into audit_entry (at, entry, previous_hash, hash)
  select at, entry, previous, hash from json_to_recordset($1::json)
    as x(n int, at timestamptz, entry text, previous text, hash text)
  where coalesce((${TIP}), '${START}') = $2 order by n`

const linkOf = (previous: string, entry: string): string =>
  createHash('sha256').update(`${previous}\n${entry}`).digest('hex')

/** An entry on its way into the trail. */
export interface DatedNote extends AuditNote {
  readonly at: Date
}

/** @param add answers whether it has added; it is asked again where another server's entry came first */
async function untilAdded(add: () => Promise<boolean>): Promise<void> {
  for (let tried = 1; ; tried++)
    try {
      if (await add()) return
      if (tried >= TRIES) throw new Error('the audit trail is busy')
    } catch (error) {
      if (!isUniqueViolation(error) || tried >= TRIES) throw error
    }
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
  readonly note: (done: AuditNote) => void
}

/**
 * Makes a change and adds its entries in the same transaction: all of it stands, or nothing. The entries come last, since
 * everybody else who writes one waits from there on.
 * @throws the database's error
 */
export const recordedChange = <Done>(
  { transaction }: Pick<SqlDatabase, 'transaction'>,
  change: (within: RecordedTransaction) => Promise<Done>,
): Promise<Done> =>
  transaction(async (executeSql) => {
    const notes: DatedNote[] = []
    const note = (done: AuditNote) => void notes.push({ ...done, at: new Date() })
    const done = await change({ executeSql, kysely: kyselyIn(executeSql), note })
    if (notes.length) await untilAdded(() => addWithin(executeSql, notes))
    return done
  })

/** As addAll; where another server's entry came first, the transaction goes on. */
async function addWithin(executeSql: ExecuteSql, notes: readonly DatedNote[]): Promise<boolean> {
  await executeSql('savepoint audit_entry')
  try {
    return await addAll(executeSql, notes)
  } catch (error) {
    if (isUniqueViolation(error)) await executeSql('rollback to savepoint audit_entry')
    throw error
  }
}

/** @returns whether they were added */
async function addAll(executeSql: ExecuteSql, notes: readonly DatedNote[]): Promise<boolean> {
  const tip = (await executeSql<{ hash: string }>(TIP)).rows[0]?.hash ?? START
  let previous = tip
  const links = notes.map(({ at, actor, action, count, subject, why }, n) => {
    const entry = JSON.stringify({ at: at.toISOString(), actor, action, count, subject, why })
    const link = { n, at, entry, previous, hash: linkOf(previous, entry) }
    previous = link.hash
    return link
  })
  return (await executeSql(ADD, [JSON.stringify(links), tip])).rowCount === notes.length
}

/** As recordAll, one entry. */
export const recordAudit = (executeSql: ExecuteSql, note: AuditNote, now = new Date()): Promise<void> =>
  recordAll(executeSql, [{ ...note, at: now }])

interface Row {
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

async function* rows(executeSql: ExecuteSql, follows = false): AsyncGenerator<Row> {
  for (let last = '0'; ;) {
    const page = (await executeSql<Row>(READ, [last])).rows
    yield* page
    last = page.at(-1)?.seq ?? last
    if (page.length === PAGE) continue
    if (!follows) return
    await new Promise((resolve) => setTimeout(resolve, FOLLOW_EVERY_MS))
  }
}

/** An entry as it was written; undefined when it cannot be read any more. */
function entryOf({ entry }: Row): AuditEntry | undefined {
  try {
    return decoded(Entry, JSON.parse(entry))
  } catch {
    return undefined
  }
}

/** Which entries; what is left out does not narrow. */
export interface AuditFilter {
  readonly since?: Date
  readonly actor?: AuditActor
  /** Goes on with those that come, for ever. */
  readonly follows?: boolean
}

/** Entries, oldest first; those that cannot be read any more are left out (verifyAudit names them). */
export async function* auditEntries(
  executeSql: ExecuteSql,
  { since = new Date(0), actor, follows }: AuditFilter = {},
): AsyncGenerator<AuditEntry> {
  for await (const row of rows(executeSql, follows)) {
    const entry = entryOf(row)
    if (entry && new Date(entry.at) >= since && (actor ?? entry.actor) === entry.actor) yield entry
  }
}

/** Whether the chain holds; else the number of the first entry that does not fit, and what is wrong with it. */
export type AuditVerdict =
  | { readonly kind: 'whole'; readonly entries: number; readonly lastHash: string }
  | { readonly kind: 'broken'; readonly seq: string; readonly why: 'changed' | 'missing before it' }

/**
 * Walks the whole chain. Entries that are a year old may have gone: the oldest one left is where it begins. Somebody who may
 * write everything can make a new chain; whoever keeps the last hash elsewhere sees that as well.
 */
export async function verifyAudit(executeSql: ExecuteSql): Promise<AuditVerdict> {
  let entries = 0
  let tip: string | undefined
  for await (const row of rows(executeSql)) {
    const { seq, entry, previous_hash: previous, hash } = row
    if (tip !== undefined && previous !== tip) return { kind: 'broken', seq, why: 'missing before it' }
    const own = linkOf(previous, entry)
    const isWhole = own === hash && entryOf(row)?.at === new Date(row.at).toISOString()
    if (!isWhole) return { kind: 'broken', seq, why: 'changed' }
    tip = hash
    entries += 1
  }
  return { kind: 'whole', entries, lastHash: tip ?? START }
}

/** Who runs a command: the name given with `--as`, else this machine's user. */
export const commandUser = (name?: string): string => name?.trim() || userInfo().username

/** The same, as the audit trail names people. */
export const staffActor = (name?: string): AuditActor => `staff ${commandUser(name)}`
