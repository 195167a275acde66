/** Small faults put into a machine one at a time: a good proof finds every one of them. */
import {
  type Node,
  type Path,
  type Row,
  type Source,
  branchesOf,
  isRow,
  listOf,
  nodesOf,
  transitionPlaces,
  withAt,
} from './machineSource'

/** What people only read, and what a machine does: a test can know the latter alone. */
export type FaultKind = 'behaviour' | 'words'

export type Mutant = {
  /** Says what was changed, by the machine's own names. */
  readonly name: string
  readonly kind: FaultKind
  readonly apply: (source: Source) => Source
}

/** What the machine itself is called among its mutants. */
export const NO_FAULT = 'no fault'

const inMachine = (
  name: string,
  path: Path,
  become: (old: unknown) => unknown,
  kind: FaultKind = 'behaviour',
): Mutant => ({
  name,
  kind,
  // A copy of a row is a row.
  apply: (source) => ({ ...source, machine: withAt(source.machine, path, become) as Row }),
})

/** A wrong target: a sibling of the transition's source, or the machine's root. */
function anotherTarget(node: Node, target: unknown): string | undefined {
  return node.siblings.find((one) => one !== target && `.${one}` !== target)
}

/** Another value of the same shape: what a guard or an action gets in the machine. */
function otherwise(value: unknown): unknown {
  if (isRow(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, otherwise(inner)]))
  return typeof value === 'number'
    ? value + 1
    : typeof value === 'string'
      ? `not ${value}`
      : value === null
        ? 'something'
        : value
}

/** A guard or an action with fixed params gets others. */
const withOtherParams = (named: unknown): Row | undefined =>
  isRow(named) && isRow(named.params) ? { ...named, params: otherwise(named.params) } : undefined

/** What a branch of a transition asks and does, done otherwise. */
function branchDetails(name: string, at: Path, row: Row): Mutant[] {
  const guard = withOtherParams(row.guard)
  return [
    ...(row.guard !== undefined
      ? [inMachine(`${name}: without its guard`, at, () => ({ ...row, guard: undefined }))]
      : []),
    ...(guard ? [inMachine(`${name}: guard with other params`, at, () => ({ ...row, guard }))] : []),
    ...(row.reenter === true
      ? [inMachine(`${name}: does not enter anew`, at, () => ({ ...row, reenter: false }))]
      : []),
    ...listOf(row.actions).flatMap((action, which) => {
      const actions = listOf(row.actions)
      const changed = withOtherParams(action)
      return [
        inMachine(`${name}: without action ${nameOf(action)}`, at, () => ({
          ...row,
          actions: actions.filter((_, index) => index !== which),
        })),
        ...(changed
          ? [
              inMachine(`${name}: action ${nameOf(action)} with other params`, at, () => ({
                ...row,
                actions: actions.map((one, index) => (index === which ? changed : one)),
              })),
            ]
          : []),
      ]
    }),
  ]
}

function branchMutants(node: Node): Mutant[] {
  return transitionPlaces(node).flatMap(({ path: place, event, value }) =>
    branchesOf(value).flatMap(({ path, row }, index) => {
      const at = [...node.path, ...place, ...path]
      const name = `${node.name} | ${event} (${index + 1})`
      const other = anotherTarget(node, row.target)
      // An eventless transition that leads elsewhere or nowhere may go round for ever, which no test can end.
      const mayLead = row.target !== undefined && event !== 'always'
      return [
        inMachine(`${name}: taken away`, at, () => undefined),
        ...(mayLead && other !== undefined
          ? [inMachine(`${name}: to ${other}`, at, () => ({ ...row, target: other }))]
          : []),
        ...(mayLead ? [inMachine(`${name}: stays`, at, () => ({ ...row, target: undefined }))] : []),
        ...branchDetails(name, at, row),
      ]
    }),
  )
}

const nameOf = (action: unknown): string =>
  typeof action === 'string' ? action : isRow(action) ? String(action.type) : 'inline'

