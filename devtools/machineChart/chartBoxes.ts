import { type Chart, type ChartState, type ChartTransition, chartStates } from '@/devtools/proof/chartOf'
import { isWithin } from '@/devtools/proof/machineShape'
import { TEXT, type TextKind, widthOf, wrapped } from './chartText'

export type BoxLine = {
  readonly text: string
  readonly kind: TextKind
  readonly tone: 'name' | 'muted' | 'tag' | 'event'
}

/** The words in a state's box, and how much room they need, in pixels. */
export type Box = { readonly lines: readonly BoxLine[]; readonly width: number; readonly height: number }

/** Transitions between the same two states share an arrow. */
export type Arrow = {
  readonly id: string
  readonly source: string
  readonly target: string
  readonly transitions: readonly ChartTransition[]
  readonly lines: readonly string[]
}

const PADDING = 12
/** A group is never narrower than the narrowest box in it, so that its own words fit above. */
const WIDTH = 216
const LEAST_WIDTH = 184

/** 0 draws every arrow; 1 tells those to a crowded state in words, 2 also those into and out of groups. */
export type Sparing = 0 | 1 | 2

/** How many arrows may end in one place before they crowd a picture. */
const CROWD = 4

/** Whether a transition leaves its state's box; others are listed inside it. */
const leaves = ({ source, targets }: ChartTransition): boolean =>
  targets.length > 0 && targets.every((target) => !isWithin(target, source) && !isWithin(source, target))

const groupOf = (id: string): string => id.slice(0, id.lastIndexOf('.'))

/** States at which more arrows end than a picture bears. */
function crowdedStates(arrows: readonly ChartTransition[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const target of arrows.flatMap(({ targets }) => targets))
    counts.set(target, (counts.get(target) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count > CROWD).map(([target]) => target))
}

const areSiblings = ({ source, targets }: ChartTransition): boolean =>
  targets.every((target) => groupOf(source) === groupOf(target))

/** Transitions drawn as arrows; others are listed inside their state's box. */
function drawnAsArrows(chart: Chart, sparing: Sparing): ReadonlySet<ChartTransition> {
  const candidates = chart.transitions.filter((one) => leaves(one) && (sparing < 2 || areSiblings(one)))
  const states = sparing > 0 ? crowdedStates(candidates) : new Set<string>()
  return new Set(candidates.filter((one) => !one.targets.some((id) => states.has(id))))
}

/** `form.submitted [isComplete]` */
export const eventLine = ({ event, guard }: Pick<ChartTransition, 'event' | 'guard'>): string =>
  guard ? `${event} [${guard}]` : event

const shortName = (id: string, source: string) =>
  id === source ? 'itself' : isWithin(id, source) ? id.slice(source.length + 1) : (id.split('.').at(-1) ?? id)

/** What happens inside a state's box, a line each. */
const innerLine = (transition: ChartTransition): string =>
  transition.targets.length === 0
    ? eventLine(transition)
    : `${eventLine(transition)} → ${transition.targets.map((id) => shortName(id, transition.source)).join(', ')}`

/** The box of a state: name, description, tags, actors that run, and what happens without leaving it. */
function boxOf(state: ChartState, chart: Chart, arrows: ReadonlySet<ChartTransition>): Box {
  const texts: readonly (readonly [string, TextKind, BoxLine['tone']])[] = [
    [state.name, 'name', 'name'],
    [state.description, 'body', 'muted'],
    ...(state.tags.length ? ([[`# ${state.tags.join(' # ')}`, 'body', 'tag']] as const) : []),
    ...state.actors.map((actor) => [`▸ runs ${actor}`, 'body', 'tag'] as const),
    ...chart.transitions
      .filter((one) => one.source === state.id && !arrows.has(one))
      .map((one) => [`${leaves(one) ? '⇢' : '↻'} ${innerLine(one)}`, 'body', 'event'] as const),
  ]
  const lines = texts.flatMap(([text, kind, tone]) =>
    wrapped(text, WIDTH - 2 * PADDING, kind).map((line) => ({ text: line, kind, tone })),
  )
  return {
    lines,
    width: Math.max(LEAST_WIDTH, ...lines.map(({ text, kind }) => widthOf(text, kind) + 2 * PADDING)),
    height: lines.reduce((sum, { kind }) => sum + TEXT[kind].line, 2 * PADDING),
  }
}

/** The arrows of a chart, each with its transitions and the lines of its label, which are at most `labelWidth` pixels wide. */
export function arrowsOf(
  chart: Chart,
  { labelWidth, sparing }: { readonly labelWidth: number; readonly sparing: Sparing },
): Arrow[] {
  const arrows = new Map<string, ChartTransition[]>()
  for (const one of drawnAsArrows(chart, sparing))
    for (const target of one.targets) {
      const id = `${one.source} → ${target}`
      arrows.set(id, [...(arrows.get(id) ?? []), one])
    }
  return [...arrows].map(([id, transitions]) => {
    const [source = '', target = ''] = id.split(' → ')
    const lines = [...new Set(transitions.map(eventLine))].flatMap((line) =>
      wrapped(line, labelWidth, 'body'),
    )
    return { id, source, target, transitions, lines }
  })
}

/** The boxes of a chart's states, by their ids. */
export function boxesOf(chart: Chart, { sparing }: { readonly sparing: Sparing }): ReadonlyMap<string, Box> {
  const arrows = drawnAsArrows(chart, sparing)
  return new Map(chartStates(chart.root).map((state) => [state.id, boxOf(state, chart, arrows)]))
}
