import 'server-only'
import { createHash } from 'node:crypto'
import type { DeskNote } from '@/model/desk/deskLead'
import { arrayOf, type ExecuteSql, prepared } from '@/server/database/postgres/sqlPool'
import type { JsonObject } from '@/server/database/schema'
import { openJson, sealJson } from '@/server/privacy/sealing/sealedJson'

/* Staff notes on a lead: sealed, as all data about a person. */

const PURPOSE = 'lead note'

/** The text of a note. @throws as openJson */
export const noteText = (content: JsonObject, id: string): string =>
  String(openJson(PURPOSE, content, id).text ?? '')

const ADD = `with found as (select id from lead where id = $2::uuid), added as (
    insert into lead_note (id, lead_id, at, staff_id, content)
    select $1::uuid, id, $3::timestamptz, $4::uuid, $5::jsonb from found on conflict (id) do nothing)
  select id from found`
const OF_LEAD = prepared(
  'lead_notes',
  `select n.id, n.at, n.content, s.name from lead_note n left join staff_member s on s.id = n.staff_id
  where n.lead_id = any($1::uuid[]) order by n.at, n.id`,
)

interface NewNote {
  readonly leadId: string
  readonly staffId: string
  readonly text: string
  /** Unguessable, of the sender's making: its id follows from it. */
  readonly key: string
}

/** The same id for a repeated note; it cannot be derived from the text alone. */
function idOf({ leadId, staffId, text, key }: NewNote): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([leadId, staffId, key, text]))
    .digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

/**
 * Adds a note to a lead, once however often it is sent.
 * @returns whether the lead is there
 * @throws the database's error
 */
export async function addNote(executeSql: ExecuteSql, note: NewNote): Promise<boolean> {
  const id = idOf(note)
  const content = JSON.stringify(sealJson(PURPOSE, { text: note.text }, id))
  const { rows } = await executeSql(ADD, [id, note.leadId, new Date(), note.staffId, content])
  return rows.length > 0
}

interface NoteRow {
  readonly id: string
  readonly at: Date
  readonly content: JsonObject
  readonly name: string | null
}

/** The notes of leads, oldest first. @throws the database's error; as openJson */
export async function notesOf(
  executeSql: ExecuteSql,
  leadIds: readonly string[],
): Promise<readonly DeskNote[]> {
  const { rows } = await executeSql<NoteRow>(OF_LEAD, [arrayOf(leadIds)])
  return rows.map(({ id, at, content, name }) => ({
    id,
    at: new Date(at).toISOString(),
    by: name ?? '',
    text: noteText(content, id),
  }))
}
