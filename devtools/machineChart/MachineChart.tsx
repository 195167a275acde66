import { COLOURS } from '@/components/ui/theme/tokens'
import { type BoxLine } from './chartBoxes'
import { TEXT } from './chartText'
import type { PlacedArrow, PlacedChart, PlacedState, Point } from './layOutChart'

const TONES: Readonly<Record<BoxLine['tone'], string>> = {
  name: COLOURS.ink,
  muted: COLOURS.muted,
  tag: COLOURS['deep-green'],
  event: COLOURS.green,
}
/** How two revisions differ, for the picture of a change. */
type ChartMark = 'added' | 'removed' | 'changed'
const MARKS: Readonly<Record<ChartMark, string>> = {
  added: COLOURS.success,
  removed: COLOURS.error,
  changed: COLOURS.marigold,
}
const MARK_HEADS: Readonly<Record<ChartMark, string>> = { added: 'came', removed: 'failed', changed: 'taken' }

/** What visitors did, by the ids of transitions and states: parts of the most taken one, and of all that were left, 0 to 1. */
export type ChartTraffic = {
  readonly taken: ReadonlyMap<string, number>
  readonly left: ReadonlyMap<string, number>
  /** The transitions of the way that most take. */
  readonly way: ReadonlySet<string>
}
/** The widest line, in pixels. */
const WIDEST = 9
const widthFor = (part: number): number => 1 + (WIDEST - 1) * part

/** What is gone is not whole any more. */
const GONE_LINE = '6 4'
/** Arrow head ids differ for counted charts, since both can be on one page. */
const headId = (name: string, isCounted: boolean): string => (isCounted ? `counted-${name}` : name)

const KIND_LINES: Readonly<Record<string, string | undefined>> = { delay: '5 4', always: '2 3' }

const pathOf = ([first, ...rest]: readonly Point[]): string =>
  first ? `M${first.x} ${first.y}${rest.map(({ x, y }) => `L${x} ${y}`).join('')}` : ''

/** Of a state that the machine is in. */
export const ACTIVE_GROUND = '#FDF0D2'
const groundOf = ({ state }: PlacedState, isActive: boolean): string =>
  state.states.length ? COLOURS.paper : isActive ? ACTIVE_GROUND : COLOURS.surface

type BoxProps = {
  readonly placed: PlacedState
  readonly isActive: boolean
  readonly mark?: ChartMark
  /** How much of all was left here, 0 to 1. */
  readonly left?: number
}

/** Colour and width of a box's border. */
function borderOf({ placed, isActive, mark, left }: BoxProps): {
  readonly colour: string
  readonly width: number
} {
  if (mark) return { colour: MARKS[mark], width: 3 }
  if (isActive) return { colour: COLOURS.marigold, width: 3 }
  if (left) return { colour: COLOURS.error, width: widthFor(left) }
  return { colour: placed.state.states.length > 0 ? COLOURS['field-line'] : COLOURS.green, width: 1.5 }
}

/** A box's words, over the arrows that cross a group's heading. */
function BoxText({ placed, isActive }: BoxProps) {
  const ground = groundOf(placed, isActive)
  const x = placed.copy.x + 12
  let at = placed.copy.y + 10
  return placed.box.lines.map(({ text, kind, tone }, index) => {
    at += TEXT[kind].line
    return (
      <text
        key={index}
        x={x}
        y={at - 5}
        fontSize={TEXT[kind].size}
        fontWeight={tone === 'name' ? 700 : 400}
        fill={TONES[tone]}
        stroke={ground}
        strokeWidth={4}
        paintOrder="stroke"
      >
        {text}
      </text>
    )
  })
}

function StateBox(props: BoxProps) {
  const { placed, isActive, mark } = props
  const { state, x, y, width, height } = placed
  const border = borderOf(props)
  return (
    <g data-state={state.id} data-active={isActive || undefined}>
      <title>{`${state.id}: ${state.description}`}</title>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={10}
        fill={groundOf(placed, isActive)}
        stroke={border.colour}
        strokeWidth={border.width}
        strokeDasharray={mark === 'removed' ? GONE_LINE : undefined}
      />
      {state.kind === 'final' && (
        <rect
          x={x + 4}
          y={y + 4}
          width={width - 8}
          height={height - 8}
          rx={7}
          fill="none"
          stroke={COLOURS.green}
        />
      )}
    </g>
  )
}

type ArrowProps = {
  readonly placed: PlacedArrow
  readonly isTaken: boolean
  readonly mark?: ChartMark
  /** Share of the most taken transition; undefined without counts. */
  readonly part?: number
}

/** Colour and head of an arrow: a change before what was taken, a failure before the rest. */
function toneOf({ placed, isTaken, mark }: ArrowProps): { readonly colour: string; readonly head: string } {
  if (mark) return { colour: MARKS[mark], head: MARK_HEADS[mark] }
  if (isTaken) return { colour: COLOURS.marigold, head: 'taken' }
  return placed.arrow.transitions[0]?.kind === 'error'
    ? { colour: COLOURS.error, head: 'failed' }
    : { colour: COLOURS.muted, head: 'head' }
}

