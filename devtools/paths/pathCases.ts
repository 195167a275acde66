/** Test cases for QA, made from a machine: what to do in people's words, and what to see after each step. */
import { createHash } from 'node:crypto'
import { getShortestPaths } from 'xstate/graph'
import { machineCopy } from '@/devtools/machineCopy/machineCopy'
import { type Cut, coveringPaths, transitionsOfPaths } from '@/devtools/proof/coveringPaths'
import {
  type Edge,
  type MachinePath,
  type PathStep,
  graphOf,
  graphOptions,
  keyOf,
  pathsOf,
  stepsIn,
} from '@/devtools/proof/machinePaths'
import { innermostStates, isWithin, statePaths } from '@/devtools/proof/machineShape'
import type { CataloguedMachine } from '@/devtools/machineCatalogue'

export const STRATEGIES = ['shortest', 'simple', 'transition-cover', 'traffic'] as const
export type Strategy = (typeof STRATEGIES)[number]

/** Walks without a state twice grow beyond all bounds in a large machine: the shortest of them are taken. */
const MOST_SIMPLE_PATHS = 200

export type CaseStep = {
  readonly does: string
  /** The event, for developers. */
  readonly event: string
  /** States by their paths, outer ones first: `idle`, `idle.invalid`. */
  readonly states: readonly string[]
  /** The innermost of them: `idle.invalid`. */
  readonly state: string
  /** What the innermost states show, in English. */
  readonly sees: readonly string[]
  /** The state and what of the context tells it from others (devtools/proof/machinePaths.ts). */
  readonly key: string
}

/** How the texts that are seen are to be read. */
export const READING =
  'A text in square brackets is shown only at times; a slash parts texts of which one is shown; in braces stands what the page fills in.'

export type PathCase = {
  readonly id: string
  readonly title: string
  readonly steps: readonly CaseStep[]
  /** The part of all that visitors do which it takes, 0 to 1, where they were counted. */
  readonly share?: number
}

function wordsOf(machineId: string, states: readonly string[]): string[] {
  const copy = machineCopy(machineId)
  return [...new Set(states.flatMap((state) => copy[state]?.en ?? []))]
}

/** How often visitors took each transition, by its id in the chart. */
export type TransitionCounts = ReadonlyMap<string, number>

/** The part of all that visitors do which the walks of the strategy ‘traffic’ take together. */
const TRAFFIC_SHARE = 0.8

const allOf = (counts: TransitionCounts): number => [...counts.values()].reduce((sum, one) => sum + one, 0)

/**
 * The few paths that cover most usage, most used first.
 * @throws without usage counts
 */
function trafficWalks(
  { machine, testModel }: CataloguedMachine,
  counts: TransitionCounts | undefined,
  cut?: Cut,
): MachinePath[] {
  if (!counts?.size) throw new Error(`no page has counted ${machine.id} in this time`)
  const enough = TRAFFIC_SHARE * allOf(counts)
  return coveringPaths(machine, testModel, cut, { weightOf: (id) => counts.get(id) ?? 0, enough })
}

/** The part of all that visitors do which a walk takes, 0 to 1. */
function shareOfTraffic(
  { machine, testModel }: CataloguedMachine,
  counts: TransitionCounts,
): (path: MachinePath) => number {
  const takenBy = transitionsOfPaths(machine, testModel)
  const all = allOf(counts)
  return (path) =>
    [...new Set(takenBy(path).flat())].reduce((sum, id) => sum + (counts.get(id) ?? 0), 0) / all
}

/** Walks that never come to the same state twice, the shortest first; each is one that cannot be made longer. */
function simpleWalks({ machine, testModel }: CataloguedMachine): MachinePath[] {
  const graph = graphOf(machine, testModel)
  const [first = ''] = graph.keys()
  let open: { readonly keys: readonly string[]; readonly edges: readonly Edge[] }[] = [
    { keys: [first], edges: [] },
  ]
  const found: (readonly Edge[])[] = []
  while (open.length && found.length < MOST_SIMPLE_PATHS) {
    const longer = open.flatMap(({ keys, edges }) => {
      const edgesHere = graph.get(keys.at(-1) ?? '')?.edges ?? []
      const next = edgesHere.filter(({ state }) => !keys.includes(keyOf(state, testModel)))
      if (next.length === 0 && edges.length > 0) found.push(edges)
      return next.map((edge) => ({ keys: [...keys, keyOf(edge.state, testModel)], edges: [...edges, edge] }))
    })
    // More than that are not asked for, and need not be kept.
    open = longer.slice(0, 50 * MOST_SIMPLE_PATHS)
  }
  return found.slice(0, MOST_SIMPLE_PATHS).map(stepsIn(machine, testModel))
}

