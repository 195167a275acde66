import 'server-only'
import { type CatalogueRow, KINDS, type Kind } from '@/model/catalogue/kinds'
import { ARTICLE_TYPE, type ArticleType } from '@/model/search/search'
import { isEmptyWord } from './roleWords'
import { soundOf, wordsOf } from './words'

/** The kinds whose rows can be found. */
export const SEARCHED_KINDS = [
  'conditions',
  'treatments',
  'doctors',
  'hospitals',
  'articles',
  'tests',
] as const satisfies readonly Kind[]
export type SearchedKind = (typeof SEARCHED_KINDS)[number]

export const isSearchedKind = (kind: Kind): kind is SearchedKind =>
  SEARCHED_KINDS.some((searched) => searched === kind)

/** What is found by a row: a page, with the words that lead to it. */
export interface SearchEntry {
  /** Kind and key of the row. */
  readonly key: string
  readonly articleType: ArticleType
  readonly id: number
  readonly language: 'en' | 'hi'
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

/** Marks a phrase that names a related subject, by which an entry is not found but ranked. */
export const RELATED = '~'

/** The token of everybody and everything in a city, of a department, or of both. */
export const cityToken = (cityId: number): string => `#c${cityId}`
export const departmentToken = (departmentId: number, cityId?: number): string =>
  `#${cityId === undefined ? '' : `c${cityId}`}d${departmentId}`

/** Weights stand apart by type, so that few conditions are never hidden behind many doctors. */
const WEIGHT = {
  condition: 30_000,
  treatment: 29_000,
  test: 28_000,
  blog: 20_000,
  hospital: 10_000,
  doctor: 0,
}
const WEIGHT_STEPS = 9000

interface Texts {
  readonly name: string
  /** Other names, one of which may be Hindi. */
  readonly others?: readonly string[]
  /** Slugs of related subjects. */
  readonly related?: readonly string[]
  /**
   * Whether it is a proper name. Of those there are many: a Hindi spelling that sounds like the English one adds
   * nothing. A subject's every spelling counts, also with its words written together, such as `kneereplacement`.
   */
  readonly isProper?: boolean
}

/** 'Piles (Haemorrhoids)' is known by either name and by the whole. */
const namesIn = (name: string): readonly string[] => {
  const [, outer, inner] = /^(.+?)\s*\(([^)]+)\)$/.exec(name) ?? []
  return outer !== undefined && inner !== undefined ? [outer, inner, name] : [name]
}

/** `x-ray` is also known as `xray`. */
const withoutHyphens = (name: string): readonly string[] =>
  /\p{L}-\p{L}/u.test(name) ? [name, name.replace(/(?<=\p{L})-(?=\p{L})/gu, '')] : [name]

/** Before a doctor's name; it tells nobody apart. */
const TITLE = /^(Dr\.?|डॉ\.?) /

const LONGEST_JOINED = 3

const joined = (words: readonly string[]): readonly string[][] =>
  words.length > 1 && words.length <= LONGEST_JOINED && !words.some(isEmptyWord) ? [[words.join('')]] : []

const soundOfPhrase = (words: readonly string[]): string => words.map(soundOf).join(' ')

