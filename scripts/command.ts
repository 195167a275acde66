/** What the clinic's commands share: the database they work on, who asks, dates, and how they end. */
import { type Command, InvalidArgumentError } from 'commander'
import { type AuditNote, recordAudit } from '@/server/audit/auditTrail'
import type { MobileNumber } from '@/server/audit/visitorAudit'
import { staffActor } from '@/server/audit/staffActor'
import { BackupError } from '@/server/backup/backupCipher'
import { openCommandDatabase } from '@/server/commandDatabase'
import { ConfigError, readConfig } from '@/server/config'
import type { Database } from '@/server/database/database'
import { DataDirBusyError } from '@/server/database/pglite/dataDirLock'
import { NoJournalError } from '@/server/leads/journal/journalTakeover'
import { isUuid } from '@/server/uuid'
import { errorCode, log } from '@/server/log'

/** Opens the database, does the work, closes it whatever happens. Standard output is for what the command prints alone. */
export async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  log.level = 'silent'
  const opened = await openCommandDatabase(readConfig(process.env))
  try {
    await work(opened.database)
  } finally {
    await opened.close()
  }
}

/** Options of a command whose uses are written down. */
export const withAsker = (command: Command): Command =>
  command
    .option('--as <name>', "who asks (default: this machine's user)")
    .option('--why <reason>', 'what for')

/** Writes down what was done, before anything of it is shown (docs/decisions/0042). */
export type Note = (done: Pick<AuditNote, 'count' | 'subject'>) => Promise<void>

/** As `withDatabase`, for work that is written down in the audit trail. @param command has `withAsker`'s options */
export function withNotes(
  command: Command,
  action: AuditNote['action'],
  work: (database: Database, note: Note) => Promise<void>,
): Promise<void> {
  const { as, why } = command.opts<{ as?: string; why?: string }>()
  return withDatabase((database) =>
    work(database, (done) =>
      recordAudit(database.executeSql, { actor: staffActor(as), action, why, ...done }),
    ),
  )
}

/** A moment, or a day. @throws InvalidArgumentError */
export function moment(text: string): string {
  if (Number.isNaN(Date.parse(text))) throw new InvalidArgumentError('expected a date such as 2026-11-21')
  return text
}

/** A number with its dial code, which an Indian one may leave out. @throws InvalidArgumentError */
export function mobileNumber(text: string): MobileNumber {
  const [, countryCode = '91', rest = text] = /^\+(\d{1,4})[ -](.+)$/.exec(text) ?? []
  const mobile = rest.replace(/\D/g, '')
  if (mobile.length < 4) throw new InvalidArgumentError('expected a number such as +91 98765 43210')
  return { countryCode, mobile }
}

/** A lead, or a person by number: one of both. @throws InvalidArgumentError */
export function personOf({
  lead,
  number,
}: {
  readonly lead?: string
  readonly number?: MobileNumber
}): { readonly leadId: string } | { readonly number: MobileNumber } {
  if ((lead === undefined) === (number === undefined))
    throw new InvalidArgumentError('expected --lead or --number')
  if (number) return { number }
  if (!isUuid(lead)) throw new InvalidArgumentError('expected a lead id')
  return { leadId: lead }
}

/** A whole number of at least so much. @throws InvalidArgumentError */
export const wholeNumberFrom =
  (least: number) =>
  (text: string): number => {
    const number = Number(text)
    if (!Number.isInteger(number) || number < least)
      throw new InvalidArgumentError(`expected a whole number from ${least}`)
    return number
  }

/** Ends a command that failed: in one line, with the whole error only where somebody looks for its cause. */
export const endsWith =
  (command: string) =>
  (error: unknown): void => {
    // Whoever reads the output (head, less) has seen enough.
    if (errorCode(error) === 'EPIPE') return
    const isPlain =
      error instanceof BackupError ||
      error instanceof ConfigError ||
      error instanceof DataDirBusyError ||
      error instanceof NoJournalError ||
      error instanceof InvalidArgumentError
    console.error(`${command}: ${error instanceof Error ? error.message : String(error)}`)
    if (!isPlain && process.env.LOG_LEVEL === 'debug') console.error(error)
    process.exitCode = 1
  }
