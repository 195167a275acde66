import 'server-only'
import { otpTrouble } from '@/server/accounts/otp/otpSenders'
import { isRunning, runtime } from '@/server/runtime'
import { fail, ok } from '@/server/http/envelope'

/**
 * `ready`: leads go where they belong. `degraded`: they are taken durably, but something behind is unavailable and
 * they wait in the journal, one-time passwords do not go out (`otp`), the CRM's address or settings are at fault (`delivery`), or
 * lines of the journal are damaged and wait for a person. 503: leads cannot be taken, or the server is about to stop (`draining`).
 */
export function readiness(): Response {
  if (!isRunning()) return fail(503)
  const { database, delivery, intake, isDraining } = runtime()
  if (isDraining?.()) return fail(503, { reason: 'draining' })
  const databaseUp = intake.breaker.isAvailable
  const journalUp = intake.journal.healthy
  const data = {
    database: databaseUp ? 'up' : 'down',
    journal: journalUp ? 'up' : 'down',
    leadsInJournalOnly: intake.backlog.size,
    damagedJournalLines: intake.damagedLines,
    otp: otpTrouble() ?? 'up',
    delivery: delivery()?.fault === undefined ? 'up' : 'settings',
  }
  // The embedded database counts as durable only together with the journal.
  const takesLeads = journalUp || (databaseUp && database.kind === 'postgres')
  if (!takesLeads) return fail(503)
  const isReady =
    databaseUp &&
    journalUp &&
    intake.backlog.size === 0 &&
    intake.damagedLines === 0 &&
    data.otp === 'up' &&
    data.delivery === 'up'
  return ok(data, { message: isReady ? 'ready' : 'degraded' })
}
