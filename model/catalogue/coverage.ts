import * as t from 'io-ts'
import { oneOf } from '@/model/oneOf'
import { type KindDescriptor } from './kind'
import { Source } from './medicalReview'
import { INSURER_TYPES } from './insurer'
import { RowLanguage, SomeTexts, Words, row } from './primitives'

/** Payer of the coverage check: a kind of insurer or scheme, or none. */
export const PAYER_TYPES = [...INSURER_TYPES, 'none'] as const
export type PayerType = (typeof PAYER_TYPES)[number]

/** What the coverage check answers for one kind of payer, in one language. It promises nothing: each text says what is usual. */
export const Coverage = row('Coverage', {
  type: oneOf(PAYER_TYPES, 'PayerTypeName'),
  language: RowLanguage,
  /** What is usually paid, and what is not. */
  paid: SomeTexts,
  /** What is usually asked. */
  asked: t.readonlyArray(t.readonly(t.type({ name: Words, text: Words }))),
  /** What only the insurer or scheme can confirm. */
  onlyPayer: SomeTexts,
  bring: SomeTexts,
  sources: t.readonlyArray(Source),
})
export type Coverage = t.TypeOf<typeof Coverage>

/** The key of what is said of a kind of payer in a language. */
export const coverageKey = ({ language, type }: Pick<Coverage, 'language' | 'type'>): string =>
  `${language}/${type}`

export const coverage: KindDescriptor<Coverage> = {
  codec: Coverage,
  columns: { first: ['type', 'language', 'paid', 'asked', 'onlyPayer', 'bring'], last: ['sources'] },
  keyOf: coverageKey,
}
