import { insurerBySlug } from '@/content/catalogue/catalogue'
import type { CityListTexts } from '@/components/pages/City/CitySections'
import { interpolate, interpolateFaqs } from '@/content/copy/interpolate'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import { hospitalListCopy, hospitalCopy } from '@/content/copy/hospitals'
import { inSentence, listInWords } from '@/content/copy/inWords'
import { counted, type SomeOfCopy, someOf } from '@/content/copy/lists'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import type { HospitalFacts } from '@/model/page/listFacts'
import { briefCopy, withDemoNote } from '@/content/copy/demoNote'
import type { Hospital } from '@/model/catalogue/hospital'

/** How many insurers or parts of a city a sentence names. */
const MOST = 6

type Subject = {
  readonly city: City
  readonly department: Department
  readonly facts: HospitalFacts
  /** Those that the page shows. */
  readonly hospitals: readonly Hospital[]
}

/** The gaps of every text about a city's hospitals. */
const valuesOf = ({ city, department, facts }: Subject) => ({
  count: facts.count,
  beds: facts.beds,
  city: city.cityname,
  department: inSentence(department.DepartmentName),
  localities: listInWords(facts.localities.slice(0, MOST)),
})

const some = (copy: SomeOfCopy, number: number, { count }: HospitalFacts): string =>
  interpolate(someOf(copy, number, count), { some: number, count })

/** Who pays, by name; with how many of the hospitals accept it where there are several. */
const insurersIn = ({ insurers, count }: HospitalFacts): readonly string[] =>
  insurers.slice(0, MOST).flatMap((one) => {
    const name = insurerBySlug(one.slug)?.InsurerName
    if (name === undefined) return []
    return [count === 1 ? name : interpolate(hospitalCopy.faqs.insurance.item, { name, count: one.count })]
  })

function faqsOf(subject: Subject): readonly QuestionAndAnswer[] {
  const { facts } = subject
  const { which, emergency, insurance, order } = hospitalCopy.faqs
  const insurers = insurersIn(facts)
  const values = { ...valuesOf(subject), insurers: listInWords(insurers) }
  return interpolateFaqs(
    [
      {
        question: which.question,
        answer: withDemoNote(counted(which, facts.count), briefCopy.en, subject.hospitals),
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
        answer: `${hospitalListCopy.orders.beds} ${hospitalListCopy.nobodyPays}`,
      },
    ],
    values,
  )
}

/** Number of accepted policies and schemes; empty without any. */
function insurersSentence({ insurers: { length: insurers }, count }: HospitalFacts): string {
  const copy = hospitalCopy.city.insurers
  return insurers === 0
    ? ''
    : interpolate(counted(count === 1 ? copy.one : copy.many, insurers), { insurers })
}

/** The texts of a city's list of hospitals with one department; it must not be empty. */
export function cityHospitalTexts(subject: Subject): CityListTexts {
  const { city, department, facts } = subject
  const copy = hospitalCopy.city
  const values = valuesOf(subject)
  const points = [
    interpolate(counted(copy.beds, facts.count), values),
    some(copy.emergency, facts.withEmergency, facts),
    some(copy.accreditation, facts.withAccreditation, facts),
    insurersSentence(facts),
  ]
  return {
    title: interpolate(copy.title, { departments: department.DepartmentName, city: city.cityname }),
    description: withDemoNote(
      interpolate(counted(copy.description, facts.count), values),
      briefCopy.en,
      subject.hospitals,
    ),
    lead: interpolate(counted(copy.lead, facts.count), values),
    points: points.filter((text) => text !== ''),
    faqs: faqsOf(subject),
  }
}
