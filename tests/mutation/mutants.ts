/** Small faults put into a machine one at a time: a good proof finds every one of them. */

type Row = Record<string, unknown>
/** What a machine is made of: the argument of setup() and that of createMachine(). */
export type Source = { readonly implementations: Row; readonly machine: Row }

export type Mutant = {
  /** Says what was changed, by the machine's own names. */
  readonly name: string
  readonly apply: (source: Source) => Source
}

/** What the machine itself is called among its mutants. */
export const NO_FAULT = 'no fault'

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

type Path = readonly (string | number)[]

/** A copy with another value at a path; undefined takes it away. Functions and everything beside are the same. */
function withAt(value: unknown, [key, ...rest]: Path, become: (old: unknown) => unknown): unknown {
  if (key === undefined) return become(value)
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value]
    const next = withAt(copy[Number(key)], rest, become)
    if (next === undefined) copy.splice(Number(key), 1)
    else copy[Number(key)] = next
    return copy
  }
  if (!isRow(value)) return value
  const next = withAt(value[key], rest, become)
  const copy: Row = { ...value, [key]: next }
  if (next === undefined) delete copy[key]
  return copy
}

const inMachine = (name: string, path: Path, become: (old: unknown) => unknown): Mutant => ({
  name,
  // A copy of a row is a row.
  apply: (source) => ({ ...source, machine: withAt(source.machine, path, become) as Row }),
})

type Node = {
  readonly path: Path
  readonly name: string
  readonly config: Row
  readonly siblings: readonly string[]
}

function nodesOf(machine: Row): Node[] {
  const below = (config: Row, path: Path, name: string, siblings: readonly string[]): Node[] => {
    const states = isRow(config.states) ? config.states : {}
    return [
      { path, name, config, siblings },
      ...Object.entries(states).flatMap(([key, child]) =>
        isRow(child)
          ? below(
              child,
              [...path, 'states', key],
              `${name}.${key}`,
              Object.keys(states).filter((one) => one !== key),
            )
          : [],
      ),
    ]
  }
  return below(machine, [], String(machine.id), [])
}

/** Every place in a state where transitions stand: the path from the state, and the event's name. */
function transitionPlaces({
  config,
}: Node): { readonly path: Path; readonly event: string; readonly value: unknown }[] {
  const keyed = (key: 'on' | 'after') =>
    Object.entries(isRow(config[key]) ? config[key] : {}).map(([event, value]) => ({
      path: [key, event],
      event,
      value,
    }))
  const invokes = listOf(config.invoke).flatMap((invoke, index) =>
    isRow(invoke)
      ? ['onDone', 'onError']
          .filter((key) => key in invoke)
          .map((key) => ({
            path: Array.isArray(config.invoke) ? ['invoke', index, key] : ['invoke', key],
            event: `${String(invoke.id)} ${key}`,
            value: invoke[key],
          }))
      : [],
  )
  const always = 'always' in config ? [{ path: ['always'], event: 'always', value: config.always }] : []
  return [...keyed('on'), ...keyed('after'), ...invokes, ...always]
}

/** The branches of a place, each as a row with its own path. */
function branchesOf(value: unknown): { readonly path: Path; readonly row: Row }[] {
  if (typeof value === 'string') return [{ path: [], row: { target: value } }]
  if (Array.isArray(value))
    return value.flatMap((branch: unknown, index) =>
      typeof branch === 'string'
        ? [{ path: [index], row: { target: branch } }]
        : isRow(branch)
          ? [{ path: [index], row: branch }]
          : [],
    )
  return isRow(value) ? [{ path: [], row: value }] : []
}

/** A state that is not the target: a sibling of the state the transition stands in, or the machine's root again. */
function anotherTarget(node: Node, target: unknown): string | undefined {
  return node.siblings.find((one) => one !== target && `.${one}` !== target)
}

function branchMutants(node: Node): Mutant[] {
  return transitionPlaces(node).flatMap(({ path: place, event, value }) =>
    branchesOf(value).flatMap(({ path, row }, index) => {
      const at = [...node.path, ...place, ...path]
      const name = `${node.name} | ${event} (${index + 1})`
      const other = anotherTarget(node, row.target)
      // An eventless transition to another state may go round for ever, which no test can end.
      const mayTurn = other !== undefined && event !== 'always'
      return [
        inMachine(`${name}: taken away`, at, () => undefined),
        ...(row.target !== undefined && mayTurn
          ? [inMachine(`${name}: to ${other}`, at, () => ({ ...row, target: other }))]
          : []),
        ...(row.target !== undefined
          ? [inMachine(`${name}: stays`, at, () => ({ ...row, target: undefined }))]
          : []),
        ...(row.guard !== undefined
          ? [inMachine(`${name}: without its guard`, at, () => ({ ...row, guard: undefined }))]
          : []),
        ...listOf(row.actions).map((action, which) =>
          inMachine(`${name}: without action ${nameOf(action)}`, at, () => ({
            ...row,
            actions: listOf(row.actions).filter((_, index) => index !== which),
          })),
        ),
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
    ...listOf(config.tags).map((tag) =>
      inMachine(`${name}: without tag ${String(tag)}`, [...path, 'tags'], (old) =>
        listOf(old).filter((one) => one !== tag),
      ),
    ),
    ...(config.type === 'final' ? [inMachine(`${name}: not final`, [...path, 'type'], () => undefined)] : []),
    ...(config.description !== undefined
      ? [
          inMachine(`${name}: without description`, [...path, 'description'], () => undefined),
          inMachine(
            `${name}: described otherwise`,
            [...path, 'description'],
            (old) => `Not so: ${String(old)}`,
          ),
        ]
      : []),
    ...(children.length === 0 && config.type === undefined
      ? [inMachine(`${name}: ends here`, [...path, 'type'], () => 'final')]
      : []),
  ]
}

/** Events of the machine that a state does not know, and takes to another state all the same. */
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
const later = (delay: unknown) =>
  typeof delay === 'number'
    ? delay * 3 + 1
    : typeof delay === 'function'
      ? (...args: unknown[]) => Number(delay(...args)) * 3 + 1
      : delay

function implementationMutants({ implementations }: Source): Mutant[] {
  const changed = (kind: 'guards' | 'delays' | 'actions', become: (old: unknown) => unknown, words: string) =>
    Object.keys(isRow(implementations[kind]) ? implementations[kind] : {}).map((key): Mutant => ({
      name: `${kind.slice(0, -1)} ${key}: ${words}`,
      apply: (source) => ({
        ...source,
        implementations: withAt(source.implementations, [kind, key], become) as Row,
      }),
    }))
  return [...changed('guards', inverted, 'inverted'), ...changed('delays', later, 'three times as long')]
}

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
  /** The machine that gets the fault. */
  readonly machineId: string
  /** None while the faults are counted. */
  readonly mutant?: Mutant
  /** Told what the machine is made of. */
  readonly onSource?: (source: Source) => void
}

/** Set by whoever requires a machine; on the global object, because each mutant has modules of its own. */
export const making = globalThis as { shalyaMutation?: Making }
