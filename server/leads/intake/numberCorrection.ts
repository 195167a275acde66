import 'server-only'
import type { Database } from '@/server/database/database'
import { changedLead } from '@/server/delivery/outbox/outbox'
import { withRemark, writeLeadChange } from './leadChange'

/** Another number for a lead, as its visitor corrected it; the national digits, and the dial code without +. */
export interface NumberRow {
  readonly lead_id: string
  /** ISO 8601, UTC. */
  readonly at: string
  readonly mobile: string
  readonly country_code: string
}

/** A slip of the finger is mended once or twice. */
const MOST_CORRECTIONS = 5

/**
 * Gives a lead another number, which keeps the one before; what the care team has to know stands in its remark, which the
 * CRM record shows. Its delivery is due again, and one that is on its way with the old number no longer counts (outbox.ts).
 * An older correction than the lead's last changes nothing, nor does doing it again.
 * @returns whether the lead has it; false for an unknown or withdrawn lead, and for one that was corrected too often
 * @throws the database's error
 */
export const writeNumber = (
  database: Pick<Database, 'transaction'>,
  { lead_id, at, mobile, country_code }: NumberRow,
): Promise<boolean> =>
  writeLeadChange(database, {
    leadId: lead_id,
    at,
    next(content, isWithdrawn) {
      const corrections = content.corrections ?? []
      const before = { mobile: content.mobile, country_code: content.country_code }
      const isLater = String(corrections.at(-1)?.at ?? '') < at
      if (!isLater || (before.mobile === mobile && before.country_code === country_code)) return 'stands'
      if (isWithdrawn || corrections.length >= MOST_CORRECTIONS) return 'refused'
      const fields = { ...content.fields, MobileNoData: mobile, countryCode: country_code }
      return withRemark(
        { ...content, mobile, country_code, corrections: [...corrections, { at, ...before }], fields },
        `The visitor has corrected the number; before: +${before.country_code} ${before.mobile}`,
      )
    },
    delivery: changedLead,
  })
