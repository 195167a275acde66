import { cityById } from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import { hospitalListCopy } from '@/content/copy/hospitalLists'
import { insuranceCopy } from '@/content/copy/insurance'
import { listInWords } from '@/content/copy/inWords'
import { counted } from '@/content/copy/lists'
import type { Insurer } from '@/model/catalogue/insurer'
import type { HospitalFacts } from '@/model/page/listFacts'
import { briefCopy, withDemoNote } from '@/content/copy/demoNote'
import type { Hospital } from '@/model/catalogue/hospital'
import type { PageContext } from '@/model/page/pageContext'
import { DEFAULT_LEAD_TIER } from '@/model/lead/leadTier'

/** The address of an insurer's or scheme's list of hospitals. */
export const insurerPath = ({ slug }: Pick<Insurer, 'slug'>): string => `/hospitals/insurance/${slug}`

/** Page data for leads; the name includes the payer (specification, section 2, page types). */
export const insurerPage = (insurer: Insurer): PageContext => ({
  pageType: 'Insurance',
  pageName: interpolate(insuranceCopy.pageName, {
    type: insuranceCopy.types[insurer.type].inPageName,
    name: insurer.InsurerName,
  }),
  path: insurerPath(insurer),
  insurerName: insurer.InsurerName,
  insurerType: insurer.type === 'private' ? 'Private' : 'Govt.',
  tier: DEFAULT_LEAD_TIER,
  language: 'en',
})

/** How many cities a search engine's description names. */
const MOST_CITIES = 3

export type InsuranceSubject = {
  readonly insurer: Insurer
  readonly facts: HospitalFacts
  /** Those that the page shows. */
  readonly hospitals: readonly Hospital[]
  /** Its cities with their number of hospitals, those with the most first. */
  readonly cities: readonly { readonly cityId: number; readonly count: number }[]
}

/** Texts about one insurer's hospitals: computed from rows, so that each page is different. */
export type InsuranceTexts = {
  readonly title: string
  readonly description: string
  readonly lead: string
  readonly points: readonly string[]
  readonly faqs: readonly QuestionAndAnswer[]
}

type Countable = { readonly none: string; readonly one: string; readonly many: string }

const countedOrNone = (copy: Countable, count: number): string =>
  count === 0 ? copy.none : counted(copy, count)

const nameOf = (cityId: number): string => cityById(cityId)?.cityname ?? ''

/** Some cities by name, and how many more there are. */
function someCities(cities: InsuranceSubject['cities']): string {
  const names = cities.map(({ cityId }) => nameOf(cityId))
  const more = names.length - MOST_CITIES
  if (more <= 1) return listInWords(names)
  return interpolate(insuranceCopy.moreCities, {
    cities: names.slice(0, MOST_CITIES).join(', '),
    count: more,
  })
}

function faqsOf({ insurer, facts, hospitals, cities }: InsuranceSubject): readonly QuestionAndAnswer[] {
  const { how, order } = insuranceCopy.faqs
  const places = cities.map(({ cityId, count }) =>
    facts.count === 1 ? nameOf(cityId) : interpolate(insuranceCopy.place, { city: nameOf(cityId), count }),
  )
  return [
    {
      question: interpolate(how.question, { name: insurer.InsurerName }),
      answer: withDemoNote(
        interpolate(countedOrNone(how, facts.count), { count: facts.count, places: listInWords(places) }),
        briefCopy.en,
        hospitals,
      ),
    },
    ...insurer.faqs,
    {
      question: order.question,
      answer: `${hospitalListCopy.en.orders.beds} ${hospitalListCopy.en.nobodyPays}`,
    },
  ]
}

type SomeOf = { readonly all: string; readonly one: string; readonly many: string }

/** A feature of some of several hospitals; empty if none has it, or for a single hospital. */
function someOf(copy: SomeOf, some: number, count: number): readonly string[] {
  if (some === 0 || count < 2) return []
  return [some === count ? copy.all : interpolate(counted(copy, some), { count: some })]
}

function pointsOf({ count, withEmergency, withAccreditation }: HospitalFacts): readonly string[] {
  const copy = insuranceCopy.points
  if (count === 0) return []
  return [
    ...someOf(copy.emergency, withEmergency, count),
    ...someOf(copy.accreditation, withAccreditation, count),
    copy.ask,
  ]
}

/** The texts of an insurer's page. */
export function insuranceTexts(subject: InsuranceSubject): InsuranceTexts {
  const { insurer, facts, hospitals, cities } = subject
  const values = { name: insurer.InsurerName, count: facts.count }
  const inCities = interpolate(counted(insuranceCopy.cityCount, cities.length), { count: cities.length })
  return {
    title: interpolate(insuranceCopy.title, values),
    description: withDemoNote(
      interpolate(countedOrNone(insuranceCopy.description, facts.count), {
        ...values,
        cities: someCities(cities),
      }),
      briefCopy.en,
      hospitals,
    ),
    lead: `${insurer.summary} ${interpolate(countedOrNone(insuranceCopy.lead, facts.count), { ...values, cities: inCities })}`,
    points: pointsOf(facts),
    faqs: faqsOf(subject),
  }
}
