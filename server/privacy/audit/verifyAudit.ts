import 'server-only'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import {
  isEndSigned,
  isSigned,
  type Place,
  signedWith,
  type StoredEnd,
} from '@/server/privacy/sealing/signedChain'
import { type AuditEntry, entryOf, isEntryWhole, readEnd, START, type Witness } from './auditChain'
import { type AuditRow, auditRows } from './auditTrail'

/** Whether the trail is as it was written; else what is wrong with it, in the order in which it was found. */
export type AuditVerdict =
  | {
      readonly kind: 'whole'
      readonly entries: number
      readonly lastHash: string
      readonly isEndSigned: boolean
    }
  | { readonly kind: 'broken'; readonly faults: readonly string[] }

/** Faults that are named; a trail that was rewritten has one an entry. */
const MOST_FAULTS = 20

const range = (from: number, to: number): string =>
  from === to ? `entry ${from} is missing` : `entries ${from} to ${to} are missing`

/** Reads entries in their order, and remembers what the ends are held against. */
class Walk {
  readonly faults: string[] = []
  entries = 0
  private first: (Place & { readonly previous: string }) | undefined
  private last: Place | undefined
  private begins: Place | undefined
  private hasEnd = false
  private hasWitnessed = false
  private restoredAt = 0

  constructor(
    private readonly end: StoredEnd | undefined,
    private readonly witness: Witness | undefined,
  ) {
    this.hasEnd = end?.seq === 0
  }

  add(row: AuditRow): void {
    const { entry, previous_hash: previous, hash } = row
    const seq = Number(row.seq)
    this.entries += 1
    this.first ??= { seq, hash, previous }
    this.compareWithLast({ seq, hash }, previous)
    const read = entryOf(entry)
    const isWhole =
      isEntryWhole({ seq, previous, entry, hash }) && read?.at === new Date(row.at).toISOString()
    if (!isWhole) this.fault(`entry ${seq}: changed`)
    else if (isSigned({ hash })) this.believe(read, seq)
    this.hasEnd ||= this.end?.seq === seq && this.end.hash === hash
    this.hasWitnessed ||= this.witness?.seq === seq && this.witness.hash === hash
    this.last = { seq, hash }
  }

  private compareWithLast(own: Place, previous: string): void {
    const { last } = this
    if (!last) return
    if (previous !== last.hash)
      this.fault(
        own.seq > last.seq + 1
          ? range(last.seq + 1, own.seq - 1)
          : `entry ${own.seq}: does not follow the one before it`,
      )
    if (signedWith(own) < signedWith(last))
      this.fault(`entry ${own.seq}: signed with an older key than the one before it, or not at all`)
  }

  /** What a signed entry says of the trail. */
  private believe({ beginsAfter, followsUnsignedEnd, action, at }: AuditEntry, seq: number): void {
    this.begins = beginsAfter ?? this.begins
    if (followsUnsignedEnd) this.fault(`entry ${seq}: the end that it was written after was not this site's`)
    if (action === 'backup.restored') this.restoredAt = Math.max(this.restoredAt, Date.parse(at))
  }

  /** @param endNow may be a later one than that of the walk's beginning */
  finish(endNow: StoredEnd | undefined): void {
    this.compareBeginning()
    this.compareEnd(endNow)
    this.compareWitness()
  }

  private compareBeginning(): void {
    const { first, begins } = this
    if (!first || !this.last || !isSigned(this.last)) return
    if (begins?.hash === first.previous) return
    if (begins && begins.seq + 1 < first.seq) this.fault(range(begins.seq + 1, first.seq - 1))
    else this.fault(`entries before entry ${first.seq} are missing: none says that the trail begins there`)
  }

  private compareEnd(endNow: StoredEnd | undefined): void {
    const { end, last = { seq: 0, hash: START } } = this
    if (!end) return this.fault('the signed end is missing')
    if (end.signature === null ? isSigned(last) : !isEndSigned('audit', end))
      return this.fault('the end is not signed by this site: it was changed')
    if (end.seq > last.seq)
      this.fault(this.last ? range(last.seq + 1, end.seq) : `all entries are missing, up to entry ${end.seq}`)
    else if (!this.hasEnd) this.fault(`entry ${end.seq} is another than the signed end`)
    else if (last.seq > (endNow?.seq ?? 0))
      this.fault(`entries up to ${last.seq} were added behind the signed end, entry ${end.seq}`)
  }

  /** Entries may have gone by retention, or with a database that was restored. */
  private compareWitness(): void {
    const { witness } = this
    if (!witness || this.hasWitnessed || witness.seq <= (this.begins?.seq ?? 0)) return
    if (this.restoredAt > Date.parse(witness.at)) return
    this.fault(`entry ${witness.seq}, which this server saw at ${witness.at}, is missing or another`)
  }

  private fault(what: string): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push(what)
  }

  get lastHash(): string {
    return this.last?.hash ?? START
  }
}

/**
 * Walks the whole trail: each entry, its beginning, its end, and what a server has seen of it.
 * @param witness what the server of this DATA_DIR saw last; without it, who may write the whole database can put back an older
 * end that was signed, with the entries of then
 * @throws the database's error; {DataKeyError} when an entry is signed with a key that is not here
 */
export async function verifyAudit(executeSql: ExecuteSql, witness?: Witness): Promise<AuditVerdict> {
  const end = await readEnd(executeSql)
  const walk = new Walk(end, witness)
  for await (const row of auditRows(executeSql)) walk.add(row)
  // Others write meanwhile.
  walk.finish(await readEnd(executeSql))
  const { faults, entries, lastHash } = walk
  if (faults.length) return { kind: 'broken', faults }
  return { kind: 'whole', entries, lastHash, isEndSigned: end?.signature != null }
}
