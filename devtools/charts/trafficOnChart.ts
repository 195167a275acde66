import type { ChartTraffic } from '@/devtools/machineChart/MachineChart'
import type { Chart, ChartState, ChartTransition } from '@/devtools/proof/chartOf'
import type { Figure, MachineFigures } from '@/server/traffic/readTraffic'
import { commonSteps, shareOf, shareOfSource, startOfChart, sumOf } from './trafficTables'

/** A chart whose words say what visitors did, and what of it the picture shows by widths and colours. */
interface CountedChart {
  readonly chart: Chart
  readonly traffic: ChartTraffic
}

/** Share per state of the pages that were left in it, 0 to 1. */
const leftOf = ({ machine, left }: MachineFigures): ReadonlyMap<string, number> => {
  const all = sumOf(left)
  return new Map(
    left.filter(({ count }) => count > 0).map(({ what, count }) => [`${machine}.${what}`, count / all]),
  )
}

const inWords = (figure: Figure, all: readonly Figure[]): string =>
  figure.count === 0 ? 'never' : `${figure.count} (${shareOfSource(figure, all)})`

/** @param transition a place's transition, whose event then begins with how often it was taken and with its share of its state */
const countedTransition = (
  transition: ChartTransition,
  place: number,
  { transitions }: MachineFigures,
): ChartTransition => {
  const figure = transitions[place]
  return figure ? { ...transition, event: `${inWords(figure, transitions)} ${transition.event}` } : transition
}

const countedState = (state: ChartState, left: ReadonlyMap<string, number>): ChartState => {
  const share = left.get(state.id)
  return {
    ...state,
    description: share ? `Left here: ${shareOf(share, 1)}. ${state.description}` : state.description,
    states: state.states.map((child) => countedState(child, left)),
  }
}

/**
 * Lays figures on the chart they are of: its transitions by their places, its states by their ids.
 * @param figures of this very chart (their hash is the machine's chartHash)
 */
export function countedChart(chart: Chart, figures: MachineFigures): CountedChart {
  const left = leftOf(figures)
  const most = Math.max(1, ...figures.transitions.map(({ count }) => count))
  const idOf = ({ place }: Figure): string => chart.transitions[place]?.id ?? ''
  return {
    chart: {
      ...chart,
      root: countedState(chart.root, left),
      transitions: chart.transitions.map((one, place) => countedTransition(one, place, figures)),
    },
    traffic: {
      taken: new Map(figures.transitions.map((one) => [idOf(one), one.count / most])),
      left,
      way: new Set(commonSteps(figures.transitions, startOfChart(figures.transitions)).map(idOf)),
    },
  }
}

/** What the picture means, beside it. */
export const TRAFFIC_LEGEND =
  'An arrow is the wider the more often it was taken; its text begins with how often, and which part of all that went on from its state. Marigold: the way that most take. A red border: pages were left here, the wider the more of them.'
