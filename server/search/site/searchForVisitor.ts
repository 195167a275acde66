import 'server-only'
import type { SearchResult } from '@/model/search/options'
import { isSearchable } from '@/model/search/search'
import { clientIp } from '@/server/http/clientIp'
import { secondsToWait } from '@/server/http/rateLimit'
import { log } from '@/server/log'
import { isRunning, runtime } from '@/server/runtime'
import { type SearchQuestion, searchEntities } from './searchEntities'

/** What the page of results shows. */
export type SearchOutcome =
  | { readonly kind: 'found'; readonly results: readonly SearchResult[] }
  | { readonly kind: 'tooShort' | 'tooMany' | 'away' }

/** A search for the page of results: within the same limits as the call, and never an error of its own. */
export async function searchForVisitor(
  query: string,
  headers: Headers,
  { city, language }: Pick<SearchQuestion, 'city' | 'language'> = {},
): Promise<SearchOutcome> {
  if (!isSearchable(query)) return { kind: 'tooShort' }
  if (!isRunning()) return { kind: 'away' }
  const { database, searchLimiter } = runtime()
  if ((await secondsToWait(searchLimiter, clientIp({ headers }))) !== undefined) return { kind: 'tooMany' }
  try {
    return { kind: 'found', results: await searchEntities(database, { query, city, language }) }
  } catch (error) {
    log.error({ err: error }, 'a search failed')
    return { kind: 'away' }
  }
}
