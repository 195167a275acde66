import 'server-only'
import { isRight } from 'fp-ts/Either'
import type * as t from 'io-ts'
import type { DeskProblem } from '@/model/desk/deskNotices'
import { fail, ok, seeOther } from '@/server/http/envelope'
import { type Call, type GuardedHandler, guardedCall } from '@/server/http/guardedCall'
import { readForm, readJson } from '@/server/http/requestBody'
import { refuseDeskForm } from './deskGuard'
import type { SignIn } from './signIn'

/** A JSON call of a page of the desk's that one reaches without a session. */
export const openCall = <Body>(
  codec: t.Type<Body, unknown, unknown>,
  handle: (body: Body, request: Request) => Promise<Response>,
): GuardedHandler =>
  guardedCall(
    {
      proof: 'xsrf',
      needsDatabase: true,
      limit: ({ ip }) => ['deskOpenCalls', ip],
      readBody: readJson,
    },
    async ({ body, request }: Call<unknown>) => {
      const read = codec.decode(body)
      return isRight(read) ? handle(read.right, request) : fail(400)
    },
  )

/** A plain form of such a page. @param page that shows a refusal */
export const openForm = (
  page: string,
  handle: (form: URLSearchParams, request: Request) => Promise<Response>,
): GuardedHandler =>
  guardedCall<URLSearchParams>(
    {
      proof: 'origin',
      readBody: readForm,
      readsBodyFirst: true,
      needsDatabase: true,
      limit: ({ ip }) => ['deskOpenCalls', ip],
      refuse: refuseDeskForm(page),
    },
    ({ body, request }) => handle(body, request),
  )

export const backWith = (page: string, problem: DeskProblem, cookies: readonly string[] = []): Response =>
  seeOther(`${page}?problem=${problem}#problem`, cookies)

/** Answer of a call that signs in. */
export function signInAnswer(outcome: SignIn): Response {
  switch (outcome.kind) {
    case 'signedIn':
      return ok({}, { cookies: outcome.cookies })
    case 'refused':
      return fail(401, { reason: 'refused' })
    case 'locked':
      return fail(429, { waitSeconds: outcome.seconds })
  }
}
