import 'server-only'
import type { MobileNumber } from '@/model/lead/mobile'
import { type Kysely, sql } from 'kysely'
import { randomBytes, randomInt } from 'node:crypto'
import type { Device } from '@/model/account/device'
import { OTP_VALID_MINUTES } from '@/model/account/otpLogin'
import { OTP_LENGTH } from '@/model/account/otpText'
import type { AuditNote } from '@/server/privacy/audit/auditTrail'
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
  /** '' where it is not known: such callers count together. */
  readonly ip: string
  /** The caller's own text, to which the code is bound. */
  readonly callerKey: string
  /** Whether the number has logged in with this browser. */
  readonly isOwnBrowser: boolean
}

/** Fails at once while the database is known to be unavailable. @throws DatabaseUnavailableError */
export function assertDatabase(): void {
  if (!runtime().intake.breaker.isAvailable) throw new DatabaseUnavailableError('the database is unavailable')
}

/** How often a code may be checked (docs/decisions/0020). */
const OTP_CHECKS = 5

/** A new code: each of the million is as likely as any other. */
export const newCode = (): string => String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0')

/**
 * Placeholder for a code that another users API makes, sends and checks. No six digits match it, but sends and checks
 * are counted all the same, so that this site cannot be used to flood the API or to guess codes.
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

/** Keeps a caller's code for a number in place of the one before. @throws the database's error */
export async function keepCode(key: string, code: string): Promise<void> {
  await runtime().database.executeSql(
    `insert into otp_code (number_hash, code_hash, checks, created_at, expires_at)
     values ($1, $2, 0, now(), now() + $3::int * interval '1 minute')
     on conflict (number_hash) do update set code_hash = excluded.code_hash, checks = 0,
       created_at = excluded.created_at, expires_at = excluded.expires_at`,
    [key, hashOfCode(key, code), OTP_VALID_MINUTES],
  )
}

/** Forgets a code that did not reach its number. @throws the database's error */
export async function dropCode(key: string): Promise<void> {
  await runtime().database.executeSql('delete from otp_code where number_hash = $1', [key])
}

/**
 * Seconds until another code may be sent, where this very caller had one sent that is still good: after a reload, or in a second
 * tab, that one counts. Another caller's code says nothing here (the key is the caller's).
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
  // Worked out in each case: the answer takes as long for a number without a code.
  const offered = hashOfCode(key, code)
  if (hash === null) return known ? 'spent' : 'expired'
  return sameText(hash, offered) ? 'right' : 'wrong'
}

/**
 * Uses a code up; of several logins with one code only the first gets true.
 * @param database the transaction of the login
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

interface GivenCode {
  readonly number: MobileNumber
  /** Storage key of the code (codeKey). */
  readonly key: string
  readonly code: string
}

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

/** Takes a code that another users API sent; it is asked five times at most for each that was asked for here. */
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
  // In the number's own browser only the code's own checks count: it can guess no other number's code.
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
  // The code is accepted: an error in resetting the address's count must not fail it.
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
  number: MobileNumber,
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
 * Proves, by a code that this caller had sent to it, that a number is the caller's own, without any login.
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
