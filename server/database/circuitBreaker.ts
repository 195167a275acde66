import 'server-only'
import { randomUUID } from 'node:crypto'
import { log, errorCode } from '@/server/log'
import type { Database } from './database'
import { UnconfirmedError } from './postgres/sqlPool'

/** SQLSTATE: connection lost, out of resources, shutting down; and what the system says of a connection. */
const UNAVAILABLE_CODE =
  /^(08|53|57)[0-9A-Z]{3}$|^(ECONN\w+|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** The drivers' own words, which carry no code. */
const UNAVAILABLE_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection error|the embedded database/i

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
    name === 'UnconfirmedError' ||
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

  /** Probes the database once; after a failure, probes continue in the background. Never rejects. */
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

  /** A database that answers must give back what it was given. @throws when it does not */
  private async ask(): Promise<void> {
    const sent = randomUUID()
    const { rows } = await this.database.executeSql<{ answer: string }>('select $1::text as answer', [sent])
    if (rows[0]?.answer !== sent) throw new UnconfirmedError('the database did not give back a value')
  }

  private async probe(): Promise<void> {
    try {
      await this.ask()
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
