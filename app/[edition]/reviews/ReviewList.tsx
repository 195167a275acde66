import 'server-only'
import type { Metadata } from 'next'
import { cache } from 'react'
import { notFound } from 'next/navigation'
import type { PageContext } from '@/model/page/pageContext'
import { ReviewCards } from '@/components/pages/Review/ReviewCards'
import { ReviewSections } from '@/components/pages/Review/ReviewSections'
import { treatmentBySlug, treatments, treatmentsInDepartment } from '@/content/catalogue'
import { interpolate } from '@/content/copy/messages/messages'
import { reviewCopy } from '@/content/copy/reviews'
import { DEFAULT_LEAD_TIER } from '@/model/lead/leadTier'
import { type ListQuery, plainList, readListSegment } from '@/model/page/listQuery'
import { taggedBy } from '@/server/documents/cacheTags'
import { type ReviewChoice, reviewPage, reviewPlaces, reviewRatings } from '@/server/catalogue/reviews'
import {
  chosenAmong,
  chosenCityId,
  chosenDepartmentId,
  chosenTreatment,
  cityChoices,
  departmentChoices,
} from '@/app/[edition]/_lists/listChoices'
import { ListBody } from '@/app/[edition]/_lists/listBody'
import { listHead } from '@/app/[edition]/_lists/listHead'
import { ListShell } from '@/app/[edition]/_lists/listShell'

const LIST = 'reviews'
const PAGE = {
  pageType: 'Reviews',
  pageName: reviewCopy.pageName,
  path: '/reviews',
  tier: DEFAULT_LEAD_TIER,
  language: 'en',
} satisfies PageContext

const RATINGS = ['5', '4', '3', '2', '1'] as const

/** The reviews that the filters ask for. */
function reviewChoice({ filters }: ListQuery): ReviewChoice {
  const departmentId = chosenDepartmentId(filters.department)
  const rating = chosenAmong(RATINGS, filters.rating)
  return {
    treatmentSlug: chosenTreatment(filters.treatment),
    treatmentSlugs:
      departmentId === undefined ? undefined : treatmentsInDepartment(departmentId).map(({ slug }) => slug),
    cityId: chosenCityId(filters.city),
    rating: rating === undefined ? undefined : Number(rating),
  }
}

type Places = Awaited<ReturnType<typeof reviewPlaces>>

/** The filters, each with what there are reviews of. */
function reviewFields(places: Places) {
  const copy = reviewCopy.filters
  const slugs = new Set(places.map(({ treatmentSlug }) => treatmentSlug))
  const reviewed = treatments().filter(({ slug }) => slugs.has(slug))
  return [
    {
      name: 'department',
      label: copy.department,
      options: departmentChoices(
        reviewed.map(({ departmentid }) => departmentid),
        'department',
      ),
    },
    {
      name: 'treatment',
      label: copy.treatment,
      options: reviewed.map(({ slug, ProcedureName }) => ({ value: slug, label: ProcedureName })),
    },
    { name: 'city', label: copy.city, options: cityChoices(places.map(({ cityId }) => cityId)) },
    {
      name: 'rating',
      label: copy.rating,
      options: RATINGS.map((rating) => ({ value: rating, label: interpolate(copy.ratingValue, { rating }) })),
    },
  ]
}

/** What the page and its metadata say: asked once. */
const reviewListData = cache(async (segment: string | undefined) => {
  const query = segment === undefined ? plainList(LIST) : (readListSegment(LIST, segment) ?? notFound())
  const choice = reviewChoice(query)
  const [places, ratings, found] = await Promise.all([
    reviewPlaces(),
    reviewRatings(),
    reviewPage(choice, query.page),
  ])
  if (query.page > found.pages) notFound()
  const known = places.filter(({ treatmentSlug }) => treatmentBySlug(treatmentSlug))
  return {
    query,
    places,
    ratings,
    found,
    fields: reviewFields(places),
    gaps: {
      count: places.reduce((sum, { count }) => sum + count, 0),
      treatments: new Set(known.map(({ treatmentSlug }) => treatmentSlug)).size,
      cities: new Set(places.map(({ cityId }) => cityId)).size,
    },
  }
})

/** @param segment what the filters say (model/page/listQuery.ts); undefined for the plain list */
export async function reviewListMetadata(segment?: string): Promise<Metadata> {
  const { query, fields, gaps } = await reviewListData(segment)
  return listHead({
    title: reviewCopy.metaTitle,
    description: interpolate(reviewCopy.description, gaps),
    path: PAGE.path,
    list: LIST,
    query,
    fields,
  })
}

/** The page of all reviews, or of those that the filters leave. No rating is told to search engines: they are fictional. */
export async function ReviewList({ segment }: { readonly segment?: string }) {
  taggedBy('reviews', 'treatments', 'cities', 'departments')
  const { query, places, ratings, found, fields, gaps } = await reviewListData(segment)
  return (
    <ListShell
      page={PAGE}
      crumbs={[{ name: reviewCopy.crumb, path: PAGE.path }]}
      title={reviewCopy.title}
      lead={gaps.count === 0 ? reviewCopy.leadNone : interpolate(reviewCopy.lead, gaps)}
      facts={found.rows.some(({ isFictional }) => isFictional) && <p>{reviewCopy.fictional}</p>}
      below={<ReviewSections places={places} ratings={ratings} />}
    >
      <ListBody
        path={PAGE.path}
        list={LIST}
        query={query}
        fields={fields}
        copy={reviewCopy}
        found={found}
        order={reviewCopy.order}
      >
        <ReviewCards reviews={found.rows} language="en" />
      </ListBody>
    </ListShell>
  )
}
