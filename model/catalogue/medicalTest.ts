import * as t from 'io-ts'
import { DrawingField } from './drawing'
import { REVIEW_COLUMNS, medicalReview, reviewFaults } from './medicalReview'
import {
  PriceRange,
  Questions,
  RowLanguage,
  Slug,
  Slugs,
  SomeTexts,
  Texts,
  WholeNumber,
  Words,
  priceFaults,
  rowWithOptional,
} from './primitives'
import { SEARCH_RESULT_TYPE } from '@/model/search/search'
import { type KindDescriptor, pagesInLanguagesUnder, subjectFacts } from './kind'

/** A medical test with everything its page tells, in one language; the Hindi page of a test has the same slug. */
export const MedicalTest = rowWithOptional(
  'MedicalTest',
  {
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
    /** In whole rupees. */
    price: PriceRange,
    /** The shipped prices are inventions, and pages say so. */
    isPriceIllustrative: t.boolean,
    conditionSlugs: Slugs,
    faqs: Questions,
    ...medicalReview,
  },
  { drawing: DrawingField },
)
export type MedicalTest = t.TypeOf<typeof MedicalTest>

export const tests: KindDescriptor<MedicalTest> = {
  codec: MedicalTest,
  nameField: 'TestName',
  columns: {
    first: ['TestName', 'language', 'departmentid', 'price', 'aliases', 'conditionSlugs', 'summary'],
    last: [...REVIEW_COLUMNS, 'slug', 'TestId'],
  },
  ...pagesInLanguagesUnder('/test'),
  faultsOf: (row) => [...reviewFaults(row), ...priceFaults(row.price, 'price')],
  listedFields: ['TestName', 'slug'],
  sitemap: { section: 'tests', lastModified: ({ lastReview }) => lastReview },
  search: {
    type: SEARCH_RESULT_TYPE.test,
    factsOf: (row) => subjectFacts(row.TestId, row.TestName, row),
  },
}
