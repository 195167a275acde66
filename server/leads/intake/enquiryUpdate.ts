import 'server-only'
import { MOST_NOTES } from '@/model/lead/enquiry'
import type { Database } from '@/server/database/database'
import { changedLead, withdrawnLead } from '@/server/delivery/outbox/outbox'
import { withRemark, writeLeadChange } from './leadChange'

/** What its sender adds to a lead. */
export interface NoteRow {
  readonly lead_id: string
  /** ISO 8601, UTC. */
  readonly at: string
  readonly text: string
  /** The notice by which a parent or guardian agreed, where the note says so. */
  readonly child_notice?: string
}

/** Its sender takes a lead back. */
export type WithdrawalRow = Omit<NoteRow, 'text' | 'child_notice'>

/**
 * Adds a note to a lead and has its delivery made again; doing it again changes nothing.
 * @returns whether the lead has it; false for an unknown or withdrawn lead, and for one that has enough
 * @throws the database's error
 */
export const writeNote = (
  database: Pick<Database, 'transaction'>,
  { lead_id, at, text, child_notice }: NoteRow,
): Promise<boolean> =>
  writeLeadChange(database, {
    leadId: lead_id,
    at,
    next(content, isWithdrawn) {
      const notes = content.notes ?? []
      // The note is there already, or it is the last one, which an impatient press has sent twice.
      if (notes.some((note) => note.at === at) || notes.at(-1)?.text === text) return 'stands'
      if (isWithdrawn || notes.length >= MOST_NOTES) return 'refused'
      return withRemark({ ...content, notes: [...notes, { at, text }] }, `The visitor adds: ${text}`)
    },
    delivery: changedLead,
    childNotice: child_notice,
  })

/**
 * Withdraws a lead: a delivery that nobody has had in hand ends, otherwise the CRM is told. Doing it again changes nothing.
 * @returns whether it is withdrawn; false for an unknown lead
 * @throws the database's error
 */
export const writeWithdrawal = (
  database: Pick<Database, 'transaction'>,
  { lead_id, at }: WithdrawalRow,
): Promise<boolean> =>
  writeLeadChange(database, {
    leadId: lead_id,
    at,
    next: (content, isWithdrawn) =>
      isWithdrawn ? 'stands' : withRemark(content, 'The visitor has withdrawn this enquiry.'),
    delivery: withdrawnLead,
    withdraws: true,
  })
