import type { Treatment } from '@/model/catalogue/treatment'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import { listInWords } from '@/content/copy/inWords'
import { CityCosts, treatmentCosts } from '@/components/pages/City/CityCosts'
import { cityListHref } from '@/components/pages/City/cityListHref'
import { DoctorCards } from '@/components/pages/Doctor/DoctorCards'
import { Faqs } from '@/components/ui/Faqs'
import { HospitalCards } from '@/components/pages/Hospital/HospitalCards'
import { insurerPath } from '@/components/pages/Insurance/insurancePage'
import type { PageContext } from '@/model/page/pageContext'
import { PlaceLinks } from '@/components/ui/PlaceLinks'
import { ReviewCards } from '@/components/pages/Review/ReviewCards'
import { type ArticleSections, SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Dots, Links, NamedTexts, Paragraphs } from '@/components/ui/SectionedArticle/textBlocks'
import { insurerBySlug, treatmentBySlug } from '@/content/catalogue'
import { interpolate, interpolateFaqs } from '@/content/copy/interpolate'
import { hospitalPageCopy } from '@/content/copy/hospitals'
import { insuranceCopy } from '@/content/copy/insurance'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import type { Doctor } from '@/model/catalogue/doctor'
import type { Hospital } from '@/model/catalogue/hospital'
import type { PatientReview } from '@/model/catalogue/patientReview'
import { listHref, plainList } from '@/model/page/listQuery'
import { withDemoNote } from '@/content/copy/demoNote'

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

type HospitalCostsProps = {
  readonly hospital: Hospital
  readonly departments: readonly Department[]
  readonly city: City
}

const treatmentsAt = ({ treatmentSlugs }: Hospital): readonly Treatment[] =>
  treatmentSlugs.flatMap((slug) => treatmentBySlug(slug) ?? [])

/** Each department's treatments with what they may cost in the hospital's city, then those without a range there. */
function HospitalCosts({ hospital, departments, city }: HospitalCostsProps) {
  const treatments = treatmentsAt(hospital)
  const costs = treatmentCosts(treatments, city)
  const known = new Set(costs.map(({ treatment }) => treatment.slug))
  const without = treatments.filter(({ slug }) => !known.has(slug))
  return (
    <>
      {costs.length > 0 && (
        <p>{withDemoNote(hospitalPageCopy.costs.intro, hospitalPageCopy.costs, treatments)}</p>
      )}
      {departments.map(({ DepartmentId, DepartmentName }) => {
        const own = costs.filter(({ treatment }) => treatment.departmentid === DepartmentId)
        if (own.length === 0) return null
        return (
          <div key={DepartmentId}>
            <h3>{DepartmentName}</h3>
            <CityCosts costs={own} city={city} />
          </div>
        )
      })}
      {without.length > 0 && (
        <>
          <p>{interpolate(hospitalPageCopy.noCity, { city: city.cityname })}</p>
          <PlaceLinks
            links={without.map(({ slug, ProcedureName }) => ({
              href: `/treatment/${slug}`,
              name: ProcedureName,
            }))}
          />
        </>
      )}
    </>
  )
}

/** What people ask before they go: the hospital's own answers, then what its row tells. */
export function hospitalQuestions(hospital: Hospital): readonly QuestionAndAnswer[] {
  const { visiting, emergency, insurance, languages, book } = hospitalPageCopy.practical
  const insurers = hospital.insurerSlugs.flatMap((slug) => insurerBySlug(slug)?.InsurerName ?? [])
  const values = {
    name: hospital.HospitalName,
    visiting: hospital.visitingHours,
    insurers: listInWords(insurers),
    languages: listInWords(hospital.languages),
  }
  const computed = interpolateFaqs(
    [
      { question: emergency.question, answer: hospital.hasEmergency ? emergency.yes : emergency.no },
      ...(insurers.length > 0 ? [insurance] : []),
      visiting,
      languages,
      book,
    ],
    values,
  )
  return [...hospital.faqs, ...computed]
}

const insurerItems = ({ insurerSlugs }: Hospital) =>
  insurerSlugs
    .flatMap((slug) => insurerBySlug(slug) ?? [])
    .map((insurer) => ({
      name: insurer.InsurerName,
      text: insuranceCopy.types[insurer.type].name,
      href: insurerPath(insurer),
    }))

/** The hospital itself: its story, departments, treatments, people, payers and rooms. */
function ownSections(props: HospitalArticleProps): ArticleSections {
  const { hospital, departments, city, doctors } = props
  const values = { name: hospital.HospitalName, city: city.cityname }
  const insurers = insurerItems(hospital)
  return [
    hospital.about.length > 1 && {
      id: 'about',
      title: interpolate(copy.about, values),
      // The first paragraph stands in the opening.
      body: <Paragraphs texts={hospital.about.slice(1)} />,
    },
    departments.length > 0 && {
      id: 'departments',
      title: copy.departments,
      body: (
        <>
          <p>{interpolate(hospitalPageCopy.departmentsIntro, values)}</p>
          <PlaceLinks
            links={departments.map((department) => ({
              href: cityListHref('hospitals', city, department),
              name: department.DepartmentName,
            }))}
          />
        </>
      ),
    },
    treatmentsAt(hospital).length > 0 && {
      id: 'treatments',
      title: interpolate(copy.treatments, values),
      body: <HospitalCosts hospital={hospital} departments={departments} city={city} />,
    },
    doctors.length > 0 && {
      id: 'doctors',
      title: interpolate(copy.doctors, values),
      body: <DoctorCards doctors={doctors} language="en" />,
    },
    insurers.length > 0 && {
      id: 'insurance',
      title: copy.insurance,
      body: (
        <>
          <p>{hospitalPageCopy.insuranceIntro}</p>
          <NamedTexts items={insurers} />
        </>
      ),
    },
    { id: 'facilities', title: copy.facilities, body: <Dots items={hospital.facilities} /> },
  ]
}

/** Everything about a hospital below the opening. */
export function HospitalArticle(props: HospitalArticleProps) {
  const { hospital, city, page, reviews, others, isInCity } = props
  const values = { city: city.cityname }
  const inCity = listHref('/hospitals', 'hospitals', {
    ...plainList('hospitals'),
    filters: { city: city.slug },
  })
  const all = isInCity
    ? { href: inCity, name: interpolate(copy.allInCity, values) }
    : { href: '/hospitals', name: copy.all }
  const sections: ArticleSections = [
    ...ownSections(props),
    reviews.length > 0 && {
      id: 'reviews',
      title: copy.reviews,
      body: <ReviewCards reviews={reviews} language="en" />,
    },
    { id: 'practical', title: copy.practical, body: <Faqs faqs={hospitalQuestions(hospital)} /> },
    others.length > 0 && {
      id: 'others',
      title: isInCity ? interpolate(copy.others, values) : copy.othersElsewhere,
      body: (
        <>
          <HospitalCards hospitals={others} language="en" />
          <Links items={[all]} />
        </>
      ),
    },
  ]
  return <SectionedArticle sections={sections} page={page} />
}
