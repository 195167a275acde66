import * as t from 'io-ts'
import { Slug, WholeNumber } from './primitives'

/** What a treatment costs in a city, in whole rupees. */
export const Cost = t.readonly(
  t.type({
    treatment: Slug,
    city: Slug,
    minimum: WholeNumber,
    average: WholeNumber,
    maximum: WholeNumber,
  }),
  'Cost',
)
export type Cost = t.TypeOf<typeof Cost>
