import 'server-only'
import { isUuid } from '@/server/database/uuid'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { isNumberText, isReference, leadsOfTypedNumber } from '@/server/leads/personSearch'
import { byWord, type Narrowing } from './leadFilters'
import { wordsToFind } from './nameSearch'

const LEAST_DIGITS = 6
/** More leads than anybody looks through. */
const MOST_OF_NUMBER = 500

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
  if (isNumberText(text, LEAST_DIGITS))
    return these([...(await leadsOfTypedNumber(executeSql, text, MOST_OF_NUMBER)), ...ofReference])
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
