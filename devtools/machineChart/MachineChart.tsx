import { COLOURS, DARK } from '@/components/ui/theme/tokens'
import { type BoxLine } from './chartBoxes'
import { TEXT } from './chartText'
import {
  ArrowLine,
  type ChartMark,
  GONE_LINE,
  HEADS,
  Head,
  MARKS,
  headId,
  pathOf,
  widthFor,
} from './ChartArrow'
import type { PlacedChart, PlacedState } from './layOutChart'

const TONES: Readonly<Record<BoxLine['tone'], string>> = {
  name: COLOURS.ink,
  muted: COLOURS.muted,
  tag: COLOURS['deep-green'],
  event: COLOURS.green,
  error: COLOURS.error,
}
/** What visitors did, by the ids of transitions and states: parts of the most taken one, and of all that were left, 0 to 1. */
export type ChartTraffic = {
  readonly taken: ReadonlyMap<string, number>
  readonly left: ReadonlyMap<string, number>
  /** The transitions of the way that most take. */
  readonly way: ReadonlySet<string>
}
/** Around states that are active at the same time as others. */
const REGION_LINE = '2 4'
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
  if (left) return { colour: placed.isSuccess ? COLOURS.success : COLOURS.error, width: widthFor(left) }
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
        strokeDasharray={mark === 'removed' ? GONE_LINE : placed.isRegion ? REGION_LINE : undefined}
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

type LayerProps = {
  readonly placed: PlacedChart
  /** Ids of the states that the machine is in. */
  readonly active?: ReadonlySet<string>
  /** Ids of the transitions taken last. */
  readonly taken?: ReadonlySet<string>
  /** What is different, by the ids of states and transitions. */
  readonly marks?: ReadonlyMap<string, ChartMark>
  readonly traffic?: ChartTraffic
}

/** A chart's states and arrows. */
function Layer({ placed, active, taken, marks, traffic }: LayerProps) {
  const isCounted = traffic !== undefined
  const isTaken = (id: string) => (taken?.has(id) || traffic?.way.has(id)) ?? false
  // What is marked or taken lies over arrows that share its lane.
  const arrows = placed.arrows.toSorted(
    ({ transition: one }, { transition: other }) =>
      Number(isTaken(one.id) || marks?.has(one.id)) - Number(isTaken(other.id) || marks?.has(other.id)),
  )
  return (
    <>
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
      {arrows.map((one) => (
        <ArrowLine
          key={one.id}
          placed={one}
          isTaken={isTaken(one.transition.id)}
          part={traffic && Math.min(1, traffic.taken.get(one.transition.id) ?? 0)}
          mark={marks?.get(one.transition.id)}
        />
      ))}
      {placed.states.map((one) => (
        <BoxText key={one.state.id} placed={one} isActive={active?.has(one.state.id) ?? false} />
      ))}
      {placed.legend.lines.map((line, index) => (
        <text
          key={line}
          x={placed.legend.x}
          y={placed.legend.y + index * TEXT.body.line}
          fontSize={TEXT.body.size}
          fill={COLOURS.muted}
        >
          {line}
        </text>
      ))}
    </>
  )
}

/** By night a picture in a file has the site's colours of the night. */
const NIGHT = `@media (prefers-color-scheme:dark){${[
  ...Object.entries(DARK).map(([name, dark]) => [COLOURS[name as keyof typeof DARK], dark] as const),
]
  .map(([day, night]) => `[fill="${day}"]{fill:${night}}[stroke="${day}"]{stroke:${night}}`)
  .join('')}}`

/** A picture in a file shows the words that its address ends with: `#en`, `#hi`; those of the code otherwise. */
const wordsRule = (words: readonly string[]): string =>
  words.map((one) => `#${one}:target{display:inline}svg:has(#${one}:target) #code{display:none}`).join('')

export type MachineChartProps = LayerProps & {
  /** What a file of this picture carries along for tools. */
  readonly metadata?: string
  /** The same chart in other words, by their names. */
  readonly inWords?: Readonly<Record<string, PlacedChart>>
}

/** A machine's chart as SVG: nested boxes, arrows from the row of each event. Screen readers use the table beside it. */
export function MachineChart({ metadata, inWords = {}, ...layer }: MachineChartProps) {
  const { chart } = layer.placed
  const drawn = [layer.placed, ...Object.values(inWords)]
  const width = Math.max(...drawn.map((one) => one.width))
  const height = Math.max(...drawn.map((one) => one.height))
  const isCounted = layer.traffic !== undefined
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
      {metadata !== undefined && (
        <style dangerouslySetInnerHTML={{ __html: NIGHT + wordsRule(Object.keys(inWords)) }} />
      )}
      <defs>
        {Object.entries(HEADS).map(([name, colour]) => (
          <Head key={name} id={headId(name, isCounted)} colour={colour} isFixed={isCounted} />
        ))}
      </defs>
      <rect width={width} height={height} fill={COLOURS.surface} />
      <g id={metadata === undefined ? undefined : 'code'}>
        <Layer {...layer} />
      </g>
      {Object.entries(inWords).map(([words, placed]) => (
        <g key={words} id={words} display="none">
          <Layer placed={placed} />
        </g>
      ))}
    </svg>
  )
}
