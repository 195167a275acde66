import 'server-only'
import { limitedLog, log } from '@/server/log'
import { metrics } from '@/server/metrics/metrics'
import { brand } from '@/content/brand'
import { judgeCode, keepCode, newCode, OTP_VALID_MINUTES, useCode } from './otpCodes'
import type { Kysely } from 'kysely'
import type { Device } from '@/model/account/device'
import { DatabaseUnavailableError } from '@/server/database/databaseUnavailable'
import type { Schema } from '@/server/database/schema'
import { runtime } from '@/server/runtime'
import { hasUsersApi, keepUpstreamToken, type OtpPath } from '@/server/upstreams/usersApi'
import { countCheck, countSend, hashOfNumber, takeBackCheck, takeBackSend } from './otpLimits'
import { senderFor } from './otpSenders'
import { createSession } from '@/server/accounts/sessions/sessions'
import { checkUpstream, sendUpstream } from './upstreamOtp'
import { findOrCreateUser, updateUser, type UserNumber, type UserRow } from '@/server/accounts/profile/users'

/** Why codes do not go out: the day's budget is spent, or the provider does not take messages. */
type OtpTrouble = 'budgetSpent' | 'senderFails'

interface Alarm {
  /** When each trouble counts as over, in epoch milliseconds. */
  until: Partial<Record<OtpTrouble, number>>
}

/** How long a sender counts as failing after a failure that no success followed. */
const SENDER_FAILS_MS = 5 * 60 * 1000

/** On the global object, because the call's handler and /readyz are bundles of their own (server/runtime.ts). */
const KEY = Symbol.for('shalya.otpAlarm')
// The key is this module's own: nobody else puts anything there.
const shared = globalThis as { [KEY]?: Alarm }
const alarm: Alarm = (shared[KEY] ??= { until: {} })

const sayBudget = limitedLog('the OTP budget of the day is spent: no more codes are sent', Date.now)
const saySender = limitedLog('the OTP sender does not take messages', Date.now)

/** The budget is spent: said in the log and by /readyz until it is given anew. */
function budgetIsSpent(waitSeconds: number): void {
  alarm.until.budgetSpent = Date.now() + waitSeconds * 1000
  sayBudget(undefined)
}

/** @param detail what may be logged of it (otpSenders.ts) */
function senderHasFailed(detail: string): void {
  alarm.until.senderFails = Date.now() + SENDER_FAILS_MS
  saySender(new Error(detail))
}

function senderWorks(): void {
  delete alarm.until.senderFails
}

/** What keeps codes from going out now, as far as this process knows. */
export function otpTrouble(): OtpTrouble | undefined {
  const now = Date.now()
  if ((alarm.until.budgetSpent ?? 0) > now) return 'budgetSpent'
  return (alarm.until.senderFails ?? 0) > now ? 'senderFails' : undefined
}

/**
 * The text message of a code. Its last line is the one that browsers read (WebOTP, 'Origin-bound one-time codes
 * delivered via SMS'): the host alone, without scheme or port.
 */
const otpMessageText = (code: string, siteUrl: string): string =>
  [
    `${code} is your OTP to log in to ${brand().name}. It is valid for ${OTP_VALID_MINUTES} minutes. Do not share it with anyone.`,
    '',
    `@${new URL(siteUrl).hostname} #${code}`,
  ].join('\n')

type SendAnswer =
  | { readonly kind: 'sent' }
  /** A limit: may come again after so many seconds. */
  | { readonly kind: 'tooMany'; readonly waitSeconds: number }
  /** The provider says that nothing reaches this number. */
  | { readonly kind: 'numberRefused' }
  /** The provider did not take the message. */
  | { readonly kind: 'unavailable' }
  /** Another users API refused, in its own words. */
  | { readonly kind: 'refused'; readonly copy: string }

interface SendRequest {
  /** '' where it is not known: then no limit by address holds. */
  readonly ip: string
  /** By which call, and whether again: another users API is told, here it makes no difference. */
  readonly path: OtpPath
  readonly resend: 0 | 1
}

const inTransaction = <T>(work: (transaction: Kysely<Schema>) => Promise<T>): Promise<T> =>
  runtime().database.kysely.transaction().execute(work)

/** Nobody waits for a database that is known to be unavailable. */
function assertDatabase(): void {
  if (!runtime().intake.breaker.isAvailable) throw new DatabaseUnavailableError('the database is unavailable')
}

/**
 * Sends a new code to a number, within the limits of decisions, OTP. Whether somebody has an account with that number
 * is not even looked at: answer, work and time are the same.
 * @throws the database's error, DatabaseUnavailableError when it is known to be unavailable
 */
