import type { SnapshotFrom } from 'xstate'
import type { InnermostState } from '@/machines/stateName'
import type { comparisonMachine } from './comparison.machine'

type StateName = InnermostState<SnapshotFrom<typeof comparisonMachine>['value']>

/** What the bar says in each state, as a key of content/copy/compare; it is not there where there is none. */
export const COMPARISON_LABELS: Readonly<Record<StateName, 'one' | 'chosen' | 'full' | undefined>> = {
  keeping: undefined,
  counting: undefined,
  cleared: undefined,
  empty: undefined,
  one: 'one',
  two: 'chosen',
  settled: 'chosen',
  refusing: 'full',
}
