import 'server-only'
import { VITALS } from '@/model/page/traffic'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import type { KnownChart } from '@/server/problems/knownCharts'
import { storedCharts, type CountKind } from './traffic'

const SINCE = `select kind, name, place, sum(count)::float8 as count from traffic_count
  where hour >= $1::timestamptz and hour < $2::timestamptz group by kind, name, place order by kind, name, place`

interface Row {
  readonly kind: CountKind
  readonly name: string
  readonly place: number
  readonly count: number
}

/** A transition or a state of a chart, with how often. */
export interface Figure {
  readonly what: string
  /** The same in people's words, where its release has left them. */
  readonly words?: string
  readonly place: number
  readonly count: number
}

/** What pages did with one chart of a machine. */
export interface MachineFigures {
  readonly machine: string
  readonly hash: string
  /** What the machine is for, in a sentence. */
  readonly about?: string
  /** By place, including zero counts. */
  readonly transitions: readonly Figure[]
  /** Where machines were when their page was left for good. */
  readonly left: readonly Figure[]
}

export interface TrafficFigures {
  /** Pages answered, and page views counted by scripts. */
  readonly documents: number
  readonly pages: readonly { readonly pageType: string; readonly count: number }[]
  readonly machines: readonly MachineFigures[]
  /** Each metric's values by their steps (model/page/traffic.ts), by page type. */
  readonly vitals: readonly {
    readonly metric: string
    readonly pageType: string
    readonly counts: readonly number[]
  }[]
}

type SumOf = (kind: CountKind, name: string, place: number) => number

function sumsOf(rows: readonly Row[]): SumOf {
  const keyOf = (...parts: Parameters<SumOf>) => parts.join('\n')
  const sums = new Map(rows.map(({ kind, name, place, count }) => [keyOf(kind, name, place), count]))
  return (...parts) => sums.get(keyOf(...parts)) ?? 0
}

function machineFigures(
  sumOf: SumOf,
  name: string,
  { transitions, states, about, transitionWords, stateWords }: KnownChart,
): MachineFigures {
  const [machine = '', hash = ''] = name.split(' ')
  const figure = (what: string, place: number): Figure => ({
    what,
    words: transitionWords?.[place],
    place,
    count: sumOf('transition', name, place),
  })
  const left = (what: string, place: number): Figure => {
    const count = sumOf('left', name, place) - sumOf('returned', name, place)
    return { what, words: stateWords?.[place], place, count: Math.max(0, count) }
  }
  return { machine, hash, about, transitions: transitions.map(figure), left: states.map(left) }
}

/** The figures of a time, by whole hours of UTC. @throws the database's error */
export async function readTraffic(executeSql: ExecuteSql, since: Date, until: Date): Promise<TrafficFigures> {
  const { rows } = await executeSql<Row>(SINCE, [since.toISOString(), until.toISOString()])
  const charts = await storedCharts(executeSql)
  const sumOf = sumsOf(rows)
  const isOfChart = ({ kind }: Row) => kind === 'transition' || kind === 'left' || kind === 'returned'
  const names = [...new Set(rows.filter(isOfChart).map(({ name }) => name))]
  const ofKind = (kind: CountKind) => rows.filter((row) => row.kind === kind)
  return {
    documents: ofKind('document').reduce((sum, { count }) => sum + count, 0),
    pages: ofKind('page').map(({ name, count }) => ({ pageType: name, count })),
    machines: names.flatMap((name) => {
      const chart = charts.get(name)
      return chart ? [machineFigures(sumOf, name, chart)] : []
    }),
    vitals: vitalFigures(sumOf, ofKind('vital')),
  }
}

function vitalFigures(sumOf: SumOf, rows: readonly Row[]): TrafficFigures['vitals'] {
  return [...new Set(rows.map(({ name }) => name))].map((name) => {
    const [metric = '', ...pageType] = name.split(' ')
    const steps = VITALS[metric] ?? []
    const counts = [...steps, Infinity].map((_, place) => sumOf('vital', name, place))
    return { metric, pageType: pageType.join(' '), counts }
  })
}
