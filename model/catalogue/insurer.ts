import * as t from 'io-ts'
import { Questions, Slug, SomeTexts, Texts, WholeNumber, Words, rowWithOptional } from './primitives'
import { Picture } from './picture'
import { oneOf } from '@/model/oneOf'
import { SEARCH_RESULT_TYPE } from '@/model/search/search'
import { type KindDescriptor, namedBy, pageUnder, weightInOrder } from './kind'

/** Who pays: a private insurer or a public scheme. */
export const INSURER_TYPES = ['private', 'CGHS', 'Ayushman', 'scheme'] as const
export type InsurerType = (typeof INSURER_TYPES)[number]

const shown = {
  summary: Words,
  about: SomeTexts,
  whatIsCovered: SomeTexts,
  whatIsNotCovered: SomeTexts,
  /** How to use it in a hospital, step by step. */
  howToUse: SomeTexts,
  documents: SomeTexts,
  faqs: Questions,
}

export const Insurer = rowWithOptional(
  'Insurer',
  {
    InsurerId: WholeNumber,
    InsurerName: Words,
    slug: Slug,
    hindi: Words,
    aliases: Texts,
    type: oneOf(INSURER_TYPES),
    ...shown,
    isFictional: t.boolean,
  },
  {
    logo: Picture,
    /** All texts in Hindi; a row without them has no Hindi page. */
    inHindi: rowWithOptional('InsurerInHindi', shown, {}),
  },
)
export type Insurer = t.TypeOf<typeof Insurer>

/** What a page calls an insurer or a scheme. */
export const insurerName = namedBy('InsurerName')

const ANY_NAMES = ['insurance', 'health insurance', 'cashless', 'बीमा', 'bima']
const PRIVATE_NAMES = [...ANY_NAMES, 'mediclaim', 'insurance company', 'health policy']
const SCHEME_NAMES = [...ANY_NAMES, 'government scheme', 'sarkari yojana', 'सरकारी योजना']

export const insurers: KindDescriptor<Insurer> = {
  codec: Insurer,
  nameField: 'InsurerName',
  columns: {
    first: ['InsurerName', 'hindi', 'type', 'aliases', 'summary'],
    last: ['isFictional', 'slug', 'InsurerId'],
  },
  idField: 'InsurerId',
  ...pageUnder('/hospitals/insurance', '/hi/hospitals/insurance'),
  listedFields: ['InsurerName', 'hindi', 'slug', 'type', 'inHindi'],
  pictures: { logo: 'logo' },
  sitemap: { section: 'insurers' },
  search: {
    type: SEARCH_RESULT_TYPE.page,
    factsOf: ({ InsurerId: id, InsurerName: name, hindi, aliases, type }) => ({
      id,
      name,
      // A general insurance query shows some insurers.
      others: [hindi, ...aliases, ...(type === 'private' ? PRIVATE_NAMES : SCHEME_NAMES)],
      departmentIds: [],
      weight: weightInOrder(id),
    }),
  },
}
