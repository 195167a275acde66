import { setup } from 'xstate'
import { unprovided, withEvent } from '@/machines/machineSetup'

export type LogoutEvent = { readonly type: 'logout.confirmed' } | { readonly type: 'logout.cancelled' }

/** The logout confirmation (specification, sections 2 and 4). */
export const logoutMachine = setup({
  types: {} as { events: LogoutEvent; tags: 'busy' | 'error' },
  actors: { endSession: unprovided<void>() },
  actions: {
    // What happens outside; provided where the modal is shown.
    logFailure: (_, _params: { error: unknown }) => {},
    closeModal: () => {},
    reload: () => {},
  },
}).createMachine({
  id: 'logout',
  description: 'A user is asked whether he means to log out, and is logged out.',
  initial: 'confirming',
  states: {
    confirming: {
      description: 'The user is asked, and can go back.',
      initial: 'asking',
      on: { 'logout.confirmed': 'loggingOut', 'logout.cancelled': 'cancelled' },
      states: {
        asking: { description: 'Nothing has been tried yet.' },
        failed: {
          description: 'The try did not reach the server: it says that the user is still logged in.',
          tags: 'error',
        },
      },
    },
    loggingOut: {
      description:
        'The server is asked to revoke the token and to clear the cookies; asking again does nothing.',
      tags: 'busy',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: 'loggedOut',
        // Only the server can clear its cookie: a page that reloaded now would show the same user again.
        onError: { target: 'confirming.failed', actions: withEvent('logFailure') },
      },
    },
    loggedOut: {
      description: 'Token and cookies are gone; the page is loaded anew, for a visitor.',
      type: 'final',
      entry: 'reload',
    },
    cancelled: {
      description: 'The user stays logged in; the modal is closed.',
      type: 'final',
      entry: 'closeModal',
    },
  },
})
