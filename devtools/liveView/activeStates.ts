import type { StateValue } from 'xstate'
import { type ChartState, chartStates } from '@/devtools/proof/chartOf'
import { statePaths } from '@/devtools/proof/stateNames'

/** The ids of the states that a snapshot's value names, outer ones first; the machine itself is one of them. */
export function activeStates(root: ChartState, value: StateValue): string[] {
  const known = new Set(chartStates(root).map(({ id }) => id))
  return [root.id, ...statePaths(value).map((path) => `${root.id}.${path}`)].filter((id) => known.has(id))
}

/** A snapshot's value as people read it: `idle.editing`, `shown + hidden` where states are side by side. */
export function valueInWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([name, below]) => [name, valueInWords(below)].filter(Boolean).join('.'))
    .join(' + ')
}
