import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import ELK from 'elkjs/lib/elk.bundled.js'
import { type Chart, type ChartState, chartStates } from '@/devtools/proof/chartOf'
import { isWithin } from '@/devtools/proof/machineShape'
import { type Arrow, type Box, type Sparing, arrowsOf, boxesOf } from './chartBoxes'
import { TEXT, widthOf } from './chartText'

export type Point = { readonly x: number; readonly y: number }
export type Rectangle = Point & { readonly width: number; readonly height: number }

export type PlacedState = Rectangle & {
  readonly state: ChartState
  readonly box: Box
  /** Position of its texts. */
  readonly copy: Rectangle
}
export type PlacedArrow = {
  readonly arrow: Arrow
  readonly points: readonly Point[]
  readonly label: Rectangle
}

/** A chart with a place for everything, in pixels from its upper left corner. */
export type PlacedChart = {
  readonly chart: Chart
  readonly manner: Manner
  readonly width: number
  readonly height: number
  readonly states: readonly PlacedState[]
  readonly arrows: readonly PlacedArrow[]
  /** Where each state with states inside begins. */
  readonly beginnings: readonly { readonly of: string; readonly points: readonly Point[] }[]
}

/** What fits a page of 1280 px with its margins. */
export const CHART_WIDTH = 1216

/** A group's words are a box of their own in it, which arrows go round; the group begins with an arrow from there. */
const WORDS = '/words'
const GAP = 22

/** One way to lay a chart out; none is the best for all. */
export type Manner = {
  readonly direction: 'DOWN' | 'RIGHT'
  readonly placement: string
  readonly labelWidth: number
  /** Whether arrows to crowded states are written as text: where nothing else fits. */
  readonly sparing: Sparing
}

const SPARINGS: readonly Sparing[] = [0, 1, 2]

const manners = (sparing: Sparing): readonly Manner[] =>
  (['DOWN', 'RIGHT'] as const).flatMap((direction) =>
    ['NETWORK_SIMPLEX', 'BRANDES_KOEPF', 'LINEAR_SEGMENTS'].flatMap((placement) =>
      [190, 110].map((labelWidth) => ({ direction, placement, labelWidth, sparing })),
    ),
  )

const spaced = ({ direction, placement }: Manner) => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': String(GAP),
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': String(GAP + 8),
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  // From the beginning on, so that the first state comes first.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': placement,
})

function nodeOf(state: ChartState, boxes: ReadonlyMap<string, Box>, manner: Manner): ElkNode {
  const { width, height } = boxes.get(state.id) ?? { width: 0, height: 0 }
  if (state.states.length === 0) return { id: state.id, width, height }
  return {
    id: state.id,
    layoutOptions: { ...spaced(manner), 'elk.padding': '[top=10,left=14,bottom=16,right=14]' },
    children: [
      {
        id: state.id + WORDS,
        width,
        height,
        layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
      },
      ...state.states.map((child) => nodeOf(child, boxes, manner)),
    ],
  }
}

/** Boxes without arrows per row. */
const abreast = ({ sparing }: Manner): number => (sparing === 2 ? 1 : 3)
/** As many boxes without arrows as a column bears: more would make a chart too high. */
const COLUMN = 6

/**
 * Hidden edges arrange unconnected boxes in several rows instead of one. In narrow layouts they form a column that
 * starts below the group's first state; a single box goes beside it.
 */
function rowsOf(state: ChartState, arrows: readonly Arrow[], manner: Manner): ElkExtendedEdge[] {
  const held = (id: string) =>
    arrows.some(({ source, target }) => isWithin(source, id) || isWithin(target, id))
  const loose = state.states.filter(({ id, isInitial }) => !isInitial && !held(id))
  const goesOn = manner.sparing === 2 && loose.length > 1 && loose.length <= COLUMN
  const column = [...(goesOn ? state.states.filter(({ isInitial }) => isInitial) : []), ...loose]
  return [
    ...column.flatMap(({ id }, index) => {
      const below = column[index + abreast(manner)]
      return below ? [{ id: `${id}/row`, sources: [id], targets: [below.id] }] : []
    }),
    ...state.states.flatMap((child) => rowsOf(child, arrows, manner)),
  ]
}

