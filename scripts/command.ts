/** What the clinic's commands share: the database they work on, dates, and how they end. */
import { InvalidArgumentError } from 'commander'
import { openCommandDatabase } from '@/server/commandDatabase'
import { ConfigError, readConfig } from '@/server/config'
import type { Database } from '@/server/database/database'
import { DataDirBusyError } from '@/server/database/pglite/dataDirLock'
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

/** A moment, or a day. @throws InvalidArgumentError */
export function moment(text: string): string {
  if (Number.isNaN(Date.parse(text))) throw new InvalidArgumentError('expected a date such as 2026-11-21')
  return text
}

/** Ends a command that failed: in one line, with the whole error only where somebody looks for its cause. */
export const endsWith =
  (command: string) =>
  (error: unknown): void => {
    // Whoever reads the output (head, less) has seen enough.
    if (errorCode(error) === 'EPIPE') return
    const isPlain =
      error instanceof ConfigError ||
      error instanceof DataDirBusyError ||
      error instanceof InvalidArgumentError
    console.error(`${command}: ${error instanceof Error ? error.message : String(error)}`)
    if (!isPlain && process.env.LOG_LEVEL === 'debug') console.error(error)
    process.exitCode = 1
  }
