import 'server-only'
import { plainSpelling } from '@/model/account/samePerson'
import { withAsciiDigits } from '@/model/plainText'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import type { JsonObject } from '@/server/database/schema'
import { dataKeys } from '@/server/privacy/sealing/dataKeys'
import { openJson, sealJson } from '@/server/privacy/sealing/sealedJson'
import { transliterate } from '@/server/search/site/devanagari'

/*
 * Blind indexes (HMAC) for the desk's search by name, treatment, doctor and last digits: phonetic prefixes of
 * words, and ends of the number. Equal parts have equal indexes, so a reader of the table learns which leads share
 * a part, but not the part (docs/decisions/0056).
 */

const PURPOSE = 'lead search'
const INDEX = 'name'
const LEAST_LETTERS = 3
/** Three typed letters may be two sounds, as in `sha`. */
const LEAST_SOUNDS = 2
const MOST_LETTERS = 8
const MOST_WORDS = 6
export const LEAST_DIGITS = 4
const MOST_DIGITS = 8

export interface LeadTexts {
  readonly name: string
  /** National digits. */
  readonly mobile: string
  readonly treatment: string
  /** '' without one. */
  readonly doctor: string
}

/** Phonetic form of a Latin or Devanagari word: `lakshmi`, `laxmi` and `लक्ष्मी` are equal. */
const soundOf = (word: string): string =>
  plainSpelling(transliterate(word.normalize('NFD'))).replace(/sh/g, 's')

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS)

/** Distinguishes a whole word from a prefix. */
const whole = (sound: string): string => `${sound}.`

/** A short word also as a whole, since fewer than three letters match whole words only. */
function partsOf(word: string): readonly string[] {
  const letters = [...soundOf(word)]
  const least = Math.min(LEAST_SOUNDS, letters.length)
  const count = Math.min(letters.length, MOST_LETTERS) - least + 1
  const beginnings = Array.from({ length: count }, (_, n) => letters.slice(0, least + n).join(''))
  return letters.length <= LEAST_LETTERS ? [...beginnings, whole(letters.join(''))] : beginnings
}

const endOf = (digits: string): string => `…${digits}`

function endsOf(mobile: string): readonly string[] {
  const count = Math.max(0, Math.min(mobile.length, MOST_DIGITS) - LEAST_DIGITS + 1)
  return Array.from({ length: count }, (_, n) => endOf(mobile.slice(-LEAST_DIGITS - n)))
}

export function searchColumns(
  leadId: string,
  { name, mobile, treatment, doctor }: LeadTexts,
): { content: JsonObject; words: readonly string[] } {
  const texts = new Set([...[name, treatment, doctor].flatMap(wordsOf).flatMap(partsOf), ...endsOf(mobile)])
  return {
    content: sealJson(PURPOSE, { name, mobile, treatment, doctor }, leadId),
    words: [...texts].map((text) => dataKeys().index(INDEX, text)),
  }
}

/** @throws as openJson */
function textsOf(content: JsonObject, leadId: string): LeadTexts {
  const texts = openJson(PURPOSE, content, leadId)
  const text = (name: keyof LeadTexts) => String(texts[name] ?? '')
  return { name: text('name'), mobile: text('mobile'), treatment: text('treatment'), doctor: text('doctor') }
}

/** Columns sealed with the current key. @throws as openJson */
export const resealedSearch = (content: JsonObject, leadId: string) =>
  searchColumns(leadId, textsOf(content, leadId))

/**
 * Replaces a lead's searchable number, within the transaction that corrects it.
 * @param mobile national digits
 * @throws the database's error; as openJson
 */
export async function changeSearchedNumber(
  executeSql: ExecuteSql,
  leadId: string,
  mobile: string,
): Promise<void> {
  const { rows } = await executeSql<{ content: JsonObject }>(
    'select content from lead_search where lead_id = $1::uuid',
    [leadId],
  )
  const [row] = rows
  if (!row) return
  const { content, words } = searchColumns(leadId, { ...textsOf(row.content, leadId), mobile })
  await executeSql(
    'update lead_search set content = $2::jsonb, words = $3::text[] where lead_id = $1::uuid',
    [leadId, JSON.stringify(content), words],
  )
}

/** For each typed word the index values, of any key, of which a row needs one. Empty if too short. */
export const wordsToFind = (typed: string): readonly (readonly string[])[] =>
  wordsOf(typed).map((word) => {
    const sound = soundOf(word)
    const text = [...word].length < LEAST_LETTERS ? whole(sound) : [...sound].slice(0, MOST_LETTERS).join('')
    return dataKeys().indexes(INDEX, text)
  })

/** Index values, of which a row needs one, for the last eight typed digits. */
export const digitsToFind = (typed: string): readonly string[] =>
  dataKeys().indexes(INDEX, endOf(withAsciiDigits(typed).replace(/\D/g, '').slice(-MOST_DIGITS)))
