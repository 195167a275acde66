import 'server-only'
import { derived } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { typingErrors } from '@/model/catalogue/nearest'
import type { SearchWords } from '@/model/catalogue/searchWords'
import type { Danger } from '@/model/search/danger'
import { isEmptyWord, typeOfWord } from './queryWords'
import { sameInComplaints } from './sameWords'
import { wordsOf } from './words'

/*
 * The one table of symptoms and colloquial names (the catalogue's words, model/catalogue/searchWords.ts), for the
 * header's search, the page of results and the chat.
 */

/** One of the words that a text of the table asks for. */
interface Term {
  readonly place: number
  readonly word: string
  /** Whether any ending may follow. */
  readonly isOpen: boolean
}

interface Phrase {
  readonly row: SearchWords
  /** For each of its words, the matching terms, as places among all terms. */
  readonly slots: readonly (readonly number[])[]
}

interface Table {
  /** By first letter, which is assumed to be right. */
  readonly terms: ReadonlyMap<string, readonly Term[]>
  readonly phrases: readonly Phrase[]
  readonly rows: readonly SearchWords[]
  /** By a typed word the places of the terms that it may be: the same words are typed again and again. */
  readonly known: Map<string, readonly number[]>
}

const MOST_KNOWN = 20_000

const termOf = (text: string, place: number): Term => ({
  place,
  word: wordsOf(text.replace(/\*$/, '')).join(''),
  isOpen: text.endsWith('*'),
})

function tableOf(rows: readonly SearchWords[]): Table {
  const places = new Map<string, number>()
  const terms: Term[] = []
  const placeOf = (text: string): number => {
    const known = places.get(text)
    if (known !== undefined) return known
    places.set(text, terms.length)
    return terms.push(termOf(text, terms.length)) - 1
  }
  const phrases = rows.flatMap((row) =>
    row.words.map((text) => ({
      row,
      slots: text.split(/\s+/).map((slot) => slot.split('/').filter(Boolean).map(placeOf)),
    })),
  )
  const byLetter = new Map<string, Term[]>()
  for (const term of terms) {
    const letter = term.word.charAt(0)
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), term])
  }
  return { terms: byLetter, phrases, rows, known: new Map() }
}

/** A database that was filled before there was this kind has none: then the shipped ones hold. */
const table = derived(({ words }) => tableOf(words.length > 0 ? words : shippedRows('words')))

/** From how many letters on a word may be misspelt, and from how many on by two letters. */
const SHORTEST_MISSPELT = 6
const MISSPELT_TWICE = 9

/** Whether a word, perhaps misspelt, is the term. */
function isTerm(typed: string, { word: term, isOpen }: Term): boolean {
  return spellingsOf(typed).some((word) => isSpelt(word, term, isOpen))
}

/** Hindi's long e is written both ways in Latin letters (`pait`, `pet`). */
const spellingsOf = (word: string): readonly string[] =>
  word.includes('ai') ? [word, word.replaceAll('ai', 'e')] : [word]

function isSpelt(word: string, term: string, isOpen: boolean): boolean {
  if (word === term || (isOpen && word.startsWith(term))) return true
  // A term with letters added is another word (`gynaecom`, `gyneco`).
  if (term.length < SHORTEST_MISSPELT || word.startsWith(term)) return false
  const forgiven = term.length >= MISSPELT_TWICE ? 2 : 1
  const beginnings = isOpen
    ? [term.length - 1, term.length, term.length + 1].map((length) => word.slice(0, length))
    : [word]
  return beginnings.some((beginning) => typingErrors(beginning, term, forgiven) <= forgiven)
}

/** The places of the terms that a word, perhaps misspelt, is. */
function termsOf(word: string, { terms, known }: Table): readonly number[] {
  const before = known.get(word)
  if (before) return before
  const places = [
    ...(terms.get(word.charAt(0)) ?? []).filter((term) => isTerm(word, term)),
    ...sameInComplaints(word).flatMap((same) =>
      (terms.get(same.charAt(0)) ?? []).filter((term) => term.word === same),
    ),
  ].map(({ place }) => place)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(word, places)
  return places
}

/** Most other words between those of a phrase. */
const WORDS_BETWEEN = 4

