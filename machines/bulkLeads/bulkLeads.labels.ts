import type { SnapshotFrom } from 'xstate'
import type { InnermostState } from '@/machines/stateName'
import type { bulkLeadsMachine } from './bulkLeads.machine'

type StateName = InnermostState<SnapshotFrom<typeof bulkLeadsMachine>['value']>

/** What is said of the chosen leads in each state, as a key of content/copy/desk; nothing where the answer says it all. */
export const BULK_LEADS_LABELS: Readonly<
  Record<StateName, 'chosen' | 'sending' | 'failed' | 'signedOut' | undefined>
> = {
  choosing: 'chosen',
  sending: 'sending',
  answered: undefined,
  failed: 'failed',
  signedOut: 'signedOut',
}
