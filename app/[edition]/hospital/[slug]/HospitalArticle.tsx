import type { RatingCount } from '@/model/page/listFacts'
import { treatmentName } from '@/model/catalogue/treatment'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import { listInWords, spokenLanguages } from '@/content/copy/inWords'
import { CityCosts, treatmentCosts } from '@/components/pages/City/CityCosts'
import { cityListHref } from '@/components/pages/City/cityListHref'
import { DoctorCards } from '@/components/pages/Doctor/DoctorCards'
import { Faqs } from '@/components/ui/Faqs'
import { HospitalCards } from '@/components/pages/Hospital/HospitalCards'
import { insurerPath } from '@/components/pages/Insurance/insuranceTexts'
import type { PageContext } from '@/model/page/pageContext'
import { PlaceLinks } from '@/components/ui/PlaceLinks'
import { ReviewCards } from '@/components/pages/Review/ReviewCards'
import { type ArticleSections, SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Dots, Links, NamedTexts, Paragraphs } from '@/components/ui/SectionedArticle/textBlocks'
import { insurerBySlug, treatmentsBySlugs } from '@/content/catalogue/catalogue'
import { compareCopy } from '@/content/copy/compare'
import { interpolate, interpolateFaqs } from '@/content/copy/interpolate'
import { hospitalPageCopy } from '@/content/copy/hospitals'
import { insurerTypesCopy } from '@/content/copy/insurerTypes'
import { type City, cityName } from '@/model/catalogue/city'
import { type Department, departmentName } from '@/model/catalogue/department'
import type { ShownDoctor } from '@/model/page/listFacts'
import type { Language } from '@/model/page/language'
import { comparisonHref } from '@/model/page/comparison'
import { type Hospital, hospitalName } from '@/model/catalogue/hospital'
import type { PatientReview } from '@/model/catalogue/patientReview'
import { listHref, plainList } from '@/model/page/listQuery'
import { insurerName } from '@/model/catalogue/insurer'

type HospitalArticleProps = {
  readonly hospital: Hospital
  readonly departments: readonly Department[]
  readonly city: City
  readonly page: PageContext
  readonly doctors: readonly ShownDoctor[]
  readonly reviews: readonly PatientReview[]
  readonly ratings: readonly RatingCount[]
  /** Other hospitals of the city, or of the nearest cities where it has none. */
  readonly others: readonly Hospital[]
  readonly isInCity: boolean
}

type HospitalCostsProps = {
  readonly hospital: Hospital
  readonly departments: readonly Department[]
  readonly city: City
  readonly language: Language
}

/** Each department's treatments with what they may cost in the hospital's city, then those without a range there. */
function HospitalCosts({ hospital, departments, city, language }: HospitalCostsProps) {
  const copy = hospitalPageCopy[language]
  const treatments = treatmentsBySlugs(hospital.treatmentSlugs)
  const costs = treatmentCosts(treatments, city)
  const known = new Set(costs.map(({ treatment }) => treatment.slug))
  const without = treatments.filter(({ slug }) => !known.has(slug))
  return (
    <>
      {costs.length > 0 && <p>{copy.costs.intro}</p>}
      {departments.map((department) => {
        const own = costs.filter(({ treatment }) => treatment.departmentid === department.DepartmentId)
        if (own.length === 0) return null
        return (
          <div key={department.DepartmentId}>
            <h3>{departmentName(department, language)}</h3>
            <CityCosts costs={own} city={city} language={language} />
          </div>
        )
      })}
      {without.length > 0 && (
        <>
          <p>{interpolate(copy.noCity, { city: cityName(city, language) })}</p>
          <PlaceLinks
            language={language}
            links={without.map((treatment) => ({
              href: `/treatment/${treatment.slug}`,
              name: treatmentName(treatment, language),
            }))}
          />
        </>
      )}
    </>
  )
}

/**
 * What people ask before they go: the hospital's own answers, then what its row tells. What the row says in English alone
 * is not answered in Hindi.
 */
export function hospitalQuestions(hospital: Hospital, language: Language): readonly QuestionAndAnswer[] {
  const { visiting, emergency, insurance, languages, book } = hospitalPageCopy[language].practical
  const isEnglish = language === 'en'
  const insurers = hospital.insurerSlugs.flatMap(
    (slug) => insurerBySlug(slug)?.[isEnglish ? 'InsurerName' : 'hindi'] ?? [],
  )
  const values = {
    name: hospitalName(hospital, language),
    visiting: hospital.visitingHours,
    insurers: listInWords(insurers, language),
    languages: listInWords(spokenLanguages(hospital.languages, language), language),
  }
  const computed = interpolateFaqs(
    [
      { question: emergency.question, answer: hospital.hasEmergency ? emergency.yes : emergency.no },
      ...(insurers.length > 0 ? [insurance] : []),
      ...(isEnglish ? [visiting] : []),
      languages,
      book,
    ],
    values,
  )
  return isEnglish ? [...hospital.faqs, ...computed] : computed
}

