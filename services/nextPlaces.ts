import type * as t from 'io-ts'
import { NEXT_PLACES } from '@/model/calls/appointmentCalls'
import { decoded } from '@/model/decoded'
import { getJson } from './httpClient'

export type NextPlaces = t.TypeOf<typeof NEXT_PLACES.answer>['data']

/**
 * The next free places of these doctors, at most twenty; undefined on failure. Sorted ids, so that answers are
 * cacheable.
 */
export async function fetchNextPlaces(doctorIds: readonly number[]): Promise<NextPlaces | undefined> {
  const ids = [...doctorIds].sort((one, other) => one - other)
  const answer = await getJson(`${NEXT_PLACES.path}?doctors=${ids.join(',')}`).catch(() => undefined)
  return answer?.status === 200 ? decoded(NEXT_PLACES.answer, answer.data)?.data : undefined
}
