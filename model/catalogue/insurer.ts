import * as t from 'io-ts'
import { QuestionAndAnswer, Slug, SomeTexts, Texts, WholeNumber, Words } from './primitives'

/** Who pays: a private insurer or a public scheme. */
export const INSURER_TYPES = ['private', 'CGHS', 'Ayushman', 'scheme'] as const
export type InsurerType = (typeof INSURER_TYPES)[number]

export const Insurer = t.readonly(
  t.type({
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
    faqs: t.readonlyArray(QuestionAndAnswer),
    isFictional: t.boolean,
  }),
  'Insurer',
)
export type Insurer = t.TypeOf<typeof Insurer>
