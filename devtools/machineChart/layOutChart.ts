import { type Chart, type ChartState, type ChartTransition, chartStates } from '@/devtools/proof/chartOf'
import { type Box, TOP, boxesOf, eventLine } from './chartBoxes'
import { type Place, placesOf, STEP } from './chartPlacement'
import { type Lane, lanesOf, wantedArrows } from './chartLanes'
import { PICTURE_LEGEND } from './chartCopy'
import { TEXT, widthOf, wrapped } from './chartText'
import { isSuccess, straightOf } from './mainWay'

export type Point = { readonly x: number; readonly y: number }
export type Rectangle = Point & { readonly width: number; readonly height: number }

export type PlacedState = Rectangle & {
  readonly state: ChartState
  readonly box: Box
  /** Position of its texts. */
  readonly copy: Rectangle
  /** One of several that are active at the same time. */
  readonly isRegion: boolean
  /** Where the main way ends: who leaves here has done what the machine is for. */
  readonly isSuccess: boolean
}
/** A transition to one of its targets. */
export type PlacedArrow = {
  readonly id: string
  readonly transition: ChartTransition
  readonly points: readonly Point[]
  /** The sentence beside an arrow that goes straight down; other arrows begin at their row of the box. */
  readonly label?: Rectangle & { readonly text: string }
}

/** A chart with a place for everything, in pixels from its upper left corner. */
export type PlacedChart = {
  readonly chart: Chart
  readonly width: number
  readonly height: number
  readonly states: readonly PlacedState[]
  readonly arrows: readonly PlacedArrow[]
  /** Where each state with states inside begins. */
  readonly beginnings: readonly { readonly of: string; readonly points: readonly Point[] }[]
  readonly legend: Point & { readonly lines: readonly string[] }
}

const MARGIN = 4
/** Between a column and the first lane, and between two lanes. */
const BESIDE = 16
const LANE = 9

/** From the left edge of a box to the first arrow that goes straight down from it. */
const STRAIGHT = 40
const BETWEEN_STRAIGHT = 14

type Columns = { readonly laneX: (lane: number) => number; readonly sideX: number; readonly width: number }

/** Where the columns lie, once all lanes between them are known. */
function columnsOf(places: readonly Place[], lanes: number): Columns {
  const edge = (column: Place['column']) =>
    Math.max(
      0,
      ...places.filter((one) => one.column === column && !one.isWide).map(({ x, width }) => x + width),
      ...places.filter((one) => one.column === column).map(({ x, box }) => x + box.width),
    )
  const gutter = MARGIN + edge('main') + BESIDE
  const sideX = gutter + lanes * LANE + BESIDE
  const deepest = Math.max(...places.filter(({ isWide }) => isWide).map(({ depth }) => depth))
  const width = sideX + edge('side') + (deepest + 1) * STEP + MARGIN
  return { laneX: (lane) => gutter + lane * LANE, sideX, width }
}

function placedState(chart: Chart, place: Place, { sideX, width }: Columns): PlacedState {
  const { state, column, y, height, box, depth, isWide, isRegion } = place
  const x = place.x + (column === 'main' ? MARGIN : sideX)
  return {
    ...{ state, box, x, y, height, isRegion },
    width: isWide ? width - MARGIN - depth * STEP - x : place.width,
    copy: { x, y, width: box.width, height: box.height },
    isSuccess: isSuccess(chart, state),
  }
}

