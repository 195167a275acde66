import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { HospitalArticle, hospitalQuestions } from './HospitalArticle'
import { HospitalHero, hospitalHead } from './HospitalHero'
import { hospitalJsonLd } from '@/components/seo/JsonLd/peopleAndPlacesJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { languageOf, publicPage } from '@/app/_document/edition'
import { hospitalPageCopy } from '@/content/copy/hospitals'
import { PublicPage } from '@/app/_document/PublicPage'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { cache } from 'react'
import { type Language, pathIn } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'
import { citiesAmong, cityById, departmentById } from '@/content/catalogue/catalogue'
import { type City, nearestTo } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import { type Hospital, hospitalName } from '@/model/catalogue/hospital'
import { someDoctors } from '@/server/catalogue/reads/doctors'
import { hospitalBySlug, hospitalPlaces, someHospitals } from '@/server/catalogue/reads/hospitals'
import { ratingsGiven, someReviews } from '@/server/catalogue/reads/reviews'
import { orFallback } from '@/server/catalogue/reads/rowQuery'

/** How many doctors, reviews and other hospitals the page shows. */
const DOCTORS = 12
const REVIEWS = 6
const OTHERS = 4
/** Where the city has no other hospital: how many cities the page looks in, and how many hospitals it names of each. */
const NEAR_CITIES = 2
const PER_CITY = 2

type Found = {
  readonly hospital: Hospital
  readonly departments: readonly Department[]
  readonly city: City
  readonly page: PageContext
}

/** A hospital's page, asked once for the page and its metadata; undefined for a slug that the catalogue does not know. */
const hospitalDetail = cache(async (slug: string, language: Language): Promise<Found | undefined> => {
  const hospital = await hospitalBySlug(slug)
  const city = hospital && cityById(hospital.cityid)
  if (!hospital || !city) return undefined
  return {
    hospital,
    departments: hospital.departmentIds.flatMap((id) => departmentById(id) ?? []),
    city,
    page: publicPage({
      pageType: 'hospitals',
      pageName: hospital.HospitalName,
      path: pathIn(language, `/hospital/${slug}`),
      language,
      citySlug: city.slug,
      hospitalId: String(hospital.HospitalId),
      hospitalName: hospital.HospitalName,
    }),
  }
})

/** The largest hospitals of the cities nearest to one. */
async function hospitalsAround(city: City): Promise<readonly Hospital[]> {
  const places = await hospitalPlaces()
  const known = citiesAmong(places.map(({ cityId }) => cityId)).map((one) => ({ city: one }))
  const near = nearestTo(city, known, NEAR_CITIES)
  return (await Promise.all(near.map((one) => someHospitals({ cityId: one.city.cityid }, PER_CITY)))).flat()
}

/** Related content of a hospital: doctors, reviews, other hospitals in the city. */
const besideHospital = ({ hospital, city }: Found) =>
  orFallback(
    async () => {
      const { slug, cityid } = hospital
      const [doctors, reviews, ratings, inCity] = await Promise.all([
        someDoctors({ hospitalSlug: slug }, DOCTORS),
        someReviews({ hospitalSlug: slug }, REVIEWS),
        ratingsGiven('hospital', slug),
        someHospitals({ cityId: cityid }, OTHERS + 1),
      ])
      const others = inCity.filter((one) => one.slug !== slug).slice(0, OTHERS)
      const isInCity = others.length > 0
      return { doctors, reviews, ratings, others: isInCity ? others : await hospitalsAround(city), isInCity }
    },
    { doctors: [], reviews: [], ratings: [], others: [], isInCity: false },
  )

type Props = { readonly params: Promise<{ readonly edition: string; readonly slug: string }> }

const find = async (props: Props) => hospitalDetail((await props.params).slug, await languageOf(props))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props)
  if (!found) return {}
  return pageMetadata(found.page, hospitalHead(found, found.page.language))
}

export default async function HospitalPage(props: Props) {
  const found = (await find(props)) ?? notFound()
  const { hospital, departments, city, page } = found
  const beside = await besideHospital(found)
  return (
    <PublicPage
      page={page}
      crumbs={[
        { name: hospitalPageCopy[page.language].crumb, path: '/hospitals' },
        { name: hospitalName(hospital, page.language), path: page.path },
      ]}
      things={(url) => [hospitalJsonLd(hospital, city, departments, url)]}
      faqs={hospitalQuestions(hospital, page.language)}
    >
      <HospitalHero {...found} form={<LeadForm page={page} />} />
      <HospitalArticle {...found} {...beside} />
    </PublicPage>
  )
}