function walks(catalogued: CataloguedMachine, { strategy, cut, counts }: CaseOptions): MachinePath[] {
  const { machine, testModel } = catalogued
  if (strategy === 'traffic') return trafficWalks(catalogued, counts, cut)
  if (strategy === 'transition-cover') return coveringPaths(machine, testModel, cut)
  const whole = strategy === 'simple' ? simpleWalks(catalogued) : shortestWalks(catalogued)
  // What is left of a walk does not end where it was to lead.
  return cut ? whole.filter((path) => cut(path).length === path.length) : whole
}

function shortestWalks({ machine, testModel }: CataloguedMachine): MachinePath[] {
  const inWords = stepsIn(machine, testModel)
  return getShortestPaths(machine, graphOptions(machine, testModel))
    .map(({ steps }) => inWords(steps))
    .filter((path) => path.length > 0)
    .sort((one, other) => one.length - other.length)
}

/** Cuts each path where it first reaches a state; paths that never do are left out, doubles as well. */
function endingIn(paths: readonly MachinePath[], state: string): MachinePath[] {
  const cut = paths.flatMap((path) => {
    const at = path.findIndex(({ value }) => statePaths(value).some((one) => isWithin(one, state)))
    return at < 0 ? [] : [path.slice(0, at + 1)]
  })
  const seen = new Set<string>()
  return cut.filter((path) => {
    const name = path.map(({ event }) => JSON.stringify(event)).join()
    return seen.has(name) ? false : (seen.add(name), true)
  })
}

/** Makes a walk end where nothing runs, by the shortest way there is. */
function untilRest({ machine, testModel }: CataloguedMachine, cut: Cut = (path) => path) {
  const graph = graphOf(machine, testModel)
  const inWords = stepsIn(machine, testModel)
  const isBusy = (key: string) => graph.get(key)?.state.hasTag('busy') ?? false
  return (path: MachinePath): MachinePath => {
    const seen = new Set<string>()
    let open: MachinePath[] = [path]
    while (open.length) {
      const rested = open.find((one) => !isBusy(one.at(-1)?.key ?? '') && cut(one).length === one.length)
      if (rested) return rested
      open = open.flatMap((one) =>
        (graph.get(one.at(-1)?.key ?? '')?.edges ?? [])
          .flatMap((edge) => inWords([edge]))
          .filter(({ key }) => !seen.has(key) && seen.add(key))
          .map((step) => [...one, step]),
      )
    }
    return path
  }
}

/** Whether a machine has a state of that path. */
export const knowsState = ({ machine, testModel }: CataloguedMachine, state: string): boolean =>
  pathsOf(machine, testModel).some((path) =>
    path.some(({ value }) => statePaths(value).some((one) => isWithin(one, state))),
  )

export type CaseOptions = {
  readonly strategy: Strategy
  /** Only walks that end in this state. */
  readonly to?: string
  /** What can be walked of a walk, where not all can. */
  readonly cut?: Cut
  /** For the strategy ‘traffic’; the cases of any strategy carry their share of it. */
  readonly counts?: TransitionCounts
}

/** The test cases of a machine. */
export function pathCases(catalogued: CataloguedMachine, options: CaseOptions): PathCase[] {
  const { machine } = catalogued
  const { to, cut, counts } = options
  const all = walks(catalogued, options)
  const shareOf = counts && shareOfTraffic(catalogued, counts)
  const found = to === undefined ? all.map(untilRest(catalogued, cut)) : endingIn(all, to)
  const cases = found.map((path) => ({
    ...caseOf(machine.id, stableId(machine.id, path), path),
    ...(shareOf && { share: shareOf(path) }),
  }))
  // Two walks may come to rest in the same way.
  return cases.filter(({ id }, index) => cases.findIndex((one) => one.id === id) === index)
}

/** The same walk has the same id, whatever else is walked. */
const stableId = (machineId: string, path: MachinePath): string =>
  `${machineId}-${createHash('sha256')
    .update(path.map(({ label }) => label).join('\n'))
    .digest('hex')
    .slice(0, 6)}`

/** The innermost state's own name, of parallel ones the first. */
const shortState = (step: PathStep | undefined): string[] =>
  step ? [(innermostStates(step.value).split(' + ')[0] ?? '').split('.').at(-1) ?? ''] : []

/** A path as a test case, named after its last step. */
export function caseOf(machineId: string, id: string, path: MachinePath): PathCase {
  const [before, last] = [path.at(-2), path.at(-1)]
  return {
    id,
    title: last ? `${last.label} (${[before, last].flatMap(shortState).join(' → ')})` : machineId,
    steps: path.map(({ label, event, value, key }) => {
      const states = statePaths(value)
      return {
        does: label,
        event: event.type,
        states,
        state: innermostStates(value),
        sees: wordsOf(machineId, states),
        key,
      }
    }),
  }
}
