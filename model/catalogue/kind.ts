import type { Type } from 'io-ts'
import type { SearchResultType } from '@/model/search/search'
import type { PictureShapeName } from './picture'
import type { RowFault } from './primitives'
import { type Language, languageNamed, pathIn } from '@/model/page/language'

/** The kinds of the catalogue, in an order in which each refers only to earlier ones where it can. */
export const KIND_NAMES = [
  'departments',
  'cities',
  'conditions',
  'treatments',
  'safetyNotes',
  'costs',
  'tests',
  'insurers',
  'coverage',
  'hospitals',
  'doctors',
  'schedules',
  'scheduleExceptions',
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
  'words',
] as const
export type Kind = (typeof KIND_NAMES)[number]

/** How a field names rows of another kind: by their own id, or by their slug, in which language where they have several. */
export interface ReferenceField {
  readonly kind: Kind
  readonly by: 'id' | 'slug'
  readonly languageOf?: (row: object) => string
}

/** All fields that refer to rows of other kinds. English tests serve both languages. */
export const REFERENCE_FIELDS: Readonly<Record<string, ReferenceField>> = {
  departmentid: { kind: 'departments', by: 'id' },
  departmentIds: { kind: 'departments', by: 'id' },
  cityid: { kind: 'cities', by: 'id' },
  city: { kind: 'cities', by: 'slug' },
  citySlugs: { kind: 'cities', by: 'slug' },
  conditionSlugs: { kind: 'conditions', by: 'slug' },
  treatment: { kind: 'treatments', by: 'slug' },
  treatmentSlug: { kind: 'treatments', by: 'slug' },
  treatmentSlugs: { kind: 'treatments', by: 'slug' },
  testSlugs: { kind: 'tests', by: 'slug', languageOf: () => 'en' },
  insurerSlugs: { kind: 'insurers', by: 'slug' },
  hospital: { kind: 'hospitals', by: 'slug' },
  hospitalSlug: { kind: 'hospitals', by: 'slug' },
  hospitalSlugs: { kind: 'hospitals', by: 'slug' },
  doctor: { kind: 'doctors', by: 'slug' },
  doctorSlug: { kind: 'doctors', by: 'slug' },
  writerSlug: { kind: 'authors', by: 'slug' },
  reviewerSlug: { kind: 'reviewers', by: 'slug' },
  pairSlug: {
    kind: 'articles',
    by: 'slug',
    languageOf: (row) => (Reflect.get(row, 'language') === 'en' ? 'hi' : 'en'),
  },
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
  /** Field with the row's common name; files may use it as a reference, and change messages show it. */
  readonly nameField?: string & keyof Row
  /** Fields with other names of it, which files may use as well. */
  readonly aliasFields?: readonly (string & keyof Row)[]
  /** The fields, the owner's first, of which a missing slug is made: the same values mean the same row. */
  readonly slugFields?: readonly (string & keyof Row)[]
  /** The field with the key of the row on whose pages this one is shown; an indexed column of the table has its name. */
  readonly ownerField?: string & keyof Row
  /** What is wrong among all rows of one owner, by their keys: the later of two that exclude each other. */
  readonly faultsAmong?: (rows: readonly Row[]) => ReadonlyMap<string, RowFault>
  /** Fields of other kinds that editors often put here, with the hint to show. */
  readonly elsewhere?: Readonly<Record<string, string>>
  /** A table's columns: the first for the eye, the last for machines, all others between them in the codec's order. */
  readonly columns: {
    readonly first: readonly (string & keyof Row)[]
    readonly last: readonly (string & keyof Row)[]
  }
  /** The field of its own id, by which other rows name it beside its key. */
  readonly idField?: string & keyof Row
  /** Whether a subject has a row in each language, which share its id. */
  readonly isByLanguage?: true
  /** The pages that a row has to itself, by its key; the first is in the sitemap and in search. */
  readonly pathsOf?: (key: string) => readonly string[]
  /** What a codec of single fields cannot say. */
  readonly faultsOf?: (row: Row) => readonly RowFault[]
  /** Fields used in every page's forms and menus. */
  readonly listedFields?: readonly (string & keyof Row)[]
  /** Its fields that are pictures (picture.ts), with the shape of each. */
  readonly pictures?: Readonly<Record<string, PictureShapeName>>
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

/** Of a kind whose rows have one page each under a folder, or under several: its key and its pages. */
export const pageUnder = (...folders: readonly string[]) => ({
  keyOf: bySlug,
  pathsOf: (slug: string): readonly string[] => folders.map((folder) => `${folder}/${slug}`),
})

/** As above, for subjects with a row per language; Hindi pages are under /hi. */
export const pagesInLanguagesUnder = (folder: string) => ({
  keyOf: byLanguageAndSlug,
  isByLanguage: true as const,
  pathsOf: (key: string): readonly string[] => {
    const [language, slug = ''] = key.split('/')
    return [pathIn(languageNamed(language), `${folder}/${slug}`)]
  },
})

/** What a page of a language calls a row. @param field its name in English */
export const namedBy =
  <Field extends string>(field: Field) =>
  (row: Readonly<Record<Field | 'hindi', string>>, language: Language): string =>
    language === 'hi' ? row.hindi : row[field]

/** Rank by catalogue order, for ties. */
export const weightInOrder = (id: number): number => Math.max(0, 900 - id)

type Subject = {
  readonly hindi?: string
  readonly aliases: readonly string[]
  readonly departmentid: number
}

/** By what the site's search finds a subject that belongs to a department. */
export const subjectFacts = (
  id: number,
  name: string,
  { hindi, aliases, departmentid }: Subject,
): SearchFacts => ({
  id,
  name,
  others: [...(hindi === undefined ? [] : [hindi]), ...aliases],
  departmentIds: [departmentid],
  weight: weightInOrder(id),
})
