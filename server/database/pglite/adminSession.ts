import 'server-only'
import { OpenTransaction } from '@/server/database/openTransaction'
import type { SqlDatabase, SqlResult } from '@/server/database/postgres/sqlPool'

/** How long an open transaction may stay silent: the whole site waits for it. */
const SILENCE_LIMIT_MS = 10_000

const done = (command: string): SqlResult => ({ rows: [], rowCount: 0, command })

/** One caller of the admin socket: single statements, or one transaction at a time. */
export class AdminSession {
  private transaction: OpenTransaction | undefined
  private silence: NodeJS.Timeout | undefined
  private release = () => {}

  /**
   * @param hangUp closes the caller's connection
   * @param hold called when a transaction takes the connection; what it returns is called when it is free again
   */
  constructor(
    private readonly database: SqlDatabase,
    private readonly hangUp: () => void,
    private readonly hold: () => () => void = () => () => {},
    private readonly silenceLimitMs = SILENCE_LIMIT_MS,
  ) {}

  /** @throws the database's error */
  async run(text: string, values?: readonly unknown[]): Promise<SqlResult> {
    const [, word = ''] = /^\s*(begin|commit|rollback)\s*;?\s*$/i.exec(text) ?? []
    switch (word.toLowerCase()) {
      case 'begin':
        return this.begin()
      case 'commit':
        return this.finish('commit')
      case 'rollback':
        return this.finish('rollback')
      default:
        return this.runStatement(text, values)
    }
  }

  /** Ends what a disconnected caller left open. */
  end(): void {
    void this.finish('rollback').catch(() => {})
  }

  private async begin(): Promise<SqlResult> {
    if (this.transaction) throw new Error('a transaction is open already')
    this.release = this.hold()
    this.transaction = new OpenTransaction(this.database)
    try {
      await this.transaction.started
    } catch (error) {
      this.transaction = undefined
      this.release()
      throw error
    }
    this.awaitNext()
    return done('BEGIN')
  }

  private async finish(outcome: 'commit' | 'rollback'): Promise<SqlResult> {
    clearTimeout(this.silence)
    const open = this.transaction
    this.transaction = undefined
    await open?.end(outcome).finally(this.release)
    return done(open ? outcome.toUpperCase() : 'ROLLBACK')
  }

  private async runStatement(text: string, values?: readonly unknown[]): Promise<SqlResult> {
    clearTimeout(this.silence)
    const executeSql = (await this.transaction?.started) ?? this.database.executeSql
    try {
      return await executeSql(text, values)
    } finally {
      this.awaitNext()
    }
  }

  private awaitNext(): void {
    clearTimeout(this.silence)
    if (!this.transaction) return
    this.silence = setTimeout(() => {
      this.end()
      this.hangUp()
    }, this.silenceLimitMs)
    this.silence.unref()
  }
}
