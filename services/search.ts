import * as t from 'io-ts'
import { oneOf } from '@/model/oneOf'
import { DANGER_KINDS, DANGER_LEVELS } from '@/model/search/danger'
import { SearchResult } from '@/model/search/options'
import { ALL_TYPES, type SearchAnswer } from '@/model/search/search'
import { callSite } from './httpClient'
import { readAnswer } from './readAnswer'

const SEARCH_PATH = '/api/search/entities'

/** Follows the list where words speak of danger. */
const CallFirst = t.type({
  Urgency: t.type({
    kind: oneOf(DANGER_KINDS),
    level: oneOf(DANGER_LEVELS),
    language: oneOf(['en', 'hi']),
    title: t.string,
    first: t.string,
    body: t.string,
    calls: t.readonlyArray(t.type({ number: t.string, text: t.string })),
  }),
})

/** The answer is an array whose first element is the list (specification, section 7). */
const Answer = t.array(t.union([t.array(SearchResult), CallFirst]))

/** Whether an address leads to a page of this site; the list may come from elsewhere. */
const isOwnPage = ({ Url }: SearchResult): boolean => /^\/(?![/\\])/.test(Url)

type Question = {
  readonly text: string
  readonly cityId: number
  /** Of articles and tests; default that of the query's letters. */
  readonly language?: 'hi'
}

/**
 * The pages that answer a query, best first, and whether somebody must be called before.
 * @param signal drops the call when nobody waits for its answer any more
 * @throws when no answer came, or one that is none
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
  const answer = await callSite(`${SEARCH_PATH}?${query}`, { method: 'GET', signal })
  const [found, call] = readAnswer(SEARCH_PATH, answer, Answer)
  return {
    results: Array.isArray(found) ? found.filter(isOwnPage) : [],
    urgency: CallFirst.is(call) ? call.Urgency : null,
  }
}
