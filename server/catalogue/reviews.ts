import 'server-only'
import { cachedAggregates } from './aggregateCache'
import { Conditions, listReads } from './rowQuery'

/** Which patients' reviews are asked for; what is undefined does not narrow. */
export interface ReviewChoice {
  readonly treatmentSlug?: string
  /** Any of these treatments, such as those of a department. */
  readonly treatmentSlugs?: readonly string[]
  readonly doctorSlug?: string
  readonly hospitalSlug?: string
  readonly cityId?: number
  /** 1 to 5. */
  readonly rating?: number
}

const reviewConditions = (choice: ReviewChoice): Conditions =>
  new Conditions()
    .add('treatment = ?', choice.treatmentSlug)
    .add('treatment = any(?::text[])', choice.treatmentSlugs)
    .add('doctor = ?', choice.doctorSlug)
    .add('hospital = ?', choice.hospitalSlug)
    .add("(row->>'cityid')::integer = ?", choice.cityId)
    .add("(row->>'rating')::integer = ?", choice.rating)

export const { page: reviewPage, some: someReviews } = listReads('reviews', reviewConditions, {
  newest: 'month desc, position',
})

/** Which treatments have reviews from which cities, with their number. */
export const reviewPlaces = (): Promise<
  readonly { readonly treatmentSlug: string; readonly cityId: number; readonly count: number }[]
> =>
  cachedAggregates(
    'reviews',
    `select treatment as "treatmentSlug", (row->>'cityid')::integer as "cityId", count(*)::integer as count
     from catalogue_reviews group by 1, 2 order by 1, 2`,
  )

/** How many reviews have which rating, the highest first; what nobody gave is left out. */
export const reviewRatings = (): Promise<readonly { readonly rating: number; readonly count: number }[]> =>
  cachedAggregates(
    'reviews',
    `select (row->>'rating')::integer as rating, count(*)::integer as count
     from catalogue_reviews group by 1 order by 1 desc`,
  )
