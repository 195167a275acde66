import 'server-only'
import { typingErrors } from '@/model/catalogue/nearest'
import { prepared, type ExecuteSql } from '@/server/database/postgres/sqlPool'
import type { QueryWord } from './queryWords'
import { sameWords } from './sameWords'
import { maxTypos, soundOf } from './words'

/** Words of the index that match a typed one, with their likeness: 1 is the word itself. */
export type FuzzyWords = ReadonlyMap<string, number>

type How = 'same' | 'start' | 'sound'

/*
 * Arguments are texts with blanks between their parts, which prepared statements of both databases take. A word's range
 * ends before `upper`: '{' follows 'z' in the order of the C collation.
 */
const LIKE_WORDS = prepared(
  'search_like_words',
  `select asked.at, known.word, known.how
   from unnest(string_to_array($1, ' ')::integer[], string_to_array($2, ' '), string_to_array($3, ' '),
     string_to_array($4, ' ')) as asked (at, word, upper, sound)
   cross join lateral (
     (select word, 'same' as how from search_word where word = asked.word)
     union all
     (select word, 'start' from search_word where word > asked.word and word < asked.upper
       order by rank desc, length(word), word limit 16)
     union all
     (select word, 'sound' from search_word where sound = asked.sound order by rank desc, word limit 12)
   ) known`,
)

/** By trigrams; and by single slips, since trigrams of short words are not distinctive. */
const NEAR_WORDS = prepared(
  'search_near_words',
  `select asked.at, known.word
   from unnest(string_to_array($1, ' ')::integer[], string_to_array($2, ' ')) as asked (at, word)
   cross join lateral (
     select word from search_word where word % asked.word
     order by rank desc, similarity(word, asked.word) desc, word limit 30
   ) known
   union all
   select slip.at, known.word
   from unnest(string_to_array($3, ' ')::integer[], string_to_array($4, ' ')) as slip (at, word)
   cross join lateral (select word from search_word where word = slip.word limit 1) known`,
)

/** Value that matches nothing. */
const NOTHING = '-'

const SOUND = { short: 0.86, long: 0.94, eachLetter: 0.04, mostLetters: 5, mostShare: 0.6 }

/** A word of another language for the same (`yakrit`, liver). */
const SAME_MEANING = 0.88

/** At a word's end y and i are one letter to many (`endoscopi`). */
const spoken = (word: string): string =>
  word.replace(/y$/, 'i').replaceAll('ph', 'f').replaceAll('w', 'v').replaceAll('z', 'j')

/** A y between vowels is heard (`ramayan`), unless the other word writes an i or y somewhere (`dayabitis`). */
const hasHeardY = (word: string, other: string): boolean => /[aeou]y[aeou]/.test(word) && !/[iy]/.test(other)

/** Words that sound alike, the better the more letters are the same; three consonants say less than four. */
function alike(queryWord: string, word: string): number {
  // A single letter, or one typed many times, sounds like too much (`qqqq`).
  if (queryWord.length === 1) return 0
  if (spoken(queryWord) === spoken(word)) return SOUND.long
  if (hasHeardY(queryWord, word) || hasHeardY(word, queryWord)) return 0
  const hasFewConsonants = soundOf(word).startsWith('.')
  const limit = hasFewConsonants ? 1 : Math.floor(SOUND.mostShare * Math.max(queryWord.length, word.length))
  const apart = typingErrors(spoken(queryWord), spoken(word), limit)
  if (apart > limit) return 0
  const base = soundOf(word).length > 3 ? SOUND.long : SOUND.short
  return base - SOUND.eachLetter * Math.min(SOUND.mostLetters, apart)
}

/** Likeness of an indexed word to a typed one. */
function likeness(queryWord: string, word: string, how: How, isLast: boolean): number {
  if (how === 'same') return 1
  if (how === 'sound') return alike(queryWord, word)
  return (isLast ? 0.75 : 0.65) + 0.2 * (queryWord.length / word.length)
}

/** A beginning, and the same where it ends within `ae` or `oe`, which the index writes `e` (`gyna`, `orthopa`). */
const beginningsOf = ({ word, mayGoOn }: QueryWord): readonly string[] =>
  !mayGoOn ? [] : /[ao]$/.test(word) ? [word, word.replace(/.$/, 'e')] : [word]

const listed = (parts: readonly (string | number)[]): string => parts.join(' ')

/**
 * The indexed words that a query's words equal, begin or sound like. A sound counts for unknown words only; a known
 * word counts as a beginning only if it is the last one, which the visitor may still be typing.
 */
export async function findFuzzyWords(
  executeSql: ExecuteSql,
  words: readonly QueryWord[],
): Promise<readonly FuzzyWords[]> {
  const lookups = words.flatMap((word, at) => {
    const [own, ...others] = beginningsOf(word)
    return [
      { at, word: word.word, upper: own === undefined ? NOTHING : `${own}{`, sound: word.sound },
      ...others.map((other) => ({ at, word: other, upper: `${other}{`, sound: NOTHING })),
      ...sameWords(word.word).map((other) => ({ at, word: other, upper: NOTHING, sound: NOTHING })),
    ]
  })
  const { rows } = await executeSql<{ at: number; word: string; how: How }>(LIKE_WORDS, [
    listed(lookups.map(({ at }) => at)),
    listed(lookups.map(({ word }) => word)),
    listed(lookups.map(({ upper }) => upper)),
    listed(lookups.map(({ sound }) => sound)),
  ])
  return words.map(({ word: typed, isLast }, at) => {
    const same = sameWords(typed)
    const own = rows.filter((row) => row.at === at)
    const isKnown = own.some(({ how, word }) => how === 'same' && word === typed)
    const like = new Map<string, number>()
    for (const { word, how } of own) {
      if (isKnown && (how === 'sound' || (how === 'start' && !isLast))) continue
      const isMeant = word !== typed && how === 'same' && same.includes(word)
      const likely = Math.max(
        like.get(word) ?? 0,
        isMeant ? SAME_MEANING : likeness(typed, word, how, isLast),
      )
      if (likely > 0) like.set(word, likely)
    }
    return like
  })
}

