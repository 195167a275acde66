/** Which column a state is in, and how high: the first of two passes, which needs no arrows. */
import { type Chart, type ChartState, type ChartTransition, chartStates } from '@/devtools/proof/chartOf'
import { isWithin } from '@/devtools/proof/machineShape'
import type { Box } from './chartBoxes'
import { TEXT } from './chartText'
import { waysOf } from './mainWay'

/** How far a state lies inside the one around it, in pixels. */
export const STEP = 14
const GAP = 24
/** Below a group's words, for the arrow from its dot. */
const BEGINNING = 30

export type Column = 'main' | 'side'

/** A state's place; `x` counts from the left of its column. */
export type Place = {
  readonly state: ChartState
  readonly box: Box
  readonly column: Column
  readonly depth: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Whether it has states in both columns. */
  readonly isWide: boolean
  readonly isRegion: boolean
}

type Inner = {
  readonly state: ChartState
  readonly column: Column
  readonly depth: number
  readonly inset: number
}

/** Every state's place, outer ones first. */
export function placesOf(
  chart: Chart,
  boxes: ReadonlyMap<string, Box>,
  straight: ReadonlySet<ChartTransition>,
): Place[] {
  const regions = new Set(
    chartStates(chart.root).flatMap(({ kind, states }) => (kind === 'parallel' ? states : [])),
  )
  const boxAt = (id: string): Box => boxes.get(id) ?? { lines: [], rows: [], width: 0, height: 0 }
  const hasSide = (state: ChartState): boolean =>
    waysOf(chart, state).side.length > 0 || waysOf(chart, state).main.some(hasSide)
  const isWide = ({ state, column }: Inner) => column === 'main' && (state === chart.root || hasSide(state))
  const gapAbove = ({ id }: ChartState) => {
    const lines = [...straight].filter(({ targets }) => targets[0] === id).length
    return lines ? GAP + lines * TEXT.body.line : GAP
  }
  const leadsTo = (from: ChartState, to: ChartState) =>
    chart.transitions.some(
      ({ source, targets }) => isWithin(source, from.id) && targets.some((id) => isWithin(id, to.id)),
    )

  /** States below each other. */
  function stacked(states: readonly ChartState[], around: Inner, y: number): Place[] {
    let at = y
    return states.flatMap((state, index) => {
      at += index ? gapAbove(state) : 0
      const placed = place({ ...around, state }, at)
      at = bottomOf(placed)
      return placed
    })
  }

  /** The main way, with each state beside it as high as the first state that leads to it. */
  function inColumns(group: ChartState, around: Inner, y: number): Place[] {
    const { main, side } = waysOf(chart, group)
    const heights = { main: y, side: y }
    const all: Place[] = []
    const placeBeside = (states: readonly ChartState[], from: number) => {
      for (const state of states) {
        const beside = place({ ...around, state, column: 'side', inset: 0 }, Math.max(heights.side, from))
        all.push(...beside)
        heights.side = bottomOf(beside) + GAP
      }
    }
    main.forEach((state, index) => {
      const inner = { ...around, state }
      const isFirstWay = (one: ChartState) => main.findIndex((from) => leadsTo(from, one)) === index
      const above = index ? heights.main + gapAbove(state) : heights.main
      const top = isWide(inner) ? Math.max(above, heights.side) : above
      const placed = place(inner, top)
      all.push(...placed)
      heights.main = bottomOf(placed)
      if (isWide(inner)) heights.side = heights.main + GAP
      placeBeside(side.filter(isFirstWay), top)
    })
    placeBeside(
      side.filter((one) => !main.some((from) => leadsTo(from, one))),
      y,
    )
    return all
  }

  function place(inner: Inner, y: number): Place[] {
    const { state, column, depth, inset } = inner
    const box = boxAt(state.id)
    const own = {
      ...{ state, box, column, depth, y },
      x: inset,
      isWide: isWide(inner),
      isRegion: regions.has(state),
    }
    if (state.states.length === 0) return [{ ...own, width: box.width, height: box.height }]
    const around = { ...inner, depth: depth + 1, inset: inset + STEP }
    const top = y + box.height + BEGINNING
    const { main, side } = waysOf(chart, state)
    const within =
      column === 'main' ? inColumns(state, around, top) : stacked([...main, ...side], around, top)
    const right = Math.max(
      ...within.filter((one) => one.column === column).map(({ x, width }) => x + width + STEP),
      inset + box.width,
    )
    return [{ ...own, width: right - inset, height: bottomOf(within) + STEP - y }, ...within]
  }

  return place({ state: chart.root, column: 'main', depth: 0, inset: 0 }, 4)
}

const bottomOf = (places: readonly Place[]): number => Math.max(...places.map(({ y, height }) => y + height))
