import 'server-only'
import type { CatalogueRow, Kind } from '@/model/catalogue/kinds'

/** A row of another kind that a row names: by its key, or by its own id. */
export interface Reference {
  readonly field: string
  readonly kind: Kind
  readonly key: string | number
}

const many =
  (field: string, kind: Kind) =>
  (keys: readonly (string | number)[]): readonly Reference[] =>
    keys.map((key) => ({ field, kind, key }))

const conditionsOf = many('conditionSlugs', 'conditions')
const treatmentsOf = many('treatmentSlugs', 'treatments')
const departmentOf = (id: number): Reference => ({ field: 'departmentid', kind: 'departments', key: id })
const cityOf = (id: number): Reference => ({ field: 'cityid', kind: 'cities', key: id })

const reviewedBy = (row: { readonly writerSlug: string; readonly reviewerSlug: string }): Reference[] => [
  { field: 'writerSlug', kind: 'authors', key: row.writerSlug },
  { field: 'reviewerSlug', kind: 'reviewers', key: row.reviewerSlug },
]

/** What each kind's rows name. English tests stand for both languages. */
const REFERENCES: { readonly [K in Kind]: (row: CatalogueRow[K]) => readonly Reference[] } = {
  departments: () => [],
  cities: () => [],
  conditions: (row) => [
    departmentOf(row.departmentid),
    ...many('testSlugs', 'tests')(row.testSlugs.map((slug) => `en/${slug}`)),
    ...treatmentsOf(row.treatmentSlugs),
    ...reviewedBy(row),
  ],
  treatments: (row) => [
    departmentOf(row.departmentid),
    ...conditionsOf(row.conditionSlugs),
    ...reviewedBy(row),
  ],
  costs: (row) => [
    { field: 'treatment', kind: 'treatments', key: row.treatment },
    { field: 'city', kind: 'cities', key: row.city },
  ],
  tests: (row) => [departmentOf(row.departmentid), ...conditionsOf(row.conditionSlugs), ...reviewedBy(row)],
  insurers: () => [],
  hospitals: (row) => [
    cityOf(row.cityid),
    ...many('departmentIds', 'departments')(row.departmentIds),
    ...treatmentsOf(row.treatmentSlugs),
    ...many('insurerSlugs', 'insurers')(row.insurerSlugs),
  ],
  doctors: (row) => [
    cityOf(row.cityid),
    departmentOf(row.departmentid),
    ...many('hospitalSlugs', 'hospitals')(row.hospitalSlugs),
    ...treatmentsOf(row.treatmentSlugs),
    ...conditionsOf(row.conditionSlugs),
  ],
  authors: (row) => many('departmentIds', 'departments')(row.departmentIds),
  reviewers: (row) => many('departmentIds', 'departments')(row.departmentIds),
  articles: (row) => [
    departmentOf(row.departmentid),
    ...conditionsOf(row.conditionSlugs),
    ...treatmentsOf(row.treatmentSlugs),
    ...many('testSlugs', 'tests')(row.testSlugs.map((slug) => `en/${slug}`)),
    ...(row.pairSlug === undefined
      ? []
      : many('pairSlug', 'articles')([`${row.language === 'en' ? 'hi' : 'en'}/${row.pairSlug}`])),
    ...reviewedBy(row),
  ],
  reviews: (row) => [
    cityOf(row.cityid),
    ...treatmentsOf([row.treatmentSlug]),
    ...(row.doctorSlug === undefined ? [] : many('doctorSlug', 'doctors')([row.doctorSlug])),
    ...(row.hospitalSlug === undefined ? [] : many('hospitalSlug', 'hospitals')([row.hospitalSlug])),
  ],
  press: () => [],
  faqs: () => [],
  campaigns: (row) => [...treatmentsOf(row.treatmentSlugs), ...many('citySlugs', 'cities')(row.citySlugs)],
}

export const referencesOf = <K extends Kind>(kind: K, row: CatalogueRow[K]): readonly Reference[] =>
  REFERENCES[kind](row)
