import { partOf } from '@/components/pages/Cost/BillParts'
import { interpolate } from '@/content/copy/interpolate'
import { rupees } from '@/content/copy/rupees'
import { costCopy } from '@/content/copy/costs'
import { instalmentsOf } from '@/model/calculators/emi'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import type { Treatment } from '@/model/catalogue/treatment'
import type { CityFigures, CostFigures } from './costFigures'

/** The rate that pages try, and the months that their questions name. */
export const TRIED_RATE = 14
const ASKED_MONTHS = 12

/** How far a city may be, as the crow flies, for a question about cities near by. */
const NEAR_KILOMETRES = 400

type Gaps = Readonly<Record<string, string | number>>

/** The gaps of titles and texts about a range. */
export const rangeGaps = (range: Pick<CostFigures, 'minimum' | 'average' | 'maximum'>) => ({
  minimum: rupees(range.minimum),
  average: rupees(range.average),
  maximum: rupees(range.maximum),
})

/** '12 per cent less than over all cities (₹57,000)'. */
export function comparisonOf({ difference, country }: Pick<CityFigures, 'difference' | 'country'>): string {
  const { less, more, same } = costCopy.city.comparison
  const text = difference < 0 ? less : difference > 0 ? more : same
  return interpolate(text, {
    difference: `${Math.abs(difference)} per cent`,
    country: rupees(country.average),
  })
}

const asked = (copy: QuestionAndAnswer, gaps: Gaps): QuestionAndAnswer => ({
  question: interpolate(copy.question, gaps),
  answer: interpolate(copy.answer, gaps),
})

/** Questions whose answers are reckoned from an average bill. */
function billFaqs(
  treatment: Treatment,
  average: number,
  biggest: CostFigures['biggest'],
): QuestionAndAnswer[] {
  const copy = costCopy.faqs
  const { monthly, interest } = instalmentsOf({ amount: average, rate: TRIED_RATE, months: ASKED_MONTHS })
  const gaps = {
    average: rupees(average),
    own: rupees(Math.round(average * 0.2)),
    withCopay: rupees(Math.round(average * 0.28)),
    months: ASKED_MONTHS,
    rate: TRIED_RATE,
    monthly: rupees(monthly),
    interest: rupees(interest),
    stay: lowerFirst(treatment.facts.hospitalStay),
  }
  return [
    ...(biggest ? [asked(copy.biggest, { ...biggest, amount: rupees(partOf(average, biggest.share)) })] : []),
    asked(copy.ownShare, gaps),
    asked(copy.instalments, gaps),
    asked(copy.stay, gaps),
  ]
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Questions about a treatment's cost in India, answered from its figures. */
export function countryFaqs(treatment: Treatment, figures: CostFigures): readonly QuestionAndAnswer[] {
  const copy = costCopy.faqs
  const gaps = {
    name: treatment.ProcedureName,
    count: figures.costs.length,
    ...rangeGaps(figures),
    cheapest: figures.cheapest.city.cityname,
    lowest: rupees(figures.cheapest.average),
    dearest: figures.dearest.city.cityname,
    highest: rupees(figures.dearest.average),
  }
  return [
    asked(copy.howMuch, gaps),
    ...(figures.costs.length > 1 ? [asked(copy.cheapest, gaps)] : []),
    ...billFaqs(treatment, figures.average, figures.biggest),
  ]
}

/** Questions about a treatment's cost in a city, answered from its figures there. */
export function cityFaqs(treatment: Treatment, figures: CityFigures): readonly QuestionAndAnswer[] {
  const copy = costCopy.faqs
  const { here, country, rank, near } = figures
  const close = near.filter(({ kilometres }) => kilometres <= NEAR_KILOMETRES)
  const [lowest] = [...close].sort((one, other) => one.average - other.average)
  const gaps = {
    name: treatment.ProcedureName,
    city: here.city.cityname,
    count: country.costs.length,
    rank,
    comparison: comparisonOf(figures),
    ...rangeGaps(here),
  }
  return [
    asked(copy.inCity, gaps),
    ...(country.costs.length > 1 ? [asked(copy.compared, gaps)] : []),
    ...(lowest
      ? [
          asked(copy.near, {
            ...gaps,
            near: lowest.city.cityname,
            kilometres: lowest.kilometres,
            average: rupees(lowest.average),
          }),
        ]
      : []),
    ...billFaqs(treatment, here.average, country.biggest),
  ]
}
