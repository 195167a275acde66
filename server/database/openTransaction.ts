import 'server-only'
import type { ExecuteSql, SqlDatabase } from './postgres/sqlPool'

/** Ends a transaction without keeping it; only OpenTransaction itself sees it. */
class RolledBack extends Error {}

/** A transaction that receives statements from outside until told to commit or roll back. */
export class OpenTransaction {
  private decide: (outcome: 'commit' | 'rollback') => void = () => {}
  private readonly done: Promise<void>
  readonly started: Promise<ExecuteSql>

  constructor(database: Pick<SqlDatabase, 'transaction'>) {
    const decided = new Promise<'commit' | 'rollback'>((resolve) => (this.decide = resolve))
    let start: (executeSql: ExecuteSql) => void = () => {}
    const running = new Promise<ExecuteSql>((resolve) => (start = resolve))
    this.done = database.transaction(async (executeSql) => {
      start(executeSql)
      if ((await decided) === 'rollback') throw new RolledBack()
    })
    // A failed begin rejects `started`.
    this.started = Promise.race([
      running,
      this.done.then(() => {
        throw new Error('the transaction has ended')
      }),
    ])
  }

  async end(outcome: 'commit' | 'rollback'): Promise<void> {
    this.decide(outcome)
    await this.done.catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error
    })
  }
}
