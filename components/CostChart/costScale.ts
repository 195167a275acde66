import { cityById } from '@/content/catalogue'
import type { Treatment } from '@/content/catalogueCodecs'
import type { Language } from '@/content/messages/messagesFor'

const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/** Whole rupees with Indian grouping: ₹1,05,000. */
export const rupees = (amount: number): string => RUPEES.format(amount)

/** Rupees where room is short: ₹95k, ₹1.05 L (lakh), ₹12 L. */
export function shortRupees(amount: number): string {
  if (amount < 1000) return `₹${amount}`
  if (amount < 100_000) return `₹${Math.round(amount / 1000)}k`
  return `₹${Number((amount / 100_000).toFixed(2))} L`
}

/** A range of prices in whole rupees, and what it is the range of. */
export type CostRow = {
  readonly label: string
  readonly minimum: number
  readonly average: number
  readonly maximum: number
}

/** A treatment's ranges with the cities' names, cities that the catalogue does not know left out. */
export const costRows = (treatment: Treatment, language: Language): readonly CostRow[] =>
  treatment.cost.byCity.flatMap(({ cityid, minimum, average, maximum }) => {
    const city = cityById(cityid)
    return city ? [{ label: language === 'hi' ? city.hindi : city.cityname, minimum, average, maximum }] : []
  })

/** A treatment's range over all its cities; the average is the cities' mean. */
export function overallCost(treatment: Treatment, language: Language): CostRow {
  const { byCity } = treatment.cost
  return {
    label: language === 'hi' ? treatment.hindi : treatment.ProcedureName,
    minimum: Math.min(...byCity.map(({ minimum }) => minimum)),
    average: Math.round(byCity.reduce((sum, { average }) => sum + average, 0) / byCity.length),
    maximum: Math.max(...byCity.map(({ maximum }) => maximum)),
  }
}

const STEPS = [1, 2, 2.5, 3, 4, 5, 10]

/** The marks of an axis from 0 to at least `highest`: four or five of them, at round amounts. */
export function axisMarks(highest: number): readonly number[] {
  const rough = Math.max(highest, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, at) => at * step)
}
