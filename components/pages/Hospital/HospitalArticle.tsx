import { cityListHref } from '@/components/pages/City/cityListHref'
import { DoctorCards } from '@/components/pages/Doctor/DoctorCards'
import { Faqs } from '@/components/ui/Faqs'
import { HospitalCards } from '@/components/pages/Hospital/HospitalCards'
import { insurerPath } from '@/components/pages/Insurance/insurancePage'
import type { PageContext } from '@/model/page/pageContext'
import { PlaceLinks } from '@/components/ui/PlaceLinks'
import { ReviewCards } from '@/components/pages/Review/ReviewCards'
import { type ArticleSection, SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Dots, Links, NamedTexts, Paragraphs } from '@/components/ui/SectionedArticle/textBlocks'
import { insurerBySlug } from '@/content/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { hospitalPageCopy } from '@/content/copy/hospitals'
import { insuranceCopy } from '@/content/copy/insurance'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import type { Doctor } from '@/model/catalogue/doctor'
import type { Hospital } from '@/model/catalogue/hospital'
import type { PatientReview } from '@/model/catalogue/patientReview'
import { listHref, plainList } from '@/model/page/listQuery'
import { HospitalCosts, treatmentsAt } from './HospitalCosts'
import { hospitalQuestions } from './hospitalQuestions'

type HospitalArticleProps = {
  readonly hospital: Hospital
  readonly departments: readonly Department[]
  readonly city: City
  readonly page: PageContext
  readonly doctors: readonly Doctor[]
  readonly reviews: readonly PatientReview[]
  /** Other hospitals of the city, or of the nearest cities where it has none. */
  readonly others: readonly Hospital[]
  readonly isInCity: boolean
}

const copy = hospitalPageCopy.sections

/** A section, or none where there is nothing to say. */
const sectionIf = (isThere: boolean, section: ArticleSection): readonly ArticleSection[] =>
  isThere ? [section] : []

const insurerItems = ({ insurerSlugs }: Hospital) =>
  insurerSlugs
    .flatMap((slug) => insurerBySlug(slug) ?? [])
    .map((insurer) => ({
      name: insurer.InsurerName,
      text: insuranceCopy.types[insurer.type].name,
      href: insurerPath(insurer),
    }))

/** The hospital itself: its story, departments, treatments, people, payers and rooms. */
function ownSections(props: HospitalArticleProps): readonly ArticleSection[] {
  const { hospital, departments, city, doctors } = props
  const gaps = { name: hospital.HospitalName, city: city.cityname }
  const insurers = insurerItems(hospital)
  return [
    ...sectionIf(hospital.about.length > 1, {
      id: 'about',
      title: interpolate(copy.about, gaps),
      // The first paragraph stands in the opening.
      body: <Paragraphs texts={hospital.about.slice(1)} />,
    }),
    ...sectionIf(departments.length > 0, {
      id: 'departments',
      title: copy.departments,
      body: (
        <>
          <p>{interpolate(hospitalPageCopy.departmentsIntro, gaps)}</p>
          <PlaceLinks
            links={departments.map((department) => ({
              href: cityListHref('hospitals', city, department),
              name: department.DepartmentName,
            }))}
          />
        </>
      ),
    }),
    ...sectionIf(treatmentsAt(hospital).length > 0, {
      id: 'treatments',
      title: interpolate(copy.treatments, gaps),
      body: <HospitalCosts hospital={hospital} departments={departments} city={city} />,
    }),
    ...sectionIf(doctors.length > 0, {
      id: 'doctors',
      title: interpolate(copy.doctors, gaps),
      body: <DoctorCards doctors={doctors} language="en" />,
    }),
    ...sectionIf(insurers.length > 0, {
      id: 'insurance',
      title: copy.insurance,
      body: (
        <>
          <p>{hospitalPageCopy.insuranceIntro}</p>
          <NamedTexts items={insurers} />
        </>
      ),
    }),
    { id: 'facilities', title: copy.facilities, body: <Dots items={hospital.facilities} /> },
  ]
}

/** Everything about a hospital below the opening. */
export function HospitalArticle(props: HospitalArticleProps) {
  const { hospital, city, page, reviews, others, isInCity } = props
  const gaps = { city: city.cityname }
  const inCity = listHref('/hospitals', 'hospitals', {
    ...plainList('hospitals'),
    filters: { city: city.slug },
  })
  const all = isInCity
    ? { href: inCity, name: interpolate(copy.allInCity, gaps) }
    : { href: '/hospitals', name: copy.all }
  const sections: readonly ArticleSection[] = [
    ...ownSections(props),
    ...sectionIf(reviews.length > 0, {
      id: 'reviews',
      title: copy.reviews,
      body: <ReviewCards reviews={reviews} language="en" />,
    }),
    { id: 'practical', title: copy.practical, body: <Faqs faqs={hospitalQuestions(hospital)} /> },
    ...sectionIf(others.length > 0, {
      id: 'others',
      title: isInCity ? interpolate(copy.others, gaps) : copy.othersElsewhere,
      body: (
        <>
          <HospitalCards hospitals={others} language="en" />
          <Links items={[all]} />
        </>
      ),
    }),
  ]
  return <SectionedArticle sections={sections} page={page} />
}
