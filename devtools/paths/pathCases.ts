/** Test cases for QA, made from a machine: what to do in people's words, and what to see after each step. */
import type { AnyStateMachine, EventObject, SnapshotFrom } from 'xstate'
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import { machineCopy } from '@/devtools/machineCopy/machineCopy'
import { type Cut, coveringPaths } from '@/devtools/proof/coveringPaths'
import { type MachinePath, graphOptions, keyOf, pathsOf, stepsIn } from '@/devtools/proof/machinePaths'
import { innermostStates, statePaths } from '@/devtools/proof/stateNames'
import type { CataloguedMachine } from '@/devtools/machineCatalogue'

export const STRATEGIES = ['shortest', 'simple', 'transition-cover'] as const
export type Strategy = (typeof STRATEGIES)[number]

/** Walks without a state twice grow beyond all bounds in a large machine: the shortest of them are taken. */
export const MOST_SIMPLE_PATHS = 200

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
}

/** How the texts that are seen are to be read. */
export const READING =
  'A text in square brackets is shown only at times; a slash parts texts of which one is shown; in braces stands what the page fills in.'

export type PathCase = { readonly id: string; readonly title: string; readonly steps: readonly CaseStep[] }

const isWithin = (path: string, state: string) => path === state || path.startsWith(`${state}.`)

function wordsOf(machineId: string, states: readonly string[]): string[] {
  const copy = machineCopy(machineId)
  return [...new Set(states.flatMap((state) => copy[state]?.en ?? []))]
}

/** Walks that never come to the same state twice, the shortest first; each is one that cannot be made longer. */
function simpleWalks({ machine, testModel }: CataloguedMachine): MachinePath[] {
  type Edge = { readonly event: EventObject; readonly state: SnapshotFrom<AnyStateMachine> }
  const graph = new Map(Object.entries(getAdjacencyMap(machine, graphOptions(machine, testModel))))
  const edgesFrom = (key: string): Edge[] => Object.values<Edge>(graph.get(key)?.transitions ?? {})
  const [first = ''] = graph.keys()
  let open: { readonly keys: readonly string[]; readonly edges: readonly Edge[] }[] = [
    { keys: [first], edges: [] },
  ]
  const found: (readonly Edge[])[] = []
  while (open.length && found.length < MOST_SIMPLE_PATHS) {
    const longer = open.flatMap(({ keys, edges }) => {
      const next = edgesFrom(keys.at(-1) ?? '').filter(({ state }) => !keys.includes(keyOf(state, testModel)))
      if (next.length === 0 && edges.length > 0) found.push(edges)
      return next.map((edge) => ({ keys: [...keys, keyOf(edge.state, testModel)], edges: [...edges, edge] }))
    })
    // More than that are not asked for, and need not be kept.
    open = longer.slice(0, 50 * MOST_SIMPLE_PATHS)
  }
  return found.slice(0, MOST_SIMPLE_PATHS).map(stepsIn(machine, testModel))
}

function walks(catalogued: CataloguedMachine, strategy: Strategy, cut?: Cut): MachinePath[] {
  const { machine, testModel } = catalogued
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

/** Whether a machine has a state of that path. */
export const knowsState = ({ machine, testModel }: CataloguedMachine, state: string): boolean =>
  pathsOf(machine, testModel).some((path) =>
    path.some(({ value }) => statePaths(value).some((one) => isWithin(one, state))),
  )

type Asked = {
  readonly strategy: Strategy
  /** Only walks that end in this state. */
  readonly to?: string
  /** What can be walked of a walk, where not all can. */
  readonly cut?: Cut
}

/** The test cases of a machine. */
export function pathCases(catalogued: CataloguedMachine, { strategy, to, cut }: Asked): PathCase[] {
  const { machine } = catalogued
  const all = walks(catalogued, strategy, cut)
  const found = to === undefined ? all : endingIn(all, to)
  return found.map((path, index) =>
    caseOf(machine.id, `${machine.id}-${String(index + 1).padStart(2, '0')}`, path),
  )
}

/** A walk as a test case. */
export function caseOf(machineId: string, id: string, path: MachinePath): PathCase {
  const last = path.at(-1)
  const end = last ? innermostStates(last.value) : machineId
  return {
    id,
    title: `${path.map(({ label }) => label).join(', ')} → ${end}`,
    steps: path.map(({ label, event, value }) => {
      const states = statePaths(value)
      return {
        does: label,
        event: event.type,
        states,
        state: innermostStates(value),
        sees: wordsOf(machineId, states),
      }
    }),
  }
}
