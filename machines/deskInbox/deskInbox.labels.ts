import type { SnapshotFrom } from 'xstate'
import type { InnermostState } from '@/machines/stateName'
import type { deskInboxMachine } from './deskInbox.machine'

type StateName = InnermostState<SnapshotFrom<typeof deskInboxMachine>['value']>

/** What the line above the list says in each state, as a key of content/copy/desk. */
export const DESK_INBOX_LABELS: Readonly<
  Record<StateName, 'connecting' | 'live' | 'readingMore' | 'catchingUp' | 'offline' | 'signedOut'>
> = {
  connecting: 'connecting',
  settled: 'live',
  readingMore: 'readingMore',
  catchingUp: 'catchingUp',
  offline: 'offline',
  signedOut: 'signedOut',
}
