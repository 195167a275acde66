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

/** A public JSON call: XSRF proof or a session token in the Authorization header, limited by address. */
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

/** 503 while the database is unavailable, not 401: an outage must not ask users to log in again. */
const READ: Guard<undefined, Session> = {
  proof: 'none',
  needsDatabase: true,
  sessionOf,
  // An invalid session cookie is cleared; a browser that sent its own token keeps its cookies.
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

/** A read call of the user's own account. */
export const readAccount = (handle: Handle<undefined>): GuardedHandler => guardedCall(READ, handle)

/** As readAccount, limited by user. */
export const readAccountLimited = (handle: Handle<undefined>): GuardedHandler =>
  guardedCall({ ...READ, limit: limitByUser }, handle)

/** A call that changes a user's own account; the handler reads the body. */
export const changeAccountWithRawBody = (handle: Handle<undefined>): GuardedHandler =>
  guardedCall(CHANGE, handle)

/** As changeAccountWithRawBody, with an optional JSON body. */
export const changeAccount = (handle: Handle<unknown>): GuardedHandler =>
  guardedCall({ ...CHANGE, readBody: readOptionalJson } as Guard<unknown, Session>, handle)
