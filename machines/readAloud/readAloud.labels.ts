import type { SnapshotFrom } from 'xstate'
import type { InnermostState } from '@/machines/stateName'
import type { readAloudMachine } from './readAloud.machine'

export type ReadAloudStep = InnermostState<SnapshotFrom<typeof readAloudMachine>['value']>

/** The button's name in each state, and what is said beside it, as keys of content/copy/readAloud. */
export const READ_ALOUD_LABELS: Readonly<
  Record<ReadAloudStep, { readonly button: 'listen' | 'stop'; readonly notice?: 'failed' }>
> = {
  ready: { button: 'listen' },
  failed: { button: 'listen', notice: 'failed' },
  reading: { button: 'stop' },
}
