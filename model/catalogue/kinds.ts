import type { TypeOf } from 'io-ts'
import { scheduleExceptions, schedules } from '@/model/appointments/scheduleKinds'
import { articles } from './article'
import { brand } from './brand'
import { campaigns } from './campaign'
import { cities } from './city'
import { conditions } from './condition'
import { contacts } from './contact'
import { costs } from './cost'
import { coverage } from './coverage'
import { departments } from './department'
import { doctors } from './doctor'
import { faqs } from './faq'
import { hospitals } from './hospital'
import { insurers } from './insurer'
import { fieldsOf, unknownFields } from './fields'
import { KIND_NAMES, type Kind, type KindDescriptor, REFERENCE_FIELDS, type ReferenceField } from './kind'
import { medicalReview } from './medicalReview'
import { tests } from './medicalTest'
import { reviews } from './patientReview'
import { pages } from './pageSettings'
import { authors, reviewers } from './person'
import { press } from './pressItem'
import type { RowFault } from './primitives'
import { safetyNotes } from './safetyNote'
import { words } from './searchWords'
import { treatments } from './treatment'

const descriptors = {
  departments,
  cities,
  conditions,
  treatments,
  safetyNotes,
  costs,
  tests,
  insurers,
  coverage,
  hospitals,
  doctors,
  schedules,
  scheduleExceptions,
  authors,
  reviewers,
  articles,
  reviews,
  press,
  faqs,
  campaigns,
  brand,
  contacts,
  pages,
  words,
}

/** What the catalogue consists of: the row of each kind. */
export type CatalogueRow = { readonly [K in Kind]: TypeOf<(typeof descriptors)[K]['codec']> }

/** Everything about each kind. */
export const KINDS: { readonly [K in Kind]: KindDescriptor<CatalogueRow[K]> } = descriptors

/** What is known of a kind, for code that goes over all kinds: its functions take rows of this very kind. */
export const descriptorOf = (kind: Kind): KindDescriptor<CatalogueRow[Kind]> =>
  KINDS[kind] as KindDescriptor<CatalogueRow[Kind]>

/** The fields of a kind in the order in which people know them: that of a table's columns. */
export function fieldsInOrder(kind: Kind): readonly string[] {
  const { codec, columns } = KINDS[kind]
  const first: readonly string[] = columns.first
  const last: readonly string[] = columns.last
  const middle = Object.keys(fieldsOf(codec)).filter((name) => !first.includes(name) && !last.includes(name))
  return [...first, ...middle, ...last]
}

const ownIds = new Map(
  KIND_NAMES.map((kind) => {
    const { codec, idField } = KINDS[kind]
    const named = Object.keys(fieldsOf(codec)).find((field) => /^(?!Vendor)[A-Z]\w+Id$/.test(field))
    return [kind, idField ?? named] as const
  }),
)

/** The field of a row's own number, whether other rows name it by that or not; undefined of kinds that have none. */
export const ownIdField = (kind: Kind): string | undefined => ownIds.get(kind)

/** The key of a row of a kind. */
export const keyOf = <K extends Kind>(kind: K, row: CatalogueRow[K]): string => KINDS[kind].keyOf(row)

/** Faults of a decoded row: unknown fields, and violations of its kind's rules. */
export const faultsOf = <K extends Kind>(kind: K, row: CatalogueRow[K]): readonly RowFault[] => [
  ...unknownFields(KINDS[kind].codec, row, KINDS[kind].elsewhere),
  ...(KINDS[kind].faultsOf?.(row) ?? []),
]

const references = new Map(
  KIND_NAMES.map((kind) => {
    const fields = Object.keys(fieldsOf(KINDS[kind].codec)).flatMap((field) => {
      const reference = REFERENCE_FIELDS[field]
      return reference && field !== KINDS[kind].idField ? [[field, reference] as const] : []
    })
    return [kind, new Map(fields)] as const
  }),
)

/** The fields of a kind that name rows of other kinds, and how; its own id names itself. */
export const referencesOf = (kind: Kind): ReadonlyMap<string, ReferenceField> =>
  references.get(kind) ?? new Map()

export const isKind = (name: string): name is Kind => Object.hasOwn(KINDS, name)

/** Whether rows of a kind are medical texts, which another person approves before they are public (machines/contentReview). */
export const isMedical = (kind: Kind): boolean => MEDICAL_KINDS.includes(kind)
export const MEDICAL_KINDS: readonly Kind[] = KIND_NAMES.filter((kind) =>
  Object.keys(medicalReview).every((field) => Object.hasOwn(fieldsOf(KINDS[kind].codec), field)),
)

/** The pages that a row has to itself, by its key. (Lists by city are pages of several rows.) */
export const pagePathsOf = (kind: Kind, key: string): readonly string[] => KINDS[kind].pathsOf?.(key) ?? []

/** The kinds of which there can be many rows: they are asked from the database, the others are held in memory. */
export const LARGE_KINDS = [
  'hospitals',
  'doctors',
  'schedules',
  'scheduleExceptions',
  'reviews',
] as const satisfies readonly Kind[]
export type LargeKind = (typeof LARGE_KINDS)[number]
export type SmallKind = Exclude<Kind, LargeKind>
export type SmallCatalogue = { readonly [K in SmallKind]: readonly CatalogueRow[K][] }

/** Whether all of a kind are held in memory. */
export const isSmall = (kind: Kind): kind is SmallKind => !LARGE_KINDS.some((large) => large === kind)
export const SMALL_KINDS = KIND_NAMES.filter(isSmall)
