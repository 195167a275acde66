import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Chart } from '@/devtools/proof/chartOf'
import type { TrafficFigures } from '@/server/traffic/readTraffic'
import { transitionLines } from './machineCharts'

const traffic = t.record(t.string, t.record(t.string, t.number))

/** How often visitors took each transition: by machine, then by the transition's id in the chart. */
export type ChartTraffic = t.TypeOf<typeof traffic>

/**
 * The counters' figures for charts of any revision: by the transitions' lines, since two charts with the same line mean the same.
 * @param charts several of a machine stand together: before and after a change
 */
export function trafficOf({ machines }: TrafficFigures, charts: readonly Chart[]): ChartTraffic {
  const found: Record<string, Record<string, number>> = {}
  for (const chart of charts) {
    const counts = new Map<string, number>()
    for (const { transitions } of machines.filter(({ machine }) => machine === chart.id))
      for (const { what, count } of transitions) counts.set(what, (counts.get(what) ?? 0) + count)
    const lines = transitionLines(chart)
    const own = chart.transitions.flatMap(({ id }, place) => {
      const count = counts.get(lines[place] ?? '')
      return count === undefined ? [] : [[id, count] as const]
    })
    found[chart.id] = { ...found[chart.id], ...Object.fromEntries(own) }
  }
  return found
}

/** Reads counts from a file's text, `{ "otpLogin": { "otpLogin.enteringMobile | mobile.submitted": 812 } }`. @throws where it is none */
export function trafficFrom(text: string): ChartTraffic {
  const read = traffic.decode(JSON.parse(text))
  if (isLeft(read)) throw new Error('the traffic is no counts by machine and transition')
  return read.right
}
