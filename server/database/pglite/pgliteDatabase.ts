import 'server-only'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseUnavailableError } from '@/server/database/postgres/sqlPool'
import {
  confirmed,
  preparedName,
  type SqlClient,
  type SqlPool,
  UnconfirmedError,
} from '@/server/database/postgres/sqlPool'
import { errorCode, log } from '@/server/log'
import { PgliteThread, SilenceError } from './pgliteThread'

/** How long a statement may take before the thread counts as hung. */
const STATEMENT_LIMIT_MS = 30_000
/** The same for what goes through whole tables (migrations, vacuum, checkpoints), and for opening after a crash. */
const MAINTENANCE_LIMIT_MS = 600_000
const MAINTENANCE = /^\s*(alter|analyze|checkpoint|cluster|create|drop|reindex|truncate|vacuum)\b/i
const CHECK_LIMIT_MS = 5000

/** Between two attempts to reopen, the longer the more have failed. */
const REOPEN_AFTER_MS = [0, 1000, 2000, 5000, 10_000, 30_000] as const

export interface PgliteOptions {
  readonly statementLimitMs?: number
  /** The thread's code; tests bring their own. */
  readonly workerFile?: string
  /** Throws where this process must not write into the folder any more. */
  readonly beforeWrite?: () => void
}

/** Internal errors and a server that goes down: what the thread has in memory is not to be trusted. */
const BROKEN_CODE = /^(XX000|57P\w\w)$/
/** Errors of the system, of data, and of PGlite itself, which have no SQLSTATE: a caller's mistake, or the thread's end. */
const SUSPICIOUS_CODE = /^(58|XX)\w{3}$/

function severityOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'severity' in error ? error.severity : undefined
}

const isBroken = (error: unknown): boolean =>
  error instanceof SilenceError ||
  error instanceof UnconfirmedError ||
  BROKEN_CODE.test(errorCode(error) ?? '') ||
  /^(FATAL|PANIC)$/.test(String(severityOf(error)))

const isSuspicious = (error: unknown): boolean => SUSPICIOUS_CODE.test(errorCode(error) ?? 'XXXXX')

/**
 * The embedded database as a pool of one connection, handed out in the order it is asked for. Everything in this
 * process goes through it, so that no statement can slip into another's transaction; who holds the connection
 * must not ask for it again before giving it back.
 *
 * A thread that is silent, answers without confirming, or fails inside is ended and the database opened again in a new one, which
 * recovers by PostgreSQL's own log as after a crash. Statements fail meanwhile.
 */
class PglitePool implements SqlPool {
  private thread: PgliteThread | undefined
  private last: Promise<void> = Promise.resolve()
  private isEnded = false
  private reopened = 0

  constructor(
    private readonly folder: string | undefined,
    private readonly options: PgliteOptions,
  ) {}

  /** Opens it for the first time. @throws when it cannot be opened */
  async open(): Promise<void> {
    this.thread = await this.newThread()
  }

  /** How often a thread was replaced. */
  readonly generation = (): number => this.reopened

  async connect(): Promise<SqlClient> {
    const before = this.last
    let free = () => {}
    this.last = new Promise((resolve) => (free = resolve))
    await before
    const { thread } = this
    if (!thread) {
      free()
      throw new DatabaseUnavailableError('the embedded database is being reopened')
    }
    return {
      // The rows have the shape that the statement's author states, as with any driver.
      query: (async (text, values) => this.run(thread, text, values)) as SqlClient['query'],
      release: () => free(),
    }
  }

  async end(): Promise<void> {
    this.isEnded = true
    const { thread } = this
    this.thread = undefined
    await thread?.ask({ close: true }, MAINTENANCE_LIMIT_MS).catch((error: unknown) => {
      log.error({ err: error }, 'the embedded database was not closed: it recovers at the next start')
      return thread.terminate()
    })
  }

  /** @throws when it cannot be opened; then the thread has ended */
  private async newThread(): Promise<PgliteThread> {
    if (this.folder !== undefined && lacksVersion(this.folder)) throw new Error(`${VERSION_FILE} is missing`)
    const thread: PgliteThread = new PgliteThread(
      this.folder,
      (reason) => void this.replace(thread, reason),
      this.options.workerFile,
    )
    try {
      await thread.opened(MAINTENANCE_LIMIT_MS)
      return thread
    } catch (error) {
      await thread.terminate()
      throw error
    }
  }

  private async run(thread: PgliteThread, text: string, values?: readonly unknown[]) {
    const limitMs = MAINTENANCE.test(text)
      ? MAINTENANCE_LIMIT_MS
      : (this.options.statementLimitMs ?? STATEMENT_LIMIT_MS)
    this.options.beforeWrite?.()
    try {
      return confirmed(text, await thread.ask({ text, values, name: preparedName(text) }, limitMs))
    } catch (error) {
      if (isBroken(error) || (isSuspicious(error) && !(await this.isSound(thread))))
        void this.replace(thread, error)
      throw error
    }
  }

  /** Whether the thread still answers correctly. */
  private async isSound(thread: PgliteThread): Promise<boolean> {
    const sent = randomUUID()
    try {
      const { rows } = await thread.ask({ text: `select '${sent}' as answer` }, CHECK_LIMIT_MS)
      return rows[0]?.answer === sent
    } catch (error) {
      // The transaction has failed (25P02), and the thread says so.
      return errorCode(error) === '25P02'
    }
  }

  /** Ends a thread and opens the database in another one, again and again until that succeeds. Never rejects. */
  private async replace(broken: PgliteThread, reason: unknown): Promise<void> {
    // A database in memory has gone with its thread.
    if (this.thread !== broken || this.folder === undefined) return
    this.thread = undefined
    log.error({ err: reason }, 'the embedded database has failed: it is reopened')
    // Two threads must never have the same files open.
    await broken.terminate()
    for (let attempt = 0; !this.isEnded; attempt++) {
      await pause(REOPEN_AFTER_MS[Math.min(attempt, REOPEN_AFTER_MS.length - 1)] ?? 0)
      try {
        const thread = await this.newThread()
        if (this.isEnded) return void (await thread.terminate())
        this.thread = thread
        this.reopened++
        log.warn('the embedded database is open again')
        return
      } catch (error) {
        log.error({ err: error }, 'the embedded database cannot be reopened: it is tried again')
      }
    }
  }
}

/** PGlite makes a new database over files that lack this one. */
const VERSION_FILE = 'PG_VERSION'
const lacksVersion = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, VERSION_FILE))

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds).unref())

/**
 * Opens (or creates) the embedded database in a thread of its own; ending the pool closes it.
 * @param folder its data directory; undefined keeps it in memory
 * @throws when it cannot be opened
 */
export async function openPglite(
  folder: string | undefined,
  options: PgliteOptions = {},
): Promise<SqlPool & { readonly generation: () => number }> {
  const pool = new PglitePool(folder, options)
  await pool.open()
  return pool
}
