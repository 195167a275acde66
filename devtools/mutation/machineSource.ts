/** What a machine is made of, and the places in it where a fault can be put. */

export type Row = Record<string, unknown>
/** What a machine is made of: the argument of setup() and that of createMachine(). */
export type Source = { readonly implementations: Row; readonly machine: Row }

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

export type Path = readonly (string | number)[]

/** A copy with another value at a path; undefined takes it away. Functions and everything beside are the same. */
export function withAt(value: unknown, [key, ...rest]: Path, become: (old: unknown) => unknown): unknown {
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

export type Node = {
  readonly path: Path
  readonly name: string
  readonly config: Row
  readonly siblings: readonly string[]
}

export function nodesOf(machine: Row): Node[] {
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

/** All transitions of a state's config: path from the state, and event name. */
export function transitionPlaces({
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
export function branchesOf(value: unknown): { readonly path: Path; readonly row: Row }[] {
  if (typeof value === 'string') return [{ path: [], row: { target: value } }]
  if (Array.isArray(value))
    return value.flatMap((branch: unknown, index) =>
      branchesOf(branch).map(({ path, row }) => ({ path: [index, ...path], row })),
    )
  return isRow(value) ? [{ path: [], row: value }] : []
}
