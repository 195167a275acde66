import type { Type } from 'io-ts'
import type { SearchResultType } from '@/model/search/search'

/** The kinds of the catalogue, in an order in which each refers only to earlier ones where it can. */
export const KIND_NAMES = [
  'departments',
  'cities',
  'conditions',
  'treatments',
  'costs',
  'tests',
  'insurers',
  'hospitals',
  'doctors',
  'authors',
  'reviewers',
  'articles',
  'reviews',
  'press',
  'faqs',
  'campaigns',
  'brand',
  'contacts',
  'pages',
] as const
export type Kind = (typeof KIND_NAMES)[number]

/** A row of another kind that a row names: by its key, or by its own id. */
export interface Reference {
  readonly field: string
  readonly kind: Kind
  readonly key: string | number
}

/** What is wrong with a row. */
export interface RowFault {
  /** The field, such as `cost.breakdown.0.share`. */
  readonly field: string
  /** What was expected there. */
  readonly message: string
}

/** By what the site's search finds a row; the page is the first of its paths. */
export interface SearchFacts {
  readonly id: number
  readonly name: string
  /** Other names, one of which may be Hindi. */
  readonly others?: readonly string[]
  /** Slugs of related subjects, by which a row is not found but ranked. */
  readonly related?: readonly string[]
  /**
   * Whether it is a proper name. Of those there are many: a Hindi spelling that sounds like the English one adds
   * nothing. A subject's every spelling counts, also with its words written together, such as `kneereplacement`.
   */
  readonly isProper?: boolean
  readonly cityId?: number
  readonly departmentIds: readonly number[]
  /** The greater, the earlier among equals of its type. */
  readonly weight: number
}

/** All that is known of a kind: what is not stated does not concern it. */
export interface KindDescriptor<Row> {
  readonly codec: Type<Row, unknown>
  /** What tells the row from the others of its kind; stable, also in tags of cached pages. */
  readonly keyOf: (row: Row) => string
  /** The field of its own id, by which other rows name it beside its key. */
  readonly idField?: string & keyof Row
  /** Whether a subject has a row in each language, which share its id. */
  readonly isByLanguage?: true
  /** The pages that a row has to itself, by its key; the first is in the sitemap and in search. */
  readonly pathsOf?: (key: string) => readonly string[]
  /** The rows of other kinds that a row names. */
  readonly referencesOf: (row: Row) => readonly Reference[]
  /** What a codec of single fields cannot say. */
  readonly faultsOf?: (row: Row) => readonly RowFault[]
  /** What of a row stands in every page's forms and menus. */
  readonly listedFields?: readonly (string & keyof Row)[]
  readonly sitemap?: {
    /** The name of its files. */
    readonly section: string
    readonly lastModified?: (row: Row) => string
    /** Whether the page answers a search now. */
    readonly isListed?: (row: Row, now: Date) => boolean
  }
  readonly search?: {
    readonly type: SearchResultType
    readonly factsOf: (row: Row) => SearchFacts
  }
}

export const bySlug = (row: { readonly slug: string }): string => row.slug

export const byLanguageAndSlug = (row: { readonly language: string; readonly slug: string }): string =>
  `${row.language}/${row.slug}`

/** Of a kind whose rows have one page each under a folder: its key and its pages. */
export const pageUnder = (folder: string) => ({
  keyOf: bySlug,
  pathsOf: (slug: string): readonly string[] => [`${folder}/${slug}`],
})

/** The same where a subject has a row in each language: Hindi pages stand under /hi. */
export const pagesInLanguagesUnder = (folder: string) => ({
  keyOf: byLanguageAndSlug,
  isByLanguage: true as const,
  pathsOf: (key: string): readonly string[] => {
    const [language, slug = ''] = key.split('/')
    return [`${language === 'hi' ? '/hi' : ''}${folder}/${slug}`]
  },
})

export const refersTo = (
  field: string,
  kind: Kind,
  keys: readonly (string | number | undefined)[],
): readonly Reference[] => keys.flatMap((key) => (key === undefined ? [] : [{ field, kind, key }]))

/** References by the fields that many kinds share. English tests stand for both languages. */
export const commonReferences = (row: {
  readonly cityid?: number
  readonly departmentid?: number
  readonly conditionSlugs?: readonly string[]
  readonly treatmentSlugs?: readonly string[]
  readonly testSlugs?: readonly string[]
  readonly writerSlug?: string
  readonly reviewerSlug?: string
}): readonly Reference[] => [
  ...refersTo('cityid', 'cities', [row.cityid]),
  ...refersTo('departmentid', 'departments', [row.departmentid]),
  ...refersTo('conditionSlugs', 'conditions', row.conditionSlugs ?? []),
  ...refersTo('treatmentSlugs', 'treatments', row.treatmentSlugs ?? []),
  ...refersTo('testSlugs', 'tests', row.testSlugs?.map((slug) => `en/${slug}`) ?? []),
  ...refersTo('writerSlug', 'authors', [row.writerSlug]),
  ...refersTo('reviewerSlug', 'reviewers', [row.reviewerSlug]),
]

/** What stands first in the catalogue's own order comes first among equals. */
export const weightInOrder = (id: number): number => Math.max(0, 900 - id)
