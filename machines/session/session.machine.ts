import { assign, setup } from 'xstate'
import type { Me } from '@/model/account/account'
import { unprovided, withContext, withEvent, withOutput } from '@/machines/machineSetup'

export type SessionContext = {
  /** The logged-in user; null until known. */
  readonly me: Me | null
}

export type SessionEvent =
  /** The marker cookie is there: on the page's first look, after a login or an edit, or back in the tab. */
  { readonly type: 'marker.found' } | { readonly type: 'marker.missing' }

/** Who is visiting (docs/decisions/0022): told by the marker cookie and GET /users/v1/user/me. */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent, tags: {} as 'asking' },
  actors: { fetchMe: unprovided<Me | null>() },
  guards: { isUser: (_, me: Me | null) => me !== null },
  actions: {
    takeMe: assign((_, me: Me | null) => ({ me })),
    forgetMe: assign({ me: null }),
    // What happens outside; provided where the session is read.
    keepInitials: (_, _params: { me: Me | null }) => {},
    forgetInitials: () => {},
    logFailure: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'session',
  description: 'Whether a visitor is logged in, and as whom.',
  context: { me: null },
  initial: 'unknown',
  states: {
    unknown: {
      description: 'Not known yet: the header shows what it kept from the page before.',
      initial: 'unread',
      on: { 'marker.missing': 'visitor', 'marker.found': '.asking' },
      states: {
        unread: { description: 'The marker cookie was not looked at.' },
        asking: {
          description: 'The marker is there: the server is asked who it is.',
          tags: 'asking',
          invoke: {
            id: 'fetchMe',
            src: 'fetchMe',
            onDone: [
              { guard: withOutput('isUser'), target: '#session.loggedIn', actions: withOutput('takeMe') },
              { target: '#session.visitor' },
            ],
            onError: { target: 'unreachable', actions: withEvent('logFailure') },
          },
        },
        unreachable: {
          description:
            'The server did not answer: nobody is taken for logged in or out; the next look asks again.',
        },
      },
    },
    visitor: {
      description: 'Nobody is logged in: the header shows ‘Login’.',
      entry: ['forgetMe', 'forgetInitials'],
      on: { 'marker.found': 'unknown.asking' },
    },
    loggedIn: {
      description: 'A user is logged in: the header shows the avatar.',
      initial: 'known',
      on: { 'marker.missing': 'visitor', 'marker.found': '.refreshing' },
      states: {
        known: { description: 'What is shown is what the server said.', entry: withContext('keepInitials') },
        refreshing: {
          description:
            'The session may have changed: the server is asked again, while what is known stays shown.',
          tags: 'asking',
          invoke: {
            id: 'fetchMeAgain',
            src: 'fetchMe',
            onDone: [
              { guard: withOutput('isUser'), target: 'known', actions: withOutput('takeMe') },
              { target: '#session.visitor' },
            ],
            onError: { target: 'known', actions: withEvent('logFailure') },
          },
        },
      },
    },
  },
})
