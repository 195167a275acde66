import 'server-only'
import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { DEFAULT_CITY } from '@/model/account/cityChoice'
import { HeaderCity } from '@/model/search/options'
import { cityListAnswer } from '@/server/options/optionAnswers'
import { isRunning, runtime } from '@/server/runtime'
import { callUpstream, noteUnusable } from './upstreamCall'

/** As long as browsers keep the built-in list. */
const KEPT_MS = 300_000
/** How long nobody asks again after a failure. */
const REST_MS = 10_000
const CACHE = 'public, max-age=300'

const CityList = t.intersection([
  t.type({ results: t.array(t.exact(HeaderCity)) }),
  t.partial({ data: t.partial({ cityName: t.string, cityId: t.number }) }),
])

type Kept = { readonly url: string; readonly body: object; readonly until: number }
let kept: Kept | undefined
let asking: Promise<Kept> | undefined

const envelope = (results: readonly HeaderCity[], data?: { cityName?: string; cityId?: number }) => ({
  status: { code: 200, message: 'OK' },
  data: { cityName: data?.cityName ?? DEFAULT_CITY.cityname, cityId: data?.cityId ?? DEFAULT_CITY.cityid },
  results,
})

async function ask(url: string, key: string | undefined): Promise<Kept> {
  const answer = await callUpstream({
    upstream: 'staging api',
    url: `${url}/dmg/v1/web/citylist`,
    headers: { Authorization: key },
  })
  const read = CityList.decode(answer?.json)
  if (answer?.status === 200 && isRight(read))
    return { url, body: envelope(read.right.results, read.right.data), until: Date.now() + KEPT_MS }
  if (answer) noteUnusable('staging api', answer)
  // The last list that came goes on standing; where none ever came it is empty (specification, section 8).
  const last = kept?.url === url ? kept.body : envelope([])
  return { url, body: last, until: Date.now() + REST_MS }
}

/**
 * GET /dmg/v1/web/citylist: the list of the configured staging API, asked for at most every five minutes; the built-in
 * one where none is configured. Whoever calls gets the same list: nothing of the caller is passed on.
 */
export async function cityListFromAnywhere(request: Request): Promise<Response> {
  const { url, key } = isRunning() ? runtime().config.upstreams.stagingApi : {}
  if (!url) return cityListAnswer(request)
  if (kept?.url !== url || kept.until <= Date.now()) {
    asking ??= ask(url, key).finally(() => (asking = undefined))
    kept = await asking
  }
  return Response.json(kept.body, { headers: { 'Cache-Control': CACHE } })
}
