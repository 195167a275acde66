import 'server-only'
import { slicesById } from '@/server/database/slicesById'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import type { JsonObject } from '@/server/database/schema'
import type { SealedPurpose } from '@/server/privacy/tables/tableRow'
import { openJson } from '@/server/privacy/sealing/sealedJson'

/** What people put between the digits of a number; a form's body says `+` for a blank, and %28, %29 and %2B. */
const SEPARATORS = /%2[89B]|[\s+().-]/g

/** Whether a text contains one of some texts, however its digits are grouped. */
export function mentions(written: string, texts: readonly string[]): boolean {
  const joined = written.replace(SEPARATORS, '')
  return texts.some((text) => written.includes(text) || joined.includes(text))
}

/** A table of what visitors wrote, whose sealed texts can be searched here only. */
interface WrittenTexts {
  readonly table: string
  readonly column: string
  readonly purpose: SealedPurpose
  readonly textOf: (content: JsonObject) => string
}

interface Row {
  readonly id: string
  readonly content: JsonObject
}

/** One address alone may leave thousands of rows of 64 KB. */
const SLICE_ROWS = 200

/**
 * Removes rows that contain one of some texts, such as an erased person's number; unreadable rows are removed too.
 * @throws the database's error
 */
export async function forgetMentions(
  executeSql: ExecuteSql,
  { table, column, purpose, textOf }: WrittenTexts,
  texts: readonly string[],
): Promise<void> {
  const isFound = ({ id, content }: Row): boolean => {
    try {
      return mentions(textOf(openJson(purpose, content, id)), texts)
    } catch {
      return true
    }
  }
  const slice = `select id, ${column} as content from ${table} where id > $1::uuid order by id limit $2::int`
  for await (const rows of slicesById<Row>(executeSql, slice, { rows: SLICE_ROWS, idOf: ({ id }) => id })) {
    const found = rows.filter(isFound).map(({ id }) => id)
    if (found.length) await executeSql(`delete from ${table} where id = any($1::uuid[])`, [found])
  }
}
