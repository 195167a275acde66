import 'server-only'
import { dataKeys } from '@/server/privacy/sealing/dataKeys'
import { openJson, sealJson } from '@/server/privacy/sealing/sealedJson'
import type { JsonObject } from '@/server/database/schema'

/*
 * By which leads are found by name without a name standing anywhere: of each word its beginnings and itself, each by its
 * index (HMAC). What has the same beginning has the same index: who reads the table sees which names share one, not which.
 */

const PURPOSE = 'lead search'
const INDEX = 'name'
const LEAST_LETTERS = 3
const MOST_LETTERS = 8
const MOST_WORDS = 6

/** A name's words as they are compared: in lower case, without what is no letter. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS)

/** A whole word ends with a mark, so that it is told from the beginning of a longer one. */
const whole = (word: string): string => `${word}.`

function beginningsOf(word: string): readonly string[] {
  const letters = [...word]
  const count = Math.max(0, Math.min(letters.length, MOST_LETTERS) - LEAST_LETTERS + 1)
  const beginnings = Array.from({ length: count }, (_, n) => letters.slice(0, LEAST_LETTERS + n).join(''))
  return letters.length < LEAST_LETTERS ? [whole(word)] : beginnings
}

/** The columns of lead_search for a name, with the key in use. */
export function searchColumns(
  leadId: string,
  name: string,
): { content: JsonObject; words: readonly string[] } {
  const texts = new Set(wordsOf(name).flatMap(beginningsOf))
  return {
    content: sealJson(PURPOSE, { name }, leadId),
    words: [...texts].map((text) => dataKeys().index(INDEX, text)),
  }
}

/** The columns again, with the key in use now. @throws as openJson */
export const resealedSearch = (content: JsonObject, leadId: string) =>
  searchColumns(leadId, String(openJson(PURPOSE, content, leadId).name ?? ''))

/**
 * What a row's words must have some of, for each word that was typed: with any of the keys. Empty for what is too short to
 * look for.
 */
export const wordsToFind = (typed: string): readonly (readonly string[])[] =>
  wordsOf(typed).map((word) => {
    const letters = [...word]
    const text = letters.length < LEAST_LETTERS ? whole(word) : letters.slice(0, MOST_LETTERS).join('')
    return dataKeys().indexes(INDEX, text)
  })
