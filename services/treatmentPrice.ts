import type * as t from 'io-ts'
import { TREATMENT_PRICE } from '@/model/calls/catalogueCalls'
import { callSite } from './httpClient'
import { readAnswer } from './readAnswer'

export type TreatmentPrice = t.TypeOf<typeof TREATMENT_PRICE.answer>

/**
 * A treatment's average price in a city, else of all cities; undefined if unknown or on failure.
 * @param treatment its English name
 * @param city any of its names
 */
export async function fetchTreatmentPrice(
  treatment: string,
  city?: string,
): Promise<TreatmentPrice | undefined> {
  const query = new URLSearchParams({ treatment, ...(city !== undefined && { city }) })
  try {
    const answer = await callSite(`${TREATMENT_PRICE.path}?${query}`, { method: 'GET' })
    return readAnswer(TREATMENT_PRICE, answer)
  } catch {
    return undefined
  }
}