export async function sendOtp(number: UserNumber, request: SendRequest): Promise<SendAnswer> {
  const answer = await sendWithinLimits(number, request)
  metrics().codes.inc({ outcome: answer.kind })
  return answer
}

async function sendWithinLimits(number: UserNumber, { ip, ...asked }: SendRequest): Promise<SendAnswer> {
  assertDatabase()
  const refusal = await countSend(number, ip)
  if (refusal) {
    if (refusal.limit === 'budget') budgetIsSpent(refusal.waitSeconds)
    log.info({ limit: refusal.limit }, 'an OTP was not sent: a limit is reached')
    return { kind: 'tooMany', waitSeconds: refusal.waitSeconds }
  }
  if (!hasUsersApi()) return sendOwn(number)
  const copy = await sendUpstream(number, asked)
  if (copy === undefined) return { kind: 'sent' }
  await takeBackSend(number)
  return { kind: 'refused', copy }
}

async function sendOwn(number: UserNumber): Promise<SendAnswer> {
  const { config } = runtime()
  const code = newCode()
  await keepCode(hashOfNumber(number), code)
  const outcome = await senderFor(config)({ number, code, text: otpMessageText(code, config.siteUrl) })
  switch (outcome.kind) {
    case 'sent':
      senderWorks()
      return { kind: 'sent' }
    case 'numberRefused':
      log.info({ detail: outcome.detail }, 'the OTP sender cannot reach a number')
      return { kind: 'numberRefused' }
    case 'unavailable':
      senderHasFailed(outcome.detail)
      await takeBackSend(number)
      return { kind: 'unavailable' }
  }
}

export type LoginAnswer =
  | { readonly kind: 'loggedIn'; readonly user: UserRow; readonly token: string }
  | { readonly kind: 'wrong' }
  /** Also for a number that no code was sent to, and for a code that was used. */
  | { readonly kind: 'expired' }
  /** The code's checks are used up. */
  | { readonly kind: 'spent' }
  /** Too many wrong codes from this address. */
  | { readonly kind: 'tooMany'; readonly waitSeconds: number }
  /** Another users API refused, in its own words. */
  | { readonly kind: 'refused'; readonly copy: string }

type Login = { readonly user: UserRow; readonly token: string }

/** Logs in by a code that this site sent. */
async function loginOwn(number: UserNumber, code: string, device: Device | null): Promise<LoginAnswer> {
  const numberHash = hashOfNumber(number)
  const judgement = await judgeCode(numberHash, code)
  if (judgement !== 'right') return { kind: judgement }
  const login = await inTransaction(async (transaction): Promise<Login | undefined> => {
    if (!(await useCode(transaction, numberHash, code))) return undefined
    const user = await findOrCreateUser(number, transaction)
    const { token } = await createSession(user.id, transaction, device)
    return { user, token }
  })
  return login ? { kind: 'loggedIn', ...login } : { kind: 'expired' }
}

/** Logs in by a code that another users API sent; the session is this site's own, with that system's token beside it. */
async function loginElsewhere(number: UserNumber, code: string, device: Device | null): Promise<LoginAnswer> {
  const check = await checkUpstream(number, code)
  if (check.kind !== 'right') return check
  const known = await findOrCreateUser(number)
  const user =
    known.name || !check.name ? known : ((await updateUser(known.id, { name: check.name })) ?? known)
  const { token, tokenHash } = await createSession(user.id, runtime().database.kysely, device)
  await keepUpstreamToken(tokenHash, check.token)
  return { kind: 'loggedIn', user, token }
}

/**
 * Logs the owner of a number in by the code that was sent to it; a number without an account gets one.
 * @param from the visitor's address, '' where it is not known, and the device
 * @throws the database's error, DatabaseUnavailableError when it is known to be unavailable
 */
export async function loginByOtp(
  number: UserNumber,
  code: string,
  { ip, device }: { readonly ip: string; readonly device: Device | null },
): Promise<LoginAnswer> {
  assertDatabase()
  const refusal = await countCheck(ip)
  if (refusal) {
    log.warn({ limit: refusal.limit }, 'a login was refused: too many wrong codes from one address')
    return { kind: 'tooMany', waitSeconds: refusal.waitSeconds }
  }
  const answer = await (hasUsersApi() ? loginElsewhere : loginOwn)(number, code, device)
  runtime().visitorAudit.note(
    number,
    answer.kind === 'loggedIn' ? { action: 'login' } : { action: 'login.failed', why: answer.kind },
  )
  // The login is done: what the address had counted is not worth failing it.
  if (answer.kind === 'loggedIn')
    await takeBackCheck(ip).catch((error: unknown) => log.warn({ err: error }, 'a check was not taken back'))
  return answer
}
