import { partOf } from '@/components/pages/Cost/BillParts'
import { interpolate } from '@/content/copy/interpolate'
import { rupees } from '@/content/copy/rupees'
import { costCopy } from '@/content/copy/costs'
import { instalmentsOf } from '@/model/calculators/emi'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import type { Treatment } from '@/model/catalogue/treatment'
import { withDemoNote } from '@/content/copy/demoNote'
import type { CityFigures, CostFigures } from './costFigures'

/** The rate that pages try, and the months that their questions name. */
export const TRIED_RATE = 14
const EXAMPLE_MONTHS = 12

/** How far a city may be, as the crow flies, for a question about cities near by. */
const NEAR_KILOMETRES = 400

type Gaps = Readonly<Record<string, string | number>>

/** The gaps of titles and texts about a range. */
export const rangeValues = (range: Pick<CostFigures, 'minimum' | 'average' | 'maximum'>) => ({
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

/** A question about the treatment's prices, which may be the demonstration's. */
const priced = (copy: QuestionAndAnswer, values: Gaps, treatment: Treatment): QuestionAndAnswer => {
  const { question, answer } = answered(copy, values)
  return { question, answer: withDemoNote(answer, costCopy, treatment) }
}

const answered = (copy: QuestionAndAnswer, values: Gaps): QuestionAndAnswer => ({
  question: interpolate(copy.question, values),
  answer: interpolate(copy.answer, values),
})

/** Questions whose answers are reckoned from an average bill. */
function billFaqs(
  treatment: Treatment,
  average: number,
  biggest: CostFigures['biggest'],
): QuestionAndAnswer[] {
  const copy = costCopy.faqs
  const { monthly, interest } = instalmentsOf({ amount: average, rate: TRIED_RATE, months: EXAMPLE_MONTHS })
  const values = {
    average: rupees(average),
    own: rupees(Math.round(average * 0.2)),
    withCopay: rupees(Math.round(average * 0.28)),
    months: EXAMPLE_MONTHS,
    rate: TRIED_RATE,
    monthly: rupees(monthly),
    interest: rupees(interest),
    stay: lowerFirst(treatment.facts.hospitalStay),
  }
  return [
    ...(biggest
      ? [answered(copy.biggest, { ...biggest, amount: rupees(partOf(average, biggest.share)) })]
      : []),
    answered(copy.ownShare, values),
    answered(copy.instalments, values),
    answered(copy.stay, values),
  ]
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Questions about a treatment's cost in India, answered from its figures. */
export function countryFaqs(treatment: Treatment, figures: CostFigures): readonly QuestionAndAnswer[] {
  const copy = costCopy.faqs
  const values = {
    name: treatment.ProcedureName,
    count: figures.costs.length,
    ...rangeValues(figures),
    cheapest: figures.cheapest.city.cityname,
    lowest: rupees(figures.cheapest.average),
    dearest: figures.dearest.city.cityname,
    highest: rupees(figures.dearest.average),
  }
  return [
    priced(copy.howMuch, values, treatment),
    ...(figures.costs.length > 1 ? [answered(copy.cheapest, values)] : []),
    ...billFaqs(treatment, figures.average, figures.biggest),
  ]
}

/** Questions about a treatment's cost in a city, answered from its figures there. */
export function cityFaqs(treatment: Treatment, figures: CityFigures): readonly QuestionAndAnswer[] {
  const copy = costCopy.faqs
  const { here, country, rank, near } = figures
  const close = near.filter(({ kilometres }) => kilometres <= NEAR_KILOMETRES)
  const [lowest] = [...close].sort((one, other) => one.average - other.average)
  const values = {
    name: treatment.ProcedureName,
    city: here.city.cityname,
    count: country.costs.length,
    rank,
    comparison: comparisonOf(figures),
    ...rangeValues(here),
  }
  return [
    priced(copy.inCity, values, treatment),
    ...(country.costs.length > 1 ? [answered(copy.compared, values)] : []),
    ...(lowest
      ? [
          answered(copy.near, {
            ...values,
            near: lowest.city.cityname,
            kilometres: lowest.kilometres,
            average: rupees(lowest.average),
          }),
        ]
      : []),
    ...billFaqs(treatment, here.average, country.biggest),
  ]
}
