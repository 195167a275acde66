import type { StateValueFrom } from 'xstate'
import type { logoutMachine } from './logout.machine'

type StateName = StateValueFrom<typeof logoutMachine>

type LogoutLabels = {
  /** What stands in the modal, as keys of content/copy/logout; it has gone where there is none. */
  readonly copy: readonly ('question' | 'cancel' | 'confirm')[]
  /** What stands there after a failed try. */
  readonly afterFailure?: 'failed'
}

const QUESTION = ['question', 'cancel', 'confirm'] as const

/** What each state shows (specification, section 2, modals). */
export const LOGOUT_LABELS: Readonly<Record<StateName, LogoutLabels>> = {
  confirming: { copy: QUESTION, afterFailure: 'failed' },
  loggingOut: { copy: QUESTION },
  // The page is loaded anew.
  loggedOut: { copy: [] },
  // The modal is gone.
  cancelled: { copy: [] },
}
