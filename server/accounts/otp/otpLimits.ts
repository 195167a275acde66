import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { RateLimiterPostgres } from 'rate-limiter-flexible'
import { HOME_DIAL_CODE, type MobileNumber } from '@/model/lead/mobile'
import { type LoginWork, type WorkDone, workText } from '@/model/account/otpLogin'
import type { Config } from '@/server/config/config'
import { limitKeyOf, rangeKeyOf } from '@/server/http/clientAddress'
import { isRefusal, secondsOf } from '@/server/http/limits'
import { databaseCount } from '@/server/http/sharedCounts'
import { runtime } from '@/server/runtime'
import { sameText, sign } from '@/server/config/secret'
import { hashOfNumber } from '@/server/accounts/profile/users'
import type { CallerTrust } from './callerTrust'

const HOUR_S = 60 * 60
/** Longer than work is valid. */
const WORK_S = 10 * 60
const DAY_S = 24 * HOUR_S

export type OtpLimit =
  | 'wrongOfIp'
  | 'wrongOfRange'
  | 'sendsOfIp'
  | 'sendsOfRange'
  | 'resend'
  | 'hourOfNumber'
  | 'dayOfNumber'
  | 'dayOfDialCode'
  | 'budget'
  | 'work'

const isOwner = (callerTrust: CallerTrust): boolean =>
  callerTrust === 'ownBrowser' || callerTrust === 'ownNetwork'

export interface CodeRequest {
  readonly number: MobileNumber
  /** '' if unknown: such callers share a count. */
  readonly ip: string
  readonly callerTrust: CallerTrust
}

export interface LimitRefusal {
  readonly limit: OtpLimit
  readonly waitSeconds: number
}

/** One limit for one number, address or dial code. */
interface Count {
  readonly limit: OtpLimit
  readonly points: number
  readonly seconds: number
  readonly key: string
}

const hashOfIp = (ip: string): string => sign(runtime().secret, 'otp ip', limitKeyOf(ip))
const hashOfRange = (ip: string): string => sign(runtime().secret, 'otp range', rangeKeyOf(ip))

const limiterOf = ({ limit, points, seconds }: Count): RateLimiterPostgres =>
  databaseCount(runtime().database, `otp ${limit}`, { points, duration: seconds })

/** @returns undefined if within the limit. @throws the database's error */
async function consume(count: Count): Promise<LimitRefusal | undefined> {
  try {
    await limiterOf(count).consume(count.key)
    return undefined
  } catch (refusal) {
    if (!isRefusal(refusal)) throw refusal
    return { limit: count.limit, waitSeconds: secondsOf(refusal) }
  }
}

/** A limit of 0 counts nothing. */
const switchedOn = (counts: readonly Count[]): readonly Count[] => counts.filter(({ points }) => points > 0)

/** @throws the database's error */
const giveBack = async (counts: readonly Count[]): Promise<void> => {
  for (const count of switchedOn(counts)) await limiterOf(count).reward(count.key)
}

/** Counts for every limit, or for none if one refuses. @throws the database's error */
async function consumeAll(counts: readonly Count[]): Promise<LimitRefusal | undefined> {
  const counted = switchedOn(counts)
  for (const [at, count] of counted.entries()) {
    const refusal = await consume(count)
    if (!refusal) continue
    await giveBack(counted.slice(0, at + 1))
    return refusal
  }
  return undefined
}

type Limits = Config['otp']['limits']

const limits = (): Limits => runtime().config.otp.limits

/** Owners' codes are counted separately, so that strangers cannot exhaust them. */
function countsOfNumber({ number, callerTrust }: CodeRequest): readonly Count[] {
  const { resendSeconds, perHour, perDay } = limits()
  const key = `${isOwner(callerTrust) ? 'own ' : ''}${hashOfNumber(number)}`
  return [
    { limit: 'resend', points: resendSeconds > 0 ? 1 : 0, seconds: resendSeconds, key },
    { limit: 'hourOfNumber', points: perHour, seconds: HOUR_S, key },
    { limit: 'dayOfNumber', points: perDay, seconds: DAY_S, key },
  ]
}

/** An own browser can request codes for its own number only, so places are not limited. */
const countsOfPlace = ({ ip, callerTrust }: CodeRequest): readonly Count[] =>
  callerTrust === 'ownBrowser'
    ? []
    : [
        { limit: 'sendsOfIp', points: limits().perHourPerIp, seconds: HOUR_S, key: hashOfIp(ip) },
        { limit: 'sendsOfRange', points: limits().perHourPerRange, seconds: HOUR_S, key: hashOfRange(ip) },
      ]

/** The address comes first: a flood from one address affects no other count. */
const countsOfSend = (request: CodeRequest): readonly Count[] => [
  ...countsOfPlace(request),
  ...countsOfNumber(request),
  // India has no limit by dial code.
  ...(request.number.countryCode === HOME_DIAL_CODE
    ? []
    : [
        {
          limit: 'dayOfDialCode',
          points: limits().perDayPerDialCode,
          seconds: DAY_S,
          key: request.number.countryCode,
        } as const,
      ]),
]

/** Share of the reserve that is unavailable, by the caller's trust. */
const LEFT_OF_RESERVE: Readonly<Record<CallerTrust, number>> = {
  ownBrowser: 0,
  ownNetwork: 0,
  known: 0.5,
  unknown: 1,
}

