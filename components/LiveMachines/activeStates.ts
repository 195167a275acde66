import type { ChartState } from '@/machines/lib/chartOf'

/** The ids of the states that a snapshot's value names, outer ones first; the machine itself is one of them. */
export function activeStates(state: ChartState, value: unknown): string[] {
  const inside =
    typeof value === 'string'
      ? state.states.filter(({ name }) => name === value).map((one) => ({ one, below: undefined as unknown }))
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, below]) =>
            state.states.filter((one) => one.name === name).map((one) => ({ one, below: below as unknown })),
          )
        : []
  return [state.id, ...inside.flatMap(({ one, below }) => activeStates(one, below))]
}

/** A snapshot's value as people read it: `idle.editing`, `shown + hidden` where states are side by side. */
export function valueInWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([name, below]) => [name, valueInWords(below)].filter(Boolean).join('.'))
    .join(' + ')
}
