/** What is different between two revisions of a machine's chart. */
import { type Chart, type ChartState, type ChartTransition, chartStates } from '@/devtools/proof/chartOf'

export type ChangeKind = 'added' | 'removed' | 'changed'

/** One difference; `id` is the state's or the transition's in the chart. */
export type ChartChange = {
  readonly kind: ChangeKind
  readonly of: 'state' | 'transition'
  readonly id: string
  /** In words, for `changed` what was and what is. */
  readonly copy: string
}

/** What is different in one machine. */
export type MachineDiff = {
  readonly id: string
  readonly changes: readonly ChartChange[]
  readonly united: Chart
  readonly before?: Chart
  readonly after?: Chart
  /** Whether the whole machine came or went. */
  readonly whole?: 'added' | 'removed'
}

type Aspects = Readonly<Record<string, string>>

const stateAspects = ({ kind, description, tags, isInitial, actors, entry, exit }: ChartState): Aspects => ({
  kind,
  description,
  tags: tags.join(', '),
  'begins here': isInitial ? 'yes' : 'no',
  runs: actors.join(', '),
  'on entry': entry.join(', '),
  'on exit': exit.join(', '),
})

/** A state's name without its machine's. */
const nameOf = (id: string): string => id.slice(id.indexOf('.') + 1)

const targetsOf = ({ targets }: ChartTransition): string => targets.map(nameOf).join(', ') || 'stays'

const transitionAspects = (one: ChartTransition): Aspects => ({
  if: one.guard,
  to: targetsOf(one),
  does: one.actions.join(', '),
})

const differences = (before: Aspects, after: Aspects): string =>
  Object.keys(after)
    .filter((key) => before[key] !== after[key])
    .map((key) => `${key}: ${before[key] || '–'} → ${after[key] || '–'}`)
    .join('; ')

/** What people call the event of a transition: a page of docs/charts tells it (pageLabels.ts). */
export type Called = (transition: ChartTransition) => string | undefined

/** `confirming, logout.cancelled (cancels)`: a transition as people find it in the page. */
function transitionName(one: ChartTransition, called: Called): string {
  const copy = called(one)
  return `${nameOf(one.source)}, ${one.event}${copy ? ` (${copy})` : ''}${one.guard && ` if ${one.guard}`}`
}

type InWords<One> = {
  readonly nameOne: (one: One) => string
  readonly tell: (one: One) => string
  readonly aspectsOf: (one: One) => Aspects
}

function changesOf<One extends { readonly id: string }>(
  of: ChartChange['of'],
  before: readonly One[],
  after: readonly One[],
  { nameOne, tell, aspectsOf }: InWords<One>,
): ChartChange[] {
  const was = new Map(before.map((one) => [one.id, one]))
  const is = new Map(after.map((one) => [one.id, one]))
  return [
    ...after.flatMap((one): ChartChange[] => {
      const old = was.get(one.id)
      if (!old) return [{ kind: 'added', of, id: one.id, copy: tell(one) }]
      const copy = differences(aspectsOf(old), aspectsOf(one))
      return copy ? [{ kind: 'changed', of, id: one.id, copy: `${nameOne(one)}: ${copy}` }] : []
    }),
    ...before
      .filter(({ id }) => !is.has(id))
      .map((one): ChartChange => ({ kind: 'removed', of, id: one.id, copy: tell(one) })),
  ]
}

/** How a transition before is found again, the surest way first: unchanged, by its name, by where it leads. */
const SAMENESS: readonly ((one: ChartTransition) => string)[] = [
  ({ source, event, guard, targets, actions }) => JSON.stringify([source, event, guard, targets, actions]),
  ({ id }) => id,
  ({ source, event, targets }) => JSON.stringify([source, event, targets]),
]

/** The transitions before under the names that they have afterwards, though guards or neighbours have changed. */
function pairedByPlace(
  before: readonly ChartTransition[],
  after: readonly ChartTransition[],
): ChartTransition[] {
  const twins = new Map<ChartTransition, ChartTransition>()
  const taken = new Set<ChartTransition>()
  for (const same of SAMENESS)
    for (const old of before) {
      const twin = twins.has(old)
        ? undefined
        : after.find((one) => !taken.has(one) && same(one) === same(old))
      if (!twin) continue
      twins.set(old, twin)
      taken.add(twin)
    }
  const ids = new Set(after.map(({ id }) => id))
  // A name that another one has now is not that of what has gone.
  const goneId = (id: string) => (ids.has(id) ? `${id} (gone)` : id)
  return before.map((old) => ({ ...old, id: twins.get(old)?.id ?? goneId(old.id) }))
}

const placeOf = ({ source, event }: ChartTransition): string => `${source} | ${event}`

/** Branches that both charts have, and that are tried in another order: the first whose guard holds is taken. */
function orderChanges(before: readonly ChartTransition[], after: readonly ChartTransition[]): ChartChange[] {
  const idsAt = (all: readonly ChartTransition[], others: readonly ChartTransition[], place: string) =>
    all.filter((one) => placeOf(one) === place && others.some(({ id }) => id === one.id)).map(({ id }) => id)
  return [...new Set(after.map(placeOf))].flatMap((place): ChartChange[] => {
    const was = idsAt(before, after, place)
    const is = idsAt(after, before, place)
    const [first] = is
    if (first === undefined || was.join() === is.join()) return []
    const order = (ids: readonly string[]) =>
      ids.map((id) => id.slice(place.length).trim() || 'otherwise').join(', ')
    return [
      {
        kind: 'changed',
        of: 'transition',
        id: first,
        copy: `${nameOf(place)}: tried in another order: ${order(was)} → ${order(is)}`,
      },
    ]
  })
}

/** All differences between two charts of a machine; either may be missing. */
export function chartChanges(
  before: Chart | undefined,
  after: Chart | undefined,
  called: Called = () => undefined,
): ChartChange[] {
  const states = (chart: Chart | undefined) => (chart ? chartStates(chart.root) : [])
  const transitions = (chart: Chart | undefined) => chart?.transitions ?? []
  const was = pairedByPlace(transitions(before), transitions(after))
  const nameOne = (one: ChartTransition) => transitionName(one, called)
  return [
    ...changesOf('state', states(before), states(after), {
      nameOne: ({ id }) => nameOf(id),
      tell: ({ id, description }) => `${nameOf(id)}: ${description}`,
      aspectsOf: stateAspects,
    }),
    ...changesOf('transition', was, transitions(after), {
      nameOne,
      tell: (one) => `${nameOne(one)} → ${targetsOf(one)}`,
      aspectsOf: transitionAspects,
    }),
    ...orderChanges(was, transitions(after)),
  ]
}

/** Both charts in one, so that a picture shows also what is gone. */
export function unitedChart(before: Chart | undefined, after: Chart | undefined): Chart | undefined {
  if (!before || !after) return after ?? before
  const withGone = (was: ChartState, is: ChartState): ChartState => ({
    ...is,
    states: [
      ...is.states.map((child) => {
        const old = was.states.find(({ id }) => id === child.id)
        return old ? withGone(old, child) : child
      }),
      ...was.states.filter(({ id }) => !is.states.some((child) => child.id === id)),
    ],
  })
  const ids = new Set(after.transitions.map(({ id }) => id))
  return {
    ...after,
    root: withGone(before.root, after.root),
    transitions: [
      ...after.transitions,
      ...pairedByPlace(before.transitions, after.transitions).filter(({ id }) => !ids.has(id)),
    ],
  }
}
