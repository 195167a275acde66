/** Shared parts of the clinic's commands: database, acting person, dates, exit. */
import { SingleBar } from 'cli-progress'
import { type Command, InvalidArgumentError } from 'commander'
import { recordAudit } from '@/server/privacy/audit/auditTrail'
import { type AuditNote, staffActor } from '@/server/privacy/audit/auditNote'
import { BackupError } from '@/server/backup/backupFormat'
import { ConfigError, readConfig, type Config } from '@/server/config/config'
import { type Database, openDatabase, openThroughAdminSocket } from '@/server/database/database'
import { DataDirBusyError, FolderLock, lockHolder } from '@/server/database/folderLock'
import { protectFolder } from '@/server/database/pglite/protectedFolder'
import { NoJournalError } from '@/server/leads/journal/journalTakeover'
import { isUuid } from '@/server/database/uuid'
import { log } from '@/server/log'
import 'server-only'
import { countries } from '@/content/catalogue/options/countries'
import { DEFAULT_COUNTRY_CODE, type MobileNumber, readMobile } from '@/model/lead/mobile'
import { LeadIntake } from '@/server/leads/intake/leadIntake'
import { migrate } from '@/server/database/migrate'
import { learnKeyInUse } from '@/server/privacy/sealing/keyInUse'

/** Opens the database, does the work, closes it whatever happens. Standard output is for what the command prints alone. */
export async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  log.level = 'silent'
  const opened = await openCommandDatabase(readConfig(process.env))
  try {
    return await work(opened.database)
  } finally {
    await opened.close()
  }
}

/** Options of a command whose uses are written down. */
export const withAsker = (command: Command): Command =>
  command
    .option('--as <name>', "who asks (default: this machine's user)")
    .option('--why <reason>', 'what for')

export type AskerOptions = { readonly as?: string; readonly why?: string }

/**
 * The acting person, if given.
 * @param command has `withAsker`'s options
 */
export const askerOf = (command: Command): string | undefined => command.opts<AskerOptions>().as

/**
 * The reason given.
 * @throws InvalidArgumentError if missing
 */
export function reasonOf(command: Command): string {
  const { why } = command.opts<AskerOptions>()
  if (!why?.trim()) throw new InvalidArgumentError('expected --why <reason>, before the command')
  return why
}

/** Writes down what was done, before anything of it is shown (docs/decisions/0042). */
export type Note = (done: Pick<AuditNote, 'count' | 'subject'>) => Promise<void>

/** As `withDatabase`, for work that is written down in the audit trail. @param command has `withAsker`'s options */
export function withNotes(
  command: Command,
  action: AuditNote['action'],
  work: (database: Database, note: Note) => Promise<void>,
): Promise<void> {
  const { as, why } = command.opts<AskerOptions>()
  return withDatabase((database) =>
    work(database, (done) =>
      recordAudit(database.executeSql, { actor: staffActor(as), action, why, ...done }),
    ),
  )
}

/** How far a command is, beside what it prints. */
export function progressBar(format: string, total: number): SingleBar {
  const bar = new SingleBar({
    format,
    stream: process.stderr,
    noTTYOutput: true,
    notTTYSchedule: 2000,
  })
  bar.start(total, 0)
  return bar
}

/** A moment, or a day. @throws InvalidArgumentError */
export function moment(text: string): string {
  if (Number.isNaN(Date.parse(text))) throw new InvalidArgumentError('expected a date such as 2026-11-21')
  return text
}

/** A number with its dial code, which an Indian one may leave out. @throws InvalidArgumentError */
export function mobileNumber(text: string): MobileNumber {
  const read = readMobile(text, DEFAULT_COUNTRY_CODE, countries)
  if (!read) throw new InvalidArgumentError('expected a number such as +91 98765 43210')
  return { countryCode: read.countryCode.slice(1), mobile: read.mobile }
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

/** Reports a failed command in one line; the full error with debug output. */
export const endsWith =
  (command: string) =>
  (error: unknown): void => {
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

/** How long a server that is just starting may take to open its admin socket: the first start fills the database. */
const SERVER_START_LIMIT_MS = 2 * 60_000
const SAY_AFTER_MS = 2000
const ASK_AGAIN_MS = 200

/** A database that a command works on. */
interface CommandDatabase {
  readonly database: Database
  close(): Promise<void>
}

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/**
 * Opens the database for the command line: PostgreSQL directly; the embedded one through the server that runs on it,
 * else by itself, with what a killed server left in its journal brought in first.
 * @throws the database's error, or DataDirBusyError when its holder does not answer
 */
async function openCommandDatabase({ databaseUrl, dataDir }: Place): Promise<CommandDatabase> {
  if (databaseUrl) {
    const database = await openDatabase({ databaseUrl, dataDir }, { queryLimitMs: 0 })
    const close = () => database.close()
    try {
      await migrate(database.kysely)
      await learnKeyInUse(database)
      return { database, close }
    } catch (error) {
      await close()
      throw error
    }
  }
  const served = await throughServer(dataDir)
  return served ?? openEmbeddedDatabase(dataDir)
}

async function throughServer(dataDir: string): Promise<CommandDatabase | undefined> {
  const began = Date.now()
  let hasSaid = false
  for (;;) {
    const holder = await lockHolder(dataDir)
    if (!holder || Date.now() - began > SERVER_START_LIMIT_MS) return undefined
    if (!hasSaid && Date.now() - began > SAY_AFTER_MS) {
      console.error(`waiting for process ${holder.pid}, which is starting on ${dataDir} …`)
      hasSaid = true
    }
    try {
      const database = await openThroughAdminSocket(dataDir)
      return { database, close: () => database.close() }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    }
  }
}

async function openEmbeddedDatabase(dataDir: string): Promise<CommandDatabase> {
  const { release, check } = await FolderLock.take(dataDir)
  try {
    protectFolder(dataDir)
    const database = await openDatabase({ dataDir }, { beforeWrite: check })
    const intake = await LeadIntake.start({ database, dataDir, beforeWrite: check })
    return {
      database,
      async close() {
        await intake.stop()
        await database.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}
