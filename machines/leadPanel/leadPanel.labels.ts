import type { SnapshotFrom } from 'xstate'
import type { InnermostState } from '@/machines/stateName'
import type { leadPanelMachine, LeadProblem } from './leadPanel.machine'

type StateName = InnermostState<SnapshotFrom<typeof leadPanelMachine>['value']>

/** What the panel says in each state, as a key of content/copy/desk; nothing where the lead says it all. */
export const LEAD_PANEL_LABELS: Readonly<
  Record<StateName, 'loading' | 'unreachable' | 'acting' | 'conflict' | 'refused' | LeadProblem | undefined>
> = {
  loading: 'loading',
  unreachable: 'unreachable',
  closed: 'missing',
  reading: undefined,
  refreshing: undefined,
  detailing: undefined,
  conflict: 'conflict',
  acting: 'acting',
  failed: 'notSent',
  refused: 'refused',
}
