import * as t from 'io-ts'
import { Slug, WholeNumber, Words, rowWithOptional } from './primitives'
import { type KindDescriptor, commonReferences, refersTo } from './kind'

/** What a patient says. The shipped reviews are inventions, and pages say so. */
export const PatientReview = rowWithOptional(
  'PatientReview',
  {
    ReviewId: WholeNumber,
    /** Never a full name: 'R. S., 42'. */
    by: Words,
    cityid: WholeNumber,
    /** 1 to 5. */
    rating: WholeNumber,
    /** `YYYY-MM`. */
    month: Words,
    title: Words,
    text: Words,
    treatmentSlug: Slug,
    isFictional: t.boolean,
  },
  { doctorSlug: Slug, hospitalSlug: Slug },
)
export type PatientReview = t.TypeOf<typeof PatientReview>

export const reviews: KindDescriptor<PatientReview> = {
  codec: PatientReview,
  keyOf: ({ ReviewId }) => String(ReviewId),
  referencesOf: (row) => [
    ...commonReferences(row),
    ...refersTo('treatmentSlug', 'treatments', [row.treatmentSlug]),
    ...refersTo('doctorSlug', 'doctors', [row.doctorSlug]),
    ...refersTo('hospitalSlug', 'hospitals', [row.hospitalSlug]),
  ],
  faultsOf: ({ rating, month }) => [
    ...(rating >= 1 && rating <= 5 ? [] : [{ field: 'rating', message: 'expected 1 to 5' }]),
    ...(/^\d{4}-(0[1-9]|1[0-2])$/.test(month)
      ? []
      : [{ field: 'month', message: 'expected a month such as 2026-11' }]),
  ],
}
