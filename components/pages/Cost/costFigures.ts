import { type CityCost, costsOf } from '@/content/catalogue/catalogue'
import { type City, nearestTo } from '@/model/catalogue/city'
import type { PriceRange } from '@/model/catalogue/primitives'
import type { Treatment } from '@/model/catalogue/treatment'
import { rangeOver } from '@/model/calculators/costEstimate'

type BillPart = Treatment['cost']['breakdown'][number]

/** Price figures of a treatment over all its cities. */
export type CostFigures = PriceRange & {
  readonly costs: readonly CityCost[]
  readonly cheapest: CityCost
  readonly dearest: CityCost
  /** The bill's largest part, where the row names its parts. */
  readonly biggest: BillPart | undefined
}

/** Price figures in one city. */
export type CityFigures = {
  readonly country: CostFigures
  readonly here: CityCost
  /** Per cent above (positive) or below the average of all cities. */
  readonly difference: number
  /** Place among all cities, counted from the lowest average. */
  readonly rank: number
  readonly near: readonly (CityCost & { readonly kilometres: number })[]
}

/** How many cities nearby a page names. */
const NEAR = 5

/** A treatment's figures; undefined where no price is known. */
export function costFigures(treatment: Treatment): CostFigures | undefined {
  const costs = costsOf(treatment.slug)
  const byAverage = [...costs].sort((one, other) => one.average - other.average)
  const [cheapest, dearest] = [byAverage[0], byAverage[byAverage.length - 1]]
  if (!cheapest || !dearest) return undefined
  const [biggest] = [...treatment.cost.breakdown].sort((one, other) => other.share - one.share)
  return { ...rangeOver(costs), costs, cheapest, dearest, biggest }
}

/** A treatment's figures in a city; undefined where no price is known there. */
export function cityFigures(treatment: Treatment, city: City): CityFigures | undefined {
  const country = costFigures(treatment)
  const here = country?.costs.find((cost) => cost.city.cityid === city.cityid)
  if (!country || !here) return undefined
  return {
    country,
    here,
    difference: Math.round((here.average / country.average - 1) * 100),
    rank: country.costs.filter(({ average }) => average < here.average).length + 1,
    near: nearestTo(city, country.costs, NEAR),
  }
}