/** The phrases of texts, each once. */
function phrasesOf({ name, others = [], isProper = false }: Texts): readonly string[] {
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

type Page = Pick<SearchEntry, 'articleType' | 'id' | 'routeId' | 'url' | 'departmentIds' | 'weight'> &
  Partial<Pick<SearchEntry, 'language' | 'cityId'>>

function entryOf(page: Page, texts: Texts): Omit<SearchEntry, 'key'> {
  const phrases = phrasesOf(texts)
  const { cityId = null } = page
  return {
    language: 'en',
    ...page,
    cityId,
    name: texts.name,
    phrases: [...phrases, ...relatedPhrases(texts.related)],
    words: [...foundBy(phrases), ...(cityId === null ? [] : placeTokens(cityId, page.departmentIds))],
  }
}

/** What stands first in the catalogue's own order comes first among equals. */
const inOrder = (base: number, id: number): number => base + Math.max(0, 900 - id)

/** A weight within its type's range. */
const weighed = (base: number, amount: number): number => base + Math.min(amount, WEIGHT_STEPS)

const ENTRIES: { readonly [K in SearchedKind]: (row: CatalogueRow[K]) => Omit<SearchEntry, 'key'> } = {
  conditions: (row) =>
    entryOf(
      {
        articleType: ARTICLE_TYPE.condition,
        id: row.DiseaseId,
        routeId: row.slug,
        url: `/condition/${row.slug}`,
        departmentIds: [row.departmentid],
        weight: inOrder(WEIGHT.condition, row.DiseaseId),
      },
      { name: row.DiseaseName, others: [row.hindi, ...row.aliases] },
    ),
  treatments: (row) =>
    entryOf(
      {
        articleType: ARTICLE_TYPE.treatment,
        id: row.ProcedureId,
        routeId: row.slug,
        url: `/treatment/${row.slug}`,
        departmentIds: [row.departmentid],
        weight: inOrder(WEIGHT.treatment, row.ProcedureId),
      },
      { name: row.ProcedureName, others: [row.hindi, ...row.aliases] },
    ),
  doctors: (row) =>
    entryOf(
      {
        articleType: ARTICLE_TYPE.doctor,
        id: row.DoctorId,
        routeId: row.slug,
        url: `/doctor/${row.slug}`,
        cityId: row.cityid,
        departmentIds: [row.departmentid],
        weight: weighed(WEIGHT.doctor, row.experienceYears),
      },
      {
        name: row.DoctorName,
        others: [row.hindi],
        isProper: true,
        related: [...row.treatmentSlugs, ...row.conditionSlugs],
      },
    ),
  hospitals: (row) =>
    entryOf(
      {
        articleType: ARTICLE_TYPE.hospital,
        id: row.HospitalId,
        routeId: row.slug,
        url: `/hospital/${row.slug}`,
        cityId: row.cityid,
        departmentIds: row.departmentIds,
        weight: weighed(WEIGHT.hospital, row.beds),
      },
      { name: row.HospitalName, others: [row.locality], related: row.treatmentSlugs, isProper: true },
    ),
  articles: (row) =>
    entryOf(
      {
        articleType: ARTICLE_TYPE.blog,
        id: row.ArticleId,
        language: row.language,
        routeId: row.slug,
        url: `${row.language === 'hi' ? '/hi' : ''}/blog/${row.slug}`,
        departmentIds: [row.departmentid],
        weight: WEIGHT.blog,
      },
      { name: row.title },
    ),
  tests: (row) =>
    entryOf(
      {
        articleType: ARTICLE_TYPE.test,
        id: row.TestId,
        language: row.language,
        routeId: row.slug,
        url: `${row.language === 'hi' ? '/hi' : ''}/test/${row.slug}`,
        departmentIds: [row.departmentid],
        weight: inOrder(WEIGHT.test, row.TestId),
      },
      { name: row.TestName, others: row.aliases },
    ),
}

/** The kind and key by which a row's entry is known. */
export const entryKey = (kind: Kind, key: string): string => `${kind}/${key}`

/**
 * The entry of a row, or none for a kind that is not searched. Names of cities and departments are not part of it: a
 * query's own are found in the catalogue's small kinds (places.ts), so that a change there needs no new entries.
 */
export function searchEntriesOf<K extends Kind>(kind: K, row: CatalogueRow[K]): readonly SearchEntry[] {
  if (!isSearchedKind(kind)) return []
  // Both take rows of this very kind, which the compiler cannot follow through the tables.
  const makeEntry = ENTRIES[kind] as (row: CatalogueRow[K]) => Omit<SearchEntry, 'key'>
  const keyOf = KINDS[kind].keyOf as (row: CatalogueRow[K]) => string
  return [{ key: entryKey(kind, keyOf(row)), ...makeEntry(row) }]
}
