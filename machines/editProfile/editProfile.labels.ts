import type { SnapshotFrom } from 'xstate'
import type { InnermostState } from '@/machines/stateName'
import type { editProfileMachine } from './editProfile.machine'

type StateName = InnermostState<SnapshotFrom<typeof editProfileMachine>['value']>

/** What the button says in each state (specification, section 4), as keys of content/copy/editProfile. */
export const EDIT_PROFILE_LABELS: Readonly<Record<StateName, 'save' | 'saving' | 'updated'>> = {
  untried: 'save',
  failed: 'save',
  saving: 'saving',
  updated: 'updated',
  reloading: 'updated',
}
