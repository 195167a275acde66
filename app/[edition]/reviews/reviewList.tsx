import 'server-only'
import { editionOf, publicPage } from '@/app/_document/edition'
import { listPage } from '@/app/[edition]/_lists/listPage'
import { chosen, cityChoices, departmentChoices } from '@/app/[edition]/_lists/listChoices'
import { ReviewCards } from '@/components/pages/Review/ReviewCards'
import { ReviewSections } from './ReviewSections'
import { treatmentBySlug, treatments, treatmentsInDepartment } from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { reviewCopy } from '@/content/copy/reviews'
import { treatmentName } from '@/model/catalogue/treatment'
import { type Language, pathIn } from '@/model/page/language'
import type { ListQuery } from '@/model/page/listQuery'
import { RATINGS } from '@/server/catalogue/reads/listValues'
import { type ReviewChoice, reviewPage, reviewPlaces, reviewRatings } from '@/server/catalogue/reads/reviews'
import { briefCopy, withDemoNote } from '@/content/copy/demoNote'

/** The reviews that the filters ask for. */
function reviewChoice({ filters }: ListQuery): ReviewChoice {
  const departmentId = chosen('department', filters)?.DepartmentId
  const rating = chosen('rating', filters)
  return {
    treatmentSlug: chosen('treatment', filters)?.slug,
    treatmentSlugs:
      departmentId === undefined ? undefined : treatmentsInDepartment(departmentId).map(({ slug }) => slug),
    cityId: chosen('city', filters)?.cityid,
    rating: rating === undefined ? undefined : Number(rating),
  }
}

type Places = Awaited<ReturnType<typeof reviewPlaces>>

/** The filters, each with what there are reviews of. */
function reviewFields(places: Places, language: Language) {
  const copy = reviewCopy[language].filters
  const slugs = new Set(places.map(({ treatmentSlug }) => treatmentSlug))
  const reviewed = treatments().filter(({ slug }) => slugs.has(slug))
  return [
    {
      name: 'department',
      label: copy.department,
      options: departmentChoices(
        reviewed.map(({ departmentid }) => departmentid),
        'department',
        language,
      ),
    },
    {
      name: 'treatment',
      label: copy.treatment,
      options: reviewed.map((treatment) => ({
        value: treatment.slug,
        label: treatmentName(treatment, language),
      })),
    },
    {
      name: 'city',
      label: copy.city,
      options: cityChoices(
        places.map(({ cityId }) => cityId),
        language,
      ),
    },
    {
      name: 'rating',
      label: copy.rating,
      options: RATINGS.map((rating) => ({ value: rating, label: interpolate(copy.ratingValue, { rating }) })),
    },
  ]
}

/** The reviews page, all or filtered. Ratings are not in structured data. */
export const reviewList = listPage<{ readonly edition: string; readonly query?: string }>({
  list: 'reviews',
  async read({ edition }, query) {
    const { language } = editionOf(edition)
    const copy = reviewCopy[language]
    const path = pathIn(language, '/reviews')
    const [places, ratings, found] = await Promise.all([
      reviewPlaces(),
      reviewRatings(),
      reviewPage(reviewChoice(query), query),
    ])
    const known = places.filter(({ treatmentSlug }) => treatmentBySlug(treatmentSlug))
    const values = {
      count: places.reduce((sum, { count }) => sum + count, 0),
      treatments: new Set(known.map(({ treatmentSlug }) => treatmentSlug)).size,
      cities: new Set(places.map(({ cityId }) => cityId)).size,
    }
    const { pageName, crumb, title, metaTitle, description, lead, leadNone, onePerson } = copy
    return {
      page: publicPage({ pageType: 'Reviews', pageName, path, language }),
      head: {
        title: metaTitle,
        description: withDemoNote(interpolate(description, values), briefCopy[language], found.rows),
      },
      crumbs: [{ name: crumb, path }],
      title,
      lead: values.count === 0 ? leadNone : interpolate(lead, values),
      facts: found.rows.length > 0 && <p>{withDemoNote(onePerson, copy, found.rows)}</p>,
      choice: { fields: reviewFields(places, language), foundCopy: copy.found, order: copy.order },
      found,
      cards: () => <ReviewCards reviews={found.rows} language={language} />,
      below: <ReviewSections places={places} ratings={ratings} language={language} />,
    }
  },
})
