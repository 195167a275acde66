import 'server-only'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import {
  preparedName,
  type SqlClient,
  type SqlPool,
  type SqlResult,
} from '@/server/database/postgres/sqlPool'

/** The thread's file, which is not part of the site's bundle; every process of ours runs in the project's folder. */
const WORKER_FILE = ['server', 'database', 'pglite', 'pgliteWorker.cjs'] as const
const OPENING_ID = 0

type Reply = {
  readonly id: number
  readonly result?: SqlResult
  readonly error?: { readonly message: string; readonly code?: string }
}

type Waiting = { readonly resolve: (result: SqlResult) => void; readonly reject: (error: Error) => void }

type Request =
  | { readonly text: string; readonly values?: readonly unknown[]; readonly name?: string }
  | { readonly close: true }

/** The thread that holds the embedded database; what it is asked it answers in order. */
class PgliteThread {
  private readonly worker: Worker
  private readonly waiting = new Map<number, Waiting>()
  private lastId = OPENING_ID
  private ended: Error | undefined

  constructor(folder: string | undefined) {
    const workerData = { folder, openingId: OPENING_ID }
    // The file stands beside this one; Turbopack must not take it into the bundle, where the thread has no modules.
    this.worker = new Worker(join(/*turbopackIgnore: true*/ process.cwd(), ...WORKER_FILE), { workerData })
    this.worker.on('message', (reply: Reply) => this.settle(reply))
    this.worker.on('error', (error) => this.end(error instanceof Error ? error : new Error('failed')))
    this.worker.on('exit', () => this.end(new Error('the embedded database has ended')))
  }

  /** Resolves when the database is open. @throws when it cannot be opened; then the thread has ended */
  readonly opened = (): Promise<SqlResult> =>
    this.wait(OPENING_ID).catch(async (error: unknown) => {
      await this.worker.terminate()
      throw error
    })

  ask(request: Request): Promise<SqlResult> {
    if (this.ended) return Promise.reject(this.ended)
    const id = ++this.lastId
    const answer = this.wait(id)
    this.worker.postMessage({ id, ...request })
    return answer
  }

  private wait(id: number): Promise<SqlResult> {
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }))
  }

  private settle({ id, result, error }: Reply): void {
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    if (result) waiting?.resolve(result)
    else waiting?.reject(Object.assign(new Error(error?.message ?? 'failed'), { code: error?.code }))
  }

  private end(reason: Error): void {
    this.ended ??= reason
    for (const { reject } of this.waiting.values()) reject(this.ended)
    this.waiting.clear()
  }
}

/**
 * The embedded database as a pool of one connection, handed out in the order it is asked for. Everything in this
 * process goes through it, so that no statement can slip into another's transaction; who holds the connection
 * must not ask for it again before giving it back.
 */
function pglitePool(thread: PgliteThread): SqlPool {
  let last: Promise<void> = Promise.resolve()

  const query: SqlClient['query'] = async <Row>(text: string, values?: readonly unknown[]) =>
    // The rows have the shape that the statement's author states, as with any driver.
    (await thread.ask({ text, values, name: preparedName(text) })) as SqlResult<Row>

  return {
    async connect() {
      const before = last
      let free = () => {}
      last = new Promise((resolve) => (free = resolve))
      await before
      return { query, release: () => free() }
    },
    end: async () => void (await thread.ask({ close: true })),
  }
}

/**
 * Opens (or creates) the embedded database in a thread of its own; ending the pool closes it.
 * @param folder its data directory; undefined keeps it in memory
 * @throws when it cannot be opened
 */
export async function openPglite(folder: string | undefined): Promise<SqlPool> {
  const thread = new PgliteThread(folder)
  await thread.opened()
  return pglitePool(thread)
}
