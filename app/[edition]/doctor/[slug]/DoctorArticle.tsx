import type { RatingCount } from '@/model/page/listFacts'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import { rupees } from '@/content/copy/rupees'
import { listInWords, spokenLanguages } from '@/content/copy/inWords'
import { cityListHref } from '@/components/pages/City/cityListHref'
import { DoctorHours } from './DoctorHours'
import { DoctorCards } from '@/components/pages/Doctor/DoctorCards'
import { HospitalWay } from '@/components/pages/Hospital/HospitalWay'
import { Faqs } from '@/components/ui/Faqs'
import type { PageContext } from '@/model/page/pageContext'
import { PlaceLinks } from '@/components/ui/PlaceLinks'
import { ReviewCards } from '@/components/pages/Review/ReviewCards'
import { type ArticleSections, SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Links, NamedTexts, Paragraphs } from '@/components/ui/SectionedArticle/textBlocks'
import { SellingPoints, hasSellingPoints } from '@/components/ui/SellingPoints'
import { TreatmentSummaries } from '@/components/pages/Treatment/TreatmentSummaries'
import { cityById, conditionsBySlugs, treatmentsBySlugs } from '@/content/catalogue/catalogue'
import { compareCopy } from '@/content/copy/compare'
import { interpolate, interpolateFaqs } from '@/content/copy/interpolate'
import { doctorPageCopy } from '@/content/copy/doctors'
import { type City, cityName } from '@/model/catalogue/city'
import { conditionName } from '@/model/catalogue/condition'
import { type Department, specialistsOf } from '@/model/catalogue/department'
import { type Doctor, doctorName } from '@/model/catalogue/doctor'
import type { ShownDoctor } from '@/model/page/listFacts'
import { comparisonHref } from '@/model/page/comparison'
import type { Language } from '@/model/page/language'
import { foreignText, rowIn } from '@/model/catalogue/inHindi'
import { type Hospital, hospitalName, localityName } from '@/model/catalogue/hospital'
import type { ScheduleExceptionRow, ScheduleRow } from '@/model/appointments/schedule'
import type { PatientReview } from '@/model/catalogue/patientReview'
import { withDemoNote } from '@/content/copy/demoNote'

type DoctorArticleProps = {
  readonly doctor: Doctor
  readonly department: Department
  readonly city: City
  readonly page: PageContext
  readonly hospitals: readonly Hospital[]
  readonly schedules: readonly ScheduleRow[]
  /** The coming days on which hours differ. */
  readonly exceptions: readonly ScheduleExceptionRow[]
  /** The week's hours on a line; empty where there are none. */
  readonly hours: string
  readonly reviews: readonly PatientReview[]
  readonly ratings: readonly RatingCount[]
  /** Doctors of the same speciality, in the same city where there are any. */
  readonly others: readonly ShownDoctor[]
  readonly isInCity: boolean
}

const placeIn = (language: Language) => (hospital: Hospital) => {
  const { slug, cityid, beds } = hospital
  const city = cityById(cityid)
  return {
    href: `/hospital/${slug}`,
    name: hospitalName(hospital, language),
    text: interpolate(doctorPageCopy[language].beds, {
      locality: localityName(hospital, language),
      city: city ? cityName(city, language) : '',
      beds,
    }),
    below: <HospitalWay hospital={hospital} language={language} />,
  }
}

/**
 * What people ask before a first visit, answered from the doctor's row, hours and the department's; what those say in English
 * alone is not answered in Hindi.
 */
export function doctorQuestions(
  doctor: Doctor,
  department: Department,
  hours: string,
  language: Language,
): readonly QuestionAndAnswer[] {
  const { fee, hours: whenSeen, languages, video, bring, book } = doctorPageCopy[language].practical
  const values = {
    name: doctorName(doctor, language),
    fee: rupees(doctor.consultationFee),
    hours,
    languages: listInWords(spokenLanguages(doctor.languages, language), language),
  }
  const { firstVisit } = rowIn(department, language)
  const [between, end] = language === 'hi' ? ['। ', '।'] : ['. ', '.']
  return interpolateFaqs(
    [
      { question: fee.question, answer: withDemoNote(fee.answer, fee, doctor) },
      ...(hours === '' ? [] : [whenSeen]),
      languages,
      { question: video.question, answer: doctor.offersVideo ? video.yes : video.no },
      ...(foreignText(department, 'firstVisit', language)
        ? []
        : [{ question: bring.question, answer: `${firstVisit.join(between)}${end}` }]),
      { question: book.question, answer: hours === '' ? book.call : book.places },
    ],
    values,
  )
}

