import 'server-only'
import {
  type Call,
  type Guard,
  type GuardedHandler,
  guardedCall,
  refuseByEnvelope,
} from '@/server/http/guardedCall'
import { readJson, readOptionalJson } from '@/server/http/requestBody'
import {
  clearedSessionCookies,
  hasTokenProof,
  type Session,
  sessionOf,
} from '@/server/accounts/sessions/sessions'
import { fail } from '@/server/http/envelope'

type Answer = Response | Promise<Response>

/** A JSON call that anybody may make: XSRF proof or a session's token in the Authorization header, limit by address. */
export const jsonCall = (handle: (call: Call) => Answer): GuardedHandler =>
  guardedCall(
    {
      proof: 'xsrf',
      isProven: hasTokenProof,
      limit: ({ ip }) => ['leads', ip],
      readBody: readJson,
    },
    handle,
  )

/** Counts one call of a user (ACCOUNT_CALLS_PER_MINUTE). */
export const limitByUser = ({ session }: { readonly session: Session }) =>
  ['accountCalls', `user ${session.user.id}`] as const

/** 503 while the database is unavailable: nobody is told to log in again for that. */
const READ: Guard<undefined, Session> = {
  proof: 'none',
  needsDatabase: true,
  sessionOf,
  // A browser whose cookie is worth nothing loses it; one that sent a token of its own keeps what it has.
  refuse: (refusal) =>
    refusal.code === 401 && !refusal.request.headers.has('authorization')
      ? fail(401, { cookies: clearedSessionCookies() })
      : refuseByEnvelope(refusal),
}
/** The token in the Authorization header, which no other site can make a browser send, is proof as well. */
const CHANGE: Guard<undefined, Session> = {
  ...READ,
  proof: 'xsrf',
  isProven: ({ headers }) => headers.has('authorization'),
  limit: limitByUser,
}

type Handle<Body> = (call: Call<Body, Session>) => Answer

/** A call that tells a user of the own account. */
export const readAccount = (handle: Handle<undefined>): GuardedHandler => guardedCall(READ, handle)

/** As readAccount, for what costs: within the limit of a user as well. */
export const readMuch = (handle: Handle<undefined>): GuardedHandler =>
  guardedCall({ ...READ, limit: limitByUser }, handle)

/** A call that changes a user's own account; the handler reads the body. */
export const changeAccountBy = (handle: Handle<undefined>): GuardedHandler => guardedCall(CHANGE, handle)

/** As changeAccountBy, with a body of JSON, or none. */
export const changeAccount = (handle: Handle<unknown>): GuardedHandler =>
  guardedCall({ ...CHANGE, readBody: readOptionalJson } as Guard<unknown, Session>, handle)
