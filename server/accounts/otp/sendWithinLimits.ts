import 'server-only'
import { type MobileNumber } from '@/model/lead/mobile'
import { type LoginWork, WorkDone } from '@/model/account/otpLogin'
import { limitedLog, log } from '@/server/log'
import { hasUsersApi, type OtpPath, sendUpstreamOtp } from '@/server/upstreams/usersApi'
import { callerTrustOf } from './callerTrust'
import {
  assertDatabase,
  codeKey,
  dropCode,
  keepCode,
  newCode,
  noCode,
  type OtpCaller,
  secondsUntilResend,
} from './otpCodes'
import { type CodeRequest, countSend, takeBackSend, workLeft } from './otpLimits'
import { logBudgetExhausted, sendMessage, simulateSendDelay } from './otpSenders'
import { hashOfNumber } from '@/server/accounts/profile/users'

const sayReserve = limitedLog(
  'the OTP budget of the day is spent but for its reserve: unknown numbers get no codes',
  Date.now,
)

export type SendAnswer =
  /** With `waitSeconds`: this caller's code was sent a moment ago; it may request another one after that. */
  | { readonly kind: 'sent'; readonly waitSeconds?: number }
  /** The provider cannot reach the number, or did not accept the message. */
  | { readonly kind: 'numberRefused' | 'unavailable' }
  /** A limit is reached for so many seconds. */
  | { readonly kind: 'tooMany'; readonly waitSeconds: number }
  /** Under load: the code is sent once the caller has solved the work. */
  | { readonly kind: 'busy'; readonly work: LoginWork }
  /** The upstream users API's own words. */
  | { readonly kind: 'refused'; readonly copy: string }

interface SendRequest extends OtpCaller {
  /** The caller's proof of work, if it was required. */
  readonly work?: WorkDone
  /** Passed to the upstream users API; no difference here. */
  readonly path: OtpPath
  readonly resend: 0 | 1
}

/**
 * Sends a new code to a number, within its limits (docs/decisions/0020). An existing account affects the reserve
 * only: answer, work and time are the same.
 * @throws the database's error, DatabaseUnavailableError when it is known to be unavailable
 */
export async function sendWithinLimits(number: MobileNumber, request: SendRequest): Promise<SendAnswer> {
  assertDatabase()
  const { ip, callerKey, path, resend } = request
  const callerTrust = await callerTrustOf(number, ip, request.isOwnBrowser)
  const codeRequest: CodeRequest = { number, ip, callerTrust }
  const key = codeKey(hashOfNumber(number), callerKey)
  const waitSeconds = resend ? undefined : await secondsUntilResend(key)
  if (waitSeconds !== undefined) return { kind: 'sent', waitSeconds }
  const work = await workLeft(codeRequest, key, request.work)
  if (work) return { kind: 'busy', work }
  const count = await countSend(codeRequest)
  if (count === 'withheld') return withhold(key)
  if (count !== 'counted') {
    if (count.limit === 'budget') logBudgetExhausted(count.waitSeconds)
    log.info({ limit: count.limit }, 'an OTP was not sent: a limit is reached')
    return { kind: 'tooMany', waitSeconds: count.waitSeconds }
  }
  if (!hasUsersApi()) return sendOwn(codeRequest, key)
  await keepCode(key, noCode())
  const { mobile: mobileNo, countryCode } = number
  const copy = await sendUpstreamOtp(path, { mobileNo, countryCode, resend })
  if (copy === undefined) return { kind: 'sent' }
  await dropCode(key)
  await takeBackSend(codeRequest)
  return { kind: 'refused', copy }
}

/** Simulates a sent code, so that the answer does not reveal whether the number has an account. */
async function withhold(key: string): Promise<SendAnswer> {
  sayReserve(undefined)
  await keepCode(key, newCode())
  await simulateSendDelay()
  return { kind: 'sent' }
}

async function sendOwn(codeRequest: CodeRequest, key: string): Promise<SendAnswer> {
  const code = newCode()
  await keepCode(key, code)
  const kind = await sendMessage(codeRequest.number, code)
  if (kind !== 'sent') await dropCode(key)
  if (kind === 'unavailable') await takeBackSend(codeRequest)
  return { kind }
}
