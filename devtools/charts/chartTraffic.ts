import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import { type Chart, chartOf } from '@/devtools/proof/chartOf'
import type { TrafficFigures, MachineFigures } from '@/server/traffic/readTraffic'
import { transitionLines } from './machineCharts'
import { execFileSync } from 'node:child_process'
import { chartHash } from '@/machines/chartPlaces'
import type { CataloguedMachine } from '@/devtools/machineCatalogue'
import type { FunnelFigures } from '@/server/traffic/funnel'

const traffic = t.record(t.string, t.record(t.string, t.number))

/** How often visitors took each transition: by machine, then by the transition's id in the chart. */
export type TakenCounts = t.TypeOf<typeof traffic>

/**
 * Usage counts for charts of any revision, matched by the transitions' text: equal text means the same transition.
 * @param charts several revisions of a machine, such as before and after a change
 */
export function trafficOf({ machines }: TrafficFigures, charts: readonly Chart[]): TakenCounts {
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
export function trafficFrom(text: string): TakenCounts {
  const read = traffic.decode(JSON.parse(text))
  if (isLeft(read)) throw new Error('the traffic is no counts by machine and transition')
  return read.right
}

/**
 * The database's figures, read by a process of its own: the server's code takes other conditions than what draws charts.
 * @param root the project's folder
 * @param args of scripts/traffic.ts: `--since 7d`
 */
export function storedTraffic(root: string, ...args: readonly string[]): FunnelFigures {
  const command = ['--conditions=react-server', '--import', 'tsx', 'scripts/traffic.ts', ...args]
  const text = execFileSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  })
  // What that command prints is its own.
  return JSON.parse(text) as FunnelFigures
}

/** What visitors did with a machine as it is now. @throws where no page has counted this chart */
export function figuresOfMachine(
  { machine }: Pick<CataloguedMachine, 'machine'>,
  { machines }: TrafficFigures,
): MachineFigures {
  const hash = chartHash(machine)
  const own = machines.find((one) => one.machine === machine.id && one.hash === hash)
  if (!own) throw new Error(`no page has counted the chart of ${machine.id} as it is now in this time`)
  return own
}

/** Times each transition was taken, by its id in the chart; omits zero counts. */
export const countsById = (
  { machine }: Pick<CataloguedMachine, 'machine'>,
  { transitions }: MachineFigures,
): ReadonlyMap<string, number> =>
  new Map(
    chartOf(machine).transitions.flatMap(({ id }, place) => {
      const count = transitions[place]?.count ?? 0
      return count ? [[id, count] as const] : []
    }),
  )
