import 'server-only'
import type { Kysely } from 'kysely'
import type { Device } from '@/model/account/device'
import type { Schema } from '@/server/database/schema'
import type { AuditNote } from '@/server/audit/auditTrail'
import { accountOf } from '@/server/accounts/profile/accountOwner'
import { updateUser, type UserNumber, type UserRow } from '@/server/accounts/profile/users'
import { createSession, noteProof } from '@/server/accounts/sessions/sessions'
import { log } from '@/server/log'
import { runtime } from '@/server/runtime'
import { hasUsersApi, keepUpstreamToken } from '@/server/upstreams/usersApi'
import { hashOfNumber, rememberPlace } from './familiar'
import { assertDatabase, type OtpCaller } from './otp'
import { codeKey, judgeCode, useCode, checkUpstream } from './otpCodes'
import { countCheck, takeBackCheck } from './otpLimits'

const inTransaction = <T>(work: (transaction: Kysely<Schema>) => Promise<T>): Promise<T> =>
  runtime().database.kysely.transaction().execute(work)

/** Why a code was not taken. */
export type CodeRefusal =
  | { readonly kind: 'wrong' }
  /** Also for a number that no code was sent to, and for a code that was used. */
  | { readonly kind: 'expired' }
  /** The code's checks are used up. */
  | { readonly kind: 'spent' }
  /** Too many wrong codes from this address. */
  | { readonly kind: 'tooMany'; readonly waitSeconds: number }
  /** Another users API refused, in its own words. */
  | { readonly kind: 'refused'; readonly copy: string }

/** A code that somebody gives back. */
interface GivenCode {
  readonly number: UserNumber
  /** Under what the code is kept (otpCodes.ts). */
  readonly key: string
  readonly code: string
}

/** What a code that was taken is for. */
interface Purpose<Done> {
  readonly action: AuditNote['action']
  /** Done in the transaction that uses the code up. */
  readonly own: (transaction: Kysely<Schema>) => Promise<Done>
  /** Where another users API checked the code. */
  readonly elsewhere: (upstream: { readonly token: string; readonly name: string }) => Promise<Done>
}

type Taken<Done> = { readonly kind: 'taken'; readonly done: Done }

/** Takes a code that this site sent. */
async function takeOwn<Done>(given: GivenCode, { own }: Purpose<Done>): Promise<Taken<Done> | CodeRefusal> {
  const judgement = await judgeCode(given.key, given.code)
  if (judgement !== 'right') return { kind: judgement }
  const taken = await inTransaction(async (transaction): Promise<Taken<Done> | undefined> =>
    (await useCode(transaction, given.key, given.code))
      ? { kind: 'taken', done: await own(transaction) }
      : undefined,
  )
  return taken ?? { kind: 'expired' }
}

/** Takes a code that another users API sent. */
async function takeElsewhere<Done>(
  given: GivenCode,
  { elsewhere }: Purpose<Done>,
): Promise<Taken<Done> | CodeRefusal> {
  const check = await checkUpstream(given.number, { key: given.key, otp: given.code })
  return check.kind === 'right' ? { kind: 'taken', done: await elsewhere(check) } : check
}

/** Takes a code within the limits of wrong ones, and notes what came of it. */
async function takeCode<Done>(
  number: UserNumber,
  code: string,
  { ip, callerKey, isOwnBrowser }: OtpCaller,
  purpose: Purpose<Done>,
): Promise<Taken<Done> | CodeRefusal> {
  assertDatabase()
  // In the number's own browser only the code's own checks count: it guesses at nobody else.
  const refusal = isOwnBrowser ? undefined : await countCheck(ip)
  if (refusal) {
    log.warn({ limit: refusal.limit }, 'a code was refused: too many wrong codes from one address')
    return { kind: 'tooMany', waitSeconds: refusal.waitSeconds }
  }
  const given = { number, key: codeKey(hashOfNumber(number), callerKey), code }
  const answer = await (hasUsersApi() ? takeElsewhere : takeOwn)(given, purpose)
  runtime().visitorAudit.note(
    number,
    answer.kind === 'taken' ? { action: purpose.action } : { action: 'login.failed', why: answer.kind },
  )
  // It is done: what the address had counted is not worth failing it.
  if (answer.kind === 'taken')
    await Promise.all([isOwnBrowser ? undefined : takeBackCheck(ip), rememberPlace(number, ip)]).catch(
      (error: unknown) => log.warn({ err: error }, 'what a code leaves behind was not kept'),
    )
  return answer
}

interface LoginCaller extends OtpCaller {
  readonly device: Device | null
  /** The name in the enquiry that this browser has just sent with the number. */
  readonly namedAs?: string
}

type LoginAnswer = { readonly kind: 'loggedIn'; readonly user: UserRow; readonly token: string } | CodeRefusal

/**
 * Logs the owner of a number in by the code that this caller had sent to it; a number without an account gets one. Where
 * another users API checked the code, the session is this site's own, with that system's token beside it.
 * @throws the database's error, DatabaseUnavailableError when it is known to be unavailable
 */
export async function loginByOtp(
  number: UserNumber,
  code: string,
  { device, namedAs, ...caller }: LoginCaller,
): Promise<LoginAnswer> {
  // In the number's own browser another name is a relative's.
  const name = caller.isOwnBrowser ? undefined : namedAs
  const answer = await takeCode(number, code, caller, {
    action: 'login',
    own: async (transaction) => {
      const user = await accountOf(number, name, transaction)
      const { token } = await createSession(user.id, transaction, device)
      return { user, token }
    },
    elsewhere: async (upstream) => {
      const known = await inTransaction((transaction) => accountOf(number, name, transaction))
      const user =
        known.name || !upstream.name
          ? known
          : ((await updateUser(known.id, { name: upstream.name })) ?? known)
      const { token, tokenHash } = await createSession(user.id, runtime().database.kysely, device)
      await keepUpstreamToken(tokenHash, upstream.token)
      return { user, token }
    },
  })
  return answer.kind === 'taken' ? { kind: 'loggedIn', ...answer.done } : answer
}

/**
 * Proves once more, by a code that this caller had sent to the number of a login, that its owner is there.
 * @param tokenHash the login's
 * @throws the database's error, DatabaseUnavailableError when it is known to be unavailable
 */
export async function proveByOtp(
  number: UserNumber,
  code: string,
  { tokenHash, ...caller }: OtpCaller & { readonly tokenHash: string },
): Promise<{ readonly kind: 'proven' } | CodeRefusal> {
  const answer = await takeCode(number, code, caller, {
    action: 'login.proven',
    own: (transaction) => noteProof(tokenHash, transaction),
    elsewhere: async (upstream) => {
      await noteProof(tokenHash, runtime().database.kysely)
      await keepUpstreamToken(tokenHash, upstream.token)
    },
  })
  return answer.kind === 'taken' ? { kind: 'proven' } : answer
}
