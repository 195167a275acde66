import 'server-only'
import { derived } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { stemsOf, termsOf } from './askText'
import { type FindablePassage, allPassages, cityNames } from './passages'
import { type RequestedSections, requestedSections } from './sectionWords'

/** Weight of a word by the part of the passage that contains it. */
const WEIGHTS = { name: 3, heading: 2, text: 1 } as const
/** BM25's usual constants: how soon repetition stops counting, and how much long texts are held back. */
const K1 = 1.2
const B = 0.6

export type Indexed = {
  readonly passage: FindablePassage
  /** Weighted frequency of each word. */
  readonly frequencies: ReadonlyMap<string, number>
  readonly length: number
  /** The sections that its heading speaks of. */
  readonly about: RequestedSections
}

/** The passages with all that finding among them takes. */
export type PassageIndex = {
  readonly entries: readonly Indexed[]
  /** Entries by word. */
  readonly postings: ReadonlyMap<string, readonly number[]>
  readonly averageLength: number
  /** Names of what pages are about, as words in a row, with the pages' addresses. */
  readonly subjects: ReadonlyMap<string, ReadonlySet<string>>
  /** The same for what pages have to do with. */
  readonly related: ReadonlyMap<string, ReadonlySet<string>>
  /** Names of cities, as words in a row, with the English name. */
  readonly cities: ReadonlyMap<string, string>
}

function frequenciesOf(passage: FindablePassage, ofNames: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (terms: Iterable<string>, weight: number) => {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + weight)
  }
  add(termsOf(passage.heading), WEIGHTS.heading)
  for (const text of passage.texts) add(termsOf(text), WEIGHTS.text)
  add(ofNames, WEIGHTS.name)
  return counts
}

/** A name as words in a row; '' for one that consists of nothing. */
export const phraseOf = (name: string): string => stemsOf(name).join(' ')

/** The page's address without language, city and cost. */
export const subjectOf = ({ href }: { readonly href: string }): string =>
  href.replace(/-cost(-in-[a-z0-9-]+)?$/, '').replace(/^\/hi(?=\/)/, '')

/** 'Piles' and 'Piles Treatment', 'Thyroid' and 'Thyroid Test' are asked for by the first word. */
const KIND_OF_THING =
  / (treatment|surgery|operation|test|disease)$| (का|की|के) (उपचार|इलाज|ऑपरेशन|सर्जरी|टेस्ट|जाँच)$| (ka|ki|ke) (ilaj|operation)$/i

/** Which pages each name leads to. */
function pagesByName(
  passages: readonly FindablePassage[],
  namesOf: (passage: FindablePassage) => readonly string[],
): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>()
  // All passages of a page have its names.
  const read = new Set<string>()
  for (const passage of passages) {
    const page = subjectOf(passage)
    const key = `${passage.language} ${page}`
    if (read.has(key)) continue
    read.add(key)
    for (const name of namesOf(passage))
      for (const phrase of [phraseOf(name), phraseOf(name.replace(KIND_OF_THING, ''))])
        if (phrase.length > 2) pages.set(phrase, (pages.get(phrase) ?? new Set()).add(page))
  }
  return pages
}

/** An index over passages. */
export function indexOf(passages: readonly FindablePassage[]): PassageIndex {
  const termsOfNames = new Map<readonly string[], ReadonlySet<string>>()
  const entries = passages.map((passage) => {
    const { names, heading } = passage
    // A word counts once for all names of a page.
    const ofNames = termsOfNames.get(names) ?? new Set(names.flatMap(termsOf))
    termsOfNames.set(names, ofNames)
    const frequencies = frequenciesOf(passage, ofNames)
    const length = [...frequencies.values()].reduce((sum, one) => sum + one, 0)
    return { passage, frequencies, length, about: requestedSections(heading) }
  })
  const postings = new Map<string, number[]>()
  for (const [at, { frequencies }] of entries.entries())
    for (const term of frequencies.keys()) {
      const list = postings.get(term)
      if (list) list.push(at)
      else postings.set(term, [at])
    }
  return {
    entries,
    postings,
    averageLength: entries.reduce((sum, { length }) => sum + length, 0) / Math.max(1, entries.length),
    subjects: pagesByName(passages, ({ section, names }) => (section === 'article' ? [] : names)),
    related: pagesByName(passages, ({ related }) => related),
    cities: new Map(
      cityNames().flatMap(({ city, names }) => names.map((name) => [phraseOf(name), city] as const)),
    ),
  }
}

/** The index of the catalogue as it is now; made when it is first asked for. */
export const passageIndex = derived(() => indexOf(allPassages()))

/** Weight of a word (inverse document frequency): the rarer, the higher. */
export function weightOfTerm({ entries, postings }: PassageIndex, term: string): number {
  const found = postings.get(term)?.length ?? 0
  return Math.log(1 + (entries.length - found + 0.5) / (found + 0.5))
}

/** How well each passage fits the words of a question (BM25), by its place in the index. */
export function scoresOf(index: PassageIndex, terms: readonly string[]): Map<number, number> {
  const scores = new Map<number, number>()
  for (const term of new Set(terms)) {
    const weight = weightOfTerm(index, term)
    for (const at of index.postings.get(term) ?? []) {
      const entry = index.entries[at]
      if (!entry) continue
      const frequency = entry.frequencies.get(term) ?? 0
      const held = K1 * (1 - B + (B * entry.length) / index.averageLength)
      scores.set(at, (scores.get(at) ?? 0) + (weight * frequency * (K1 + 1)) / (frequency + held))
    }
  }
  return scores
}

/** The values of the names in a question; of overlapping names, the longest. */
export function namesIn<Value>(names: ReadonlyMap<string, Value>, question: string): Value[] {
  const words = stemsOf(question)
  const found: { from: number; to: number; value: Value }[] = []
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + 6); to > from; to--) {
      const value = names.get(words.slice(from, to).join(' '))
      if (value !== undefined) {
        if (!found.some((one) => one.from <= from && one.to >= to)) found.push({ from, to, value })
        break
      }
    }
  return found.map(({ value }) => value)
}