/** Arrows straight down, each with its sentence in the gap above the state that it leads to. */
function straightArrows(
  straight: ReadonlySet<ChartTransition>,
  at: (id: string) => PlacedState,
): PlacedArrow[] {
  const below = new Set([...straight].flatMap(({ targets }) => targets))
  return [...below].flatMap((id) => {
    const transitions = [...straight].filter(({ targets }) => targets.includes(id))
    const target = at(id)
    const sources = [...new Set(transitions.map(({ source }) => source))]
    const lineX = (source: string) =>
      Math.max(...sources.map((one) => at(one).x)) + STRAIGHT + sources.indexOf(source) * BETWEEN_STRAIGHT
    const labelX = lineX(sources.at(-1) ?? '') + 8
    return transitions.map((transition, index) => {
      const from = at(transition.source)
      const x = lineX(transition.source)
      const text = eventLine(transition)
      return {
        id: `${transition.id} → ${id}`,
        transition,
        points: [
          { x, y: from.y + from.height },
          { x, y: target.y },
        ],
        label: {
          ...{ text, x: labelX, width: widthOf(text, 'body') + 8, height: TEXT.body.line },
          y: target.y - 12 - (transitions.length - index) * TEXT.body.line,
        },
      }
    })
  })
}

const rowText = ({ box }: PlacedState, { id }: ChartTransition): string =>
  box.rows.find(({ transition }) => transition.id === id)?.lastLine ?? ''

/** An arrow from its row to a lane between the columns, along it, and to the state. */
function laneArrow(lane: Lane, columns: Columns, at: (id: string) => PlacedState): PlacedArrow[] {
  const x = columns.laneX(lane.index)
  const rightEnd = ({ copy, state, ...frame }: PlacedState, text?: string) => {
    if (state.states.length === 0) return copy.x + copy.width
    // A group's words have no frame of their own: an arrow begins at the sentence, and ends at the frame or the name.
    const right = frame.x + frame.width
    if (text === undefined && right < x) return right
    const end = text === undefined ? widthOf(state.name, 'name') : widthOf(text, 'body')
    return copy.x + Math.min(copy.width, end + 2 * TOP)
  }
  const edge = (one: PlacedState, text?: string) => (one.copy.x < x ? rightEnd(one, text) : one.copy.x)
  return lane.arrows.map(({ transition, y }) => ({
    id: `${transition.id} → ${lane.target}`,
    transition,
    points: [
      { x: edge(at(transition.source), rowText(at(transition.source), transition)), y },
      { x, y },
      { x, y: lane.entry },
      { x: edge(at(lane.target)), y: lane.entry },
    ],
  }))
}

/**
 * Gives every state and arrow its place: the main way straight down from the upper left corner, what lies beside it in a second
 * column, all other arrows between the two. It is arithmetic alone, so that the same chart is the same picture everywhere.
 */
export function layOutChart(chart: Chart): PlacedChart {
  const straight = straightOf(chart)
  const boxes = boxesOf(chart, straight)
  const places = placesOf(chart, boxes, straight)
  const lanes = lanesOf(wantedArrows(chart, straight), places)
  const columns = columnsOf(places, Math.max(0, ...lanes.map(({ index }) => index + 1)))
  const states = places.map((place) => placedState(chart, place, columns))
  const byId = new Map(states.map((one) => [one.state.id, one]))
  const at = (id: string): PlacedState => {
    const found = byId.get(id)
    if (!found) throw new Error(`${chart.id} has no state ${id}`)
    return found
  }
  const bottom = Math.max(...states.map(({ y, height }) => y + height))
  const legend = PICTURE_LEGEND.flatMap((line) => wrapped(line, columns.width - 4 * MARGIN, 'body'))
  const straightDown = straightArrows(straight, at)
  const labels = straightDown.flatMap(({ label }) => (label ? label.x + label.width + MARGIN : []))
  return {
    chart,
    states,
    width: Math.max(columns.width, ...labels),
    height: bottom + legend.length * TEXT.body.line + BESIDE,
    arrows: [...straightDown, ...lanes.flatMap((lane) => laneArrow(lane, columns, at))],
    beginnings: chartStates(chart.root).flatMap(({ id, states: inner }) =>
      inner
        .filter(({ isInitial }) => isInitial)
        .map((first) => {
          const { copy } = at(id)
          const x = at(first.id).x + TOP + 10
          return {
            of: id,
            points: [
              { x, y: copy.y + copy.height + 4 },
              { x, y: at(first.id).y },
            ],
          }
        }),
    ),
    legend: { x: 2 * MARGIN, y: bottom + TEXT.body.line, lines: legend },
  }
}
