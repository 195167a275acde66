import * as t from 'io-ts'
import { Slug, WholeNumber, Words } from './primitives'

/** What a patient says. The shipped reviews are inventions, and pages say so. */
export const PatientReview = t.readonly(
  t.intersection([
    t.type({
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
    }),
    t.partial({ doctorSlug: Slug, hospitalSlug: Slug }),
  ]),
  'PatientReview',
)
export type PatientReview = t.TypeOf<typeof PatientReview>
