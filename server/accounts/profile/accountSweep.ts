import 'server-only'
import { FAMILIAR_DAYS } from '@/server/accounts/otp/familiar'
import { forgetOldAudit } from '@/server/audit/auditTrail'
import type { Database } from '@/server/database/database'
import { takeTurn } from '@/server/database/jobTurn'
import { log } from '@/server/log'

const EVERY_MS = 60 * 1000

/**
 * What is of no use any more. A code that has expired goes after an hour (until then the answer is 'OTP has expired', as
 * without it), an ended session after a day, so that a look at the database can tell what happened.
 */
const SWEEPS = [
  `delete from login_place where last_at < now() - interval '${FAMILIAR_DAYS} days'`,
  `delete from otp_code where expires_at < now() - interval '1 hour'`,
  `delete from rate_limit where expire < (extract(epoch from now()) * 1000)::bigint`,
  `delete from user_session
   where expires_at < now() - interval '1 day' or revoked_at < now() - interval '1 day'`,
  'delete from form_draft where expires_at <= now()',
  // Nobody repeats a request a day later; a journal's lead that comes later still is known by its own id.
  `delete from idempotency_key where created_at < now() - interval '24 hours'`,
] as const

/** Removes what accounts and forms leave behind, now. @throws the database's error */
export async function sweepAccounts({ executeSql }: Pick<Database, 'executeSql'>): Promise<void> {
  for (const statement of SWEEPS) await executeSql(statement)
  await forgetOldAudit(executeSql)
}

/** Sweeps now and then as long as the server runs; of several servers one does. */
export class AccountSweep {
  private running: Promise<void> = Promise.resolve()
  private readonly timer: NodeJS.Timeout

  private constructor(database: Database, isAvailable: () => boolean) {
    this.timer = setInterval(() => {
      if (isAvailable()) this.running = sweep(database)
    }, EVERY_MS)
    this.timer.unref()
  }

  /** @param isAvailable whether the database is there now */
  static start(database: Database, isAvailable: () => boolean): AccountSweep {
    return new AccountSweep(database, isAvailable)
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.running
  }
}

async function sweep(database: Database): Promise<void> {
  try {
    if (await takeTurn(database.executeSql, 'accounts', EVERY_MS)) await sweepAccounts(database)
  } catch (error) {
    log.warn({ err: error }, 'accounts were not swept')
  }
}
