import 'server-only'
import type { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Config } from '@/server/config'
import { limitKeyOf } from '@/server/http/clientAddress'
import { isRefusal, secondsOf } from '@/server/http/limits'
import { databaseCount } from '@/server/http/sharedCounts'
import { runtime } from '@/server/runtime'
import { sign } from '@/server/secret'
import type { UserNumber } from '@/server/accounts/profile/users'

const HOUR_S = 60 * 60
const DAY_S = 24 * HOUR_S
/** India's own codes have no cap of their own: the clinic's patients are there (decisions, OTP). */
const HOME_DIAL_CODE = '91'

export type OtpLimit =
  'wrongOfIp' | 'sendsOfIp' | 'resend' | 'hourOfNumber' | 'dayOfNumber' | 'dayOfDialCode' | 'budget'

export interface LimitRefusal {
  readonly limit: OtpLimit
  /** Until it may be tried again. */
  readonly waitSeconds: number
}

/** One limit for one number, address or dial code. */
interface Count {
  readonly limit: OtpLimit
  readonly points: number
  readonly seconds: number
  readonly key: string
}

/** A number as it stands in the database: a keyed hash, so that no table beside app_user and lead holds numbers. */
export const hashOfNumber = ({ countryCode, mobile }: UserNumber): string =>
  sign(runtime().secret, 'otp number', `${countryCode} ${mobile}`)

const hashOfIp = (ip: string): string => sign(runtime().secret, 'otp ip', limitKeyOf(ip))

const limiterOf = ({ limit, points, seconds }: Count): RateLimiterPostgres =>
  databaseCount(runtime().database, `otp ${limit}`, { points, duration: seconds })

/** @returns undefined when it was counted within the limit. @throws the database's error */
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

/** Takes one back. @throws the database's error */
const giveBack = async (counts: readonly Count[]): Promise<void> => {
  for (const count of switchedOn(counts)) await limiterOf(count).reward(count.key)
}

/** Counts for every limit, or, when one refuses, for none. @throws the database's error */
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

function countsOfNumber(number: UserNumber): readonly Count[] {
  const { resendSeconds, perHour, perDay } = limits()
  const key = hashOfNumber(number)
  return [
    { limit: 'resend', points: resendSeconds > 0 ? 1 : 0, seconds: resendSeconds, key },
    { limit: 'hourOfNumber', points: perHour, seconds: HOUR_S, key },
    { limit: 'dayOfNumber', points: perDay, seconds: DAY_S, key },
  ]
}

/** The address comes first: who floods from one touches no other count. */
const countsOfSend = (number: UserNumber, ip: string): readonly Count[] => [
  { limit: 'sendsOfIp', points: limits().perHourPerIp, seconds: HOUR_S, key: hashOfIp(ip) },
  ...countsOfNumber(number),
  ...(number.countryCode === HOME_DIAL_CODE
    ? []
    : [
        {
          limit: 'dayOfDialCode',
          points: limits().perDayPerDialCode,
          seconds: DAY_S,
          key: number.countryCode,
        } as const,
      ]),
  { limit: 'budget', points: limits().budgetPerDay, seconds: DAY_S, key: 'all' },
]

/**
 * Counts a code that is about to be sent. A refused one counts nowhere, so that impatience costs nothing.
 * @param ip '' where it is not known: such callers count together
 * @returns undefined when it may be sent
 * @throws the database's error
 */
export const countSend = (number: UserNumber, ip: string): Promise<LimitRefusal | undefined> =>
  consumeAll(countsOfSend(number, ip))

/**
 * Takes back what a code that was not sent had counted for its number, so that somebody may try again at once. The
 * address, the dial code and the budget keep it: trying goes on costing those.
 * @throws the database's error
 */
export const takeBackSend = (number: UserNumber): Promise<void> => giveBack(countsOfNumber(number))

const wrongOfIp = (ip: string): readonly Count[] => [
  { limit: 'wrongOfIp', points: limits().wrongPerHourPerIp, seconds: HOUR_S, key: hashOfIp(ip) },
]

/**
 * Counts a check of a code against its address before it is made, so that many at once count as well.
 * @returns undefined when it may be made
 * @throws the database's error
 */
export const countCheck = (ip: string): Promise<LimitRefusal | undefined> => consumeAll(wrongOfIp(ip))

/** Takes a check back that was right. @throws the database's error */
export const takeBackCheck = (ip: string): Promise<void> => giveBack(wrongOfIp(ip))
