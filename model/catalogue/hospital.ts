import * as t from 'io-ts'
import { QuestionAndAnswer, Slug, Slugs, SomeTexts, Texts, WholeNumber, Words } from './primitives'

export const Hospital = t.readonly(
  t.type({
    HospitalId: WholeNumber,
    HospitalName: Words,
    slug: Slug,
    cityid: WholeNumber,
    /** The part of the city. */
    locality: Words,
    departmentIds: t.readonlyArray(WholeNumber),
    treatmentSlugs: Slugs,
    insurerSlugs: Slugs,
    beds: WholeNumber,
    intensiveCareBeds: WholeNumber,
    operatingTheatres: WholeNumber,
    /** The year it opened. */
    opened: WholeNumber,
    accreditations: Texts,
    facilities: SomeTexts,
    languages: SomeTexts,
    visitingHours: Words,
    hasEmergency: t.boolean,
    about: SomeTexts,
    faqs: t.readonlyArray(QuestionAndAnswer),
    /** The shipped hospitals are inventions, and pages say so. */
    isFictional: t.boolean,
  }),
  'Hospital',
)
export type Hospital = t.TypeOf<typeof Hospital>
