import * as t from 'io-ts'
import { Slug, WholeNumber, priceFaults, row } from './primitives'
import { type KindDescriptor } from './kind'

/** What a treatment costs in a city, in whole rupees. */
export const Cost = row('Cost', {
  treatment: Slug,
  city: Slug,
  minimum: WholeNumber,
  average: WholeNumber,
  maximum: WholeNumber,
})
export type Cost = t.TypeOf<typeof Cost>

/** The page with a treatment's costs everywhere. */
export const costPath = (treatmentSlug: string): string => `/treatment/${treatmentSlug}-cost`
/** The page with a treatment's costs in one city. */
export const cityCostPath = (treatmentSlug: string, citySlug: string): string =>
  `/treatment/${treatmentSlug}-cost-in-${citySlug}`

export const costs: KindDescriptor<Cost> = {
  codec: Cost,
  columns: { first: ['treatment', 'city', 'minimum', 'average', 'maximum'], last: [] },
  keyOf: ({ treatment, city }) => `${treatment}/${city}`,
  pathsOf: (key) => {
    const [treatment = '', city = ''] = key.split('/')
    return [cityCostPath(treatment, city)]
  },
  faultsOf: (row) => priceFaults(row, 'average'),
}
