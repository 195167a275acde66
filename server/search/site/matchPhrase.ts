import 'server-only'
import { isEmptyWord, type QueryWord, typeOfWord } from './queryWords'
import type { FuzzyWords } from './fuzzyWords'

/* How much of an entry's name, a phrase, was asked for. */

/** A query's words as they are understood. */
export interface Reading {
  readonly words: readonly QueryWord[]
  /** For each word, the indexed words that match it. */
  readonly like: readonly FuzzyWords[]
}

const LIKENESS = { beginning: 0.7, sameType: 0.85 }

/** How well a word of a phrase is the query's word. */
export function likenessOf(reading: Reading, at: number, phraseWord: string): number {
  const known = reading.like[at]?.get(phraseWord)
  if (known !== undefined) return known
  const word = reading.words[at]
  if (!word) return 0
  if (word.word === phraseWord) return 1
  if (word.type !== undefined && word.type === typeOfWord(phraseWord)) return LIKENESS.sameType
  const isBeginning = word.word.length > 1 && phraseWord.startsWith(word.word)
  return isBeginning && word.isLast ? LIKENESS.beginning : 0
}

/** How much of a phrase was asked for: 1 when nothing of it is left. */
export interface Matched {
  readonly likeness: readonly number[]
  /** Whether its subjects of the query have the query's spelling, or at least begin with it. */
  readonly isAsTyped: boolean
  /** Whether every such subject at least begins a word of it. */
  readonly isBegun: boolean
  readonly share: number
  /** Number of its significant words that the query has in the same spelling, and whether it has all. */
  readonly exact: number
  readonly isWhole: boolean
  /** Whether the query has all of them, in any spelling. */
  readonly isComplete: boolean
}

const shareWeight = (word: string): number =>
  isEmptyWord(word) ? 0 : typeOfWord(word) === undefined ? 1 : 0.5

/** By a reading: entries share phrases, and each is looked at more than once. */
const matches = new WeakMap<Reading['like'], Map<string, Matched>>()

/** How much of a phrase a reading asks for. */
export function matchPhrase(reading: Reading, phrase: string): Matched {
  const known = matches.get(reading.like) ?? new Map<string, Matched>()
  matches.set(reading.like, known)
  const before = known.get(phrase)
  if (before) return before
  const matched = matchWords(reading, phrase)
  known.set(phrase, matched)
  return matched
}

function matchWords(reading: Reading, phrase: string): Matched {
  const left = phrase.split(' ')
  const all = left.reduce((sum, word) => sum + shareWeight(word), 0)
  let used = 0
  let exact = 0
  let isAsTyped = true
  let isBegun = true
  const likeness = reading.words.map((_, at) => {
    let best = 0
    let place = -1
    left.forEach((word, index) => {
      const like = likenessOf(reading, at, word)
      if (like > best) [best, place] = [like, index]
    })
    const [word] = place === -1 ? [] : left.splice(place, 1)
    if (word !== undefined) used += best * shareWeight(word)
    if (word !== undefined && best === 1 && shareWeight(word) === 1) exact += 1
    // 'Operation' for 'surgery' is another word, no other spelling.
    if (word !== undefined && reading.words[at]?.isSubject && best < 1) {
      isAsTyped &&= isWellBegun(reading, at, word)
      isBegun &&= word.startsWith(reading.words[at].word)
    }
    return best
  })
  const isComplete = left.every((word) => shareWeight(word) < 1)
  return {
    likeness,
    isAsTyped,
    isBegun,
    share: all === 0 ? 0 : used / all,
    exact,
    isWhole: exact > 0 && isComplete,
    isComplete,
  }
}

/** From this many letters on a prefix identifies the word. */
export const TELLING_BEGINNING = 5

/** Whether the word at a place begins a phrase's word with enough letters to mean it. */
export function isWellBegun({ words }: Reading, at: number, phraseWord: string): boolean {
  const typed = words[at]?.word ?? ''
  return typed.length >= TELLING_BEGINNING && phraseWord.startsWith(typed)
}
