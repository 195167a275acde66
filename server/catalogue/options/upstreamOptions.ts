import 'server-only'
import * as t from 'io-ts'
import { departmentById } from '@/content/catalogue/catalogue'
import { decoded } from '@/model/decoded'
import {
  HeaderCity,
  OTHER_ID,
  OTHER_TREATMENT,
  TreatmentOption,
  withOther,
} from '@/model/catalogue/optionLists'
import { guessedCity } from '@/server/geo/visitorPlace'
import { isRunning, runtime } from '@/server/runtime'
import { demoApi } from '@/server/upstreams/demoApi'
import { upstreamCache } from '@/server/upstreams/upstreamCache'
import { ALL, cityListAnswer, cityListBody, idOf, keptAnswer, treatmentsAnswer } from './optionAnswers'

/* Lists that another system gives where one is configured (specification, section 7). */

/** More lists than a catalogue has departments, each as long as browsers keep the built-in one. */
const KEPT = { max: 1000, freshMs: 300_000 } as const

/** Fallback for an upstream list: not cached beyond the outage. */
function standIn(answer: Response): Response {
  answer.headers.set('Cache-Control', 'no-store')
  return answer
}

const Treatments = t.array(t.exact(TreatmentOption))

/** The answer is an array, its first element the list of treatments (specification, section 7). */
const treatmentLists = upstreamCache({
  ...KEPT,
  read(json) {
    const treatments = decoded(Treatments, Array.isArray(json) ? json[0] : undefined)
    const named = treatments?.filter(({ ProcedureId }) => ProcedureId !== OTHER_ID)
    return named && withOther(named, OTHER_TREATMENT)
  },
})

/**
 * GET /api/lead/treatments?departmentId=: the list of the configured demo API, with 'Other' at its end; the built-in one where none
 * is configured or none ever came. The API is asked for departments of the catalogue only: an invented id costs no call.
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

const cityLists = upstreamCache({
  ...KEPT,
  read(json) {
    const list = decoded(CityList, json)
    return list && cityListBody(list.results, list.data)
  },
})

/**
 * GET /dmg/v1/web/citylist: the list of the configured staging API, empty until its first answer (specification,
 * section 8); without such an API the built-in list, with the city of the IP service, if known. The API's list is
 * passed on unchanged; no data of the caller is sent to it.
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
