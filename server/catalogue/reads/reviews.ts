import 'server-only'
import { cachedAggregates } from './aggregateCache'
import { Conditions, listReads } from './rowQuery'
import { noteTags } from '@/content/catalogue/snapshot/cacheTags'
import type { RatingCount } from '@/model/page/listFacts'
import { runtime } from '@/server/runtime'

/** A choice of patients' reviews; undefined fields do not narrow it. */
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

/** How many patients gave a doctor or a hospital each rating, the highest first; ratings without a patient are left out. */
export async function ratingsGiven(
  whose: 'doctor' | 'hospital',
  slug: string,
): Promise<readonly RatingCount[]> {
  noteTags(['reviews'])
  const { rows } = await runtime().database.executeSql<RatingCount>(
    `select rating::integer as rating, count(*)::integer as count
     from catalogue_reviews where ${whose} = $1 group by 1 order by 1 desc`,
    [slug],
  )
  return rows
}

/** Which treatments have reviews from which cities, with their number. */
export const reviewPlaces = (): Promise<
  readonly { readonly treatmentSlug: string; readonly cityId: number; readonly count: number }[]
> =>
  cachedAggregates(
    'reviews',
    `select treatment as "treatmentSlug", (row->>'cityid')::integer as "cityId", count(*)::integer as count
     from catalogue_reviews group by 1, 2 order by 1, 2`,
  )

/** Number of reviews by rating, the highest first; ratings without a review are left out. */
export const reviewRatings = (): Promise<readonly { readonly rating: number; readonly count: number }[]> =>
  cachedAggregates(
    'reviews',
    `select (row->>'rating')::integer as rating, count(*)::integer as count
     from catalogue_reviews group by 1 order by 1 desc`,
  )
