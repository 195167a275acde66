import 'server-only'
import { DatabaseUnavailableError } from '@/server/database/postgres/sqlPool'
import { isRefusedData } from '@/server/database/database'
import { journalLine } from '@/server/leads/journal/journal'
import { log } from '@/server/log'
import { withTimeout } from '@/server/withTimeout'
import { DATABASE_LIMIT_MS } from './leadInbox'
import { type LeadAddition, writeAddition } from './leadChange'
import type { LeadIntake } from './leadIntake'

type AdditionOutcome = 'saved' | 'unknownLead' | 'refused' | 'unavailable'

/**
 * Stores an addition as durably as its lead: in the database, and in the journal where needed. @param addition
 * names its lead in lower case
 */
export async function storeLeadAddition(
  intake: LeadIntake,
  addition: LeadAddition,
): Promise<AdditionOutcome> {
  const { database, breaker, backlog } = intake
  const line = journalLine(addition)
  if (breaker.isAvailable && !backlog.has(addition.row.lead_id)) {
    try {
      const isKnown = await withTimeout(DATABASE_LIMIT_MS, writeAddition(database, addition))
      // It may still be written; writing is idempotent.
      if (isKnown === undefined) throw new DatabaseUnavailableError('the database takes too long')
      if (!isKnown) return 'unknownLead'
      // PGlite does not sync its files.
      if (database.kind === 'pglite') return await journalled(intake, line, true)
      await intake.recovery.copy([line])
      return 'saved'
    } catch (error) {
      if (isRefusedData(error)) return 'refused'
      breaker.fail(error)
    }
  }
  backlog.noteJournalled()
  return journalled(intake, line, false)
}

async function journalled(
  { journal, recovery }: LeadIntake,
  line: string,
  keep: boolean,
): Promise<AdditionOutcome> {
  try {
    await journal.append([line], { keep })
    await recovery.copy([line])
    return 'saved'
  } catch (error) {
    log.error({ err: error }, 'the journal cannot be written')
    return 'unavailable'
  }
}
