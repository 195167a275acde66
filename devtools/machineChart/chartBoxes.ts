import { type Chart, type ChartState, type ChartTransition, chartStates } from '@/devtools/proof/chartOf'
import { TEXT, type TextKind, widthOf, wrapped } from './chartText'

export type BoxLine = {
  readonly text: string
  readonly kind: TextKind
  readonly tone: 'name' | 'muted' | 'tag' | 'event' | 'error'
}

/** Where in a box the sentence of a transition ends, in pixels from the box's top: its arrow begins there. */
type Row = { readonly transition: ChartTransition; readonly y: number; readonly lastLine: string }

/** The words in a state's box, and how much room they need, in pixels. */
export type Box = {
  readonly lines: readonly BoxLine[]
  readonly rows: readonly Row[]
  readonly width: number
  readonly height: number
}

const PADDING = 12
/** Where the first line of a box begins below its top. */
export const TOP = 10
/** Every box is as wide, so that arrows begin and end below each other. */
export const BOX_WIDTH = 320

/** `form.submitted [isComplete]` */
export const eventLine = ({ event, guard }: Pick<ChartTransition, 'event' | 'guard'>): string =>
  guard ? `${event} [${guard}]` : event

/** Whether a transition leads anywhere else than to where it begins. */
export const isDrawn = ({ source, targets }: ChartTransition): boolean =>
  targets.some((target) => target !== source)

/**
 * The box of a state: name, description, tags, actors that run, and a row for each transition that has no place on the way
 * straight down.
 * @param straight transitions whose words are beside the arrow to the box below
 */
function boxOf(
  state: ChartState,
  chart: Chart,
  straight: ReadonlySet<ChartTransition>,
  isRegion: boolean,
): Box {
  const lines: BoxLine[] = []
  const rows: Row[] = []
  let height = TOP
  const write = (text: string, kind: TextKind, tone: BoxLine['tone']) => {
    for (const line of wrapped(text, BOX_WIDTH - 2 * PADDING, kind)) {
      lines.push({ text: line, kind, tone })
      height += TEXT[kind].line
    }
  }
  write(state.name, 'name', 'name')
  write(state.description, 'body', 'muted')
  if (isRegion) write('∥ at the same time', 'body', 'tag')
  if (state.tags.length) write(`# ${state.tags.join(' # ')}`, 'body', 'tag')
  for (const actor of state.actors) write(`▸ runs ${actor}`, 'body', 'tag')
  for (const one of chart.transitions.filter(({ source }) => source === state.id)) {
    if (straight.has(one)) continue
    write(`${isDrawn(one) ? '•' : '↻'} ${eventLine(one)}`, 'body', one.kind === 'error' ? 'error' : 'event')
    if (isDrawn(one)) rows.push({ transition: one, y: height - 5, lastLine: lines.at(-1)?.text ?? '' })
  }
  const widest = Math.max(...lines.map(({ text, kind }) => widthOf(text, kind))) + 2 * PADDING
  return { lines, rows, width: Math.max(BOX_WIDTH, widest), height: height + PADDING }
}

/** The boxes of a chart's states, by their ids. */
export function boxesOf(chart: Chart, straight: ReadonlySet<ChartTransition>): ReadonlyMap<string, Box> {
  const all = chartStates(chart.root)
  const regions = new Set(all.flatMap(({ kind, states }) => (kind === 'parallel' ? states : [])))
  return new Map(all.map((state) => [state.id, boxOf(state, chart, straight, regions.has(state))]))
}
