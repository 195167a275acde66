import 'server-only'
import { MOST_NOTES } from '@/model/lead/enquiry'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { changedLead, lockDeliveries, saveDeliveries, withdrawnLead } from '@/server/delivery/outbox/outbox'

/** What its sender adds to a lead. */
export interface NoteRow {
  readonly lead_id: string
  /** ISO 8601, UTC. */
  readonly at: string
  readonly text: string
}

/** Its sender takes a lead back. */
export type WithdrawalRow = Omit<NoteRow, 'text'>

const ID = 'select coalesce((select lead_id from lead_alias where id = $1::uuid), $1::uuid) as id'

/** A line for the care team, where they read: the CRM record shows the remark. */
const remark = (line: string): string =>
  `fields = fields || jsonb_build_object('Remark', concat_ws(E'\\n', nullif(fields ->> 'Remark', ''), ${line}))`

/** The note is there already, or it is the last one, which an impatient press has sent twice. */
const HAS_NOTE = `(coalesce(notes, '[]'::jsonb) @> jsonb_build_array(jsonb_build_object('at', $2::text))
  or notes -> -1 ->> 'text' is not distinct from $3::text)`

const NOTE = `update lead set
    notes = coalesce(notes, '[]'::jsonb) || jsonb_build_object('at', $2::text, 'text', $3::text),
    ${remark(`'The visitor adds: ' || $3::text`)}
  where id = $1::uuid and withdrawn_at is null and not ${HAS_NOTE}
    and jsonb_array_length(coalesce(notes, '[]'::jsonb)) < ${MOST_NOTES}`

const NOTED = `select 1 from lead where id = $1::uuid and ${HAS_NOTE}`

const WITHDRAW = `update lead set withdrawn_at = $2::timestamptz,
    ${remark(`'The visitor has withdrawn this enquiry.'`)}
  where id = $1::uuid and withdrawn_at is null`

const WITHDRAWN = 'select 1 from lead where id = $1::uuid and withdrawn_at is not null'

type Change = {
  readonly leadId: string
  readonly at: string
  /** Changes the lead of $1, unless that was done before. */
  readonly write: (executeSql: ExecuteSql, id: string) => Promise<{ readonly rowCount: number }>
  readonly stands: (executeSql: ExecuteSql, id: string) => Promise<{ readonly rows: readonly unknown[] }>
  readonly delivery: typeof changedLead
}

/**
 * Changes a lead and its delivery together. The delivery is locked first, as by who erases the lead: one that is claimed at
 * this moment is seen as claimed.
 * @returns whether the lead is as it was to become
 */
const change = (
  { transaction }: Pick<Database, 'transaction'>,
  { leadId, at, write, stands, delivery }: Change,
): Promise<boolean> =>
  transaction(async (executeSql) => {
    const { rows } = await executeSql<{ id: string }>(ID, [leadId])
    const [row] = await lockDeliveries(
      rows.map(({ id }) => id),
      executeSql,
    )
    if (!row) return false
    if ((await write(executeSql, row.leadId)).rowCount === 0)
      return (await stands(executeSql, row.leadId)).rows.length > 0
    const time = Date.parse(at)
    await saveDeliveries([delivery(row, time)], time, executeSql)
    return true
  })

/**
 * Adds a note to a lead and has its delivery made again; doing it again changes nothing.
 * @returns whether the lead has it; false for an unknown or withdrawn lead, and for one that has enough
 * @throws the database's error
 */
export const writeNote = (
  database: Pick<Database, 'transaction'>,
  { lead_id, at, text }: NoteRow,
): Promise<boolean> =>
  change(database, {
    leadId: lead_id,
    at,
    write: (executeSql, id) => executeSql(NOTE, [id, at, text]),
    stands: (executeSql, id) => executeSql(NOTED, [id, at, text]),
    delivery: changedLead,
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
  change(database, {
    leadId: lead_id,
    at,
    write: (executeSql, id) => executeSql(WITHDRAW, [id, at]),
    stands: (executeSql, id) => executeSql(WITHDRAWN, [id]),
    delivery: withdrawnLead,
  })
