import 'server-only'
import type { MobileNumber } from '@/model/lead/mobile'
import { type Kysely, sql } from 'kysely'
import { randomBytes, randomInt } from 'node:crypto'
import type { Device } from '@/model/account/device'
import { OTP_VALID_MINUTES } from '@/model/account/otpLogin'
import { OTP_LENGTH } from '@/model/account/otpText'
import type { AuditNote } from '@/server/privacy/audit/auditNote'
import { accountOf, hashOfNumber, updateUser, type UserRow } from '@/server/accounts/profile/users'
import { createSession, noteProof } from '@/server/accounts/sessions/sessions'
import { sameText, sign } from '@/server/config/secret'
import { DatabaseUnavailableError } from '@/server/database/postgres/sqlPool'
import type { Schema } from '@/server/database/schema'
import { log } from '@/server/log'
import { runtime } from '@/server/runtime'
import { hasUsersApi, keepUpstreamToken, loginUpstream } from '@/server/upstreams/usersApi'
import { rememberPlace } from './callerTrust'
import { countCheck, takeBackCheck } from './otpLimits'

/** The caller that requests and submits a code. */
export interface OtpCaller {
  /** '' if unknown: such callers share a count. */
  readonly ip: string
  /** Identifies the caller, to which the code is bound. */
  readonly callerKey: string
  /** Whether the number has logged in with this browser. */
  readonly isOwnBrowser: boolean
}

/** Fails at once while the database is known to be unavailable. @throws DatabaseUnavailableError */
export function assertDatabase(): void {
  if (!runtime().intake.breaker.isAvailable) throw new DatabaseUnavailableError('the database is unavailable')
}

/** Maximum checks of a code (docs/decisions/0020). */
const OTP_CHECKS = 5

/** Uniformly distributed. */
export const newCode = (): string => String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0')

/**
 * Placeholder for an upstream API's code. No six digits match it, but sends and checks are counted, so that this
 * site cannot be used for flooding or guessing.
 */
export const noCode = (): string => randomBytes(16).toString('base64url')

/**
 * Key of a stored code: its number and its caller. A code is valid for that caller only, so that other callers cannot
 * guess it or use up the owner's checks (docs/decisions/0044).
 * @param callerKey the browser's id, or the Authorization header of a caller without one (otpCalls.ts)
 */
export const codeKey = (numberHash: string, callerKey: string): string =>
  `${numberHash}.${sign(runtime().secret, 'otp asker', callerKey)}`

/** The stored hash of a code. Bound to its number and caller: the same code of two numbers has different hashes. */
const hashOfCode = (key: string, code: string): string => sign(runtime().secret, 'otp code', `${key} ${code}`)

/** Stores a caller's code, replacing the former one. @throws the database's error */
export async function keepCode(key: string, code: string): Promise<void> {
  await runtime().database.executeSql(
    `insert into otp_code (number_hash, code_hash, checks, created_at, expires_at)
     values ($1, $2, 0, now(), now() + $3::int * interval '1 minute')
     on conflict (number_hash) do update set code_hash = excluded.code_hash, checks = 0,
       created_at = excluded.created_at, expires_at = excluded.expires_at`,
    [key, hashOfCode(key, code), OTP_VALID_MINUTES],
  )
}

/** @throws the database's error */
export async function dropCode(key: string): Promise<void> {
  await runtime().database.executeSql('delete from otp_code where number_hash = $1', [key])
}

/**
 * Seconds until this caller may request another code, if its last one is still valid (after a reload, or in a
 * second tab).
 * @throws the database's error
 */
export async function secondsUntilResend(key: string): Promise<number | undefined> {
  const { rows } = await runtime().database.executeSql<{ left: number }>(
    `select ceil($2::int - extract(epoch from now() - created_at))::int as left from otp_code
     where number_hash = $1 and expires_at > now() and checks < $3::int`,
    [key, runtime().config.otp.limits.resendSeconds, OTP_CHECKS],
  )
  const left = rows[0]?.left ?? 0
  return left > 0 ? left : undefined
}

type Judgement = 'right' | 'wrong' | 'expired' | 'spent'

/**
 * Checks a code. The check is counted in the statement that reads the hash, so that however many come at once, on
 * however many servers, no more than OTP_CHECKS are answered with right or wrong.
 * @returns 'expired' also for a number that no code was sent to; 'spent' when its checks are used up
 * @throws the database's error
 */
async function judgeCode(key: string, code: string): Promise<Judgement> {
  const { rows } = await runtime().database.executeSql<{ code_hash: string | null; known: boolean }>(
    `with counted as (
       update otp_code set checks = checks + 1
       where number_hash = $1 and expires_at > now() and checks < $2::int
       returning code_hash
     )
     select (select code_hash from counted) as code_hash,
       exists (select 1 from otp_code where number_hash = $1 and expires_at > now()) as known`,
    [key, OTP_CHECKS],
  )
  const { code_hash: hash, known } = rows[0] ?? { code_hash: null, known: false }
  // Always computed, so that timing does not reveal whether a code exists.
  const offered = hashOfCode(key, code)
  if (hash === null) return known ? 'spent' : 'expired'
  return sameText(hash, offered) ? 'right' : 'wrong'
}

