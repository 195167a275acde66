import * as t from 'io-ts'
import { type RowFault, Day, Slug, SourceDate, WebAddress, Words } from './primitives'

/** Source of a medical text. `isChecked`: a person compared the text with it; `date`: of its own last change. */
export const Source = t.readonly(
  t.intersection([
    t.type({ publisher: Words, title: Words, isChecked: t.boolean }),
    t.partial({ url: WebAddress, date: SourceDate }),
  ]),
  'Source',
)
export type Source = t.TypeOf<typeof Source>

/** Who wrote and who reviews a medical text, and when (docs/decisions/0057). */
export const medicalReview = {
  /** False as long as no doctor has reviewed the text; the page then says so. */
  isReviewed: t.boolean,
  /** Slug of an author. */
  writerSlug: Slug,
  /** Slug of a reviewer. */
  reviewerSlug: Slug,
  lastReview: Day,
  nextReview: Day,
  sources: t.readonlyArray(Source),
}
export type MedicalReview = {
  readonly [K in keyof typeof medicalReview]: t.TypeOf<(typeof medicalReview)[K]>
}

/** Review columns in exported tables. */
export const REVIEW_COLUMNS = [
  'writerSlug',
  'reviewerSlug',
  'isReviewed',
  'lastReview',
  'nextReview',
  'sources',
] as const

/** A text is reviewed again after it was reviewed. */
export const reviewFaults = ({
  lastReview,
  nextReview,
}: Pick<MedicalReview, 'lastReview' | 'nextReview'>): readonly RowFault[] =>
  lastReview < nextReview ? [] : [{ field: 'nextReview', message: 'expected a day after lastReview' }]
