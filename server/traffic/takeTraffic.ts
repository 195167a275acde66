import 'server-only'
import * as t from 'io-ts'
import { decoded } from '@/model/decoded'
import { PAGE_TYPES } from '@/model/page/pageTypes'
import { MOST_COUNTED, type PageTraffic, VITALS } from '@/model/page/traffic'
import { guardedCall } from '@/server/http/guardedCall'
import { readJson } from '@/server/http/requestBody'
import { runtime } from '@/server/runtime'
import { type TrafficCharts, chartName, type Count, type CountKind } from './traffic'

const PlaceCounts = t.array(t.tuple([t.number, t.number]))
const Body: t.Decoder<unknown, PageTraffic> = t.strict({
  pageType: t.string,
  isBack: t.boolean,
  machines: t.array(
    t.strict({ id: t.string, hash: t.string, taken: PlaceCounts, left: PlaceCounts, returned: PlaceCounts }),
  ),
  vitals: t.array(t.tuple([t.string, t.number])),
})

/** Above the size for a page with every machine. */
const BODY_LIMIT_BYTES = 8 * 1024
/** More machines than a page has. */
const MOST_MACHINES = 40

const isWhole = (most: number) => (value: number) => Number.isInteger(value) && value >= 0 && value < most

/** @returns undefined if a place is unknown or repeated, or a count implausible */
function countsOf(
  kind: CountKind,
  name: string,
  places: readonly (readonly [number, number])[],
  most: number,
): readonly Count[] | undefined {
  const isGood = places.every(
    ([place, count]) => isWhole(most)(place) && isWhole(MOST_COUNTED + 1)(count) && count > 0,
  )
  const isOnce = new Set(places.map(([place]) => place)).size === places.length
  return isGood && isOnce ? places.map(([place, count]) => ({ kind, name, place, count })) : undefined
}

/**
 * What a page sent, as counts: all of it fits the charts and steps that are known, or nothing is counted.
 * @returns undefined for what no page of this site sends
 */
export async function trafficIn(
  body: unknown,
  charts: Pick<TrafficCharts, 'chart'>,
): Promise<readonly Count[] | undefined> {
  const read = decoded(Body, body)
  if (!read) return undefined
  const { pageType, isBack, machines, vitals } = read
  if (!PAGE_TYPES.some((one) => one === pageType) || machines.length > MOST_MACHINES) return undefined
  const counts: (readonly Count[] | undefined)[] = [
    isBack ? [] : [{ kind: 'page', name: pageType, place: 0, count: 1 }],
  ]
  for (const { id, hash, taken, left, returned } of machines) {
    const chart = await charts.chart(id, hash)
    if (!chart) return undefined
    const name = chartName(id, hash)
    counts.push(countsOf('transition', name, taken, chart.transitions.length))
    counts.push(countsOf('left', name, left, chart.states.length))
    counts.push(countsOf('returned', name, isBack ? returned : [], chart.states.length))
  }
  if (new Set(vitals.map(([metric]) => metric)).size < vitals.length) return undefined
  for (const [metric, step] of vitals) {
    const ends = Object.hasOwn(VITALS, metric) ? VITALS[metric] : undefined
    counts.push(ends && countsOf('vital', `${metric} ${pageType}`, [[step, 1]], ends.length + 1))
  }
  return counts.every((one) => one !== undefined) ? counts.flat() : undefined
}

const answer = (status: number): Response => new Response(null, { status })

/** POST TRAFFIC_PATH: adds what a page has counted to the hour's figures. Cookies are not read, none is set, nothing of the sender is kept. */
export const takeTraffic = guardedCall<unknown>(
  {
    proof: 'origin',
    needsDatabase: true,
    limit: ({ ip }) => ['traffic', ip],
    readBody: (request) => readJson(request, BODY_LIMIT_BYTES),
    refuse: ({ code }) => answer(code),
  },
  async ({ body }) => {
    const { traffic } = runtime()
    if (!traffic) return answer(503)
    const found = await trafficIn(body, traffic.charts)
    if (!found) return answer(400)
    await traffic.counts.add(found)
    return answer(204)
  },
)
