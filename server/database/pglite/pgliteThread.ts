import 'server-only'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DatabaseUnavailableError } from '@/server/database/postgres/sqlPool'
import type { SqlResult } from '@/server/database/postgres/sqlPool'

/** The thread's file, which is not part of the site's bundle; every process of ours runs in the project's folder. */
const WORKER_FILE = ['server', 'database', 'pglite', 'pgliteWorker.cjs'] as const
const OPENING_ID = 0

interface Failure {
  readonly message: string
  readonly code?: string
  readonly severity?: string
}

type Reply = { readonly id: number; readonly result?: SqlResult; readonly error?: Failure }

type Waiting = { readonly resolve: (result: SqlResult) => void; readonly reject: (error: Error) => void }

type Request =
  | { readonly text: string; readonly values?: readonly unknown[]; readonly name?: string }
  | { readonly close: true }

/** The thread did not answer within its time: it may hang for ever. */
export class SilenceError extends DatabaseUnavailableError {}

/**
 * After a pause of the whole process (a suspended machine) all timers are due before the answers that have come meanwhile
 * are read: each limit ends with so much time that begins then.
 */
const LAST_MS = 500

/** Worker thread of the embedded database; answers in order. */
export class PgliteThread {
  private readonly worker: Worker
  private readonly waiting = new Map<number, Waiting>()
  private lastId = OPENING_ID
  private ended: Error | undefined

  /**
   * @param folder the database's; undefined keeps it in memory
   * @param onEnd called once, when the thread has ended by itself
   * @param file the thread's code; tests bring their own
   */
  constructor(folder: string | undefined, onEnd: (reason: Error) => void, file?: string) {
    const workerData = { folder, openingId: OPENING_ID }
    // Kept out of Turbopack's bundle, where the thread would have no modules.
    const path = file ?? join(/*turbopackIgnore: true*/ process.cwd(), ...WORKER_FILE)
    this.worker = new Worker(path, { workerData })
    const end = (reason: Error) => {
      if (this.ended) return
      this.end(reason)
      onEnd(reason)
    }
    this.worker.on('message', (reply: Reply) => this.settle(reply))
    this.worker.on('error', (error) => end(error instanceof Error ? error : new Error('failed')))
    this.worker.on('exit', () => end(new DatabaseUnavailableError('the embedded database has ended')))
  }

  /** Resolves when the database is open. @throws when it cannot be opened, {SilenceError} after the limit */
  opened(limitMs: number): Promise<SqlResult> {
    return this.wait(OPENING_ID, limitMs)
  }

  /** @throws the database's error, with its SQLSTATE as `code`; {SilenceError} after the limit */
  ask(request: Request, limitMs: number): Promise<SqlResult> {
    if (this.ended) return Promise.reject(this.ended)
    const id = ++this.lastId
    const answer = this.wait(id, limitMs)
    this.worker.postMessage({ id, ...request })
    return answer
  }

  /** Ends the thread, whatever it does. Resolves when it runs no longer: then its files are closed. */
  async terminate(): Promise<void> {
    this.end(new DatabaseUnavailableError('the embedded database is reopened'))
    await this.worker.terminate()
  }

  private wait(id: number, limitMs: number): Promise<SqlResult> {
    return new Promise((resolve, reject) => {
      let timer = setTimeout(() => {
        timer = setTimeout(() => {
          this.waiting.delete(id)
          reject(new SilenceError('the embedded database does not answer'))
        }, LAST_MS)
      }, limitMs - LAST_MS)
      const settled =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timer)
          settle(value)
        }
      this.waiting.set(id, { resolve: settled(resolve), reject: settled(reject) })
    })
  }

  private settle({ id, result, error }: Reply): void {
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    if (result) waiting?.resolve(result)
    else waiting?.reject(Object.assign(new Error(error?.message ?? 'failed'), error))
  }

  private end(reason: Error): void {
    this.ended ??= reason
    for (const { reject } of this.waiting.values()) reject(this.ended)
    this.waiting.clear()
  }
}
