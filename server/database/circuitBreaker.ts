import 'server-only'
import { log, errorCode } from '@/server/log'
import type { Database } from './database'

/** SQLSTATE: connection lost, out of resources, shutting down; and what the system says of a connection. */
const UNAVAILABLE_CODE =
  /^(08|53|57)[0-9A-Z]{3}$|^(ECONN\w+|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** The drivers' own words, which carry no code. */
const UNAVAILABLE_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection error|the embedded database has ended/i

/** The database is known to be unavailable, so that it was not even asked. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
}

/**
 * Whether an error says that the database does not answer now, rather than that it refuses what it was asked. Not by
 * `instanceof`: the drivers' errors may come from another bundle's or realm's classes.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const name = 'name' in error ? error.name : ''
  const message = 'message' in error ? String(error.message) : ''
  return (
    name === 'DatabaseUnavailableError' ||
    UNAVAILABLE_CODE.test(errorCode(error) ?? '') ||
    UNAVAILABLE_MESSAGE.test(message)
  )
}

const PROBE_EVERY_MS = 1000

/**
 * Knows whether the database answers, so that not every caller waits for a dead one: the first failure opens the
 * breaker, a probe a second closes it again.
 */
export class CircuitBreaker {
  private up = false
  private holds = 0
  private stopped = false
  private timer: NodeJS.Timeout | undefined

  /**
   * @param prepare makes the database usable (migrations); it runs before the database counts as available for the first time
   * @param onAvailable called each time the database is there again
   */
  constructor(
    private readonly database: Pick<Database, 'executeSql'>,
    private readonly prepare: () => Promise<void>,
    private readonly onAvailable: () => void,
    private readonly probeEveryMs: number = PROBE_EVERY_MS,
  ) {}

  get isAvailable(): boolean {
    return this.up && this.holds === 0
  }

  /**
   * Keeps the breaker open while a command has the only connection for long, such as an import into the embedded
   * database: leads go to the journal instead of waiting.
   * @returns ends it; nothing happens when it is called again
   */
  hold(): () => void {
    this.holds++
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      this.holds--
      if (this.isAvailable) this.onAvailable()
    }
  }

  private prepared = false

  /** Tries the database once; when it does not answer, tries go on in the background. Never rejects. */
  async start(): Promise<void> {
    await this.probe()
  }

  /** Reports that the database did not do what it was asked, for a reason other than the data. */
  fail(error: unknown): void {
    if (!this.up) return
    this.up = false
    log.error({ err: error }, 'the database does not answer: leads go to the journal')
    this.probeLater()
  }

  stop(): void {
    this.stopped = true
    this.up = false
    clearTimeout(this.timer)
  }

  private probeLater(): void {
    if (this.stopped) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.probe(), this.probeEveryMs)
    this.timer.unref()
  }

  private async probe(): Promise<void> {
    try {
      await this.database.executeSql('select 1')
      if (!this.prepared) await this.prepare()
      this.prepared = true
    } catch (error) {
      log.warn({ err: error }, 'the database is unavailable')
      return this.probeLater()
    }
    if (this.stopped) return
    this.up = true
    if (this.isAvailable) this.onAvailable()
  }
}
