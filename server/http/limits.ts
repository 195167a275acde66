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
  /** How many within these seconds; 0 switches the limit off. */
  readonly points: (config: Config) => number
  /** Count from which other servers are informed; most keys occur once or twice. Default 1. */
  readonly sharedFrom?: number
}

/** Everything that is limited, codes by text message aside (server/accounts/otp/otpLimits.ts): of an address where no other key is named. */
const LIMITS = {
  leads: { seconds: MINUTE_S, points: (config) => config.leadsPerMinutePerIp },
  /** Per mobile number: protects the clinic from floods with a stranger's number. */
  leadsOfNumber: { seconds: DAY_S, points: (config) => config.leadsPerDayPerNumber, sharedFrom: 3 },
  /** Plain forms that were not taken and are kept to be shown again. */
  drafts: { seconds: MINUTE_S, points: () => 60 },
  /** Places that visitors want held; how many they hold at a time is counted by the database (server/appointments/holds.ts). */
  holds: { seconds: 10 * MINUTE_S, points: (config) => 6 * config.holdsPerIp },
  /** Reads of the FHIR API, those with a wrong token among them. */
  fhir: { seconds: MINUTE_S, points: () => 600 },
  /** Free places that are asked for. */
  places: { seconds: MINUTE_S, points: (config) => config.searchesPerMinutePerIp },
  searches: { seconds: MINUTE_S, points: (config) => config.searchesPerMinutePerIp },
  /** Of a user; positions, IP look-ups and guessed cities of an address. */
  accountCalls: { seconds: MINUTE_S, points: (config) => config.accountCallsPerMinute },
  questions: { seconds: MINUTE_S, points: ({ ask }) => ask.perMinute },
  /** Of all visitors together: questions that reach the service that writes answers. */
  writtenAnswers: { seconds: DAY_S, points: ({ ask }) => ask.perDay },
  /** Pages that are not in memory: made for one visitor (login, search, comparison, calculator, profile) or for the first time; and such files. */
  pages: { seconds: MINUTE_S, points: (config) => config.pagesPerMinutePerIp },
  /** Share pictures that have to be drawn. */
  pictures: { seconds: MINUTE_S, points: () => 120 },
  /** Tries to sign in at the desk: a clinic's people may share an address. */
  deskLogins: { seconds: 5 * MINUTE_S, points: () => 100 },
  /** Per staff name; browsers known to that person have their own count. */
  deskGuesses: { seconds: 5 * MINUTE_S, points: () => 10 },
  /** What the desk's pages ask of who is not signed in yet. */
  deskOpenCalls: { seconds: MINUTE_S, points: () => 120 },
  /** Of a member of staff: what the desk's pages ask and change. */
  deskCalls: { seconds: MINUTE_S, points: () => 600 },
  /** Problems that visitors report, and those of all visitors together. */
  problemReports: { seconds: 10 * MINUTE_S, points: () => 10 },
  allProblemReports: { seconds: DAY_S, points: () => 1_000 },
  /** What browsers report by themselves. */
  reports: { seconds: MINUTE_S, points: () => 120 },
  /** Pages that send what they counted: an office may share an address. */
  traffic: { seconds: MINUTE_S, points: () => 300 },
} satisfies Record<string, LimitRow>

export type LimitName = keyof typeof LIMITS
const NAMES = Object.keys(LIMITS) as readonly LimitName[]

/** A count that all servers share (sharedCounts.ts): rejects with the refusal when a key is beyond its limit. */
export interface SharedCount {
  consume(key: string, points: number): Promise<unknown>
}

/** @param limit how many `points` within `duration` seconds */
export type MakeSharedCount = (
  name: string,
  limit: { readonly points: number; readonly duration: number },
) => SharedCount

/**
 * Whether a limiter says no. Not by `instanceof`: the limiter is made in the start's bundle, which has another copy
 * of the library's classes than the handlers' (server/runtime.ts).
 */
export const isRefusal = (thrown: unknown): thrown is { msBeforeNext: number } =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'msBeforeNext' in thrown &&
  typeof thrown.msBeforeNext === 'number'

export const secondsOf = ({ msBeforeNext }: { msBeforeNext: number }): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1000))

/** How long counts are collected before the other servers get them, and at most how far a limit is overshot by. */
const SHARED_EVERY_MS = 200

/**
 * A limit counted in this process at once and shared with other servers shortly after, without waiting. A key over
 * the shared limit is refused here too.
 */
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

  /** Adds what was counted since to the shared counts. @throws their error: then this process's own counts hold */
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

/** The limits of one server process. */
export class Limits {
  private readonly limits: ReadonlyMap<LimitName, Limit>
  private readonly sharing: RepeatedJob | undefined
  private wasLost = false

  /**
   * @param points how many each limit allows within its time; 0 switches it off
   * @param makeShared counts shared with other servers; without them this process counts alone
   */
  constructor(points: (name: LimitName) => number, makeShared?: MakeSharedCount) {
    this.limits = new Map(
      NAMES.flatMap((name): [LimitName, Limit][] => {
        const allowed = points(name)
        return allowed > 0 ? [[name, new Limit(name, allowed, makeShared)]] : []
      }),
    )
    this.sharing = makeShared && new RepeatedJob(SHARED_EVERY_MS, always, () => this.share())
  }

  /** The limits of a configuration. */
  static of(config: Config, makeShared?: MakeSharedCount): Limits {
    return new Limits((name) => LIMITS[name].points(config), makeShared)
  }

  /**
   * Counts one use.
   * @param key an address (IPv6 by household prefix) or another subject
   * @returns undefined if allowed, else seconds until the next attempt; undefined at once where the limit is off
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
