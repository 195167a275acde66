import 'server-only'
import type { Metadata } from 'next'
import { cache } from 'react'
import { notFound } from 'next/navigation'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { ReviewCards } from '@/components/ReviewCards/ReviewCards'
import { ReviewSections } from '@/components/ReviewPage/ReviewSections'
import { treatmentBySlug, treatments, treatmentsInDepartment } from '@/content/catalogue'
import { fillGaps } from '@/content/messages/messages'
import { reviewWords } from '@/content/words/reviews'
import { DEFAULT_LEAD_TIER } from '@/model/leadTier'
import { type ListQuery, plainList, readListSegment } from '@/model/listQuery'
import { taggedBy } from '@/server/documents/cacheTags'
import { type ReviewChoice, reviewPage, reviewPlaces, reviewRatings } from '@/server/catalogue/reviews'
import {
  chosenAmong,
  chosenCityId,
  chosenDepartmentId,
  chosenTreatment,
  cityChoices,
  departmentChoices,
} from './listChoices'
import { ListBody } from './listBody'
import { listHead } from './listHead'
import { ListShell } from './listShell'

const LIST = 'reviews'
const PAGE = {
  pageType: 'Reviews',
  pageName: reviewWords.pageName,
  path: '/reviews',
  tier: DEFAULT_LEAD_TIER,
  language: 'en',
} satisfies LeadFormPage

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
  const words = reviewWords.filters
  const slugs = new Set(places.map(({ treatmentSlug }) => treatmentSlug))
  const reviewed = treatments().filter(({ slug }) => slugs.has(slug))
  return [
    {
      name: 'department',
      label: words.department,
      options: departmentChoices(
        reviewed.map(({ departmentid }) => departmentid),
        'department',
      ),
    },
    {
      name: 'treatment',
      label: words.treatment,
      options: reviewed.map(({ slug, ProcedureName }) => ({ value: slug, label: ProcedureName })),
    },
    { name: 'city', label: words.city, options: cityChoices(places.map(({ cityId }) => cityId)) },
    {
      name: 'rating',
      label: words.rating,
      options: RATINGS.map((rating) => ({ value: rating, label: fillGaps(words.ratingValue, { rating }) })),
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

/** @param segment what the filters say (model/listQuery.ts); undefined for the plain list */
export async function reviewListMetadata(segment?: string): Promise<Metadata> {
  const { query, fields, gaps } = await reviewListData(segment)
  return listHead({
    title: reviewWords.metaTitle,
    description: fillGaps(reviewWords.description, gaps),
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
      crumbs={[{ name: reviewWords.crumb, path: PAGE.path }]}
      title={reviewWords.title}
      lead={gaps.count === 0 ? reviewWords.leadNone : fillGaps(reviewWords.lead, gaps)}
      facts={found.rows.some(({ isFictional }) => isFictional) && <p>{reviewWords.fictional}</p>}
      below={<ReviewSections places={places} ratings={ratings} />}
    >
      <ListBody
        path={PAGE.path}
        list={LIST}
        query={query}
        fields={fields}
        words={reviewWords}
        found={found}
        order={reviewWords.order}
      >
        <ReviewCards reviews={found.rows} language="en" />
      </ListBody>
    </ListShell>
  )
}