function ArrowLine(props: ArrowProps) {
  const { arrow, points, label } = props.placed
  const kind = arrow.transitions[0]?.kind ?? 'event'
  const { colour, head } = toneOf(props)
  return (
    <g data-arrow={arrow.id}>
      <path
        d={pathOf(points)}
        fill="none"
        stroke={colour}
        strokeWidth={
          props.part === undefined ? (props.isTaken || props.mark ? 3 : 1.5) : widthFor(props.part)
        }
        strokeDasharray={props.mark === 'removed' ? GONE_LINE : KIND_LINES[kind]}
        markerEnd={`url(#${headId(head, props.part !== undefined)})`}
      />
      <rect x={label.x} y={label.y} width={label.width} height={label.height} rx={4} fill={COLOURS.paper} />
      {arrow.lines.map((line, index) => (
        <text
          key={line}
          x={label.x + 4}
          y={label.y + TEXT.body.line * (index + 1) - 3}
          fontSize={TEXT.body.size}
          fill={kind === 'error' ? COLOURS.error : COLOURS.ink}
          textDecoration={props.mark === 'removed' ? 'line-through' : undefined}
        >
          {line}
        </text>
      ))}
    </g>
  )
}

/** The part of an arrow that several transitions share. */
const partOf = ({ arrow }: PlacedArrow, traffic: ChartTraffic | undefined): number | undefined =>
  traffic &&
  Math.min(
    1,
    arrow.transitions.reduce((sum, { id }) => sum + (traffic.taken.get(id) ?? 0), 0),
  )

/** Arrowheads by their ids, a colour each. */
const HEADS = {
  head: COLOURS.muted,
  failed: COLOURS.error,
  taken: COLOURS.marigold,
  came: COLOURS.success,
} as const

type HeadProps = {
  readonly id: string
  readonly colour: string
  /** Whether it is as large on every line. */
  readonly isFixed: boolean
}

const Head = ({ id, colour, isFixed }: HeadProps) => (
  <marker
    id={id}
    viewBox="0 0 8 8"
    refX={7}
    refY={4}
    markerWidth={isFixed ? 12 : 7}
    markerHeight={isFixed ? 12 : 7}
    markerUnits={isFixed ? 'userSpaceOnUse' : undefined}
    orient="auto-start-reverse"
  >
    <path d="M0 0 8 4 0 8Z" fill={colour} />
  </marker>
)

export type MachineChartProps = {
  readonly placed: PlacedChart
  /** Ids of the states that the machine is in. */
  readonly active?: ReadonlySet<string>
  /** Ids of the transitions taken last. */
  readonly taken?: ReadonlySet<string>
  /** What a file of this picture carries along for tools. */
  readonly metadata?: string
  /** What is different, by the ids of states and transitions. */
  readonly marks?: ReadonlyMap<string, ChartMark>
  readonly traffic?: ChartTraffic
}

/** A machine's chart as SVG: nested boxes, arrows labelled with events. Screen readers use the table beside it. */
export function MachineChart({ placed, active, taken, metadata, marks, traffic }: MachineChartProps) {
  const { chart, width, height } = placed
  const isCounted = traffic !== undefined
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={`State chart of ${chart.id}: ${chart.description}`}
      fontFamily="Inter, 'Liberation Sans', Arial, sans-serif"
    >
      {metadata !== undefined && <metadata>{metadata}</metadata>}
      <defs>
        {Object.entries(HEADS).map(([name, colour]) => (
          <Head key={name} id={headId(name, isCounted)} colour={colour} isFixed={isCounted} />
        ))}
      </defs>
      <rect width={width} height={height} fill={COLOURS.surface} />
      {placed.states.map((one) => (
        <StateBox
          key={one.state.id}
          placed={one}
          isActive={active?.has(one.state.id) ?? false}
          mark={marks?.get(one.state.id)}
          left={traffic?.left.get(one.state.id)}
        />
      ))}
      {placed.beginnings.map(({ of, points }) => (
        <g key={of} aria-hidden="true">
          {points[0] && <circle cx={points[0].x} cy={points[0].y} r={5} fill={COLOURS.ink} />}
          <path
            d={pathOf(points)}
            fill="none"
            stroke={COLOURS.ink}
            strokeWidth={1.5}
            markerEnd={`url(#${headId('head', isCounted)})`}
          />
        </g>
      ))}
      {placed.arrows.map((one) => (
        <ArrowLine
          key={one.arrow.id}
          placed={one}
          isTaken={one.arrow.transitions.some(({ id }) => taken?.has(id) || traffic?.way.has(id))}
          part={partOf(one, traffic)}
          mark={one.arrow.transitions.map(({ id }) => marks?.get(id)).find((mark) => mark !== undefined)}
        />
      ))}
      {placed.states.map((one) => (
        <BoxText key={one.state.id} placed={one} isActive={active?.has(one.state.id) ?? false} />
      ))}
    </svg>
  )
}