/** The day's total budget available at this trust. */
function budgetOf(callerTrust: CallerTrust): Count {
  const { budgetPerDay, reservePercent } = limits()
  const left = (budgetPerDay * reservePercent * LEFT_OF_RESERVE[callerTrust]) / 100
  // 0 switches it off; otherwise at least 1 remains.
  const points = budgetPerDay === 0 ? 0 : Math.max(1, Math.floor(budgetPerDay - left))
  return { limit: 'budget', points, seconds: DAY_S, key: 'all' }
}

/**
 * Counts a code before it is sent; refused requests are not counted.
 * @returns `withheld`: the reserve is for known numbers, and this one is unknown; the caller must not notice
 * @throws the database's error
 */
export async function countSend(request: CodeRequest): Promise<'counted' | 'withheld' | LimitRefusal> {
  const { callerTrust } = request
  const refusal = await consumeAll([...countsOfSend(request), budgetOf(callerTrust)])
  if (!refusal) return 'counted'
  if (refusal.limit !== 'budget' || callerTrust !== 'unknown') return refusal
  const inReserve = (await used(budgetOf('known'))) < budgetOf('known').points
  return inReserve ? ((await consumeAll(countsOfSend(request))) ?? 'withheld') : refusal
}

/** @throws the database's error */
const used = async (count: Count): Promise<number> =>
  (await limiterOf(count).get(count.key))?.consumedPoints ?? 0

/**
 * Use of strangers' limits beyond one half, from 0 to 1: the day's total and the number's own. Undefined below
 * that and for recognised callers.
 * @throws the database's error
 */
async function pressureOn(request: CodeRequest): Promise<number | undefined> {
  if (isOwner(request.callerTrust) || limits().workBits === 0) return undefined
  const day = countsOfNumber(request).filter(({ limit }) => limit === 'dayOfNumber')
  const shares = switchedOn([budgetOf('unknown'), ...day]).map(
    async (count) => (await used(count)) / count.points,
  )
  const most = Math.max(0, ...(await Promise.all(shares)))
  return most < 0.5 ? undefined : (most - 0.5) * 2
}

/** Marks work as used. @returns whether it was unused. @throws the database's error */
const spendLoginWork = async (challenge: string): Promise<boolean> =>
  (await consume({
    limit: 'work',
    points: 1,
    seconds: WORK_S,
    key: sign(runtime().secret, 'work', challenge),
  })) === undefined

/**
 * Reverts the number's counts of a code that was not sent, so that the visitor may retry at once. Address, dial code
 * and budget keep theirs: retries still count there.
 * @throws the database's error
 */
export const takeBackSend = (request: CodeRequest): Promise<void> => giveBack(countsOfNumber(request))

const wrongOfPlace = (ip: string): readonly Count[] => [
  { limit: 'wrongOfIp', points: limits().wrongPerHourPerIp, seconds: HOUR_S, key: hashOfIp(ip) },
  { limit: 'wrongOfRange', points: limits().wrongPerHourPerRange, seconds: HOUR_S, key: hashOfRange(ip) },
]

/**
 * Counts a check against its address before it is made, so that concurrent ones count.
 * @returns undefined if allowed
 * @throws the database's error
 */
export const countCheck = (ip: string): Promise<LimitRefusal | undefined> => consumeAll(wrongOfPlace(ip))

/** @throws the database's error */
export const takeBackCheck = (ip: string): Promise<void> => giveBack(wrongOfPlace(ip))

const WORK_VALID_MS = 5 * 60 * 1000
/** From 16 bits (65,000 hashes, a fraction of a second) to 20 (a million, some seconds on a phone). */
const MORE_BITS = 4

const workSignature = (text: string, key: string): string =>
  sign(runtime().secret, 'login work', `${text}\n${key}`).slice(0, 22)

/**
 * Work for one caller and number.
 * @param key of the requested code (otpCodes.ts)
 * @param pressure from 0 to 1: see pressureOn
 */
export function newLoginWork(key: string, pressure: number, now = Date.now()): LoginWork {
  const bits = runtime().config.otp.limits.workBits + Math.round(Math.min(1, pressure) * MORE_BITS)
  const text = `${(now + WORK_VALID_MS).toString(36)}.${bits}.${randomBytes(9).toString('base64url')}`
  return { challenge: `${text}.${workSignature(text, key)}`, bits }
}

/** Whether work was issued by this site for this key, and is done. The caller prevents reuse. */
export function isLoginWorkDone(done: WorkDone, key: string, now = Date.now()): boolean {
  const [until = '', bits = '', nonce = '', signature = ''] = done.challenge.split('.')
  if (!sameText(signature, workSignature(`${until}.${bits}.${nonce}`, key))) return false
  if (Number.parseInt(until, 36) <= now || done.solution.length > 20) return false
  const digest = createHash('sha256').update(workText(done)).digest()
  return Math.clz32(digest.readInt32BE(0)) >= Number(bits)
}

/** The work still required; undefined for none. @throws the database's error */
export async function workLeft(
  request: CodeRequest,
  key: string,
  done: WorkDone | undefined,
): Promise<LoginWork | undefined> {
  const pressure = await pressureOn(request)
  if (pressure === undefined) return undefined
  const isDone = done && isLoginWorkDone(done, key) && (await spendLoginWork(done.challenge))
  return isDone ? undefined : newLoginWork(key, pressure)
}