/** What the doctor does: training, places, treatments and conditions. */
function ownSections({
  doctor,
  page: { language, placesPath },
  ...beside
}: DoctorArticleProps): ArticleSections {
  const copy = doctorPageCopy[language].sections
  const isHindi = language === 'hi'
  const lang = isHindi ? 'en' : undefined
  const name = doctorName(doctor, language)
  const treatments = treatmentsBySlugs(doctor.treatmentSlugs)
  const conditions = conditionsBySlugs(doctor.conditionSlugs)
  // The hero has the first paragraph, except on Hindi pages, whose hero is Hindi.
  const about = isHindi ? doctor.about : doctor.about.slice(1)
  const { hospitals, schedules, exceptions } = beside
  return [
    schedules.length + exceptions.length > 0 && {
      id: 'hours',
      title: interpolate(copy.hours, { name }),
      body: (
        <DoctorHours
          schedules={schedules}
          exceptions={exceptions}
          hospitals={hospitals}
          placesPath={placesPath}
          language={language}
        />
      ),
    },
    about.length > 0 && {
      id: 'about',
      title: interpolate(copy.about, { name }),
      body: <Paragraphs texts={about} />,
      lang,
    },
    doctor.training.length > 0 && {
      id: 'training',
      title: copy.training,
      body: (
        <NamedTexts items={doctor.training.map(({ year, what }) => ({ name: String(year), text: what }))} />
      ),
      lang,
    },
    hospitals.length > 0 && {
      id: 'places',
      title: interpolate(copy.places, { name }),
      body: <NamedTexts items={hospitals.map(placeIn(language))} language={language} />,
    },
    treatments.length > 0 && {
      id: 'treatments',
      title: copy.treatments,
      body: <TreatmentSummaries treatments={treatments} language={language} />,
    },
    conditions.length > 0 && {
      id: 'conditions',
      title: copy.conditions,
      body: (
        <PlaceLinks
          language={language}
          links={conditions.map((condition) => ({
            href: `/condition/${condition.slug}`,
            name: conditionName(condition, language),
          }))}
        />
      ),
    },
  ]
}

/** Everything about a doctor below the opening. */
export function DoctorArticle(props: DoctorArticleProps) {
  const { doctor, department, city, page, reviews, ratings, others, isInCity, hours } = props
  const { language } = page
  const copy = doctorPageCopy[language].sections
  const values = {
    specialists: specialistsOf(department, language),
    city: cityName(city, language),
  }
  const all = isInCity
    ? { href: cityListHref('doctors', city, department), name: interpolate(copy.allInCity, values) }
    : {
        href: `/doctors?speciality=${department.specialitySlug}`,
        name: interpolate(copy.allElsewhere, values),
      }
  const compare = {
    href: comparisonHref('en', { kind: 'doctors', slugs: [doctor.slug] }),
    name: compareCopy[language].pageLink,
  }
  const sections: ArticleSections = [
    ...ownSections(props),
    {
      id: 'practical',
      title: copy.practical,
      body: <Faqs faqs={doctorQuestions(doctor, department, hours, language)} />,
    },
    reviews.length > 0 && {
      id: 'reviews',
      title: copy.reviews,
      body: <ReviewCards reviews={reviews} ratings={ratings} language={language} />,
    },
    others.length > 0 && {
      id: 'others',
      title: interpolate(isInCity ? copy.others : copy.othersElsewhere, values),
      body: (
        <>
          <DoctorCards doctors={others} language={language} />
          <Links items={[all, compare]} language={language} />
        </>
      ),
    },
  ]
  return (
    <SectionedArticle
      sections={sections}
      page={page}
      before={
        hasSellingPoints({ departmentId: department.DepartmentId, doctors: [doctor, ...others] }) && (
          <SellingPoints language={language} />
        )
      }
    />
  )
}
