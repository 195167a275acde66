import * as t from 'io-ts'
import { DrawingField } from './drawing'
import { REVIEW_COLUMNS, medicalReview, reviewFaults } from './medicalReview'
import {
  Questions,
  Slug,
  Slugs,
  SomeTexts,
  Texts,
  WholeNumber,
  Words,
  Tier,
  rowWithOptional,
} from './primitives'
import { SEARCH_RESULT_TYPE } from '@/model/search/search'
import { type KindDescriptor, namedBy, pageUnder, subjectFacts } from './kind'

/** Fields shown at the top of a condition's page and in lists. */
const shown = {
  summary: Words,
  /** Emergency signs, shown first on the page. */
  emergencySigns: SomeTexts,
}

/** What the page tells further down. */
const details = {
  overview: SomeTexts,
  symptoms: SomeTexts,
  causes: SomeTexts,
  riskFactors: SomeTexts,
  whenToSeeDoctor: SomeTexts,
  diagnosis: SomeTexts,
  selfCare: SomeTexts,
  faqs: Questions,
}

/** A condition with everything its page tells. */
export const Condition = rowWithOptional(
  'Condition',
  {
    DiseaseId: WholeNumber,
    DiseaseName: Words,
    slug: Slug,
    hindi: Words,
    /** Other names people search for, transliterated Hindi included. */
    aliases: Texts,
    departmentid: WholeNumber,
    ...shown,
    ...details,
    testSlugs: Slugs,
    treatmentSlugs: Slugs,
    ...medicalReview,
  },
  {
    tier: Tier,
    /** Beside its name; without one its department's, where that is about one organ alone (content/catalogue/drawingOf.ts). */
    drawing: DrawingField,
    /** Hindi texts; untranslated fields appear in English with a notice. */
    inHindi: rowWithOptional('ConditionInHindi', shown, details),
  },
)
export type Condition = t.TypeOf<typeof Condition>

/** What a page calls a condition. */
export const conditionName = namedBy('DiseaseName')

export const conditions: KindDescriptor<Condition> = {
  codec: Condition,
  nameField: 'DiseaseName',
  columns: {
    first: [
      'DiseaseName',
      'hindi',
      'departmentid',
      'aliases',
      'treatmentSlugs',
      'testSlugs',
      'tier',
      'summary',
    ],
    last: [...REVIEW_COLUMNS, 'slug', 'DiseaseId'],
  },
  idField: 'DiseaseId',
  ...pageUnder('/condition', '/hi/condition'),
  faultsOf: reviewFaults,
  listedFields: ['DiseaseName', 'hindi', 'slug', 'departmentid', 'inHindi'],
  sitemap: { section: 'conditions', lastModified: ({ lastReview }) => lastReview },
  search: {
    type: SEARCH_RESULT_TYPE.condition,
    factsOf: (row) => subjectFacts(row.DiseaseId, row.DiseaseName, row),
  },
}
