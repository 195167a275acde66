import 'server-only'
import { left, right, type Either } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { DeliveryFailure } from '@/model/lead/leadDelivery'
import { failureOfStatus, postAndRead } from '@/server/upstreams/postAndRead'

export type ZohoTokenOptions = {
  accountsUrl: string
  clientId: string
  clientSecret: string
  refreshToken: string
  timeoutMs: number
  now: () => number
}

/** Returns an access token. @param refused a rejected token, not to be returned again */
export type ZohoToken = (refused?: string) => TE.TaskEither<DeliveryFailure, string>

/** Tokens are not used in their last minute. */
const SAFETY_MS = 60_000

const Granted = t.intersection([
  t.type({ access_token: t.string }),
  t.partial({ expires_in: t.number, error: t.string }),
])
const Refused = t.type({ error: t.string })

/**
 * Exchanges the refresh token at Zoho's accounts server and caches the access token until shortly before it
 * expires. Concurrent callers share one exchange, because Zoho limits them.
 */
export function zohoToken(options: ZohoTokenOptions): ZohoToken {
  let current: { token: string; usableUntil: number } | undefined
  let exchange: Promise<Either<DeliveryFailure, string>> | undefined

  const refresh = pipe(
    postAndRead({
      url: `${options.accountsUrl.replace(/\/+$/, '')}/oauth/v2/token`,
      timeoutMs: options.timeoutMs,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: options.clientId,
        client_secret: options.clientSecret,
        refresh_token: options.refreshToken,
      }).toString(),
    }),
    TE.flatMapEither(({ status, headers, json }): Either<DeliveryFailure, string> => {
      const failure = failureOfStatus(status, headers, options.now())
      // A failed exchange never rejects a lead.
      if (failure) return left(failure.kind === 'rejected' ? authFailure(json) : failure)
      // Zoho answers wrong credentials with 200 and an error.
      if (!Granted.is(json)) return left(authFailure(json))
      const lifetimeMs = (json.expires_in ?? 3600) * 1000
      current = { token: json.access_token, usableUntil: options.now() + lifetimeMs - SAFETY_MS }
      return right(json.access_token)
    }),
  )

  return (refused) => async () => {
    if (current && (current.token === refused || current.usableUntil <= options.now())) current = undefined
    if (current) return right(current.token)
    exchange ??= refresh().finally(() => {
      exchange = undefined
    })
    return exchange
  }
}

function authFailure(json: unknown): DeliveryFailure {
  const reason = Refused.is(json) && /^[\w -]{1,60}$/.test(json.error) ? json.error : 'no access token'
  return { kind: 'auth', detail: `Zoho accounts: ${reason}` }
}
