import type { Type } from 'io-ts'
import { Article } from './article'
import { Campaign } from './campaign'
import { City } from './city'
import { Condition } from './condition'
import { Cost } from './cost'
import { Department } from './department'
import { Doctor } from './doctor'
import { Faq } from './faq'
import { Hospital } from './hospital'
import { Insurer } from './insurer'
import { MedicalTest } from './medicalTest'
import { PatientReview } from './patientReview'
import { Person } from './person'
import { PressItem } from './pressItem'
import { Treatment } from './treatment'

/** What the catalogue consists of: the row of each kind. */
export interface CatalogueRow {
  readonly departments: Department
  readonly cities: City
  readonly conditions: Condition
  readonly treatments: Treatment
  readonly costs: Cost
  readonly tests: MedicalTest
  readonly insurers: Insurer
  readonly hospitals: Hospital
  readonly doctors: Doctor
  readonly authors: Person
  readonly reviewers: Person
  readonly articles: Article
  readonly reviews: PatientReview
  readonly press: PressItem
  readonly faqs: Faq
  readonly campaigns: Campaign
}
export type Kind = keyof CatalogueRow

interface KindRules<Row> {
  readonly codec: Type<Row, unknown>
  /** What tells the row from the others of its kind; stable, also in tags of cached pages. */
  readonly keyOf: (row: Row) => string
}

const slug = (row: { readonly slug: string }): string => row.slug
const languageAndSlug = (row: { readonly language: string; readonly slug: string }): string =>
  `${row.language}/${row.slug}`

/** Every kind with its codec and key, in an order in which each refers only to earlier ones where it can. */
export const KINDS: { readonly [K in Kind]: KindRules<CatalogueRow[K]> } = {
  departments: { codec: Department, keyOf: slug },
  cities: { codec: City, keyOf: slug },
  conditions: { codec: Condition, keyOf: slug },
  treatments: { codec: Treatment, keyOf: slug },
  costs: { codec: Cost, keyOf: ({ treatment, city }) => `${treatment}/${city}` },
  tests: { codec: MedicalTest, keyOf: languageAndSlug },
  insurers: { codec: Insurer, keyOf: slug },
  hospitals: { codec: Hospital, keyOf: slug },
  doctors: { codec: Doctor, keyOf: slug },
  authors: { codec: Person, keyOf: slug },
  reviewers: { codec: Person, keyOf: slug },
  articles: { codec: Article, keyOf: languageAndSlug },
  reviews: { codec: PatientReview, keyOf: ({ ReviewId }) => String(ReviewId) },
  press: { codec: PressItem, keyOf: slug },
  faqs: { codec: Faq, keyOf: languageAndSlug },
  campaigns: { codec: Campaign, keyOf: slug },
}

// Object.keys of an object with exactly these keys.
export const KIND_NAMES = Object.keys(KINDS) as readonly Kind[]

/** The key of a row of a kind. */
export const keyOf = <K extends Kind>(kind: K, row: CatalogueRow[K]): string => KINDS[kind].keyOf(row)

export const isKind = (name: string): name is Kind => Object.hasOwn(KINDS, name)

/** The kinds that are small enough to be held in memory; the others are asked from the database. */
export const SMALL_KINDS = [
  'departments',
  'cities',
  'conditions',
  'treatments',
  'costs',
  'tests',
  'insurers',
  'authors',
  'reviewers',
  'articles',
  'press',
  'faqs',
  'campaigns',
] as const satisfies readonly Kind[]
export type SmallKind = (typeof SMALL_KINDS)[number]
export type SmallCatalogue = { readonly [K in SmallKind]: readonly CatalogueRow[K][] }
