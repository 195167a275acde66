import { isWithin } from '@/devtools/proof/machineShape'
import { FUNNEL_STEPS, type Funnel } from '@/model/page/traffic'
import type { FunnelFigures } from '@/server/traffic/funnel'
import type { Figure, MachineFigures, TrafficFigures } from '@/server/traffic/readTraffic'
import { row, table } from './markdownTable'

export const sumOf = (counted: readonly { readonly count: number }[]): number =>
  counted.reduce((sum, { count }) => sum + count, 0)

/** A part of a whole in words: `12.5 %`; – of nothing. */
export const shareOf = (count: number, all: number): string =>
  all === 0 ? '–' : `${((100 * count) / all).toFixed(1)} %`

/** Where a transition begins, as its line says: `idle form.submitted → validating` begins in `idle`. */
const sourceOf = ({ what }: Figure): string => what.split(' ', 1)[0] ?? ''

/** Of all transitions out of the same state, how many are this one. */
export const shareOfSource = (figure: Figure, all: readonly Figure[]): string =>
  shareOf(figure.count, sumOf(all.filter((one) => sourceOf(one) === sourceOf(figure))))

/** Where a machine begins, as its first transition says. */
export const startOfChart = ([first]: readonly Figure[]): string => (first ? sourceOf(first) : '')

/** The way that most take: from a state always the most frequent transition into another one, until it comes round. */
export function commonSteps(transitions: readonly Figure[], start: string): readonly Figure[] {
  const ways = [...transitions]
    .filter((one) => one.count > 0 && targetOf(one) !== '–')
    .sort((one, other) => other.count - one.count)
  const goOn = (state: string, seen: readonly string[]): readonly Figure[] => {
    const next = ways.find((one) => isWithin(state, sourceOf(one)) && !seen.includes(targetOf(one)))
    return next ? [next, ...goOn(targetOf(next), [...seen, targetOf(next)])] : []
  }
  return goOn(start, [start])
}

/** The states of that way. */
export const commonWay = (transitions: readonly Figure[], start: string): readonly string[] => [
  start,
  ...commonSteps(transitions, start).map(targetOf),
]

const targetOf = ({ what }: Figure): string => what.split(' → ').at(-1) ?? ''

const changeOf = (now: number, before: number | undefined): string[] =>
  before === undefined
    ? []
    : [String(before), before === 0 ? '–' : `${Math.round((100 * now) / before - 100)} %`]

/** One machine's figures as tables; beside those of another time or release where they are given. */
function machineTables(figures: MachineFigures, other?: MachineFigures): string {
  const { machine, hash, transitions, left } = figures
  const more = other ? ['before', 'change'] : []
  const otherCount = (all: readonly Figure[] | undefined, what: string): number | undefined =>
    all && (all.find((one) => one.what === what)?.count ?? 0)
  return [
    `## ${machine} (chart ${hash}${other && other.hash !== hash ? `, before ${other.hash}` : ''})`,
    `The way that most take: ${commonWay(transitions, startOfChart(transitions)).join(' → ')}`,
    table(
      ['Transition', 'taken', 'of its state', ...more],
      transitions.map((one) =>
        row(
          one.what,
          String(one.count),
          shareOfSource(one, transitions),
          ...changeOf(one.count, otherCount(other?.transitions, one.what)),
        ),
      ),
    ),
    table(
      ['Where pages were left', 'times', 'of all', ...more],
      left
        .filter(({ count }) => count > 0)
        .map((one) =>
          row(
            one.what,
            String(one.count),
            shareOf(one.count, sumOf(left)),
            ...changeOf(one.count, otherCount(other?.left, one.what)),
          ),
        ),
    ),
  ].join('\n\n')
}

/** All figures of a time as tables. @param machine only this one @param other of another time, to compare with */
export function trafficTables(figures: FunnelFigures, machine?: string, other?: FunnelFigures): string {
  const pages = sumOf(figures.pages)
  const machines = figures.machines.filter((one) => machine === undefined || one.machine === machine)
  const before = (one: MachineFigures): MachineFigures | undefined =>
    other?.machines.find((found) => found.machine === one.machine && found.hash === one.hash) ??
    other?.machines.find((found) => found.machine === one.machine)
  return [
    `${figures.documents} pages answered; ${pages} came alive and were counted (${shareOf(pages, figures.documents)}).`,
    ...(machine === undefined ? [funnelTable(figures.funnel, other?.funnel)] : []),
    ...(machines.length
      ? machines.map((one) => machineTables(one, before(one)))
      : ['No machine was counted in this time.']),
    ...(machine === undefined && figures.vitals.length ? [vitalTable(figures)] : []),
  ].join('\n\n')
}

const funnelTable = (now: Funnel, before?: Funnel): string =>
  [
    '## From page to visit',
    table(
      ['Step', 'times', 'of the step before', ...(before ? ['before', 'change'] : [])],
      FUNNEL_STEPS.map((step, at) => {
        const last = FUNNEL_STEPS[at - 1]
        return row(
          step,
          String(now[step]),
          last ? shareOf(now[step], now[last]) : '',
          ...changeOf(now[step], before?.[step]),
        )
      }),
    ),
  ].join('\n\n')

const vitalTable = ({ vitals }: TrafficFigures): string =>
  [
    '## Web vitals',
    table(
      ['Metric', 'Page type', 'values by step, quickest first'],
      vitals.map(({ metric, pageType, counts }) => row(metric, pageType, counts.join(' '))),
    ),
  ].join('\n\n')
