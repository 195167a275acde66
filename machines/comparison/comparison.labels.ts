import type { SnapshotFrom } from 'xstate'
import type { InnermostState } from '@/machines/stateName'
import type { comparisonMachine } from './comparison.machine'

type StateName = InnermostState<SnapshotFrom<typeof comparisonMachine>['value']>

/** Copy key (content/copy/compare) of the bar's text per state; undefined where the bar is hidden. */
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
