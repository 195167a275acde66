/** What a consultation may cost, in whole rupees; both ends count. */
export interface FeeRange {
  readonly from?: number
  readonly to?: number
}

/**
 * The ranges that a list of doctors can be narrowed to, by their names in addresses. The bounds are fixed: with bounds
 * taken from the rows an address would mean something else after each import.
 */
export const FEE_RANGES = {
  'up-to-500': { to: 500 },
  '501-to-800': { from: 501, to: 800 },
  '801-to-1200': { from: 801, to: 1200 },
  'over-1200': { from: 1201 },
} as const satisfies Readonly<Record<string, FeeRange>>

export type FeeRangeName = keyof typeof FEE_RANGES

// The keys are the table's own.
export const FEE_RANGE_NAMES = Object.keys(FEE_RANGES) as readonly FeeRangeName[]
