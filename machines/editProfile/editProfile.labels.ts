import type { StateValueFrom } from 'xstate'
import type { editProfileMachine } from './editProfile.machine'

type StateName = StateValueFrom<typeof editProfileMachine>

/** What the button says in each state (specification, section 4), as keys of content/copy/editProfile. */
export const EDIT_PROFILE_LABELS: Readonly<Record<StateName, 'save' | 'saving' | 'updated'>> = {
  editing: 'save',
  saving: 'saving',
  updated: 'updated',
  reloading: 'updated',
}
