import * as t from 'io-ts'
import { Month, Slug, WholeNumber, Words, rowWithOptional } from './primitives'
import { type KindDescriptor } from './kind'

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
    month: Month,
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
  nameField: 'title',
  columns: {
    first: [
      'by',
      'cityid',
      'rating',
      'month',
      'title',
      'text',
      'treatmentSlug',
      'doctorSlug',
      'hospitalSlug',
    ],
    last: ['isFictional', 'ReviewId'],
  },
  keyOf: ({ ReviewId }) => String(ReviewId),
  faultsOf: ({ rating }) =>
    rating >= 1 && rating <= 5 ? [] : [{ field: 'rating', message: 'expected 1 to 5' }],
}
