import type { Database } from '@/server/database/database'
import type { JsonObject } from '@/server/database/schema'
import { openCrmExtra } from '@/server/privacy/sealing/sealedJson'
import { dataKeys } from '@/server/privacy/sealing/dataKeys'
import { SEALED_PURPOSES } from '@/server/privacy/tables/tableRow'
import {
  contentOf,
  LEAD_COLUMNS,
  type LeadContent,
  type StoredColumns,
} from '@/server/privacy/sealing/leadContent'

/** What a lead's row says, sealed or not. */
export async function storedContent({ executeSql }: Database, id: string): Promise<LeadContent> {
  const { rows } = await executeSql<StoredColumns>(`select ${LEAD_COLUMNS} from lead where id = $1`, [id])
  if (!rows[0]) throw new Error(`no lead ${id}`)
  return contentOf(rows[0])
}

/** What the CRM record of a lead shall hold beyond it. */
export async function storedExtra({ executeSql }: Database, id: string): Promise<JsonObject> {
  const select = 'select crm_extra from lead_delivery where lead_id = $1'
  const { rows } = await executeSql<{ crm_extra: JsonObject | null }>(select, [id])
  return openCrmExtra(rows[0]?.crm_extra ?? null, id)
}

/** Every row of every table except the catalogue's, as text, as in a dump of the database. */
export async function dump({ executeSql }: Database): Promise<string> {
  const { rows: tables } = await executeSql<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'catalogue_%'
        and table_name not like 'search_%'`,
  )
  const all = await Promise.all(
    tables.map(({ name }) => executeSql<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t`)),
  )
  return all.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n')
}

/** Excludes signatures, which look alike but cannot be opened; in an audit entry they are within a text. */
const SEALED = /(?<!"(?:(?:previous_|last_)?hash|(?:end_)?signature)": "|\\"hash\\":\\")\b\d+\.[\w-]{38,}/g
const ID = /"(?:lead_)?id": ?"([^"]+)"/

/** A text of `dump` or of the journal with what is sealed in it opened, line by line. */
export const opened = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(SEALED, (sealed) => openedSeal(sealed, ID.exec(line)?.[1])))
    .join('\n')

function openedSeal(sealed: string, id: string | undefined): string {
  for (const purpose of SEALED_PURPOSES)
    for (const context of [id, undefined])
      try {
        return dataKeys().open(purpose, sealed, context)
      } catch {
        // Sealed for another purpose.
      }
  throw new Error('nothing opens a sealed text')
}
