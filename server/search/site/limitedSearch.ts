import 'server-only'
import type { SearchResult } from '@/model/search/options'
import { ALL_TYPES, isSearchable } from '@/model/search/search'
import { clientIp, secondsToWait } from '@/server/http/rateLimit'
import { fail } from '@/server/http/envelope'
import { log, requestLog } from '@/server/log'
import { isRunning, runtime } from '@/server/runtime'
import { type SearchQuestion, searchEntities } from './searchEntities'

/* The two ways to search, the call and the page of results, within the same limits. */

/** The same question within a minute need not be asked again. */
const CACHE = 'public, max-age=60'

function questionOf(request: Request): SearchQuestion {
  const asked = new URL(request.url).searchParams
  const city = asked.get('city') ?? ''
  const language = asked.get('language')
  return {
    query: asked.get('query') ?? '',
    city: /^\d{1,9}$/.test(city) ? Number(city) : undefined,
    type: asked.get('type') || ALL_TYPES,
    language: language === 'en' || language === 'hi' ? language : undefined,
  }
}

/** `[[{ArticleType, Id, Name, RouteId, Url, CityName?}]]`, best first (decisions, calls). */
export async function searchAnswer(request: Request): Promise<Response> {
  if (!isRunning()) return fail(503)
  const { database, searchLimiter } = runtime()
  const wait = await secondsToWait(searchLimiter, clientIp(request))
  if (wait !== undefined) return fail(429, { headers: { 'Retry-After': String(wait) } })
  try {
    const found = await searchEntities(database, questionOf(request))
    return Response.json([found], { headers: { 'Cache-Control': CACHE } })
  } catch (error) {
    requestLog(request.headers.get('x-request-id')).error({ err: error }, 'a search failed')
    return fail(503)
  }
}

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
