import 'server-only'
import { type Database, isRefusedData } from '@/server/database/database'
import { log } from '@/server/log'
import type { LeadIntake } from './leadIntake'

/** What a visitor adds to a lead that was acknowledged before. */
export interface LeadAddition {
  /** In small letters. */
  readonly leadId: string
  /** Doing it again changes nothing. @returns whether the lead is there */
  readonly write: (database: Pick<Database, 'transaction'>) => Promise<boolean>
  /** The same as a line of the journal. */
  readonly line: string
}

export type AdditionOutcome = 'saved' | 'unknownLead' | 'refused' | 'unavailable'

/** Keeps an addition as durably as its lead: in the database, and in the journal where that alone would not keep it. */
export async function keepForLead(
  intake: LeadIntake,
  { leadId, write, line }: LeadAddition,
): Promise<AdditionOutcome> {
  const { database, breaker, backlog } = intake
  if (breaker.isAvailable && !backlog.has(leadId)) {
    try {
      if (!(await write(database))) return 'unknownLead'
      // The embedded database does not sync its files: the addition counts once the journal has it too.
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