function stateMutants(node: Node): Mutant[] {
  const { config, name, path } = node
  const children = Object.keys(isRow(config.states) ? config.states : {})
  const otherChild = children.find((child) => child !== config.initial)
  return [
    ...(['entry', 'exit'] as const).flatMap((key) =>
      listOf(config[key]).map((action, which) =>
        inMachine(`${name}: without ${key} action ${nameOf(action)}`, [...path, key], (old) =>
          listOf(old).filter((_, index) => index !== which),
        ),
      ),
    ),
    ...(config.initial !== undefined && otherChild !== undefined
      ? [inMachine(`${name}: begins in ${otherChild}`, [...path, 'initial'], () => otherChild)]
      : []),
    ...listOf(config.invoke).map((invoke, which) =>
      inMachine(
        `${name}: does not run ${isRow(invoke) ? String(invoke.id) : ''}`,
        [...path, 'invoke', ...(Array.isArray(config.invoke) ? [which] : [])],
        () => undefined,
      ),
    ),
    ...listOf(config.tags).map((tag) =>
      inMachine(`${name}: without tag ${String(tag)}`, [...path, 'tags'], (old) =>
        listOf(old).filter((one) => one !== tag),
      ),
    ),
    ...(config.type === 'final' ? [inMachine(`${name}: not final`, [...path, 'type'], () => undefined)] : []),
    ...(config.description !== undefined
      ? [
          inMachine(`${name}: without description`, [...path, 'description'], () => undefined, 'words'),
          inMachine(
            `${name}: described otherwise`,
            [...path, 'description'],
            (old) => `Not so: ${String(old)}`,
            'words',
          ),
        ]
      : []),
    ...(children.length === 0 && config.type === undefined
      ? [inMachine(`${name}: ends here`, [...path, 'type'], () => 'final')]
      : []),
  ]
}

/** Adds transitions for events that a state ignores. */
function strangeEventMutants(nodes: readonly Node[]): Mutant[] {
  const events = new Set(nodes.flatMap(({ config }) => Object.keys(isRow(config.on) ? config.on : {})))
  return nodes.flatMap(({ config, name, path, siblings: [other] }) => {
    const known = isRow(config.on) ? config.on : {}
    return other === undefined
      ? []
      : [...events]
          .filter((event) => !(event in known))
          .map((event) =>
            inMachine(`${name} | ${event}: leads to ${other}`, path, (old) => ({
              ...(isRow(old) ? old : {}),
              on: { ...known, [event]: other },
            })),
          )
  })
}

const inverted = (guard: unknown) =>
  typeof guard === 'function' ? (...args: unknown[]) => !guard(...args) : guard
const timed = (become: (delay: number) => number) => (delay: unknown) =>
  typeof delay === 'number'
    ? become(delay)
    : typeof delay === 'function'
      ? (...args: unknown[]) => become(Number(delay(...args)))
      : delay

const implementationMutants = ({ implementations }: Source): Mutant[] =>
  (
    [
      ['guards', 'inverted', inverted],
      ['delays', 'three times as long', timed((delay) => delay * 3 + 1)],
      ['delays', 'a third as long', timed((delay) => Math.floor(delay / 3))],
    ] as const
  ).flatMap(([kind, words, become]) =>
    Object.keys(isRow(implementations[kind]) ? implementations[kind] : {}).map((key): Mutant => ({
      name: `${kind.slice(0, -1)} ${key}: ${words}`,
      kind: 'behaviour',
      apply: (source) => ({
        ...source,
        implementations: withAt(source.implementations, [kind, key], become) as Row,
      }),
    })),
  )

/** Every mutant of a machine. */
export function mutantsOf(source: Source): Mutant[] {
  const nodes = nodesOf(source.machine)
  return [
    ...nodes.flatMap((node) => [...branchMutants(node), ...stateMutants(node)]),
    ...strangeEventMutants(nodes),
    ...implementationMutants(source),
  ]
}

/** What a mutation run tells xstate (mutatingXstate.ts). */
type Making = {
  /** The machine that gets the fault; where none is named, all are reported and none gets one. */
  readonly machineId?: string
  /** None while the faults are counted. */
  readonly mutant?: Mutant
  /** Called with what the machine is made of. */
  readonly onSource?: (source: Source) => void
}

/** Set by the loader of a mutant; global, because each mutant has its own module registry. */
export const making = globalThis as { shalyaMutation?: Making }
