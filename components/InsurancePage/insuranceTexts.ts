import { cityById } from '@/content/catalogue'
import { fillGaps } from '@/content/messages/messages'
import type { Question } from '@/content/pageWords/pageWordsFor'
import { hospitalListWords } from '@/content/words/hospitals'
import { insuranceWords } from '@/content/words/insurance'
import { listInWords } from '@/content/words/inWords'
import { counted } from '@/content/words/lists'
import type { Insurer } from '@/model/catalogue/insurer'
import type { HospitalFacts } from '@/model/listFacts'

/** How many cities a search engine's description names. */
const MOST_CITIES = 3

export type InsuranceSubject = {
  readonly insurer: Insurer
  readonly facts: HospitalFacts
  /** Its cities with their number of hospitals, those with the most first. */
  readonly cities: readonly { readonly cityId: number; readonly count: number }[]
}

/** What is said of one insurer's hospitals: computed, so that each page says something of its own. */
export type InsuranceTexts = {
  readonly title: string
  readonly description: string
  readonly lead: string
  readonly points: readonly string[]
  readonly faqs: readonly Question[]
}

type Countable = { readonly none: string; readonly one: string; readonly many: string }

const countedOrNone = (words: Countable, count: number): string =>
  count === 0 ? words.none : counted(words, count)

const nameOf = (cityId: number): string => cityById(cityId)?.cityname ?? ''

/** Some cities by name, and how many more there are. */
function someCities(cities: InsuranceSubject['cities']): string {
  const names = cities.map(({ cityId }) => nameOf(cityId))
  const more = names.length - MOST_CITIES
  if (more <= 1) return listInWords(names)
  return fillGaps(insuranceWords.moreCities, { cities: names.slice(0, MOST_CITIES).join(', '), count: more })
}

function faqsOf({ insurer, facts, cities }: InsuranceSubject): readonly Question[] {
  const { how, order } = insuranceWords.faqs
  const places = cities.map(({ cityId, count }) =>
    facts.count === 1 ? nameOf(cityId) : fillGaps(insuranceWords.place, { city: nameOf(cityId), count }),
  )
  return [
    {
      question: fillGaps(how.question, { name: insurer.InsurerName }),
      answer: fillGaps(countedOrNone(how, facts.count), { count: facts.count, places: listInWords(places) }),
    },
    ...insurer.faqs,
    {
      question: order.question,
      answer: `${hospitalListWords.orders.beds} ${hospitalListWords.nobodyPays}`,
    },
  ]
}

type SomeOf = { readonly all: string; readonly one: string; readonly many: string }

/** What some of several hospitals have; nothing is said where none has it, or where there is one hospital only. */
function someOf(words: SomeOf, some: number, count: number): readonly string[] {
  if (some === 0 || count < 2) return []
  return [some === count ? words.all : fillGaps(counted(words, some), { count: some })]
}

function pointsOf({ count, withEmergency, withAccreditation }: HospitalFacts): readonly string[] {
  const words = insuranceWords.points
  if (count === 0) return []
  return [
    ...someOf(words.emergency, withEmergency, count),
    ...someOf(words.accreditation, withAccreditation, count),
    words.ask,
  ]
}

/** The texts of an insurer's page. */
export function insuranceTexts(subject: InsuranceSubject): InsuranceTexts {
  const { insurer, facts, cities } = subject
  const gaps = { name: insurer.InsurerName, count: facts.count }
  const inCities = fillGaps(counted(insuranceWords.cityCount, cities.length), { count: cities.length })
  return {
    title: fillGaps(insuranceWords.title, gaps),
    description: fillGaps(countedOrNone(insuranceWords.description, facts.count), {
      ...gaps,
      cities: someCities(cities),
    }),
    lead: `${insurer.summary} ${fillGaps(countedOrNone(insuranceWords.lead, facts.count), { ...gaps, cities: inCities })}`,
    points: pointsOf(facts),
    faqs: faqsOf(subject),
  }
}
