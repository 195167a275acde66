import { CallFirst, SEARCH } from '@/model/calls/searchCalls'
import type { SearchResult } from '@/model/search/searchResult'
import { ALL_TYPES, type SearchAnswer } from '@/model/search/search'
import { callSite } from './httpClient'
import { readAnswer } from './readAnswer'

/** Whether an address is on this site; the list may come from elsewhere. */
const isOwnPage = ({ Url, BookUrl = Url }: SearchResult): boolean =>
  [Url, BookUrl].every((url) => /^\/(?![/\\])/.test(url))

type Question = {
  readonly text: string
  readonly cityId: number
  /** For articles and tests; default: by the query's script. */
  readonly language?: 'hi'
}

/**
 * Fetches the pages for a query, best first, with an emergency notice if needed.
 * @param signal cancels the call
 * @throws on network error or invalid response
 */
export async function findEntities(
  { text, cityId, language }: Question,
  signal?: AbortSignal,
): Promise<SearchAnswer> {
  const query = new URLSearchParams({
    query: text,
    city: String(cityId),
    type: ALL_TYPES,
    ...(language && { language }),
  })
  const answer = await callSite(`${SEARCH.path}?${query}`, { method: 'GET', signal })
  const [found, call] = readAnswer(SEARCH, answer)
  return {
    results: Array.isArray(found) ? found.filter(isOwnPage) : [],
    urgency: CallFirst.is(call) ? call.Urgency : null,
  }
}
