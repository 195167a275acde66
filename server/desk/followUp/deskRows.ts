import 'server-only'
import type { DeskRow } from '@/model/desk/deskLead'
import { expandLead } from '@/model/lead/lead'
import { maskedMobile, referenceOf } from '@/model/lead/ownEnquiry'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import {
  contentOf,
  LEAD_COLUMNS,
  type LeadContent,
  type StoredColumns,
} from '@/server/privacy/sealing/leadContent'
import { FOLLOW_UP_COLUMNS, type StoredFollowUp } from './followUpRow'

/** A follow-up with its lead, as the list shows it. */
export interface ShownRow extends StoredFollowUp, Omit<StoredColumns, 'city' | 'treatment_key'> {
  readonly city: string
  readonly treatment_key: string
  readonly duplicate_of: string | null
  readonly suspected_spam: boolean
  readonly withdrawn_at: Date | null
  readonly owner_name: string | null
}

/** The columns of a ShownRow; its tables beside lead_follow_up are SHOWN_JOINS. */
export const SHOWN_COLUMNS = `${FOLLOW_UP_COLUMNS}, ${LEAD_COLUMNS}, lead.duplicate_of, lead.suspected_spam,
  lead.withdrawn_at, owner.name as owner_name`
export const SHOWN_JOINS = `join lead on lead.id = f.lead_id left join staff_member owner on owner.id = f.owner_id`

const isoOf = (date: Date | null): string | null => (date === null ? null : new Date(date).toISOString())

/** Digits of any script, with up to three characters between two of them that are neither letters nor digits. */
const NUMBER = /\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){5,}/gu

/**
 * A text with its numbers masked: for lists, and for everything that a viewer sees. The only place where numbers are
 * masked.
 */
export const withoutNumbers = (text: string): string => text.replace(NUMBER, (found) => maskedMobile(found))

/** A lead's treatment, in its sender's words. */
export const treatmentOf = ({ treatment, fields }: LeadContent): string => {
  const { ProcedureNameData, condition_data } = expandLead(fields)
  return treatment || ProcedureNameData || condition_data
}

/** A row of the desk's list; numbers are masked for every role. */
export function deskRowOf(row: ShownRow, content = contentOf(row)): DeskRow {
  const { owner_id, owner_name } = row
  return {
    leadId: row.lead_id,
    state: row.state,
    version: row.version,
    owner: owner_id === null ? null : { id: owner_id, name: owner_name ?? '' },
    attempts: row.attempts,
    dueAt: isoOf(row.due_at),
    reason: row.reason,
    mergedInto: row.merged_into,
    claimedUntil: isoOf(row.claimed_until),
    firstCalledAt: isoOf(row.first_called_at),
    isLate: row.is_late,
    reference: referenceOf(row.lead_id),
    name: withoutNumbers(content.name),
    mobile: maskedMobile(content.mobile),
    treatment: withoutNumbers(treatmentOf(content)),
    city: withoutNumbers(content.city),
    source: row.source,
    tier: row.tier,
    arrivedAt: new Date(row.arrived_at).toISOString(),
    callBy: isoOf(row.call_by),
    isRepeated: row.duplicate_of !== null,
    isSuspectedSpam: row.suspected_spam,
    isWithdrawn: row.withdrawn_at !== null,
  }
}

/** The rows of leads, by lead. @throws the database's error; as contentOf */
export async function deskRowsOf(
  executeSql: ExecuteSql,
  leadIds: readonly string[],
): Promise<Map<string, DeskRow>> {
  if (!leadIds.length) return new Map()
  const { rows } = await executeSql<ShownRow>(
    `select ${SHOWN_COLUMNS} from lead_follow_up f ${SHOWN_JOINS} where f.lead_id = any($1::uuid[])`,
    [leadIds],
  )
  return new Map(rows.map((row) => [row.lead_id, deskRowOf(row)]))
}
