import 'server-only'
import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { LRUCache } from 'lru-cache'
import { departmentById } from '@/content/catalogue'
import { HeaderCity, OTHER_ID, OTHER_TREATMENT, TreatmentOption, withOther } from '@/model/search/options'
import { guessedCity } from '@/server/geo/visitorPlace'
import { isRunning, runtime } from '@/server/runtime'
import { demoApi } from '@/server/upstreams/demoApi'
import { callUpstream, noteUnusable, type UpstreamCall } from '@/server/upstreams/upstreamCall'
import { ALL, cityListAnswer, cityListBody, idOf, keptAnswer, treatmentsAnswer } from './optionAnswers'

/* Lists that another system gives where one is configured (specification, section 7). */

/** As long as browsers keep the built-in list. */
const FRESH_MS = 300_000
/** How long a list is not asked for again after a failure. */
const REST_MS = 10_000
/** More than the departments of a catalogue. */
const MOST_LISTS = 1000

/**
 * Lists of another system, each asked for at most every five minutes, whoever wants it. After a failure it is left alone for ten
 * seconds, and the last list that came goes on standing.
 * @param read what the body of an answer says; undefined where it is no such list
 * @returns answers undefined where none ever came
 */
function upstreamLists<List>(read: (json: unknown) => List | undefined) {
  const lists = new LRUCache<string, { readonly list?: List }, UpstreamCall>({
    max: MOST_LISTS,
    ttl: FRESH_MS,
    fetchMethod: async (_key, last, { context: call, options }) => {
      const answer = await callUpstream(call)
      const list = answer?.status === 200 ? read(answer.json) : undefined
      if (list !== undefined) return { list }
      if (answer) noteUnusable(call.upstream, answer)
      options.ttl = REST_MS
      return last ?? {}
    },
  })
  return async (call: UpstreamCall): Promise<List | undefined> =>
    (await lists.fetch(JSON.stringify([call.url, call.query]), { context: call }))?.list
}

/** An answer in place of another system's list: nobody keeps it beyond the outage. */
function standIn(answer: Response): Response {
  answer.headers.set('Cache-Control', 'no-store')
  return answer
}

const Treatments = t.array(t.exact(TreatmentOption))

/** The answer is an array, its first element the list of treatments (specification, section 7). */
const treatmentLists = upstreamLists((json) => {
  const read = Treatments.decode(Array.isArray(json) ? json[0] : undefined)
  if (!isRight(read)) return undefined
  return withOther(
    read.right.filter(({ ProcedureId }) => ProcedureId !== OTHER_ID),
    OTHER_TREATMENT,
  )
})

/**
 * GET /api/lead/treatments?departmentId=: the list of the configured demo API, with 'Other' at its end; the built-in one where none
 * is configured or none ever came. The API is asked for departments of the catalogue only: an id that somebody makes up costs no call.
 */
export async function treatmentsFromAnywhere(request: Request): Promise<Response> {
  const { url, key } = demoApi()
  const departmentId = idOf(request, 'departmentId')
  const isKnown = departmentId === ALL || (departmentId !== undefined && departmentById(departmentId))
  if (!url || !isKnown) return treatmentsAnswer(request)
  const list = await treatmentLists({
    upstream: 'demo api',
    url: `${url}/api/lead/treatments`,
    query: { departmentId: String(departmentId) },
    headers: { Authorization: key },
  })
  return list ? keptAnswer([list]) : standIn(treatmentsAnswer(request))
}

const CityList = t.intersection([
  t.type({ results: t.array(t.exact(HeaderCity)) }),
  t.partial({ data: t.partial({ cityName: t.string, cityId: t.number }) }),
])

const cityLists = upstreamLists((json) => {
  const read = CityList.decode(json)
  return isRight(read) ? cityListBody(read.right.results, read.right.data) : undefined
})

/**
 * GET /dmg/v1/web/citylist: the list of the configured staging API, empty where none ever came (specification, section 8); the
 * built-in one where none is configured, with the city that the IP service names, if there is one. Whoever calls gets the API's
 * list as it is: nothing of the caller is passed on.
 */
export async function cityListFromAnywhere(request: Request): Promise<Response> {
  const { url, key } = isRunning() ? runtime().config.upstreams.stagingApi : {}
  if (!url) return cityListAnswer(request, await guessedCity(request))
  const list = await cityLists({
    upstream: 'staging api',
    url: `${url}/dmg/v1/web/citylist`,
    headers: { Authorization: key },
  })
  return list ? keptAnswer(list) : standIn(Response.json(cityListBody([])))
}
