import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { transitionsOf } from '@/machines/chartPlaces'
import { isWaiting, raisedType } from './xstateInternals'

type ChartStateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'

/** One state as people see it. Ids are paths: `leadForm.idle.editing`; the machine itself is the outermost state. */
export type ChartState = {
  readonly id: string
  readonly name: string
  readonly kind: ChartStateKind
  /** In a product person's words. */
  readonly description: string
  readonly tags: readonly string[]
  /** Whether its parent begins here. */
  readonly isInitial: boolean
  /** Actors that run while the machine is here. */
  readonly actors: readonly string[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  readonly states: readonly ChartState[]
}

export type ChartEventKind = 'event' | 'delay' | 'done' | 'error' | 'always'

/** One transition; each branch of a guard is one of its own. */
export type ChartTransition = {
  /** The same in every run, and for the same branch in another revision. */
  readonly id: string
  readonly source: string
  /** Empty where the machine stays where it is. */
  readonly targets: readonly string[]
  /** As xstate names it. */
  readonly eventType: string
  readonly kind: ChartEventKind
  /** As people read it: `form.submitted`, `after resendCooldown`, `submitLead done`. */
  readonly event: string
  readonly guard: string
  readonly actions: readonly string[]
}

/** What a machine's chart shows: nothing that needs the machine to run. */
export type Chart = {
  readonly id: string
  readonly description: string
  readonly root: ChartState
  readonly transitions: readonly ChartTransition[]
}

type Named = { readonly type: string; readonly params?: unknown } | string | ((...args: never[]) => unknown)

/** Constant parameters of a guard or action in the config (`denied`); event data is omitted. */
const fixedParams = (params: unknown): string[] =>
  typeof params === 'object' && params !== null
    ? Object.values(params).flatMap(fixedParams)
    : ['string', 'number', 'boolean'].includes(typeof params)
      ? [String(params)]
      : params === null
        ? ['nothing']
        : []

/** The names of what a state does on its way in or out; the transition that waits says how long. */
const actionNames = (actions: readonly unknown[]): string[] =>
  // xstate's types leave open what an action is made of.
  (actions as readonly Named[]).filter((action) => !isWaiting(action)).map(nameOfNamed)

/** `isCameraProblem: denied`, to distinguish branches with the same guard. */
function nameOfNamed(named: Named): string {
  if (typeof named === 'string') return named
  if (!('type' in named)) return named.name || 'inline'
  if (named.type === 'xstate.raise') return ['raise', raisedType(named)].filter(Boolean).join(': ')
  return [named.type, fixedParams(named.params).join(', ')].filter(Boolean).join(': ')
}

const initialOf = (node: AnyStateNode): readonly string[] =>
  node.type === 'compound' ? (node.initial?.target ?? []).map((target) => target.id) : []

function chartState(node: AnyStateNode, isInitial: boolean): ChartState {
  const initial = initialOf(node)
  return {
    id: node.id,
    name: node.key,
    kind: node.type,
    description: node.description ?? '',
    tags: [...node.tags],
    isInitial,
    actors: node.invoke.map(({ id }) => id),
    entry: actionNames(node.entry),
    exit: actionNames(node.exit),
    states: Object.values(node.states).map((child) => chartState(child, initial.includes(child.id))),
  }
}

/** What of an event's name people read, and of which kind it is. */
export function eventInWords(eventType: string): Pick<ChartTransition, 'event' | 'kind'> {
  if (eventType === '') return { kind: 'always', event: 'always' }
  const [, kind, name = ''] =
    /^xstate\.(after|done\.actor|done\.state|error\.actor)\.([^.]+)/.exec(eventType) ?? []
  if (kind === 'after') return { kind: 'delay', event: `after ${name}` }
  if (kind === 'error.actor') return { kind: 'error', event: `${name} failed` }
  if (kind) return { kind: 'done', event: `${name} done` }
  return { kind: 'event', event: eventType }
}

function chartTransition(transition: AnyTransitionDefinition): Omit<ChartTransition, 'id'> {
  return {
    source: transition.source.id,
    targets: transition.target?.map(({ id }) => id) ?? [],
    eventType: transition.eventType,
    ...eventInWords(transition.eventType),
    guard: transition.guard ? nameOfNamed(transition.guard as Named) : '',
    actions: actionNames(transition.actions),
  }
}

/** A name for each transition that does not depend on its place: source, event, guard; numbered where that is not enough. */
function withIds(transitions: readonly Omit<ChartTransition, 'id'>[]): ChartTransition[] {
  const seen = new Map<string, number>()
  return transitions.map((one) => {
    const name = `${one.source} | ${one.event}${one.guard && ` [${one.guard}]`}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { ...one, id: count === 1 ? name : `${name} (${count})` }
  })
}

/** A machine's chart: its states with their words, and every declared transition. */
export function chartOf(machine: AnyStateMachine): Chart {
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    root: chartState(machine.root, false),
    transitions: withIds(transitionsOf(machine).map(chartTransition)),
  }
}

/** All states of a chart, outer ones first. */
export const chartStates = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(chartStates)]

/** What a machine's chart calls each of its transitions, to tell of those that a run takes. */
export function transitionIds(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  const { transitions } = chartOf(machine)
  return new Map(
    transitionsOf(machine).flatMap((one, index) => {
      const id = transitions[index]?.id
      return id === undefined ? [] : [[one, id] as const]
    }),
  )
}