/** The places of a query's words that a phrase takes, undefined where it is not met. */
function placesOf({ slots }: Phrase, fitting: readonly ReadonlySet<number>[]): readonly number[] | undefined {
  const span = slots.length + WORDS_BETWEEN
  const fits = (at: number, slot: readonly number[]) => slot.some((term) => fitting[at]?.has(term))
  for (let start = 0; start < fitting.length; start += 1) {
    if (!slots.some((slot) => fits(start, slot))) continue
    const taken: number[] = []
    const isMet = slots.every((slot) => {
      for (let at = start; at < Math.min(start + span, fitting.length); at += 1)
        if (!taken.includes(at) && fits(at, slot)) return taken.push(at) > 0
      return false
    })
    if (isMet) return taken
  }
  return undefined
}

/** A row that a query's words mean. */
export interface MeantRow {
  readonly row: SearchWords
  /** The share of the query's telling words that the row explains. */
  readonly share: number
  /** Places of the words that it explains, among `wordsOf` the query. */
  readonly at: readonly number[]
  /** The telling words that it does not explain. */
  readonly left: readonly string[]
}

/** Fewer or more letters are no two words written together; each of the two has so many. */
const TOGETHER = { shortest: 7, longest: 24, part: 3 }

/** A query's words, where two are written together (`chestpain`) each of them, with its place among those typed. */
function wordsApart(typed: readonly string[], { terms }: Table): readonly (readonly [string, number])[] {
  const isKnown = (word: string): boolean =>
    (terms.get(word.charAt(0)) ?? []).some((term) =>
      term.isOpen ? word.startsWith(term.word) : word === term.word,
    )
  return typed.flatMap((word, at): readonly (readonly [string, number])[] => {
    const isWord = word.length < TOGETHER.shortest || word.length > TOGETHER.longest || isKnown(word)
    if (isWord) return [[word, at]]
    for (let end = word.length - TOGETHER.part; end >= TOGETHER.part; end -= 1) {
      const parts = [word.slice(0, end), word.slice(end)]
      if (parts.every(isKnown)) return parts.map((part) => [part, at] as const)
    }
    return [[word, at]]
  })
}

/**
 * The rows that a query's words match, by the share of the query that they explain.
 * @param danger the query's danger (server/search/danger); its rows come first
 * @param passing places of words, among `wordsOf` the query, that need no explanation: the requested place
 */
export function meaningOf(
  query: string,
  danger: Danger | null = null,
  passing: ReadonlySet<number> = new Set(),
): readonly MeantRow[] {
  const { terms, phrases, rows } = table()
  const apart = wordsApart(wordsOf(query), table())
  const words = apart.map(([word]) => word)
  if (words.length === 0) return []
  const fittingTerms = (word: string, fits: (term: Term) => boolean): readonly number[] =>
    (terms.get(word.charAt(0)) ?? []).filter(fits).map(({ place }) => place)
  const fitting = words.map((word, at) => {
    const together = word + (words[at + 1] ?? '')
    return new Set([
      ...termsOf(word, table()),
      // `my self`
      ...fittingTerms(together, (term) => term.word === together),
      ...sameInComplaints(together).flatMap((same) => fittingTerms(same, (term) => term.word === same)),
    ])
  })
  const all = new Set(fitting.flatMap((places) => [...places]))
  const met = new Map<SearchWords, Set<number>>()
  for (const phrase of phrases) {
    const places = phrase.slots.every((slot) => slot.some((term) => all.has(term)))
      ? placesOf(phrase, fitting)
      : undefined
    if (!places) continue
    const taken = met.get(phrase.row) ?? new Set()
    for (const at of places) taken.add(at)
    met.set(phrase.row, taken)
  }
  const ofDanger = rows.filter((row) => danger !== null && row.danger === danger.kind)
  const meant = [...met]
    .filter(([row]) => !ofDanger.includes(row))
    .map(([row, taken]) => {
      const telling = words.flatMap((word, at) =>
        (isTelling(word) && !passing.has(apart[at]?.[1] ?? at)) || taken.has(at) ? [at] : [],
      )
      const left = telling.filter((at) => !taken.has(at)).map((at) => words[at] ?? '')
      const at = [...new Set([...taken].map((place) => apart[place]?.[1] ?? place))]
      return { row, share: taken.size / telling.length, at, left }
    })
    .sort((one, other) => other.share - one.share)
  return [...ofDanger.map((row) => ({ row, share: 1, at: [], left: [] })), ...meant]
}

/** Words that describe the complaint in a sentence. */
const isTelling = (word: string): boolean => !isEmptyWord(word) && typeOfWord(word) === undefined
