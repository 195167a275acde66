import type { CityListTexts } from '@/components/pages/City/CitySections'
import { interpolate, interpolateFaqs } from '@/content/copy/interpolate'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import { doctorListCopy } from '@/content/copy/doctorLists'
import { placeTitleWords, placeWords } from '@/content/copy/placeWords'
import type { Language } from '@/model/page/language'
import { listInWords, spokenLanguages } from '@/content/copy/inWords'
import { counted, someOf } from '@/content/copy/lists'
import { localityName } from '@/model/catalogue/hospital'
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
  readonly language: Language
}

/** The gaps of every text about a city's doctors. */
const valuesOf = ({ city, department, facts, language }: Subject) => ({
  ...facts,
  ...placeWords(city, department, language),
  lowest: rupees(facts.lowestFee),
  highest: rupees(facts.highestFee),
  years: facts.mostYears,
  video: facts.withVideo,
  languages: listInWords(
    spokenLanguages(
      facts.languages.slice(0, MOST).map((one) => one.language),
      language,
    ),
    language,
  ),
  localities: listInWords(
    facts.localities.slice(0, MOST).map((place) => localityName(place, language)),
    language,
  ),
})

const isOneFee = ({ lowestFee, highestFee }: DoctorFacts): number => (lowestFee === highestFee ? 1 : 2)

function faqsOf(subject: Subject): readonly QuestionAndAnswer[] {
  const { facts, language } = subject
  const copy = doctorListCopy[language]
  const { fee, languages, women, video, order } = copy.faqs
  const values = valuesOf(subject)
  const spoken = facts.languages.map(
    (one) => `${spokenLanguages([one.language], language).join()} (${one.count})`,
  )
  const questions = [
    { question: fee.question, answer: withDemoNote(counted(fee, isOneFee(facts)), fee, subject.doctors) },
    {
      question: languages.question,
      answer: interpolate(languages.answer, { languages: listInWords(spoken, language) }),
    },
    { question: women.question, answer: someOf(women, facts.women, facts.count) },
    { question: video.question, answer: someOf(video, facts.withVideo, facts.count) },
    {
      question: order.question,
      answer: `${copy.orders.experience} ${copy.nobodyPays}`,
    },
  ]
  return interpolateFaqs(questions, values)
}

/** The texts of a city's list of doctors of one department; it must not be empty. */
export function cityDoctorTexts(subject: Subject): CityListTexts {
  const { city, department, facts, doctors, language } = subject
  const copy = doctorListCopy[language].city
  const values = valuesOf(subject)
  const filled = (text: string) => interpolate(text, values)
  const places = facts.hospitals === 0 ? '' : filled(counted(copy.places, facts.hospitals))
  return {
    title: interpolate(copy.title, placeTitleWords(city, department, language)),
    description: withDemoNote(filled(counted(copy.description, facts.count)), briefCopy[language], doctors),
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