function graphOf(chart: Chart, arrows: readonly Arrow[], manner: Manner): ElkNode {
  const beginnings = chartStates(chart.root).flatMap(({ id, states }) =>
    states.filter(({ isInitial }) => isInitial).map((child) => ({ from: id + WORDS, to: child.id })),
  )
  return {
    id: 'page',
    layoutOptions: {
      ...spaced(manner),
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.padding': '[top=4,left=4,bottom=4,right=4]',
    },
    children: [nodeOf(chart.root, boxesOf(chart, manner), manner)],
    edges: [
      ...rowsOf(chart.root, arrows, manner),
      ...beginnings.map(({ from, to }) => ({ id: from, sources: [from], targets: [to] })),
      ...arrows.map(({ id, source, target, lines }) => ({
        id,
        sources: [source],
        targets: [target],
        labels: [
          {
            text: lines.join('\n'),
            width: Math.max(...lines.map((line) => widthOf(line, 'body'))) + 8,
            height: lines.length * TEXT.body.line + 4,
            layoutOptions: { 'elk.edgeLabels.placement': 'CENTER', 'elk.edgeLabels.inline': 'true' },
          },
        ],
      })),
    ],
  }
}

const nodesBelow = (node: ElkNode): ElkNode[] =>
  (node.children ?? []).flatMap((child) => [child, ...nodesBelow(child)])
const edgesBelow = (node: ElkNode): ElkExtendedEdge[] => [
  ...(node.edges ?? []),
  ...(node.children ?? []).flatMap(edgesBelow),
]
const rectangle = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rectangle>): Rectangle => ({
  x,
  y,
  width,
  height,
})
const pointsOf = (edge: ElkExtendedEdge): Point[] =>
  (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ])

function placed(chart: Chart, manner: Manner, arrows: readonly Arrow[], laidOut: ElkNode): PlacedChart {
  const boxes = boxesOf(chart, manner)
  const nodes = new Map(nodesBelow(laidOut).map((node) => [node.id, node]))
  const edges = new Map(edgesBelow(laidOut).map((edge) => [edge.id, edge]))
  return {
    chart,
    manner,
    width: Math.ceil(laidOut.width ?? 0),
    height: Math.ceil(laidOut.height ?? 0),
    states: chartStates(chart.root).flatMap((state) => {
      const box = boxes.get(state.id)
      const place = rectangle(nodes.get(state.id) ?? {})
      return box ? [{ state, box, ...place, copy: rectangle(nodes.get(state.id + WORDS) ?? place) }] : []
    }),
    arrows: arrows.flatMap((arrow) => {
      const edge = edges.get(arrow.id)
      return edge ? [{ arrow, points: pointsOf(edge), label: rectangle(edge.labels?.[0] ?? {}) }] : []
    }),
    beginnings: [...edges.values()]
      .filter(({ id }) => id.endsWith(WORDS))
      .map((edge) => ({ of: edge.id.slice(0, -WORDS.length), points: pointsOf(edge) })),
  }
}

const elk = new ELK()

async function tried(chart: Chart, all: readonly Manner[]): Promise<PlacedChart[]> {
  const charts: PlacedChart[] = []
  for (const manner of all) {
    const arrows = arrowsOf(chart, manner)
    charts.push(placed(chart, manner, arrows, await elk.layout(graphOf(chart, arrows, manner))))
  }
  return charts.sort((one, other) => one.width - other.width)
}

/**
 * Gives every state and arrow its place (elkjs, layered), in several manners: of those that fit `CHART_WIDTH` the least
 * high one is taken; where none fits, arrows to crowded states are written as text, and at last the narrowest is taken.
 * @param manner the one to take: what was taken before makes the same picture again
 */
export async function layOutChart(chart: Chart, manner?: Manner): Promise<PlacedChart> {
  for (const all of manner ? [[manner]] : SPARINGS.map(manners)) {
    const charts = await tried(chart, all)
    const [best] = charts
      .filter(({ width }) => width <= CHART_WIDTH)
      .sort((one, other) => one.height - other.height)
    const chosen = best ?? (manner || all[0]?.sparing === 2 ? charts[0] : undefined)
    if (chosen) return chosen
  }
  throw new Error(`${chart.id}: no layout`)
}
