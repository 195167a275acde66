import 'server-only'
import * as t from 'io-ts'
import { decoded } from '@/model/decoded'
import { orNull } from '@/model/orNull'
import { accountCopy } from '@/content/copy/account'
import { LOG_IN, type SEND_CODE, type SIGN_UP, UPDATE_PROFILE } from '@/model/calls/accountCalls'
import { log } from '@/server/log'
import { runtime } from '@/server/runtime'
import { seal, unseal } from '@/server/privacy/sealing/sealedText'
import { type UpstreamAnswer, callUpstream, noteUnusable } from './upstreamCall'

/*
 * Another users API (specification, section 7), where USERS_API_URL names one. It sends and checks the codes; the
 * session, the name and the city are kept here as well, so that the site's own calls answer without it.
 */

const PURPOSE = 'users api token'

const Status = t.type({
  status: t.intersection([t.type({ code: t.number }), t.partial({ message: t.string })]),
})
const Errors = t.type({ error: t.array(t.string) })
const LoggedIn = t.type({
  data: t.intersection([t.type({ token: t.string }), t.partial({ name: orNull(t.string) })]),
})

/** Whether another users API is configured: it then sends and checks the codes. */
export const hasUsersApi = (): boolean => runtime().config.upstreams.usersApi.url !== undefined

async function call(
  path: string,
  options: { readonly method: 'POST' | 'PUT'; readonly body: unknown; readonly token?: string },
): Promise<UpstreamAnswer | undefined> {
  const { url, key, keyHeader } = runtime().config.upstreams.usersApi
  return callUpstream({
    upstream: 'users api',
    method: options.method,
    url: `${url}${path}`,
    body: options.body,
    headers: { [keyHeader]: key, Authorization: options.token },
  })
}

const isSuccess = ({ json }: UpstreamAnswer): boolean => decoded(Status, json)?.status.code === 200

/** A refusal as a person reads it: the first item of the error array, else the status message, else section 8's word. */
function refusalIn(answer: UpstreamAnswer | undefined, otherwise: string): string {
  return decoded(Errors, answer?.json)?.error[0] || decoded(Status, answer?.json)?.status.message || otherwise
}

/** By which call a code is asked for. */
export type OtpPath = typeof SIGN_UP.path | typeof SEND_CODE.path

/** Has the other users API send a code. @returns its words when it refuses */
export async function sendUpstreamOtp(
  path: OtpPath,
  body: { readonly mobileNo: string; readonly countryCode: string; readonly resend: 0 | 1 },
): Promise<string | undefined> {
  const answer = await call(path, { method: 'POST', body })
  return answer && isSuccess(answer) ? undefined : refusalIn(answer, accountCopy.en.problems.sending)
}

/** Has the other users API check a code; `copy` are its words when it refuses. */
export async function loginUpstream(body: {
  readonly mobileNo: string
  readonly countryCode: string
  readonly otp: string
}): Promise<
  | { readonly kind: 'right'; readonly token: string; readonly name: string }
  | { readonly kind: 'refused'; readonly copy: string }
> {
  const { loggingIn } = accountCopy.en.problems
  const answer = await call(LOG_IN.path, { method: 'POST', body })
  if (!answer || !isSuccess(answer)) return { kind: 'refused', copy: refusalIn(answer, loggingIn) }
  const loggedIn = decoded(LoggedIn, answer.json)
  if (!loggedIn) {
    noteUnusable('users api', answer)
    return { kind: 'refused', copy: loggingIn }
  }
  const { token, name } = loggedIn.data
  return { kind: 'right', token, name: name ?? '' }
}

/** Keeps the other users API's token with a session of this site. @throws the database's error */
export async function keepUpstreamToken(tokenHash: string, token: string): Promise<void> {
  const { database, secret } = runtime()
  await database.kysely
    .insertInto('upstream_session')
    .values({ token_hash: tokenHash, sealed_token: seal(secret, PURPOSE, token) })
    .onConflict((conflict) =>
      conflict.column('token_hash').doUpdateSet({ sealed_token: seal(secret, PURPOSE, token) }),
    )
    .execute()
}

async function tokenOf(tokenHash: string): Promise<string | undefined> {
  const { database, secret } = runtime()
  const row = await database.kysely
    .selectFrom('upstream_session')
    .select('sealed_token')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row && unseal(secret, PURPOSE, row.sealed_token)
}

/**
 * Sends a profile change to the other users API with this session's token. Never rejects: the change is stored here,
 * and failures are only logged (section 7: the answer is 'a 200-like result').
 */
export async function updateUpstream(
  tokenHash: string,
  change: { readonly name?: string; readonly email?: string; readonly cityId?: number },
): Promise<void> {
  if (!hasUsersApi()) return
  try {
    const token = await tokenOf(tokenHash)
    const { name, email, cityId } = change
    const answer = await call(UPDATE_PROFILE.path, {
      method: 'PUT',
      body: { name, email, cityId },
      token,
    })
    if (answer && !isSuccess(answer)) noteUnusable('users api', answer)
  } catch (error) {
    log.warn({ err: error }, 'another users API was not told of a change')
  }
}
