import { cityListHref } from '@/components/CityLists/cityListHref'
import { DoctorCards } from '@/components/DoctorCards/DoctorCards'
import { Faqs } from '@/components/Faqs/Faqs'
import { HospitalCards } from '@/components/HospitalCards/HospitalCards'
import { insurerPath } from '@/components/InsurancePage/insurancePage'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { PlaceLinks } from '@/components/PlaceLinks/PlaceLinks'
import { ReviewCards } from '@/components/ReviewCards/ReviewCards'
import { type ArticleSection, SectionedArticle } from '@/components/SectionedArticle/SectionedArticle'
import { Dots, Links, NamedTexts, Paragraphs } from '@/components/SectionedArticle/textBlocks'
import { insurerBySlug } from '@/content/catalogue'
import { fillGaps } from '@/content/messages/messages'
import { hospitalPageWords } from '@/content/words/hospitals'
import { insuranceWords } from '@/content/words/insurance'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import type { Doctor } from '@/model/catalogue/doctor'
import type { Hospital } from '@/model/catalogue/hospital'
import type { PatientReview } from '@/model/catalogue/patientReview'
import { listHref, plainList } from '@/model/listQuery'
import { HospitalCosts, treatmentsAt } from './HospitalCosts'
import { hospitalQuestions } from './hospitalQuestions'

type HospitalArticleProps = {
  readonly hospital: Hospital
  readonly departments: readonly Department[]
  readonly city: City
  readonly page: LeadFormPage
  readonly doctors: readonly Doctor[]
  readonly reviews: readonly PatientReview[]
  /** Other hospitals of the city, or of the nearest cities where it has none. */
  readonly others: readonly Hospital[]
  readonly isInCity: boolean
}

const words = hospitalPageWords.sections

/** A section, or none where there is nothing to say. */
const sectionIf = (isThere: boolean, section: ArticleSection): readonly ArticleSection[] =>
  isThere ? [section] : []

const insurerItems = ({ insurerSlugs }: Hospital) =>
  insurerSlugs
    .flatMap((slug) => insurerBySlug(slug) ?? [])
    .map((insurer) => ({
      name: insurer.InsurerName,
      text: insuranceWords.types[insurer.type].name,
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
      title: fillGaps(words.about, gaps),
      // The first paragraph stands in the opening.
      body: <Paragraphs texts={hospital.about.slice(1)} />,
    }),
    ...sectionIf(departments.length > 0, {
      id: 'departments',
      title: words.departments,
      body: (
        <>
          <p>{fillGaps(hospitalPageWords.departmentsIntro, gaps)}</p>
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
      title: fillGaps(words.treatments, gaps),
      body: <HospitalCosts hospital={hospital} departments={departments} city={city} />,
    }),
    ...sectionIf(doctors.length > 0, {
      id: 'doctors',
      title: fillGaps(words.doctors, gaps),
      body: <DoctorCards doctors={doctors} language="en" />,
    }),
    ...sectionIf(insurers.length > 0, {
      id: 'insurance',
      title: words.insurance,
      body: (
        <>
          <p>{hospitalPageWords.insuranceIntro}</p>
          <NamedTexts items={insurers} />
        </>
      ),
    }),
    { id: 'facilities', title: words.facilities, body: <Dots items={hospital.facilities} /> },
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
    ? { href: inCity, name: fillGaps(words.allInCity, gaps) }
    : { href: '/hospitals', name: words.all }
  const sections: readonly ArticleSection[] = [
    ...ownSections(props),
    ...sectionIf(reviews.length > 0, {
      id: 'reviews',
      title: words.reviews,
      body: <ReviewCards reviews={reviews} language="en" />,
    }),
    { id: 'practical', title: words.practical, body: <Faqs faqs={hospitalQuestions(hospital)} /> },
    ...sectionIf(others.length > 0, {
      id: 'others',
      title: isInCity ? fillGaps(words.others, gaps) : words.othersElsewhere,
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
