import { fromPromise } from 'xstate'
import { announceSession } from '@/components/account/Session/sessionSignal'
import { logoutMachine } from '@/machines/logout/logout.machine'
import { endSession } from '@/services/account'
import { browser } from '@/services/browser'

/** The logout machine with its call and effects. */
export const liveLogout = (close: () => void) =>
  logoutMachine.provide({
    actors: {
      endSession: fromPromise<void>(async ({ signal }) => {
        await endSession()
        // Shows the logout even if the modal was closed meanwhile.
        if (signal.aborted) announceSession()
      }),
    },
    actions: {
      logFailure: (_, { error }) => console.error(error),
      closeModal: close,
      reload: () => browser.again(),
    },
  })
