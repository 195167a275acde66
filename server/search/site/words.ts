import 'server-only'
import { hasDevanagari } from '@/model/search/search'
import { transliterate } from './devanagari'

/*
 * One spelling for the same sound or meaning, for the index and for queries: plain Latin letters, American spelling,
 * no plural s, single letters for doubled ones. The rest of the search compares such words.
 */

/** Spellings that become one, applied in this order. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ae|oe/g, 'e'],
  [/our/g, 'or'],
  [/iz/g, 'is'],
  [/tre$/, 'ter'],
  [/logue$/, 'log'],
  [/disk/g, 'disc'],
  [/^(\p{L}{3,})ies$/u, '$1y'],
  [/^(\p{L}{3,}[^siu])s$/u, '$1'],
  [/(\p{L})\1+/gu, '$1'],
]

/** A word as it is compared. @param word lower-case, without marks */
const foldedWord = (word: string): string =>
  SPELLINGS.reduce((folded, [from, to]) => folded.replace(from, to), word)

const MAX_CACHED = 50_000

/** Memoises a function of a text: a catalogue has many repeated words. */
function memoised<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = make(text)
    if (known.size >= MAX_CACHED) known.clear()
    known.set(text, value)
    return value
  }
}

/** The words of a text as they are typed: lower-case, no marks on Latin letters, Hindi in Latin letters. */
export function plainWordsOf(text: string): readonly string[] {
  const decomposed = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u200b-\u200d'’`]/g, '')
  const words = decomposed.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return words
    .map((word) => (hasDevanagari(word) ? transliterate(word) : word))
    .map((word) => word.normalize('NFC'))
    .filter((word) => word !== '')
}

/** The words of a text in their folded form. */
export const wordsOf = memoised((text: string): readonly string[] => plainWordsOf(text).map(foldedWord))

/** Letters that sound alike, applied in this order. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/stha?(?=m)/g, 's'],
  [/ph/g, 'f'],
  // `operashun`, `operasan`
  [/[cst]h?(?:io|u|a)n$/, 'sn'],
  [/chh?/g, 'ć'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/ć/g, 'c'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/n(?=[pb])/g, 'm'],
  [/(?<=[^aeiou])h/g, ''],
  [/(?<=.)h$/, ''],
]

const COLLAPSED = /(.)\1+/g

/** Least consonants for a sound to be distinctive. */
const CONSONANTS_NEEDED = 3

/**
 * How a folded word sounds: alike for `bavasir`, `bawaser` and `babasir`'s neighbours in spelling, whose vowels people
 * write in many ways. Its consonants and first letter; a short word keeps its vowels.
 */
export const soundOf = memoised((word: string): string => {
  const spoken = SOUNDS.reduce((sound, [from, to]) => sound.replace(from, to), word)
  const consonants = (spoken.charAt(0) + spoken.slice(1).replace(/[aeiouy]/g, '')).replace(COLLAPSED, '$1')
  if (consonants.length >= CONSONANTS_NEEDED) return consonants
  return `.${spoken.replace(/y/g, 'i').replace(COLLAPSED, '$1')}`
})

/** How many wrong letters a word of this length may have. */
export const maxTypos = (word: string): number =>
  word.length <= 3 ? 0 : word.length <= 6 ? 1 : word.length <= 8 ? 2 : 3
