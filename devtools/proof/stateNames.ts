import type { StateValue } from 'xstate'

/** The states of a value by their paths: `{ idle: 'invalid' }` is `idle` and `idle.invalid`. */
export function statePaths(value: StateValue, outer = ''): string[] {
  const named = (name: string) => (outer ? `${outer}.${name}` : name)
  if (typeof value === 'string') return [named(value)]
  return Object.entries(value).flatMap(([name, inner]) => [
    named(name),
    ...(inner === undefined ? [] : statePaths(inner, named(name))),
  ])
}

/** The states without those around them, as one name; several where parts of the machine run side by side. */
export function innermostStates(value: StateValue): string {
  const states = statePaths(value)
  return states.filter((one) => !states.some((other) => other.startsWith(`${one}.`))).join(' + ')
}
