import * as t from 'io-ts'
import { medicalReview } from './medicalReview'
import { QuestionAndAnswer, Slug, Slugs, SomeTexts, Texts, WholeNumber, Words } from './primitives'

/** A condition with everything its page tells. */
export const Condition = t.readonly(
  t.type({
    DiseaseId: WholeNumber,
    DiseaseName: Words,
    slug: Slug,
    hindi: Words,
    /** Other names people search for, transliterated Hindi included. */
    aliases: Texts,
    departmentid: WholeNumber,
    summary: Words,
    /** Signs that need help at once; they stand first on the page. */
    emergencySigns: SomeTexts,
    overview: SomeTexts,
    symptoms: SomeTexts,
    causes: SomeTexts,
    riskFactors: SomeTexts,
    whenToSeeDoctor: SomeTexts,
    diagnosis: SomeTexts,
    selfCare: SomeTexts,
    testSlugs: Slugs,
    treatmentSlugs: Slugs,
    faqs: t.readonlyArray(QuestionAndAnswer),
    ...medicalReview,
  }),
  'Condition',
)
export type Condition = t.TypeOf<typeof Condition>
