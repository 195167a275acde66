import { type CityCost, costsOf } from '@/content/catalogue/catalogue'
import type { Language } from '@/model/page/language'
import { rangeOver } from '@/model/calculators/costEstimate'
import type { PriceRange } from '@/model/catalogue/primitives'
import { type Treatment, treatmentName } from '@/model/catalogue/treatment'
import { cityName } from '@/model/catalogue/city'

/** A labelled price range in whole rupees. */
export type CostRow = PriceRange & { readonly label: string }

/** Ranges with their cities' names. */
export const costRows = (costs: readonly CityCost[], language: Language): readonly CostRow[] =>
  costs.map(({ city, ...range }) => ({ ...range, label: cityName(city, language) }))

/** A treatment's range over all its cities, undefined where no price is known; the average is the cities' mean. */
export function overallCost(treatment: Treatment, language: Language): CostRow | undefined {
  const byCity = costsOf(treatment.slug)
  if (byCity.length === 0) return undefined
  return { label: treatmentName(treatment, language), ...rangeOver(byCity) }
}

const STEPS = [1, 2, 2.5, 3, 4, 5, 10]

/** The marks of an axis from 0 to at least `highest`: four or five of them, at round amounts. */
export function axisMarks(highest: number): readonly number[] {
  const rough = Math.max(highest, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, at) => at * step)
}
