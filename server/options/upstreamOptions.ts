import 'server-only'
import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { LRUCache } from 'lru-cache'
import { DEFAULT_CITY } from '@/model/account/cityChoice'
import { HeaderCity, OTHER_ID, OTHER_TREATMENT, TreatmentOption } from '@/model/search/options'
import { guessedCity } from '@/server/geo/visitorPlace'
import { isRunning, runtime } from '@/server/runtime'
import { demoApi } from '@/server/upstreams/demoApi'
import { callUpstream, noteUnusable } from '@/server/upstreams/upstreamCall'
import { cityListAnswer, treatmentsAnswer } from './optionAnswers'

/* Lists that another system gives where one is configured (specification, section 7). */

const CACHE = 'public, max-age=300'
const DEPARTMENT = /^-?\d{1,9}$/

/** The answer is an array, its first element the list of treatments (specification, section 7). */
const Treatments = t.array(t.unknown)
const List = t.array(t.exact(TreatmentOption))

/**
 * GET /api/lead/treatments?departmentId=: the list of the configured demo API, with 'Other' at its end, asked for at most every
 * five minutes; the built-in one where none is configured or it does not answer.
 */
export async function treatmentsFromAnywhere(request: Request): Promise<Response> {
  const { url, key } = demoApi()
  const departmentId = new URL(request.url).searchParams.get('departmentId') || '-1'
  if (!url || !DEPARTMENT.test(departmentId)) return treatmentsAnswer(request)
  const list = await treatmentLists.fetch(`${url} ${departmentId}`, { context: { url, key, departmentId } })
  return list ? Response.json([list], { headers: { 'Cache-Control': CACHE } }) : treatmentsAnswer(request)
}

interface ListCall {
  readonly url: string
  readonly key?: string
  readonly departmentId: string
}

/** The demo API's list; undefined where it does not answer, which is not kept. */
async function fetchTreatments({ url, key, departmentId }: ListCall) {
  const answer = await callUpstream({
    upstream: 'demo api',
    url: `${url}/api/lead/treatments`,
    query: { departmentId },
    headers: { Authorization: key },
  })
  const lists = Treatments.decode(answer?.json)
  const list = List.decode(isRight(lists) ? lists.right[0] : undefined)
  if (answer?.status === 200 && isRight(list))
    return [...list.right.filter(({ ProcedureId }) => ProcedureId !== OTHER_ID), OTHER_TREATMENT]
  if (answer) noteUnusable('demo api', answer)
  return undefined
}

/** As long as browsers keep the built-in list. */
const FRESH_MS = 300_000

/** Of each department, whoever asks. */
const treatmentLists = new LRUCache<string, readonly TreatmentOption[], ListCall>({
  max: 100,
  ttl: FRESH_MS,
  fetchMethod: (_department, _stale, { context }) => fetchTreatments(context),
})
/** How long the API is left alone after a failure. */
const REST_MS = 10_000

const CityList = t.intersection([
  t.type({ results: t.array(t.exact(HeaderCity)) }),
  t.partial({ data: t.partial({ cityName: t.string, cityId: t.number }) }),
])

type FetchedList = { readonly url: string; readonly body: object; readonly until: number }
let fetched: FetchedList | undefined
let fetching: Promise<FetchedList> | undefined

const envelope = (results: readonly HeaderCity[], data?: { cityName?: string; cityId?: number }) => ({
  status: { code: 200, message: 'OK' },
  data: { cityName: data?.cityName ?? DEFAULT_CITY.cityname, cityId: data?.cityId ?? DEFAULT_CITY.cityid },
  results,
})

async function fetchCityList(url: string, key: string | undefined): Promise<FetchedList> {
  const answer = await callUpstream({
    upstream: 'staging api',
    url: `${url}/dmg/v1/web/citylist`,
    headers: { Authorization: key },
  })
  const read = CityList.decode(answer?.json)
  if (answer?.status === 200 && isRight(read))
    return { url, body: envelope(read.right.results, read.right.data), until: Date.now() + FRESH_MS }
  if (answer) noteUnusable('staging api', answer)
  // The last list that came goes on standing; where none ever came it is empty (specification, section 8).
  const last = fetched?.url === url ? fetched.body : envelope([])
  return { url, body: last, until: Date.now() + REST_MS }
}

/**
 * GET /dmg/v1/web/citylist: the list of the configured staging API, asked for at most every five minutes; the built-in
 * one where none is configured, with the city that the IP service names, if there is one. Whoever calls gets the API's
 * list as it is: nothing of the caller is passed on.
 */
export async function cityListFromAnywhere(request: Request): Promise<Response> {
  const { url, key } = isRunning() ? runtime().config.upstreams.stagingApi : {}
  if (!url) return cityListAnswer(request, await guessedCity(request))
  if (fetched?.url !== url || fetched.until <= Date.now()) {
    fetching ??= fetchCityList(url, key).finally(() => (fetching = undefined))
    fetched = await fetching
  }
  return Response.json(fetched.body, { headers: { 'Cache-Control': CACHE } })
}
