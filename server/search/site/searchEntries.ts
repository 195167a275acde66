import 'server-only'
import { KIND_NAMES, type Kind, type SearchFacts } from '@/model/catalogue/kind'
import { type CatalogueRow, KINDS, descriptorOf, pagePathsOf } from '@/model/catalogue/kinds'
import { SEARCH_RESULT_TYPE, type SearchResultType } from '@/model/search/search'
import { isEmptyWord } from './queryWords'
import { soundOf, wordsOf } from './words'
import type { Language } from '@/model/page/language'

/** The kinds whose rows can be found. */
export const SEARCHED_KINDS = KIND_NAMES.filter((kind) => KINDS[kind].search)

/** The types of result that have entries. */
export const INDEXED_TYPES: readonly SearchResultType[] = [
  ...new Set(SEARCHED_KINDS.flatMap((kind) => KINDS[kind].search?.type ?? [])),
].sort((one, other) => one - other)

/** An entry of the index: a page, with the words that find it. */
export interface SearchEntry {
  /** Kind and key of the row. */
  readonly key: string
  readonly resultType: SearchResultType
  readonly id: number
  readonly language: Language
  readonly name: string
  readonly routeId: string
  readonly url: string
  readonly cityId: number | null
  readonly departmentIds: readonly number[]
  /** The greater, the earlier among equals: 0 to 32,000. */
  readonly weight: number
  /** Name and other names in words as they are compared; RELATED before those of related subjects. */
  readonly phrases: readonly string[]
  /** Every word that it is found by, and tokens of its city and departments. */
  readonly words: readonly string[]
}

/** An entry as it is ranked. */
export type FoundEntry = Omit<SearchEntry, 'key' | 'words'>

/** An entry with how well it answers a query. */
export interface Scored {
  readonly entry: FoundEntry
  readonly score: number
}

/** Marks a phrase that names a related subject, by which an entry is not found but ranked. */
export const RELATED = '~'

/** The token of everybody and everything in a city, of a department, or of both. */
export const cityToken = (cityId: number): string => `#c${cityId}`
export const departmentToken = (departmentId: number, cityId?: number): string =>
  `#${cityId === undefined ? '' : `c${cityId}`}d${departmentId}`

/** Separate ranges by type, so that the few conditions are never ranked behind the many doctors. */
const WEIGHT: Readonly<Record<SearchResultType, number>> = {
  [SEARCH_RESULT_TYPE.condition]: 30_000,
  [SEARCH_RESULT_TYPE.treatment]: 29_000,
  [SEARCH_RESULT_TYPE.test]: 28_000,
  [SEARCH_RESULT_TYPE.blog]: 20_000,
  [SEARCH_RESULT_TYPE.page]: 19_000,
  // Found by its treatment (furtherPages.ts), never by an entry.
  [SEARCH_RESULT_TYPE.cost]: 0,
  [SEARCH_RESULT_TYPE.hospital]: 10_000,
  [SEARCH_RESULT_TYPE.doctor]: 0,
}
const WEIGHT_STEPS = 9000

/** 'Piles (Haemorrhoids)' is known by either name and by the whole. */
export const namesIn = (name: string): readonly string[] => {
  const [, outer, inner] = /^(.+?)\s*\(([^)]+)\)$/.exec(name) ?? []
  return outer !== undefined && inner !== undefined ? [outer, inner, name] : [name]
}

/** `x-ray` is also known as `xray`. */
const withoutHyphens = (name: string): readonly string[] =>
  /\p{L}-\p{L}/u.test(name) ? [name, name.replace(/(?<=\p{L})-(?=\p{L})/gu, '')] : [name]

/** A doctor's title, left out since it distinguishes no one. */
const TITLE = /^(Dr\.?|डॉ\.?) /

const LONGEST_JOINED = 3

const joined = (words: readonly string[]): readonly string[][] =>
  words.length > 1 && words.length <= LONGEST_JOINED && !words.some(isEmptyWord) ? [[words.join('')]] : []

const soundOfPhrase = (words: readonly string[]): string => words.map(soundOf).join(' ')

/** The phrases of texts, each once. */
function phrasesOf({ name, others = [], isProper = false }: SearchFacts): readonly string[] {
  const known = new Map<string, string>()
  for (const text of [name, ...others].flatMap(namesIn).flatMap(withoutHyphens)) {
    const words = wordsOf(text.replace(TITLE, ''))
    for (const phrase of [words, ...(isProper ? [] : joined(words))]) {
      const spelling = phrase.join(' ')
      const sameAs = isProper ? soundOfPhrase(phrase) : spelling
      if (spelling !== '' && !known.has(sameAs)) known.set(sameAs, spelling)
    }
  }
  return [...known.values()]
}

const relatedPhrases = (slugs: readonly string[] = []): readonly string[] =>
  [...new Set(slugs)].map((slug) => RELATED + wordsOf(slug.replaceAll('-', ' ')).join(' '))

const foundBy = (phrases: readonly string[]): readonly string[] => [
  ...new Set(phrases.flatMap((phrase) => phrase.split(' '))),
]

const placeTokens = (cityId: number, departmentIds: readonly number[]): readonly string[] => [
  cityToken(cityId),
  ...departmentIds.flatMap((id) => [departmentToken(id), departmentToken(id, cityId)]),
]

/** The kind and key by which a row's entry is known. */
export const entryKey = (kind: Kind, key: string): string => `${kind}/${key}`

/**
 * The entry of a row, or none for a kind that is not searched. Names of cities and departments are not part of it: a
 * query's own are found in the catalogue's small kinds (places.ts), so that a change there needs no new entries.
 */
export function searchEntriesOf<K extends Kind>(kind: K, row: CatalogueRow[K]): readonly SearchEntry[] {
  const { keyOf, search } = descriptorOf(kind)
  if (!search) return []
  const facts = search.factsOf(row)
  const { id, name, cityId = null, departmentIds, related } = facts
  const phrases = phrasesOf(facts)
  const key = keyOf(row)
  return [
    {
      key: entryKey(kind, key),
      resultType: search.type,
      id,
      language: key.startsWith('hi/') ? 'hi' : 'en',
      name,
      routeId: key.split('/').at(-1) ?? '',
      url: pagePathsOf(kind, key)[0] ?? '',
      cityId,
      departmentIds,
      weight: WEIGHT[search.type] + Math.min(facts.weight, WEIGHT_STEPS),
      phrases: [...phrases, ...relatedPhrases(related)],
      words: [...foundBy(phrases), ...(cityId === null ? [] : placeTokens(cityId, departmentIds))],
    },
  ]
}
