import 'server-only'
import { noteTags } from '@/content/rows/cacheTags'
import type { PatientReview } from '@/model/catalogue/patientReview'
import type { Rating } from '@/model/page/listFacts'
import { runtime } from '@/server/runtime'
import { cachedAggregates } from './aggregateCache'
import { Conditions, type RowPage, askRows, rowPage } from './rowQuery'

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

const NEWEST_FIRST = 'month desc, position'

const conditionsOf = (choice: ReviewChoice): Conditions =>
  new Conditions()
    .add('treatment = ?', choice.treatmentSlug)
    .add('treatment = any(?::text[])', choice.treatmentSlugs)
    .add('doctor = ?', choice.doctorSlug)
    .add('hospital = ?', choice.hospitalSlug)
    .add("(row->>'cityid')::integer = ?", choice.cityId)
    .add("(row->>'rating')::integer = ?", choice.rating)

/** Some reviews that fit, newest first. */
export const someReviews = (choice: ReviewChoice, limit: number): Promise<readonly PatientReview[]> =>
  askRows('reviews', { conditions: conditionsOf(choice), orderBy: NEWEST_FIRST, limit })

/** A page of the reviews that fit, newest first. */
export const reviewPage = (choice: ReviewChoice, page: number): Promise<RowPage<PatientReview>> =>
  rowPage('reviews', conditionsOf(choice), { orderBy: NEWEST_FIRST, page })

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

/**
 * What patients gave each of these, by slug; who has no review is left out. Not cached: there are as many questions as
 * pages and comparisons, and an index answers each.
 */
export async function ratingsOf(
  whose: 'doctor' | 'hospital',
  slugs: readonly string[],
): Promise<ReadonlyMap<string, Rating>> {
  noteTags(['reviews'])
  const { rows } = await runtime().database.executeSql<Rating & { slug: string }>(
    `select ${whose} as slug, count(*)::integer as count, avg(rating)::float as average
     from catalogue_reviews where ${whose} = any($1::text[]) group by 1`,
    [slugs],
  )
  return new Map(rows.map(({ slug, ...rating }) => [slug, rating]))
}
