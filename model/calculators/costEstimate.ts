import type { PriceRange } from '@/model/catalogue/primitives'
import { type Calculation, type CalculatorValues, chosen, figureWithin } from './calculation'

/** What a treatment costs in one city. */
export type CityPrice = PriceRange & { readonly slug: string; readonly name: string }

/** What the estimate is made from: a treatment's prices by city, at least one. */
export type CostBasis = { readonly cities: readonly CityPrice[] }

export const ROOMS = ['shared', 'twin', 'single'] as const
type Room = (typeof ROOMS)[number]
export const MATERIALS = ['standard', 'advanced'] as const
type Material = (typeof MATERIALS)[number]

/**
 * How room and materials move a bill, as factors. They are illustrative like the prices: hospitals charge by room
 * category throughout, and better lenses, meshes or implants cost more.
 */
const ROOM_FACTORS: Readonly<Record<Room, number>> = { shared: 0.9, twin: 1, single: 1.15 }
const MATERIAL_FACTORS: Readonly<Record<Material, number>> = { standard: 1, advanced: 1.15 }

/** Percentage of the bill that a policy accepts; 0 means no insurance. */
export const COVER_CHOICES = ['0', '100', '90', '80', '70', '60', '50'] as const
/** Percentage of the accepted amount that the patient pays. */
export const COPAY_CHOICES = ['0', '10', '20', '30'] as const

const LIMIT_BOUNDS = { from: 1_000, to: 10_000_000 } as const

export type CostEstimate = {
  /** Undefined: all cities together. */
  readonly city: string | undefined
  readonly room: Room
  readonly material: Material
  /** Whole rupees, rounded to 500. */
  readonly low: number
  readonly expected: number
  readonly high: number
  readonly insurerPays: number
  readonly youPay: number
}

/** Initial field values; an empty city means every city. */
export const COST_START: CalculatorValues = {
  place: '',
  room: 'twin',
  material: 'standard',
  cover: '0',
  copay: '0',
  limit: '',
}

/** One range over several cities: the lowest, the mean of the averages, the highest. */
export function rangeOver(prices: readonly PriceRange[]): PriceRange {
  const sum = prices.reduce((total, { average }) => total + average, 0)
  return {
    minimum: Math.min(...prices.map(({ minimum }) => minimum)),
    average: Math.round(sum / prices.length),
    maximum: Math.max(...prices.map(({ maximum }) => maximum)),
  }
}

const to500 = (amount: number): number => Math.round(amount / 500) * 500

/**
 * An estimate within the known range of a city: it never leaves it. A choice that is not known counts as the usual one;
 * only the sum insured can be wrong.
 */
export function estimateCost(values: CalculatorValues, { cities }: CostBasis): Calculation<CostEstimate> {
  const hasLimit = Boolean(values.limit?.trim())
  const limit = hasLimit ? figureWithin(values.limit, LIMIT_BOUNDS) : Infinity
  if (limit === undefined) return { ok: false, errors: { limit: 'limit' } }
  const city = cities.find(({ slug }) => slug === values.place)
  const { minimum, average, maximum } = city ?? rangeOver(cities)
  const room = chosen(ROOMS, values.room) ?? 'twin'
  const material = chosen(MATERIALS, values.material) ?? 'standard'
  const factor = ROOM_FACTORS[room] * MATERIAL_FACTORS[material]
  const within = (amount: number) => Math.min(maximum, Math.max(minimum, to500(amount * factor)))
  const expected = within(average)
  const cover = Number(chosen(COVER_CHOICES, values.cover) ?? 0) / 100
  const copay = Number(chosen(COPAY_CHOICES, values.copay) ?? 0) / 100
  const insurerPays = Math.round(Math.min(expected * cover * (1 - copay), limit))
  return {
    ok: true,
    result: {
      city: city?.name,
      room,
      material,
      low: within(minimum),
      expected,
      high: within(maximum),
      insurerPays,
      youPay: expected - insurerPays,
    },
  }
}
