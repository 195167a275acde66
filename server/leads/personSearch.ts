import 'server-only'
import { sql } from 'kysely'
import type { Database } from '@/server/database/database'
import { slicesById } from '@/server/database/slicesById'
import { contentOf, LEAD_COLUMNS, standsFor, type StoredColumns } from '@/server/sealing/leadContent'

/** What somebody typed to find a person: a number as it is written anywhere, or a part of a name. */
const isNumber = (text: string): boolean =>
  /^[\s\d().+-]+$/.test(text) && /\d{4}/.test(text.replace(/\D/g, ''))

/** Dial codes have one to four digits. */
const DIAL_CODE_DIGITS = [1, 2, 3, 4] as const

/** The reference that a visitor reads on the thank-you page (model/lead/ownEnquiry.ts): the end of the lead's id. */
const isReference = (text: string): boolean => /^[\da-f]{8}$/i.test(text)

/**
 * The ids of the lead of a reference; of the leads of a number, with or without its dial code, + or zeros before it, blanks
 * and hyphens; or of those whose name has the text somewhere, in any case. What was typed travels as parameters. A number is
 * found by its index, a name by opening every lead, which takes some 20 seconds a million.
 * @throws the database's error
 */
export async function leadsOfPerson(database: Database, typed: string): Promise<readonly string[]> {
  const text = typed.trim()
  const ofReference = isReference(text) ? await leadsOfReference(database, text) : []
  const ofPerson = isNumber(text)
    ? await leadsOfTypedNumber(database, text)
    : await leadsOfName(database, text)
  return [...new Set([...ofReference, ...ofPerson])]
}

async function leadsOfReference({ kysely }: Database, reference: string): Promise<readonly string[]> {
  const isIt = sql<boolean>`right(lead.id::text, 8) = ${reference.toLowerCase()}`
  return (await kysely.selectFrom('lead').select('id').where(isIt).execute()).map(({ id }) => id)
}

async function leadsOfTypedNumber({ kysely }: Database, text: string): Promise<readonly string[]> {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  const rows = await kysely
    .selectFrom('lead')
    .select('id')
    .where(({ and, eb, or }) =>
      or([
        eb('mobile', 'in', standsFor('mobile', digits)),
        ...DIAL_CODE_DIGITS.map((count) =>
          and([
            eb('country_code', '=', digits.slice(0, count)),
            eb('mobile', 'in', standsFor('mobile', digits.slice(count))),
          ]),
        ),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

const SLICE_ROWS = 1000
const SLICE = `select ${LEAD_COLUMNS} from lead where lead.id > $1::uuid order by lead.id limit $2::int`

async function leadsOfName({ executeSql }: Database, text: string): Promise<readonly string[]> {
  const part = text.toLowerCase()
  const found: string[] = []
  const slices = slicesById<StoredColumns>(executeSql, SLICE, { rows: SLICE_ROWS, idOf: ({ id }) => id })
  for await (const rows of slices)
    for (const row of rows) if (contentOf(row).name.toLowerCase().includes(part)) found.push(row.id)
  return found
}
