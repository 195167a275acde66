import * as t from 'io-ts'
import { callSite } from './httpClient'
import { readAnswer } from './readAnswer'

const PRICE_PATH = '/api/lead/price'

const TreatmentPrice = t.type({
  treatment: t.string,
  /** The city that has this price; null where it is the average over all cities. */
  city: t.union([t.string, t.null]),
  /** Average, in whole rupees. */
  amount: t.number,
  /** Whether the price is part of the demonstration. */
  isDemo: t.boolean,
})
export type TreatmentPrice = t.TypeOf<typeof TreatmentPrice>

/**
 * What a treatment costs on average in a city, else over all cities; undefined where the site has no price, or cannot be asked.
 * @param treatment its English name
 * @param city any of its names
 */
export async function fetchTreatmentPrice(
  treatment: string,
  city?: string,
): Promise<TreatmentPrice | undefined> {
  const query = new URLSearchParams({ treatment, ...(city !== undefined && { city }) })
  try {
    const answer = await callSite(`${PRICE_PATH}?${query}`, { method: 'GET' })
    return readAnswer(PRICE_PATH, answer, TreatmentPrice)
  } catch {
    return undefined
  }
}
