import 'server-only'
import type { FollowUpState } from '@/model/desk/followUp'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import type { JsonObject } from '@/server/database/schema'
import { noteText } from './leadNotes'

/*
 * A person's own data at the desk (Digital Personal Data Protection Act, 2023, section 11): without the names of
 * staff.
 */

/** The clinic's follow-up of an enquiry. */
export interface PersonFollowUp {
  readonly state: FollowUpState
  readonly attempts: number
  /** The callback or appointment that is agreed. */
  readonly dueAt: Date | null
  readonly firstCalledAt: Date | null
  /** A reason's id. */
  readonly reason: string | null
  readonly steps: readonly { readonly at: Date; readonly type: string; readonly state: FollowUpState }[]
  readonly notes: readonly { readonly at: Date; readonly text: string }[]
}

const ROWS = `select lead_id as id, state, attempts, due_at as "dueAt", first_called_at as "firstCalledAt", reason
  from lead_follow_up where lead_id = any($1::uuid[])`
const STEPS = `select lead_id as id, at, type, to_state as state from lead_event where lead_id = any($1::uuid[])
  order by lead_id, version`
const NOTES = `select lead_id as id, id as note, at, content from lead_note where lead_id = any($1::uuid[]) order by at, id`

type OfLead<Row> = Row & { readonly id: string }
interface StoredNote {
  readonly note: string
  readonly at: Date
  readonly content: JsonObject
}

/**
 * The follow-ups of leads, by lead; a new lead has none yet.
 * @throws the database's error; as openJson
 */
export async function followUpsOf(
  executeSql: ExecuteSql,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, PersonFollowUp>> {
  const [rows, steps, notes] = await Promise.all([
    executeSql<OfLead<Omit<PersonFollowUp, 'steps' | 'notes'>>>(ROWS, [leadIds]),
    executeSql<OfLead<PersonFollowUp['steps'][number]>>(STEPS, [leadIds]),
    executeSql<OfLead<StoredNote>>(NOTES, [leadIds]),
  ])
  const of = <Row>(all: readonly OfLead<Row>[], lead: string) => all.filter(({ id }) => id === lead)
  return new Map(
    rows.rows.map(({ id, ...row }) => [
      id,
      {
        ...row,
        steps: of(steps.rows, id).map(({ at, type, state }) => ({ at, type, state })),
        notes: of(notes.rows, id).map(({ note, at, content }) => ({ at, text: noteText(content, note) })),
      },
    ]),
  )
}
