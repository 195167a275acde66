import 'server-only'
import type { SearchResult } from '@/model/search/searchResult'
import {
  NO_CITY,
  ALL_TYPES,
  SEARCH_RESULT_TYPE,
  hasDevanagari,
  isSearchable,
  searchText,
} from '@/model/search/search'
import { clientIp } from '@/server/http/clientAddress'
import { fail } from '@/server/http/envelope'
import { log, requestLog } from '@/server/log'
import { isRunning, runtime } from '@/server/runtime'
import { urgentHelpIn } from '@/content/copy/urgentHelp'
import { bookPath } from '@/model/appointments/bookingPaths'
import { type Language, languageOfPath } from '@/model/page/language'
import { schedulesOfDoctors } from '@/server/catalogue/reads/schedules'
import type { Database } from '@/server/database/database'
import type { UrgentHelp } from '@/model/search/danger'
import { dangerOf } from '@/server/search/danger/danger'
import type { SearchQuestion } from './searchEntities'
import { searchInLanguage } from './searchInLanguage'

/** Search results; bookable doctors have a booking link, except in an emergency. */
async function findPages(
  database: Database,
  question: SearchQuestion,
  urgency: UrgentHelp | null,
): Promise<readonly SearchResult[]> {
  const found = await searchInLanguage(database, question)
  const slugs = found.flatMap(({ ArticleType, RouteId }) =>
    ArticleType === SEARCH_RESULT_TYPE.doctor ? [RouteId] : [],
  )
  if (urgency !== null || slugs.length === 0) return found
  const schedules = await schedulesOfDoctors(slugs)
  return found.map((result) =>
    result.ArticleType === SEARCH_RESULT_TYPE.doctor && schedules.has(result.RouteId)
      ? { ...result, BookUrl: bookPath(languageOfPath(result.Url), result.RouteId) }
      : result,
  )
}

const CACHE = 'public, max-age=60'

function questionOf(request: Request): SearchQuestion {
  const params = new URL(request.url).searchParams
  const city = params.get('city') ?? String(NO_CITY)
  const language = params.get('language')
  return {
    query: params.get('query') ?? '',
    city: /^\d{1,9}$/.test(city) && Number(city) !== NO_CITY ? Number(city) : undefined,
    type: params.get('type') || ALL_TYPES,
    language: language === 'en' || language === 'hi' ? language : undefined,
  }
}

/** The help numbers after the list of results; empty without danger. */
const callFirst = (urgency: UrgentHelp | null) => (urgency === null ? [] : [{ Urgency: urgency }])

/** @param language of the notice; default: by the query's script */
const urgencyIn = (query: string, language: Language | undefined): UrgentHelp | null => {
  const text = searchText(query)
  const danger = isSearchable(text) ? dangerOf(text) : null
  return danger && urgentHelpIn(danger, language ?? (hasDevanagari(text) ? 'hi' : 'en'))
}

/**
 * `[[{ArticleType, Id, Name, RouteId, Url, CityName?, Why?, Price?, BookUrl?}]]`, best first; words of
 * danger add `{Urgency}`, even beyond the limit and without a database.
 */
export async function searchAnswer(request: Request): Promise<Response> {
  const question = questionOf(request)
  const urgency = urgencyIn(question.query, question.language)
  const answer = (found: readonly SearchResult[], cache: string): Response =>
    Response.json([found, ...callFirst(urgency)], { headers: { 'Cache-Control': cache } })
  const failing = (status: 429 | 503, headers?: Readonly<Record<string, string>>): Response =>
    urgency === null ? fail(status, { headers }) : answer([], 'no-store')

  if (!isRunning()) return failing(503)
  const { database, limits } = runtime()
  const wait = await limits.secondsToWait('searches', clientIp(request))
  if (wait !== undefined) return failing(429, { 'Retry-After': String(wait) })
  try {
    return answer(await findPages(database, question, urgency), CACHE)
  } catch (error) {
    requestLog(request.headers.get('x-request-id')).error({ err: error }, 'a search failed')
    return failing(503)
  }
}

/** The data of the results page. */
export type SearchOutcome = {
  /** Help numbers; known even if the search fails. */
  readonly urgency: UrgentHelp | null
} & (
  | { readonly kind: 'found'; readonly results: readonly SearchResult[] }
  | { readonly kind: 'tooShort' | 'tooMany' | 'unavailable' }
)

/** A search for the page of results, within the call's limits. Never rejects. */
export async function searchForVisitor(
  query: string,
  headers: Headers,
  { city, language }: Pick<SearchQuestion, 'city' | 'language'> = {},
): Promise<SearchOutcome> {
  const urgency = urgencyIn(query, language)
  if (!isSearchable(query)) return { urgency, kind: 'tooShort' }
  if (!isRunning()) return { urgency, kind: 'unavailable' }
  const { database, limits } = runtime()
  if ((await limits.secondsToWait('searches', clientIp({ headers }))) !== undefined)
    return { urgency, kind: 'tooMany' }
  try {
    return { urgency, kind: 'found', results: await findPages(database, { query, city, language }, urgency) }
  } catch (error) {
    log.error({ err: error }, 'a search failed')
    return { urgency, kind: 'unavailable' }
  }
}
