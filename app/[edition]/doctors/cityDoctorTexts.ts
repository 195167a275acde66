import type { CityListTexts } from '@/components/pages/City/CitySections'
import { interpolate, interpolateFaqs } from '@/content/copy/interpolate'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import { doctorCopy } from '@/content/copy/doctors'
import { inSentence, listInWords } from '@/content/copy/inWords'
import { counted, someOf } from '@/content/copy/lists'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import type { DoctorFacts } from '@/model/page/listFacts'
import { briefCopy, withDemoNote } from '@/content/copy/demoNote'
import type { Doctor } from '@/model/catalogue/doctor'
import { rupees } from '@/content/copy/rupees'

/** How many languages or parts of a city a sentence names. */
const MOST = 6

type Subject = {
  readonly city: City
  readonly department: Department
  readonly facts: DoctorFacts
  /** Those that the page shows. */
  readonly doctors: readonly Doctor[]
}

/** The gaps of every text about a city's doctors. */
const valuesOf = ({ city, department, facts }: Subject) => ({
  ...facts,
  city: city.cityname,
  specialist: inSentence(department.specialist),
  specialists: inSentence(department.specialistPlural),
  lowest: rupees(facts.lowestFee),
  highest: rupees(facts.highestFee),
  years: facts.mostYears,
  video: facts.withVideo,
  languages: listInWords(facts.languages.slice(0, MOST).map(({ language }) => language)),
  localities: listInWords(facts.localities.slice(0, MOST)),
})

const isOneFee = ({ lowestFee, highestFee }: DoctorFacts): number => (lowestFee === highestFee ? 1 : 2)

function faqsOf(subject: Subject): readonly QuestionAndAnswer[] {
  const { facts } = subject
  const { fee, languages, women, video, order } = doctorCopy.faqs
  const values = valuesOf(subject)
  const spoken = facts.languages.map(({ language, count }) => `${language} (${count})`)
  const questions = [
    { question: fee.question, answer: withDemoNote(counted(fee, isOneFee(facts)), fee, subject.doctors) },
    {
      question: languages.question,
      answer: interpolate(languages.answer, { languages: listInWords(spoken) }),
    },
    { question: women.question, answer: someOf(women, facts.women, facts.count) },
    { question: video.question, answer: someOf(video, facts.withVideo, facts.count) },
    {
      question: order.question,
      answer: `${doctorCopy.orders.experience} ${doctorCopy.nobodyPays}`,
    },
  ]
  return interpolateFaqs(questions, values)
}

/** The texts of a city's list of doctors of one department; it must not be empty. */
export function cityDoctorTexts(subject: Subject): CityListTexts {
  const { city, department, facts, doctors } = subject
  const copy = doctorCopy.city
  const values = valuesOf(subject)
  const filled = (text: string) => interpolate(text, values)
  const places = facts.hospitals === 0 ? '' : filled(counted(copy.places, facts.hospitals))
  return {
    title: interpolate(copy.title, { specialists: department.specialistPlural, city: city.cityname }),
    description: withDemoNote(filled(counted(copy.description, facts.count)), briefCopy.en, doctors),
    lead: interpolate(filled(counted(copy.lead, facts.count)), { places }),
    points: [
      withDemoNote(filled(counted(copy.fee, isOneFee(facts))), copy.fee, doctors),
      filled(copy.languages),
      filled(counted(copy.years, facts.count)),
      ...(facts.women > 0 && facts.count > 1 ? [filled(counted(copy.women, facts.women))] : []),
      ...(facts.withVideo > 0 ? [filled(counted(copy.video, facts.withVideo))] : []),
    ],
    faqs: faqsOf(subject),
  }
}
