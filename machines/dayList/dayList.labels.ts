import type { SnapshotFrom } from 'xstate'
import type { InnermostState } from '@/machines/stateName'
import type { dayListMachine } from './dayList.machine'

type Value = SnapshotFrom<typeof dayListMachine>['value']

/** What the line above the list says, as a key of content/copy/deskDay. */
export const DAY_LINE_LABELS: Readonly<
  Record<InnermostState<Value['line']>, 'connecting' | 'live' | 'catchingUp' | 'offline' | 'signedOut'>
> = {
  connecting: 'connecting',
  live: 'live',
  reading: 'live',
  catchingUp: 'catchingUp',
  offline: 'offline',
  signedOut: 'signedOut',
}

/** What is said of steps without an answer; null where nothing is. */
export const DAY_STEPS_LABELS: Readonly<Record<Value['steps'], 'waiting' | 'refused' | null>> = {
  idle: null,
  sending: null,
  waiting: 'waiting',
  refused: 'refused',
}
