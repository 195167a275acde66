import { cityById } from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import { hospitalListCopy } from '@/content/copy/hospitalLists'
import { insuranceCopy, insurerPageNames } from '@/content/copy/insurance'
import { listInWords } from '@/content/copy/inWords'
import { counted } from '@/content/copy/lists'
import { cityName } from '@/model/catalogue/city'
import { type Insurer, insurerName } from '@/model/catalogue/insurer'
import { type Language, pathIn } from '@/model/page/language'
import type { HospitalFacts } from '@/model/page/listFacts'
import { briefCopy, withDemoNote } from '@/content/copy/demoNote'
import type { Hospital } from '@/model/catalogue/hospital'
import type { PageContext } from '@/model/page/pageContext'
import { DEFAULT_LEAD_TIER } from '@/model/lead/leadTier'

/** The address of an insurer's or scheme's list of hospitals. */
export const insurerPath = ({ slug }: Pick<Insurer, 'slug'>): string => `/hospitals/insurance/${slug}`

/** Page data for leads; the name includes the payer (specification, section 2, page types). */
export const insurerPage = (insurer: Insurer, language: Language): PageContext => ({
  pageType: 'Insurance',
  pageName: interpolate(insurerPageNames.pattern, {
    type: insurerPageNames.types[insurer.type],
    name: insurer.InsurerName,
  }),
  path: pathIn(language, insurerPath(insurer)),
  insurerName: insurer.InsurerName,
  insurerType: insurer.type === 'private' ? 'Private' : 'Govt.',
  tier: DEFAULT_LEAD_TIER,
  language,
})

/** How many cities a search engine's description names. */
const MOST_CITIES = 3

export type InsuranceSubject = {
  /** With its texts in the page's language. */
  readonly insurer: Insurer
  readonly language: Language
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

const nameOf = (cityId: number, language: Language): string => {
  const city = cityById(cityId)
  return city ? cityName(city, language) : ''
}

/** Some cities by name, and how many more there are. */
function someCities({ cities, language }: InsuranceSubject): string {
  const names = cities.map(({ cityId }) => nameOf(cityId, language))
  const more = names.length - MOST_CITIES
  if (more <= 1) return listInWords(names, language)
  return interpolate(insuranceCopy[language].moreCities, {
    cities: names.slice(0, MOST_CITIES).join(', '),
    count: more,
  })
}

function faqsOf({
  insurer,
  language,
  facts,
  hospitals,
  cities,
}: InsuranceSubject): readonly QuestionAndAnswer[] {
  const copy = insuranceCopy[language]
  const { how, order } = copy.faqs
  const places = cities.map(({ cityId, count }) =>
    facts.count === 1 ? nameOf(cityId, language) : `${nameOf(cityId, language)} (${count})`,
  )
  return [
    {
      question: interpolate(how.question, { name: insurerName(insurer, language) }),
      answer: withDemoNote(
        interpolate(countedOrNone(how, facts.count), {
          count: facts.count,
          places: listInWords(places, language),
        }),
        briefCopy[language],
        hospitals,
      ),
    },
    ...insurer.faqs,
    {
      question: order.question,
      answer: `${hospitalListCopy[language].orders.beds} ${hospitalListCopy[language].nobodyPays}`,
    },
  ]
}

type SomeOf = { readonly all: string; readonly one: string; readonly many: string }

/** A feature of some of several hospitals; empty if none has it, or for a single hospital. */
function someOf(copy: SomeOf, some: number, count: number): readonly string[] {
  if (some === 0 || count < 2) return []
  return [some === count ? copy.all : interpolate(counted(copy, some), { count: some })]
}

function pointsOf(
  { count, withEmergency, withAccreditation }: HospitalFacts,
  language: Language,
): readonly string[] {
  const copy = insuranceCopy[language].points
  if (count === 0) return []
  return [
    ...someOf(copy.emergency, withEmergency, count),
    ...someOf(copy.accreditation, withAccreditation, count),
    copy.ask,
  ]
}

/** The texts of an insurer's page. */
export function insuranceTexts(subject: InsuranceSubject): InsuranceTexts {
  const { insurer, language, facts, hospitals, cities } = subject
  const copy = insuranceCopy[language]
  const values = { name: insurerName(insurer, language), count: facts.count }
  const inCities = interpolate(counted(copy.cityCount, cities.length), { count: cities.length })
  return {
    title: interpolate(copy.title, values),
    description: withDemoNote(
      interpolate(countedOrNone(copy.description, facts.count), {
        ...values,
        cities: someCities(subject),
      }),
      briefCopy[language],
      hospitals,
    ),
    lead: `${insurer.summary} ${interpolate(countedOrNone(copy.lead, facts.count), { ...values, cities: inCities })}`,
    points: pointsOf(facts, language),
    faqs: faqsOf(subject),
  }
}
