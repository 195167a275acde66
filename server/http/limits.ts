import 'server-only'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Config } from '@/server/config/config'
import { always, RepeatedJob } from '@/server/database/repeatedJob'
import { log } from '@/server/log'
import { metrics } from '@/server/metrics/metrics'
import { limitKeyOf } from './clientAddress'

const MINUTE_S = 60
const DAY_S = 24 * 60 * MINUTE_S

interface LimitRow {
  readonly seconds: number
  /** Maximum within `seconds`; 0 switches the limit off. */
  readonly points: (config: Config) => number
  /** Count from which other servers are informed. Default 1. */
  readonly sharedFrom?: number
}

/**
 * All rate limits except those for OTP messages (server/accounts/otp/otpLimits.ts), by address unless stated
 * otherwise.
 */
const LIMITS = {
  leads: { seconds: MINUTE_S, points: (config) => config.leadsPerMinutePerIp },
  /** Per mobile number: protects the clinic from floods with a stranger's number. */
  leadsOfNumber: { seconds: DAY_S, points: (config) => config.leadsPerDayPerNumber, sharedFrom: 3 },
  /** Rejected plain forms, stored to be shown again. */
  drafts: { seconds: MINUTE_S, points: () => 60 },
  /** New holds; the database limits simultaneous ones (server/appointments/holds.ts). */
  holds: { seconds: 10 * MINUTE_S, points: (config) => 6 * config.holdsPerIp },
  /** Including reads with a wrong token. */
  fhir: { seconds: MINUTE_S, points: () => 600 },
  places: { seconds: MINUTE_S, points: (config) => config.searchesPerMinutePerIp },
  searches: { seconds: MINUTE_S, points: (config) => config.searchesPerMinutePerIp },
  /** Per user; positions, IP look-ups and guessed cities per address. */
  accountCalls: { seconds: MINUTE_S, points: (config) => config.accountCallsPerMinute },
  questions: { seconds: MINUTE_S, points: ({ ask }) => ask.perMinute },
  /** All visitors: questions sent to the answer-writing service. */
  writtenAnswers: { seconds: DAY_S, points: ({ ask }) => ask.perDay },
  /** Uncached pages and files, including per-visitor pages. */
  pages: { seconds: MINUTE_S, points: (config) => config.pagesPerMinutePerIp },
  pictures: { seconds: MINUTE_S, points: () => 120 },
  /** People of a clinic may share an address. */
  deskLogins: { seconds: 5 * MINUTE_S, points: () => 100 },
  /** Per staff name; known browsers are counted separately. */
  deskGuesses: { seconds: 5 * MINUTE_S, points: () => 10 },
  /** Calls of the desk before login. */
  deskOpenCalls: { seconds: MINUTE_S, points: () => 120 },
  /** Per member of staff. */
  deskCalls: { seconds: MINUTE_S, points: () => 600 },
  /** Per address, and for all visitors. */
  problemReports: { seconds: 10 * MINUTE_S, points: () => 10 },
  allProblemReports: { seconds: DAY_S, points: () => 1_000 },
  /** Reports that browsers send by themselves. */
  reports: { seconds: MINUTE_S, points: () => 120 },
  /** An office may share an address. */
  traffic: { seconds: MINUTE_S, points: () => 300 },
} satisfies Record<string, LimitRow>

export type LimitName = keyof typeof LIMITS
const NAMES = Object.keys(LIMITS) as readonly LimitName[]

/** A count shared by all servers (sharedCounts.ts); rejects with the refusal beyond the limit. */
export interface SharedCount {
  consume(key: string, points: number): Promise<unknown>
}

/** @param limit `points` within `duration` seconds */
export type MakeSharedCount = (
  name: string,
  limit: { readonly points: number; readonly duration: number },
) => SharedCount

/** Not by `instanceof`: the start's bundle has its own copy of the library's classes (server/runtime.ts). */
export const isRefusal = (thrown: unknown): thrown is { msBeforeNext: number } =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'msBeforeNext' in thrown &&
  typeof thrown.msBeforeNext === 'number'

export const secondsOf = ({ msBeforeNext }: { msBeforeNext: number }): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1000))

/** How long counts are collected before they are shared; also the maximum overshoot. */
const SHARED_EVERY_MS = 200

/** A limit counted in this process and shared with other servers shortly after, without waiting. */
class Limit {
  private readonly own: RateLimiterMemory
  private readonly shared: SharedCount | undefined
  private readonly sharedFrom: number
  private readonly unshared = new Map<string, number>()

  constructor(
    private readonly name: LimitName,
    points: number,
    makeShared?: MakeSharedCount,
  ) {
    const { seconds, sharedFrom = 1 }: LimitRow = LIMITS[name]
    this.own = new RateLimiterMemory({ points, duration: seconds })
    this.shared = makeShared?.(name, { points, duration: seconds })
    this.sharedFrom = sharedFrom
  }

  async secondsToWait(key: string): Promise<number | undefined> {
    try {
      const { consumedPoints } = await this.own.consume(key)
      if (this.shared && consumedPoints >= this.sharedFrom) {
        const added = consumedPoints === this.sharedFrom ? this.sharedFrom : 1
        this.unshared.set(key, (this.unshared.get(key) ?? 0) + added)
      }
      return undefined
    } catch (refusal) {
      if (!isRefusal(refusal)) throw refusal
      metrics().limits.inc({ limit: this.name })
      return secondsOf(refusal)
    }
  }

  /** @throws on failure; the process then uses its own counts */
  async share(): Promise<void> {
    const counted = [...this.unshared]
    this.unshared.clear()
    for (const [key, points] of counted)
      try {
        await this.shared?.consume(key, points)
      } catch (refusal) {
        if (!isRefusal(refusal)) throw refusal
        await this.own.block(key, secondsOf(refusal))
      }
  }
}

export class Limits {
  private readonly limits: ReadonlyMap<LimitName, Limit>
  private readonly sharing: RepeatedJob | undefined
  private wasLost = false

  /** @param points 0 switches a limit off @param makeShared default: this process counts alone */
  constructor(points: (name: LimitName) => number, makeShared?: MakeSharedCount) {
    this.limits = new Map(
      NAMES.flatMap((name): [LimitName, Limit][] => {
        const allowed = points(name)
        return allowed > 0 ? [[name, new Limit(name, allowed, makeShared)]] : []
      }),
    )
    this.sharing = makeShared && new RepeatedJob(SHARED_EVERY_MS, always, () => this.share())
  }

  static of(config: Config, makeShared?: MakeSharedCount): Limits {
    return new Limits((name) => LIMITS[name].points(config), makeShared)
  }

  /**
   * Counts one use.
   * @param key an address (IPv6 by household prefix) or another subject
   * @returns undefined if allowed, else seconds until the next attempt; synchronous if the limit is off
   */
  secondsToWait(name: LimitName, key: string): Promise<number | undefined> | undefined {
    return this.limits.get(name)?.secondsToWait(limitKeyOf(key))
  }

  isOn(name: LimitName): boolean {
    return this.limits.has(name)
  }

  private async share(): Promise<void> {
    const all = await Promise.allSettled([...this.limits.values()].map((limit) => limit.share()))
    const failed = all.find((one) => one.status === 'rejected')
    if (failed && !this.wasLost) log.warn({ err: failed.reason }, 'limits are counted by this server alone')
    this.wasLost = failed !== undefined
  }

  async stop(): Promise<void> {
    await this.sharing?.stop()
  }
}
