import 'server-only'
import type { SearchResult } from '@/model/search/options'
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
import { doctorName } from '@/model/catalogue/doctor'
import { hospitalName } from '@/model/catalogue/hospital'
import { doctorsBySlugs } from '@/server/catalogue/reads/doctors'
import { hospitalsBySlugs } from '@/server/catalogue/reads/hospitals'
import { schedulesOfDoctors } from '@/server/catalogue/reads/schedules'
import type { Database } from '@/server/database/database'
import type { UrgentHelp } from '@/model/search/danger'
import { dangerOf } from '@/server/search/danger/danger'
import { type SearchQuestion, searchEntities } from './searchEntities'

/** On a Hindi page doctors and hospitals have their Hindi names, as their pages do; they are found by the one of their row. */
async function withHindiNames(found: readonly SearchResult[]): Promise<readonly SearchResult[]> {
  const { doctor, hospital } = SEARCH_RESULT_TYPE
  const slugsOf = (type: number) =>
    found.flatMap(({ ArticleType, RouteId }) => (ArticleType === type ? [RouteId] : []))
  const [doctors, hospitals] = await Promise.all([
    doctorsBySlugs(slugsOf(doctor)),
    hospitalsBySlugs(slugsOf(hospital)),
  ])
  const names = new Map<string, string>([
    ...doctors.map((row) => [`${doctor} ${row.slug}`, doctorName(row, 'hi')] as const),
    ...hospitals.map((row) => [`${hospital} ${row.slug}`, hospitalName(row, 'hi')] as const),
  ])
  return found.map((result) => ({
    ...result,
    Name: names.get(`${result.ArticleType} ${result.RouteId}`) ?? result.Name,
  }))
}

/** What a search finds; doctors who can be booked lead to their places as well, unless somebody has to be called first. */
async function findPages(
  database: Database,
  question: SearchQuestion,
  urgency: UrgentHelp | null,
): Promise<readonly SearchResult[]> {
  const named = await searchEntities(database, question)
  const found = question.language === 'hi' ? await withHindiNames(named) : named
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

/* The two ways to search, the call and the page of results, within the same limits. */

/** The same question within a minute need not be asked again. */
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

/** @param language of the notice, by default that of the query's letters */
const urgencyIn = (query: string, language: Language | undefined): UrgentHelp | null => {
  const text = searchText(query)
  const danger = isSearchable(text) ? dangerOf(text) : null
  return danger && urgentHelpIn(danger, language ?? (hasDevanagari(text) ? 'hi' : 'en'))
}

/**
 * `[[{ArticleType, Id, Name, RouteId, Url, CityName?, Why?, Price?, BookUrl?}]]`, best first; words that speak of
 * danger add `{Urgency}`, which neither a limit nor a failing database holds back.
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
  /** Whom to call first: always known, whatever became of the search. */
  readonly urgency: UrgentHelp | null
} & (
  | { readonly kind: 'found'; readonly results: readonly SearchResult[] }
  | { readonly kind: 'tooShort' | 'tooMany' | 'unavailable' }
)

/** A search for the page of results: within the same limits as the call, and never an error of its own. */
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
