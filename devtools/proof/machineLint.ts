import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { AnyTestModel } from './testModel'
import { statesOf, transitionsFrom, transitionsOf } from '@/machines/chartPlaces'
import { faultsOf } from './machineShape'
import { bareDelayOf, raisedType } from './xstateInternals'

const around = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node.parent, ...around(node.parent)] : []

/** The states that come with a state: those it begins in, all of them where it is parallel. */
function within(node: AnyStateNode): AnyStateNode[] {
  const inner =
    node.type === 'parallel'
      ? Object.values<AnyStateNode>(node.states)
      : node.type === 'compound'
        ? [...(node.initial.target ?? [])]
        : []
  return [node, ...inner.flatMap(within)]
}

/** Where a machine ever is: from its beginning over declared transitions, whether or not their guards ever hold. */
function reachable(machine: AnyStateMachine): ReadonlySet<AnyStateNode> {
  const found = new Set<AnyStateNode>()
  let open = [machine.root]
  while (open.length > 0) {
    const entered = open
      .flatMap((node) => [...within(node), ...around(node)])
      .filter((node) => !found.has(node))
    for (const node of entered) found.add(node)
    open = [...new Set(entered)].flatMap(transitionsFrom).flatMap(({ target }) => target ?? [])
  }
  return found
}

const unreachable = (machine: AnyStateMachine): string[] => {
  const found = reachable(machine)
  return statesOf(machine)
    .filter((node) => !found.has(node))
    .map(({ id }) => `${id}: no transition leads there`)
}

/** Whether a transition leads out of a leaf: not where the leaf is all that it enters. */
const leadsElsewhere = ({ target }: AnyTransitionDefinition, leaf: AnyStateNode): boolean =>
  (target ?? []).flatMap(within).some((node) => node !== leaf && node.type !== 'compound')

const deadEnds = (machine: AnyStateMachine): string[] =>
  statesOf(machine)
    .filter((node) => node.type === 'atomic' && node.parent)
    .filter(
      (leaf) => ![leaf, ...around(leaf)].flatMap(transitionsFrom).some((one) => leadsElsewhere(one, leaf)),
    )
    .map(({ id }) => `${id}: is a dead end and not final`)

/** Branches behind one without a guard are never taken. */
const hiddenBranches = (machine: AnyStateMachine): string[] =>
  statesOf(machine).flatMap((node) =>
    [...node.transitions.entries(), ['always', node.always ?? []] as const].flatMap(([type, branches]) =>
      branches.slice(0, -1).some(({ guard }) => !guard)
        ? [`${node.id}: a branch of ${type} stands behind one without a guard`]
        : [],
    ),
  )

/** All actions in states and transitions. */
const actionsOf = (machine: AnyStateMachine): readonly unknown[] => [
  ...transitionsOf(machine).flatMap((one) => one.actions),
  ...statesOf(machine).flatMap(({ entry, exit }) => [...entry, ...exit]),
]

/** raise() and sendTo() may wait as well, for a bare number of milliseconds. */
const bareDelays = (machine: AnyStateMachine): string[] =>
  actionsOf(machine).flatMap((action) => {
    const delay = bareDelayOf(action)
    return delay === undefined ? [] : [`${machine.id}: an action has a delay without a name: ${delay}`]
  })

/** What a machine tells itself with raise(). */
const raisedTypes = (machine: AnyStateMachine): string[] =>
  actionsOf(machine).flatMap((action) => raisedType(action) ?? [])

/** The events that a machine's states take from outside: neither xstate's own nor raised by the machine. */
export function takenTypes(machine: AnyStateMachine): string[] {
  const raised = raisedTypes(machine)
  const types = transitionsOf(machine).map(({ eventType }) => eventType)
  return [...new Set(types)].filter(
    (type) => type !== '' && type !== '*' && !type.startsWith('xstate.') && !raised.includes(type),
  )
}

function unsentByTestModel(machine: AnyStateMachine, testModel: AnyTestModel): string[] {
  const sent = new Set(testModel.events.map(({ event }) => event.type))
  const taken = takenTypes(machine)
  const known = new Set([...taken, ...raisedTypes(machine)])
  return [
    ...taken.filter((type) => !sent.has(type)).map((type) => `${machine.id}: no case sends ${type}`),
    ...[...sent]
      .filter((type) => !known.has(type))
      .map((type) => `${machine.id}: a case sends ${type}, which no state takes`),
  ]
}

/** A fault of machineShape's, `machine.state says what`, as `machine.state: says what`. */
const withColon = (fault: string): string => fault.replace(' ', ': ')

/**
 * What is wrong with a machine, a line each: `machine.state: what`. Beside what the house asks of every state, invoke
 * and delay (`faultsOf`): states that nothing leads to or out of, branches that are never taken, and events that its
 * cases never send.
 */
export const lintMachine = (machine: AnyStateMachine, testModel: AnyTestModel): string[] => [
  ...faultsOf(machine).map(withColon),
  ...unreachable(machine),
  ...deadEnds(machine),
  ...hiddenBranches(machine),
  ...bareDelays(machine),
  ...unsentByTestModel(machine, testModel),
]
