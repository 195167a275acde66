import { COLOURS } from '@/components/ui/theme/tokens'
import { TEXT } from './chartText'
import type { PlacedArrow, Point } from './layOutChart'

/** How two revisions differ, for the picture of a change. */
export type ChartMark = 'added' | 'removed' | 'changed'
export const MARKS: Readonly<Record<ChartMark, string>> = {
  added: COLOURS.success,
  removed: COLOURS.error,
  changed: COLOURS.marigold,
}
const MARK_HEADS: Readonly<Record<ChartMark, string>> = { added: 'came', removed: 'failed', changed: 'taken' }

/** The widest line, in pixels. */
const WIDEST = 9
export const widthFor = (part: number): number => 1 + (WIDEST - 1) * part

/** What is gone is not whole any more. */
export const GONE_LINE = '6 4'
/** Arrow head ids differ for counted charts, since both can be on one page. */
export const headId = (name: string, isCounted: boolean): string => (isCounted ? `counted-${name}` : name)

const KIND_LINES: Readonly<Record<string, string | undefined>> = { delay: '5 4', always: '2 3' }

export const pathOf = ([first, ...rest]: readonly Point[]): string =>
  first ? `M${first.x} ${first.y}${rest.map(({ x, y }) => `L${x} ${y}`).join('')}` : ''

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
  return placed.transition.kind === 'error'
    ? { colour: COLOURS.error, head: 'failed' }
    : { colour: COLOURS.muted, head: 'head' }
}

export function ArrowLine(props: ArrowProps) {
  const { id, transition, points, label } = props.placed
  const { colour, head } = toneOf(props)
  return (
    <g data-arrow={id}>
      <path
        d={pathOf(points)}
        fill="none"
        stroke={colour}
        strokeWidth={
          props.part === undefined ? (props.isTaken || props.mark ? 3 : 1.5) : widthFor(props.part)
        }
        strokeDasharray={props.mark === 'removed' ? GONE_LINE : KIND_LINES[transition.kind]}
        markerEnd={`url(#${headId(head, props.part !== undefined)})`}
      />
      {label && (
        <text
          x={label.x + 4}
          y={label.y + TEXT.body.line - 5}
          fontSize={TEXT.body.size}
          fill={COLOURS.ink}
          stroke={COLOURS.paper}
          strokeWidth={4}
          paintOrder="stroke"
          textDecoration={props.mark === 'removed' ? 'line-through' : undefined}
        >
          {label.text}
        </text>
      )}
    </g>
  )
}

/** Arrowheads by their ids, a colour each. */
export const HEADS = {
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

export const Head = ({ id, colour, isFixed }: HeadProps) => (
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
