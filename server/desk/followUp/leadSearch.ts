import 'server-only'
import { isUuid } from '@/server/database/uuid'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { standsFor } from '@/server/sealing/leadContent'
import { byWord, type Narrowing } from './leadFilters'
import { wordsToFind } from './nameSearch'

const isNumber = (text: string): boolean => /^[\s\d().+-]+$/.test(text) && text.replace(/\D/g, '').length >= 6

/** The end of a lead's id, which its sender reads on the thank-you page (model/lead/ownEnquiry.ts). */
const isReference = (text: string): boolean => /^[\da-f]{8}$/i.test(text)

/** Dial codes have one to four digits. */
const DIAL_CODE_DIGITS = [1, 2, 3, 4] as const

const OF_NUMBER = `select lead.id from unnest($1::text[], $2::text[]) as given(mobile, code)
  join lead on lead.mobile = given.mobile and (given.code = '' or lead.country_code = given.code) limit 500`

/** The leads of a number, with or without its dial code, + or zeros before it, blanks and hyphens. */
async function leadsOfNumber(executeSql: ExecuteSql, text: string): Promise<readonly string[]> {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  const given = [
    { code: '', mobile: digits },
    ...DIAL_CODE_DIGITS.map((count) => ({ code: digits.slice(0, count), mobile: digits.slice(count) })),
  ].flatMap(({ code, mobile }) => standsFor('mobile', mobile).map((index) => ({ code, index })))
  const { rows } = await executeSql<{ id: string }>(OF_NUMBER, [
    given.map(({ index }) => index),
    given.map(({ code }) => code),
  ])
  return rows.map(({ id }) => id)
}

const these = (ids: readonly string[]): readonly Narrowing[] => [
  { condition: (place) => `f.lead_id = any(${place(ids)}::uuid[])`, isFew: true },
]

/**
 * Which leads somebody looks for: by a number as it is written anywhere, by a lead's id or its reference, or by the beginnings
 * of words of the name, in any order and case. All by their indexes: what was typed reaches the database as no text.
 * @throws the database's error
 */
export async function searchIn(executeSql: ExecuteSql, typed: string): Promise<readonly Narrowing[]> {
  const text = typed.trim()
  if (isUuid(text)) return these([text])
  const ofReference = isReference(text) ? await leadsOfReference(executeSql, text) : []
  if (isNumber(text)) return these([...(await leadsOfNumber(executeSql, text)), ...ofReference])
  if (ofReference.length) return these(ofReference)
  const words = wordsToFind(text)
  return words.length ? words.map((word) => ({ condition: byWord(word), indexed: byWord(word) })) : these([])
}

async function leadsOfReference(executeSql: ExecuteSql, text: string): Promise<readonly string[]> {
  const { rows } = await executeSql<{ id: string }>(
    'select lead_id as id from lead_follow_up where right(lead_id::text, 8) = $1 limit 50',
    [text.toLowerCase()],
  )
  return rows.map(({ id }) => id)
}
