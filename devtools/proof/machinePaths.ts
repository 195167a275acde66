import { type AnyStateMachine, type EventObject, type SnapshotFrom, type StateValue } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import type { AnyTestModel } from './testModel'
import { statesOf } from '@/machines/chartPlaces'

export type PathStep = {
  readonly event: EventObject
  /** What happens, in a person's words. */
  readonly label: string
  /** Where the machine is afterwards. */
  readonly value: StateValue
  /** Tells that state from others of the same value. */
  readonly key: string
}

export type MachinePath = readonly PathStep[]

/** Something that can happen, in a person's words. */
export type Happening = { readonly event: EventObject; readonly label: string }

/** Names a state by its value and the keys that the cases name. */
export const keyOf = (snapshot: { value: StateValue; context: unknown }, testModel: AnyTestModel): string =>
  // The context is that of the cases' own machine, which this type cannot say.

  JSON.stringify([snapshot.value, testModel.stateKey(snapshot.context as never)])

/** What can happen to a machine: the cases' events, the ends of what runs in it, and its delays. */
export function happenings(machine: AnyStateMachine, testModel: AnyTestModel): Happening[] {
  const nodes = statesOf(machine)
  const ends = nodes
    .flatMap((node) => node.invoke.map((invoke) => invoke.id))
    .flatMap((id) =>
      (testModel.outcomes?.[id] ?? []).map((outcome) => ({
        label: outcome.label,
        event:
          'output' in outcome
            ? { type: `xstate.done.actor.${id}`, actorId: id, output: outcome.output }
            : { type: `xstate.error.actor.${id}`, actorId: id, error: outcome.error },
      })),
    )
  const delays = nodes
    .flatMap((node) => [...node.transitions.keys()])
    .filter((type) => type.startsWith('xstate.after.'))
    .map((type) => ({ label: `waits: ${type.split('.')[2]}`, event: { type } }))
  return [...testModel.events, ...ends, ...delays]
}

/** Whether an event can come now: an actor ends, and a delay passes, only where it runs. */
export function canCome(snapshot: SnapshotFrom<AnyStateMachine>, event: EventObject): boolean {
  return !/^xstate\.(done|error|after)\./.test(event.type) || snapshot.can(event)
}

type Snapshot = SnapshotFrom<AnyStateMachine>

/** How xstate/graph looks through a machine with its cases. */
export function graphOptions(machine: AnyStateMachine, testModel: AnyTestModel) {
  return {
    input: testModel.input,
    events: happenings(machine, testModel).map((step) => step.event),
    serializeState: (snapshot: Snapshot) => keyOf(snapshot, testModel),
    serializeEvent: (event: EventObject) => JSON.stringify(event),
    filterEvents: canCome,
    limit: 20_000,
  }
}

/** What happens in a state of the graph, and where it leads. */
export type Edge = { readonly event: EventObject; readonly state: Snapshot }

type Graph = ReadonlyMap<string, { readonly state: Snapshot; readonly edges: readonly Edge[] }>

/** Works something out once for a machine with its cases: several readers of a process ask for the same. */
export function perTestModel<T>(
  find: (machine: AnyStateMachine, testModel: AnyTestModel) => T,
): (machine: AnyStateMachine, testModel: AnyTestModel) => T {
  const known = new WeakMap<AnyStateMachine, WeakMap<AnyTestModel, T>>()
  return (machine, testModel) => {
    const found = known.get(machine) ?? new WeakMap<AnyTestModel, T>()
    const one = found.get(testModel) ?? find(machine, testModel)
    known.set(machine, found.set(testModel, one))
    return one
  }
}

/** All that can happen to a machine with its cases, by the key of each state; the first one is the beginning. */
export const graphOf = perTestModel((machine, testModel): Graph => {
  const found = getAdjacencyMap(machine, graphOptions(machine, testModel))
  // Over any machine the type of the edges is lost.
  return new Map(
    Object.entries(found).map(([key, { state, transitions }]) => [
      key,
      { state, edges: Object.values<Edge>(transitions) },
    ]),
  )
})

/** Tells the steps of a path that xstate/graph found, in the cases' words. */
export function stepsIn(
  machine: AnyStateMachine,
  testModel: AnyTestModel,
): (reached: readonly Edge[]) => MachinePath {
  const labels = new Map(
    happenings(machine, testModel).map(({ event, label }) => [JSON.stringify(event), label]),
  )
  return (reached) =>
    reached
      .filter(({ event }) => event.type !== 'xstate.init')
      .map(({ event, state }) => ({
        event,
        label: labels.get(JSON.stringify(event)) ?? event.type,
        value: state.value,
        key: keyOf(state, testModel),
      }))
}

/**
 * The paths that together take every transition the cases can reach: to each state the shortest way, and from there
 * each thing that can happen.
 */
export const pathsOf = perTestModel((machine, testModel): readonly MachinePath[] => {
  const graph = graphOf(machine, testModel)
  const steps = stepsIn(machine, testModel)
  const [start = ''] = graph.keys()
  // Breadth first: the first way to a state is a shortest one.
  const ways = new Map<string, MachinePath>([[start, []]])
  const paths: MachinePath[] = []
  /** Prefixes of longer paths, which cover them. */
  const beginnings = new Set<MachinePath>()
  for (const [key, way] of ways) {
    for (const edge of graph.get(key)?.edges ?? []) {
      const [step] = steps([edge])
      if (!step) continue
      const path = [...way, step]
      paths.push(path)
      beginnings.add(way)
      if (!ways.has(step.key)) ways.set(step.key, path)
    }
  }
  return paths.filter((path) => !beginnings.has(path))
})
