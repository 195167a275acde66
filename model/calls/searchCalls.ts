import * as t from 'io-ts'
import { oneOf } from '@/model/oneOf'
import { DANGER_KINDS, DANGER_LEVELS } from '@/model/search/danger'
import { SearchResult } from '@/model/search/searchResult'
import { siteCall } from './siteCall'

/** Follows the list where words speak of danger. */
export const CallFirst = t.type({
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
export const SEARCH = siteCall(
  'GET',
  '/api/search/entities',
  t.array(t.union([t.array(SearchResult), CallFirst])),
)
