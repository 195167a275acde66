import * as t from 'io-ts'
import { Questions, Slug, SomeTexts, Texts, WholeNumber, Words, rowWithOptional } from './primitives'
import { Picture } from './picture'
import { type KindDescriptor, pageUnder } from './kind'

/** Who pays: a private insurer or a public scheme. */
export const INSURER_TYPES = ['private', 'CGHS', 'Ayushman', 'scheme'] as const
export type InsurerType = (typeof INSURER_TYPES)[number]

export const Insurer = rowWithOptional(
  'Insurer',
  {
    InsurerId: WholeNumber,
    InsurerName: Words,
    slug: Slug,
    hindi: Words,
    aliases: Texts,
    type: t.union([t.literal('private'), t.literal('CGHS'), t.literal('Ayushman'), t.literal('scheme')]),
    summary: Words,
    about: SomeTexts,
    whatIsCovered: SomeTexts,
    whatIsNotCovered: SomeTexts,
    /** How to use it in a hospital, step by step. */
    howToUse: SomeTexts,
    documents: SomeTexts,
    faqs: Questions,
    isFictional: t.boolean,
  },
  { logo: Picture },
)
export type Insurer = t.TypeOf<typeof Insurer>

export const insurers: KindDescriptor<Insurer> = {
  codec: Insurer,
  nameField: 'InsurerName',
  columns: {
    first: ['InsurerName', 'hindi', 'type', 'aliases', 'summary'],
    last: ['isFictional', 'slug', 'InsurerId'],
  },
  idField: 'InsurerId',
  ...pageUnder('/hospitals/insurance'),
  listedFields: ['InsurerName', 'hindi', 'slug', 'type'],
  pictures: { logo: 'logo' },
  sitemap: { section: 'insurers' },
}