const insurerItems = ({ insurerSlugs }: Hospital, language: Language) =>
  insurerSlugs
    .flatMap((slug) => insurerBySlug(slug) ?? [])
    .map((insurer) => ({
      name: insurerName(insurer, language),
      text: insurerTypesCopy[language][insurer.type].name,
      href: insurerPath(insurer),
    }))

/** The hospital itself: its story, departments, treatments, people, payers and rooms. */
function ownSections(props: HospitalArticleProps): ArticleSections {
  const { hospital, departments, city, doctors, page } = props
  const { language } = page
  const { sections: copy, ...own } = hospitalPageCopy[language]
  const isHindi = language === 'hi'
  const lang = isHindi ? 'en' : undefined
  // The hero has the first paragraph, except on Hindi pages, whose hero is Hindi.
  const about = isHindi ? hospital.about : hospital.about.slice(1)
  const values = { name: hospitalName(hospital, language), city: cityName(city, language) }
  const insurers = insurerItems(hospital, language)
  return [
    about.length > 0 && {
      id: 'about',
      title: interpolate(copy.about, values),
      body: <Paragraphs texts={about} />,
      lang,
    },
    departments.length > 0 && {
      id: 'departments',
      title: copy.departments,
      body: (
        <>
          <p>{interpolate(own.departmentsIntro, values)}</p>
          <PlaceLinks
            language={language}
            links={departments.map((department) => ({
              href: cityListHref('hospitals', city, department),
              name: departmentName(department, language),
            }))}
          />
        </>
      ),
    },
    treatmentsBySlugs(hospital.treatmentSlugs).length > 0 && {
      id: 'treatments',
      title: interpolate(copy.treatments, values),
      body: <HospitalCosts hospital={hospital} departments={departments} city={city} language={language} />,
    },
    doctors.length > 0 && {
      id: 'doctors',
      title: interpolate(copy.doctors, values),
      body: <DoctorCards doctors={doctors} language={language} />,
    },
    insurers.length > 0 && {
      id: 'insurance',
      title: copy.insurance,
      body: (
        <>
          <p>{own.insuranceIntro}</p>
          <NamedTexts items={insurers} language={language} />
        </>
      ),
    },
    { id: 'facilities', title: copy.facilities, body: <Dots items={hospital.facilities} />, lang },
  ]
}

/** Everything about a hospital below the opening. */
export function HospitalArticle(props: HospitalArticleProps) {
  const { hospital, city, page, reviews, ratings, others, isInCity } = props
  const { language } = page
  const copy = hospitalPageCopy[language].sections
  const isHindi = language === 'hi'
  const values = { city: cityName(city, language) }
  const inCity = listHref('/hospitals', 'hospitals', {
    ...plainList('hospitals'),
    filters: { city: city.slug },
  })
  const all = isInCity
    ? { href: inCity, name: interpolate(copy.allInCity, values) }
    : { href: '/hospitals', name: copy.all }
  const compare = {
    href: comparisonHref('en', { kind: 'hospitals', slugs: [hospital.slug] }),
    name: compareCopy[language].pageLink,
  }
  const sections: ArticleSections = [
    ...ownSections(props),
    reviews.length > 0 && {
      id: 'reviews',
      title: copy.reviews,
      body: <ReviewCards reviews={reviews} ratings={ratings} language={language} />,
    },
    {
      id: 'practical',
      title: copy.practical,
      body: <Faqs faqs={hospitalQuestions(hospital, language)} />,
    },
    isHindi &&
      hospital.faqs.length > 0 && {
        id: 'own-answers',
        title: copy.own,
        body: <Faqs faqs={hospital.faqs} />,
        lang: 'en',
      },
    others.length > 0 && {
      id: 'others',
      title: isInCity ? interpolate(copy.others, values) : copy.othersElsewhere,
      body: (
        <>
          <HospitalCards hospitals={others} language={language} />
          <Links items={[all, compare]} language={language} />
        </>
      ),
    },
  ]
  return <SectionedArticle sections={sections} page={page} />
}
