import 'server-only'
import { sql } from 'kysely'
import { countries } from '@/content/catalogue/options/countries'
import { DEFAULT_COUNTRY_CODE, readMobile } from '@/model/lead/mobile'
import { withAsciiDigits } from '@/model/plainText'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { slicesById } from '@/server/database/slicesById'
import {
  contentOf,
  LEAD_COLUMNS,
  blindIndexesOf,
  type StoredColumns,
} from '@/server/privacy/sealing/leadContent'

/** Whether a text is a written number, in digits of any script, of at least so many digits. */
export function isNumberText(text: string, leastDigits: number): boolean {
  const plain = withAsciiDigits(text)
  return /^[\s\d().+/\p{Pd}]+$/u.test(plain) && plain.replace(/\D/g, '').length >= leastDigits
}

/** Dial codes have one to four digits. */
const DIAL_CODE_DIGITS = [1, 2, 3, 4] as const

/** The reference on the thank-you page (model/lead/ownEnquiry.ts): the end of the lead's id. */
export const isReference = (text: string): boolean => /^[\da-f]{8}$/i.test(text)

/**
 * Ids of leads by reference, by number (with or without dial code, +, zeros, blanks and hyphens), or by part of
 * the name in any case. Numbers use an index; names require opening every lead, some 20 seconds a million. @throws
 * the database's error
 */
export async function leadsOfPerson(database: Database, typed: string): Promise<readonly string[]> {
  const text = typed.trim()
  const ofReference = isReference(text) ? await leadsOfReference(database, text) : []
  const ofPerson = isNumberText(text, 4)
    ? await leadsOfTypedNumber(database.executeSql, text, null)
    : await leadsOfName(database, text)
  return [...new Set([...ofReference, ...ofPerson])]
}

async function leadsOfReference({ kysely }: Database, reference: string): Promise<readonly string[]> {
  const isIt = sql<boolean>`right(lead.id::text, 8) = ${reference.toLowerCase()}`
  return (await kysely.selectFrom('lead').select('id').where(isIt).execute()).map(({ id }) => id)
}

const OF_NUMBER = `select lead.id from unnest($1::text[], $2::text[]) as given(mobile, code)
  join lead on lead.mobile = given.mobile and (given.code = '' or lead.country_code = given.code) limit $3::int`

/** As leadsOfPerson, by number only. @param most null for all */
export async function leadsOfTypedNumber(
  executeSql: ExecuteSql,
  text: string,
  most: number | null,
): Promise<readonly string[]> {
  const digits = withAsciiDigits(text).replace(/\D/g, '').replace(/^0+/, '')
  const read = readMobile(text, DEFAULT_COUNTRY_CODE, countries)
  const given = [
    ...(read ? [{ code: read.countryCode.slice(1), mobile: read.mobile }] : []),
    { code: '', mobile: digits },
    ...DIAL_CODE_DIGITS.map((count) => ({ code: digits.slice(0, count), mobile: digits.slice(count) })),
  ].flatMap(({ code, mobile }) => blindIndexesOf('mobile', mobile).map((index) => ({ code, index })))
  const { rows } = await executeSql<{ id: string }>(OF_NUMBER, [
    given.map(({ index }) => index),
    given.map(({ code }) => code),
    most,
  ])
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
