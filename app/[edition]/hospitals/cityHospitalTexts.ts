import { insurerBySlug } from '@/content/catalogue/catalogue'
import { insurerName } from '@/model/catalogue/insurer'
import { placeTitleWords, placeWords } from '@/content/copy/placeWords'
import type { Language } from '@/model/page/language'
import type { CityListTexts } from '@/components/pages/City/CitySections'
import { interpolate, interpolateFaqs } from '@/content/copy/interpolate'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import { hospitalListCopy } from '@/content/copy/hospitalLists'
import { listInWords } from '@/content/copy/inWords'
import { counted, type SomeOfCopy, someOf } from '@/content/copy/lists'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import type { HospitalFacts } from '@/model/page/listFacts'
import { briefCopy, withDemoNote } from '@/content/copy/demoNote'
import { type Hospital, localityName } from '@/model/catalogue/hospital'

/** How many insurers or parts of a city a sentence names. */
const MOST = 6

type Subject = {
  readonly city: City
  readonly department: Department
  readonly facts: HospitalFacts
  /** Those that the page shows. */
  readonly hospitals: readonly Hospital[]
  readonly language: Language
}

/** The gaps of every text about a city's hospitals. */
const valuesOf = ({ city, department, facts, language }: Subject) => ({
  ...placeWords(city, department, language),
  count: facts.count,
  beds: facts.beds,
  localities: listInWords(
    facts.localities.slice(0, MOST).map((place) => localityName(place, language)),
    language,
  ),
})

const some = (copy: SomeOfCopy, number: number, { count }: HospitalFacts): string =>
  interpolate(someOf(copy, number, count), { some: number, count })

/** Who pays, by name; with how many of the hospitals accept it where there are several. */
const insurersIn = ({ insurers, count }: HospitalFacts, language: Language): readonly string[] =>
  insurers.slice(0, MOST).flatMap((one) => {
    const insurer = insurerBySlug(one.slug)
    if (!insurer) return []
    const name = insurerName(insurer, language)
    return [count === 1 ? name : `${name} (${one.count})`]
  })

function faqsOf(subject: Subject): readonly QuestionAndAnswer[] {
  const { facts, language } = subject
  const copy = hospitalListCopy[language]
  const { which, emergency, insurance, order } = copy.faqs
  const insurers = insurersIn(facts, language)
  const values = { ...valuesOf(subject), insurers: listInWords(insurers, language) }
  return interpolateFaqs(
    [
      {
        question: which.question,
        answer: withDemoNote(counted(which, facts.count), briefCopy[language], subject.hospitals),
      },
      {
        question: emergency.question,
        answer: `${some(emergency, facts.withEmergency, facts)} ${emergency.advice}`,
      },
      {
        question: insurance.question,
        answer: insurers.length === 0 ? insurance.none : counted(insurance, facts.count),
      },
      {
        question: order.question,
        answer: `${copy.orders.beds} ${copy.nobodyPays}`,
      },
    ],
    values,
  )
}

/** Number of accepted policies and schemes; empty without any. */
function insurersSentence(
  { insurers: { length: insurers }, count }: HospitalFacts,
  language: Language,
): string {
  const copy = hospitalListCopy[language].city.insurers
  return insurers === 0
    ? ''
    : interpolate(counted(count === 1 ? copy.one : copy.many, insurers), { insurers })
}

/** The texts of a city's list of hospitals with one department; it must not be empty. */
export function cityHospitalTexts(subject: Subject): CityListTexts {
  const { city, department, facts, language } = subject
  const copy = hospitalListCopy[language].city
  const values = valuesOf(subject)
  const points = [
    interpolate(counted(copy.beds, facts.count), values),
    some({ ...copy.emergency, none: '' }, facts.withEmergency, facts),
    some({ ...copy.accreditation, none: '' }, facts.withAccreditation, facts),
    insurersSentence(facts, language),
  ]
  return {
    title: interpolate(copy.title, placeTitleWords(city, department, language)),
    description: withDemoNote(
      interpolate(counted(copy.description, facts.count), values),
      briefCopy[language],
      subject.hospitals,
    ),
    lead: interpolate(counted(copy.lead, facts.count), values),
    points: points.filter((text) => text !== ''),
    faqs: faqsOf(subject),
  }
}
