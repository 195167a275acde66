import 'server-only'
import type { CatalogueRow, Kind } from '@/model/catalogue/kinds'
import type { PriceRange } from '@/model/catalogue/primitives'
import type { RowFault } from '@/content/decodeRows'

const inOrder = ({ minimum, average, maximum }: PriceRange, field: string): readonly RowFault[] =>
  minimum <= average && average <= maximum
    ? []
    : [{ field, message: 'expected minimum, average and maximum in this order' }]

const laterReview = (row: {
  readonly lastReview: string
  readonly nextReview: string
}): readonly RowFault[] =>
  row.lastReview < row.nextReview ? [] : [{ field: 'nextReview', message: 'expected a day after lastReview' }]

type Rules = { readonly [K in Kind]?: (row: CatalogueRow[K]) => readonly RowFault[] }

/** What a codec of single fields cannot say. */
const RULES: Rules = {
  conditions: laterReview,
  treatments: (row) => {
    const sum = row.cost.breakdown.reduce((total, { share }) => total + share, 0)
    const isWhole = row.cost.breakdown.length === 0 || sum === 100
    return [
      ...laterReview(row),
      ...(isWhole
        ? []
        : [{ field: 'cost.breakdown', message: `expected shares that make 100, found ${sum}` }]),
    ]
  },
  costs: (row) => inOrder(row, 'average'),
  tests: (row) => [...laterReview(row), ...inOrder(row.price, 'price')],
  articles: laterReview,
  cities: ({ latitude, longitude }) =>
    Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
      ? []
      : [{ field: 'latitude', message: 'expected degrees north and east' }],
  reviews: ({ rating, month }) => [
    ...(rating >= 1 && rating <= 5 ? [] : [{ field: 'rating', message: 'expected 1 to 5' }]),
    ...(/^\d{4}-(0[1-9]|1[0-2])$/.test(month)
      ? []
      : [{ field: 'month', message: 'expected a month such as 2026-11' }]),
  ],
}

/** What is wrong with a row beyond its single fields. */
export const rowRuleFaults = <K extends Kind>(kind: K, row: CatalogueRow[K]): readonly RowFault[] =>
  RULES[kind]?.(row) ?? []
