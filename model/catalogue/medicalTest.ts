import * as t from 'io-ts'
import { medicalReview } from './medicalReview'
import {
  PriceRange,
  QuestionAndAnswer,
  RowLanguage,
  Slug,
  Slugs,
  SomeTexts,
  Texts,
  WholeNumber,
  Words,
} from './primitives'

/** A medical test with everything its page tells, in one language; the Hindi page of a test has the same slug. */
export const MedicalTest = t.readonly(
  t.type({
    TestId: WholeNumber,
    TestName: Words,
    slug: Slug,
    language: RowLanguage,
    /** Other names people search for, transliterated Hindi included. */
    aliases: Texts,
    departmentid: WholeNumber,
    summary: Words,
    facts: t.readonly(t.type({ sample: Words, preparation: Words, duration: Words, reportTime: Words })),
    whatItIs: SomeTexts,
    whyItIsDone: SomeTexts,
    preparation: SomeTexts,
    howItIsDone: SomeTexts,
    /** What results mean; a row a line of the table. */
    results: t.readonlyArray(t.readonly(t.type({ finding: Words, meaning: Words }))),
    risks: SomeTexts,
    /** An illustrative price in whole rupees. */
    price: PriceRange,
    conditionSlugs: Slugs,
    faqs: t.readonlyArray(QuestionAndAnswer),
    ...medicalReview,
  }),
  'MedicalTest',
)
export type MedicalTest = t.TypeOf<typeof MedicalTest>
