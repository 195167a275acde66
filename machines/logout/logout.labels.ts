import type { SnapshotFrom } from 'xstate'
import type { InnermostState } from '@/machines/stateName'
import type { logoutMachine } from './logout.machine'

type StateName = InnermostState<SnapshotFrom<typeof logoutMachine>['value']>

const QUESTION = ['question', 'cancel', 'confirm'] as const

/** The modal's texts in each state, as keys of content/copy/logout (specification, section 2, modals); it is closed where there are none. */
export const LOGOUT_LABELS: Readonly<
  Record<StateName, readonly ('failed' | 'question' | 'cancel' | 'confirm')[]>
> = {
  asking: QUESTION,
  failed: ['failed', ...QUESTION],
  loggingOut: QUESTION,
  // The page reloads.
  loggedOut: [],
  cancelled: [],
}