/**
 * Consumes a code; true for the first of concurrent logins only.
 * @param database the login's transaction
 * @throws the database's error
 */
async function useCode(database: Kysely<Schema>, key: string, code: string): Promise<boolean> {
  const used = await database
    .deleteFrom('otp_code')
    .where('number_hash', '=', key)
    .where('code_hash', '=', hashOfCode(key, code))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return used.numDeletedRows === 1n
}

const inTransaction = <T>(work: (transaction: Kysely<Schema>) => Promise<T>): Promise<T> =>
  runtime().database.kysely.transaction().execute(work)

export type CodeRefusal =
  | { readonly kind: 'wrong' }
  /** Also without any code, or a used one. */
  | { readonly kind: 'expired' }
  /** The code's checks are used up. */
  | { readonly kind: 'spent' }
  /** Too many wrong codes from this address. */
  | { readonly kind: 'tooMany'; readonly waitSeconds: number }
  /** The upstream API's own text. */
  | { readonly kind: 'refused'; readonly copy: string }

interface GivenCode {
  readonly number: MobileNumber
  readonly key: string
  readonly code: string
}

interface Purpose<Done> {
  readonly action: AuditNote['action']
  /** Runs in the transaction that consumes the code. */
  readonly own: (transaction: Kysely<Schema>) => Promise<Done>
  /** Runs if an upstream API checked the code. */
  readonly elsewhere: (upstream: { readonly token: string; readonly name: string }) => Promise<Done>
}

type Taken<Done> = { readonly kind: 'taken'; readonly done: Done }

/** Checks a code of this site. */
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

/** Checks an upstream API's code, at most five times for each one sent. */
async function takeElsewhere<Done>(
  given: GivenCode,
  { elsewhere }: Purpose<Done>,
): Promise<Taken<Done> | CodeRefusal> {
  const judgement = await judgeCode(given.key, given.code)
  if (judgement === 'expired' || judgement === 'spent') return { kind: judgement }
  const { mobile: mobileNo, countryCode } = given.number
  const answer = await loginUpstream({ mobileNo, countryCode, otp: given.code })
  return answer.kind === 'right' ? { kind: 'taken', done: await elsewhere(answer) } : answer
}

/** Checks a code within the limits of wrong ones, and records the outcome. */
async function takeCode<Done>(
  number: MobileNumber,
  code: string,
  { ip, callerKey, isOwnBrowser }: OtpCaller,
  purpose: Purpose<Done>,
): Promise<Taken<Done> | CodeRefusal> {
  assertDatabase()
  // An own browser can only guess its own number's code, so its address is not limited.
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
  // Accepted: an error in resetting the address's count must not fail it.
  if (answer.kind === 'taken')
    await Promise.all([isOwnBrowser ? undefined : takeBackCheck(ip), rememberPlace(number, ip)]).catch(
      (error: unknown) => log.warn({ err: error }, 'what a code leaves behind was not kept'),
    )
  return answer
}

interface LoginCaller extends OtpCaller {
  readonly device: Device | null
  /** The name in an enquiry just sent from this browser. */
  readonly namedAs?: string
}

type LoginAnswer = { readonly kind: 'loggedIn'; readonly user: UserRow; readonly token: string } | CodeRefusal

/**
 * Logs in by a code of this caller; creates a missing account. After an upstream check the session is this site's,
 * with the upstream token.
 * @throws the database's error, DatabaseUnavailableError when it is known to be unavailable
 */
export async function loginByOtp(
  number: MobileNumber,
  code: string,
  { device, namedAs, ...caller }: LoginCaller,
): Promise<LoginAnswer> {
  // In an own browser another name is probably a relative's.
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
 * Reverifies the number of a login by a code of this caller.
 * @param tokenHash the login's
 * @throws the database's error, DatabaseUnavailableError when it is known to be unavailable
 */
export async function proveByOtp(
  number: MobileNumber,
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

/**
 * Verifies a number by a code of this caller, without a login.
 * @throws the database's error, DatabaseUnavailableError when it is known to be unavailable
 */
export async function proveOwnNumber(
  number: MobileNumber,
  code: string,
  caller: OtpCaller,
): Promise<{ readonly kind: 'proven' } | CodeRefusal> {
  const answer = await takeCode(number, code, caller, {
    action: 'number.proven',
    own: async () => {},
    elsewhere: async () => {},
  })
  return answer.kind === 'taken' ? { kind: 'proven' } : answer
}
