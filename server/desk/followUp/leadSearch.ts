import 'server-only'
import { isUuid } from '@/server/database/uuid'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { isNumberText, isReference, leadsOfTypedNumber } from '@/server/leads/personSearch'
import { byWord, type Narrowing } from './leadFilters'
import { digitsToFind, LEAST_DIGITS, wordsToFind } from '@/server/leads/leadWords'

/** Fewer digits are no whole number of any country. */
const LEAST_OF_WHOLE = 6
/** Most leads returned for a number. */
const MOST_OF_NUMBER = 500

const these = (ids: readonly string[]): readonly Narrowing[] => [
  { condition: (place) => `f.lead_id = any(${place(ids)}::uuid[])`, isFew: true },
]

const containing = (word: readonly string[]): Narrowing => ({
  condition: byWord(word),
  indexed: byWord(word),
})

/**
 * Finds leads by a number in any notation or its last digits, by a lead's id or reference, or by prefixes of words of the
 * name, the treatment and the doctor's name, in any order, case, spelling and script. All through blind indexes.
 * @param findsByEnd whether last digits find: who sees masked numbers would learn them digit by digit
 * @throws the database's error
 */
export async function searchIn(
  executeSql: ExecuteSql,
  typed: string,
  findsByEnd: boolean,
): Promise<readonly Narrowing[]> {
  const text = typed.trim()
  if (isUuid(text)) return these([text])
  const ofReference = isReference(text) ? await leadsOfReference(executeSql, text) : []
  const ofNumber = isNumberText(text, LEAST_OF_WHOLE)
    ? await leadsOfTypedNumber(executeSql, text, MOST_OF_NUMBER)
    : []
  const ids = [...ofNumber, ...ofReference]
  if (ids.length) return these(ids)
  if (isNumberText(text, LEAST_DIGITS)) return findsByEnd ? [containing(digitsToFind(text))] : these([])
  const words = wordsToFind(text)
  return words.length ? words.map(containing) : these([])
}

async function leadsOfReference(executeSql: ExecuteSql, text: string): Promise<readonly string[]> {
  const { rows } = await executeSql<{ id: string }>(
    'select lead_id as id from lead_follow_up where right(lead_id::text, 8) = $1 limit 50',
    [text.toLowerCase()],
  )
  return rows.map(({ id }) => id)
}
