import 'server-only'
import type { JsonObject } from '@/server/database/schema'

/**
 * A lead on its way into the database: what one line of the journal and one element of a batch hold. The names
 * are the columns' own; `idem_key` and `body_hash` go to the idempotency table.
 */
export interface LeadRow {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly created_at: string
  readonly idem_key: string | null
  readonly body_hash: string
  readonly mobile: string
  readonly country_code: string
  readonly name: string
  readonly email: string
  readonly city: string
  readonly treatment: string
  readonly treatment_key: string
  readonly page_type: string
  readonly lead_tier: number
  readonly suspected_spam: boolean
  readonly fields: JsonObject
  readonly first_touch: JsonObject | null
  readonly whatsapp_consent: boolean
  readonly privacy_notice: JsonObject | null
  /** Goes to the outbox; absent in lines of older journals. */
  readonly crm_extra?: JsonObject | null
}

/** What makes two leads the same enquiry, when they come within 24 hours. */
const enquiryOf = (row: LeadRow): string => `${row.country_code} ${row.mobile} ${row.treatment_key}`

/**
 * Splits rows into waves that are written one after the other: within a wave no two rows share an idempotency
 * key or an enquiry, because one statement does not see its own rows.
 */
export function conflictFreeBatches<Item>(items: readonly Item[], rowOf: (item: Item) => LeadRow): Item[][] {
  const waves: { items: Item[]; taken: Set<string> }[] = []
  for (const item of items) {
    const row = rowOf(item)
    const marks = [enquiryOf(row), ...(row.idem_key === null ? [] : [`key ${row.idem_key}`])]
    // The wave after the last one that holds a mark, so that rows keep their order.
    const after = waves.findLastIndex((wave) => marks.some((mark) => wave.taken.has(mark)))
    const wave = waves[after + 1] ?? { items: [], taken: new Set<string>() }
    if (after + 1 === waves.length) waves.push(wave)
    wave.items.push(item)
    for (const mark of marks) wave.taken.add(mark)
  }
  return waves.map((wave) => wave.items)
}
