import 'server-only'
import type { LeadRow } from '@/server/leads/leadRow'

/**
 * The leads that stand in the journal only: their keys answer a repeated request, their ids are known to the
 * survey, until they have reached the database.
 */
export class LeadBacklog {
  private readonly keys = new Map<string, { leadId: string; bodyHash: string }>()
  private readonly ids = new Set<string>()

  private journalled = 0
  private drained = 0

  /** Notes that a record is about to stand in the journal only; call it before the journal is written. */
  noteJournalled(): void {
    this.journalled++
  }

  /** How many records were ever noted; a drain that begins now and succeeds has stored so many. */
  get mark(): number {
    return this.journalled
  }

  /** Notes that a drain which began at a mark has stored everything of before. */
  noteDrained(mark: number): void {
    this.drained = Math.max(this.drained, mark)
  }

  /** Whether the database has all that was ever journalled in its stead. */
  get isDrained(): boolean {
    return this.drained === this.journalled
  }

  add(row: LeadRow): void {
    this.ids.add(row.id)
    // The first holder of a key keeps it, as in the database.
    if (row.idem_key !== null && !this.keys.has(row.idem_key))
      this.keys.set(row.idem_key, { leadId: row.id, bodyHash: row.body_hash })
  }

  remove(row: Pick<LeadRow, 'id' | 'idem_key'>): void {
    this.ids.delete(row.id)
    if (row.idem_key !== null && this.keys.get(row.idem_key)?.leadId === row.id)
      this.keys.delete(row.idem_key)
  }

  holderOf(key: string): { leadId: string; bodyHash: string } | undefined {
    return this.keys.get(key)
  }

  has(leadId: string): boolean {
    return this.ids.has(leadId)
  }

  get size(): number {
    return this.ids.size
  }
}