const VOWELS = ['a', 'e', 'i', 'o', 'u']
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** How many letters a word may have wrong: a short one beside others may lack one (`bood group`, whose double letter is folded). */
const forgivenIn = ({ word, isSubject, isShortened }: QueryWord, words: readonly QueryWord[]): number =>
  word.length === SHORT && isShortened && isSubject && words.length > 1 ? 1 : maxTypos(word)

/** A word with one letter left out, another vowel in a vowel's place, or two neighbouring letters swapped. */
function slipsOf(word: string): readonly string[] {
  const letters = [...word]
  const withAt = (at: number, many: number, ...others: readonly string[]): string =>
    [...letters.slice(0, at), ...others, ...letters.slice(at + many)].join('')
  const slips = letters.flatMap((letter, at) => [
    withAt(at, 1),
    withAt(at, 2, letters[at + 1] ?? '', letter),
    ...(VOWELS.includes(letter) ? VOWELS.map((vowel) => withAt(at, 1, vowel)) : []),
    ...(word.length === SHORT ? LETTERS.map((other) => withAt(at, 1, letter, other)) : []),
  ])
  return [...new Set(slips)].filter((slip) => slip !== word)
}

/** Likeness by the number of wrong letters; for words of three letters see NEAR_SHORT. */
const NEAR = [1, 0.82, 0.7, 0.6]
/** Of two letters in the wrong order none is missing. */
const NEAR_SWAPPED = 0.88
const NEAR_SHORT = 0.7
const SHORT = 3

const inOrder = (word: string): string => [...word].sort().join('')

/** Whether two neighbouring letters of a word, or of its plural (`pilse`), are swapped. */
const isSwapped = (typed: string, word: string): boolean =>
  [word, `${word}s`].some((form) => inOrder(form) === inOrder(typed) && typingErrors(typed, form, 1) === 1)

function nearness(typed: string, word: string, apart: number): number {
  if (apart > 0 && word.length <= SHORT) return NEAR_SHORT
  return apart === 1 && isSwapped(typed, word) ? NEAR_SWAPPED : (NEAR[apart] ?? 0)
}

/**
 * The indexed words within a few wrong letters of the typed ones. Not for words in the index: trigrams are the most
 * expensive part of a search.
 * @param like the matches of each word so far
 */
export async function findNearWords(
  executeSql: ExecuteSql,
  words: readonly QueryWord[],
  like: readonly FuzzyWords[],
): Promise<readonly FuzzyWords[]> {
  const lookups = words
    .map((one, at) => ({ word: one.word, at, forgiven: forgivenIn(one, words) }))
    .filter(({ word, at, forgiven }) => forgiven > 0 && !like[at]?.has(word))
  if (lookups.length === 0) return words.map(() => new Map())
  const slips = lookups.flatMap(({ word, at }) => slipsOf(word).map((slip) => ({ slip, at })))
  const { rows } = await executeSql<{ at: number; word: string }>(NEAR_WORDS, [
    listed(lookups.map(({ at }) => at)),
    listed(lookups.map(({ word }) => word)),
    listed(slips.map(({ at }) => at)),
    listed(slips.map(({ slip }) => slip)),
  ])
  return words.map((one, at) => {
    const { word: typed } = one
    const forgiven = forgivenIn(one, words)
    const near = new Map<string, number>()
    for (const row of rows) {
      if (row.at !== at) continue
      const apart = typingErrors(typed, row.word, forgiven)
      // Who errs twice still begins the word right.
      if (apart > 1 && typed.charAt(0) !== row.word.charAt(0)) continue
      // Of three letters none is another one.
      if (typed.length === SHORT && row.word.length === SHORT) continue
      if (apart <= forgiven) near.set(row.word, nearness(typed, row.word, apart))
    }
    return near
  })
}

/** Most difference in likeness to the best match, and the number of consonants below which sounds are unreliable. */
const LESS_LIKE = 0.03
const SHORT_SOUND = 3

/** Drops matches that are less similar than another one (`pulse` for `pilse`), except prefixes and sure sounds. */
function closest(typed: QueryWord, like: FuzzyWords): FuzzyWords {
  const least = Math.max(0, ...like.values()) - LESS_LIKE
  const isSure = (word: string): boolean =>
    word.startsWith(typed.word) || (typed.sound.length > SHORT_SOUND && soundOf(word) === typed.sound)
  return new Map([...like].filter(([word, how]) => how >= least || isSure(word)))
}

/**
 * Merges both kinds of matches; the better likeness of a word counts. A single word keeps its best matches; with
 * several words, the others decide.
 */
export const mergeFuzzy = (
  words: readonly QueryWord[],
  some: readonly FuzzyWords[],
  others: readonly FuzzyWords[],
): readonly FuzzyWords[] =>
  words.map((typed, at) => {
    const both = new Map(some[at])
    for (const [word, how] of others[at] ?? []) both.set(word, Math.max(both.get(word) ?? 0, how))
    return words.filter(({ isSubject }) => isSubject).length > 1 ? both : closest(typed, both)
  })
