import 'server-only'
import type { MobileNumber } from '@/model/lead/mobile'
import { limitedLog, log } from '@/server/log'
import { metrics } from '@/server/metrics/metrics'
import { brand } from '@/content/brand'
import type { LoginWork, WorkDone } from '@/model/account/loginWork'
import { knownOf } from './familiar'
import {
  isLoginWorkDone,
  newLoginWork,
  type CodeRequest,
  countSend,
  pressureOn,
  type Standing,
  takeBackSend,
  spendLoginWork,
} from './otpLimits'
import {
  assertDatabase,
  codeKey,
  keepCode,
  newCode,
  noCode,
  type OtpCaller,
  OTP_VALID_MINUTES,
} from './otpCodes'
import { runtime } from '@/server/runtime'
import { hasUsersApi, type OtpPath, sendUpstreamOtp } from '@/server/upstreams/usersApi'
import { senderFor } from './otpSenders'
import { hashOfNumber } from '@/server/accounts/profile/users'
import { processWide } from '@/model/processWide'

/** Why codes do not go out: the day's budget is spent, or the provider does not take messages. */
type OtpTrouble = 'budgetSpent' | 'senderFails'

interface Alarm {
  /** When each trouble counts as over, in epoch milliseconds. */
  until: Partial<Record<OtpTrouble, number>>
}

/** How long a sender counts as failing after a failure that no success followed. */
const SENDER_FAILS_MS = 5 * 60 * 1000

const alarm = (processWide<Alarm>('otpAlarm').value ??= { until: {} })

const sayBudget = limitedLog('the OTP budget of the day is spent: no more codes are sent', Date.now)
const sayReserve = limitedLog(
  'the OTP budget of the day is spent but for its reserve: unknown numbers get no codes',
  Date.now,
)
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
  /** Many codes are asked for: it is sent once this is worked out. */
  | { readonly kind: 'busy'; readonly work: LoginWork }
  /** The provider says that nothing reaches this number. */
  | { readonly kind: 'numberRefused' }
  /** The provider did not take the message. */
  | { readonly kind: 'unavailable' }
  /** Another users API refused, in its own words. */
  | { readonly kind: 'refused'; readonly copy: string }

interface SendRequest extends OtpCaller {
  /** What the caller has worked out, where it was asked to. */
  readonly work?: WorkDone
  /** By which call, and whether again: another users API is told, here it makes no difference. */
  readonly path: OtpPath
  readonly resend: 0 | 1
}

/**
 * Sends a new code to a number, within its limits (docs/decisions/0020). Whether somebody has an account with that number
 * decides about the reserve alone: answer, work and time are the same.
 * @throws the database's error, DatabaseUnavailableError when it is known to be unavailable
 */
export async function sendOtp(number: MobileNumber, request: SendRequest): Promise<SendAnswer> {
  const answer = await sendWithinLimits(number, request)
  metrics().codes.inc({ outcome: answer.kind })
  return answer
}

async function standingOf(number: MobileNumber, { ip, isOwnBrowser }: OtpCaller): Promise<Standing> {
  const { isHere, isKnown } = await knownOf(number, ip)
  if (isOwnBrowser) return 'ownBrowser'
  if (isHere) return 'ownNetwork'
  return isKnown ? 'known' : 'unknown'
}

/** The work that this caller has still to do. @throws the database's error */
async function workLeft(
  codeRequest: CodeRequest,
  key: string,
  done: WorkDone | undefined,
): Promise<LoginWork | undefined> {
  const pressure = await pressureOn(codeRequest)
  if (pressure === undefined) return undefined
  const isDone = done && isLoginWorkDone(done, key) && (await spendLoginWork(done.challenge))
  return isDone ? undefined : newLoginWork(key, pressure)
}

async function sendWithinLimits(number: MobileNumber, request: SendRequest): Promise<SendAnswer> {
  assertDatabase()
  const { ip, callerKey, path, resend } = request
  const codeRequest: CodeRequest = { number, ip, standing: await standingOf(number, request) }
  const key = codeKey(hashOfNumber(number), callerKey)
  const work = await workLeft(codeRequest, key, request.work)
  if (work) return { kind: 'busy', work }
  const count = await countSend(codeRequest)
  if (count === 'withheld') return withhold(key)
  if (count !== 'counted') {
    if (count.limit === 'budget') budgetIsSpent(count.waitSeconds)
    log.info({ limit: count.limit }, 'an OTP was not sent: a limit is reached')
    return { kind: 'tooMany', waitSeconds: count.waitSeconds }
  }
  if (!hasUsersApi()) return sendOwn(codeRequest, key)
  await keepCode(key, noCode())
  const { mobile: mobileNo, countryCode } = number
  const copy = await sendUpstreamOtp(path, { mobileNo, countryCode, resend })
  if (copy === undefined) return { kind: 'sent' }
  await takeBackSend(codeRequest)
  return { kind: 'refused', copy }
}

/** How long the last code took to be sent: as long takes one that is not. */
let lastSendMs = 0

/** Does and answers what a code that is sent does and answers: nobody learns from it whose number has an account. */
async function withhold(key: string): Promise<SendAnswer> {
  sayReserve(undefined)
  await keepCode(key, newCode())
  await new Promise((done) => setTimeout(done, lastSendMs))
  return { kind: 'sent' }
}

async function sendOwn(codeRequest: CodeRequest, key: string): Promise<SendAnswer> {
  const { config } = runtime()
  const code = newCode()
  await keepCode(key, code)
  const begun = performance.now()
  const outcome = await senderFor(config)({
    number: codeRequest.number,
    code,
    text: otpMessageText(code, config.siteUrl),
  })
  switch (outcome.kind) {
    case 'sent':
      lastSendMs = performance.now() - begun
      senderWorks()
      return { kind: 'sent' }
    case 'numberRefused':
      log.info({ detail: outcome.detail }, 'the OTP sender cannot reach a number')
      return { kind: 'numberRefused' }
    case 'unavailable':
      senderHasFailed(outcome.detail)
      await takeBackSend(codeRequest)
      return { kind: 'unavailable' }
  }
}
