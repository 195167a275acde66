#!/usr/bin/env node
/** The clinic's view of who did what: `npm run audit -- list|verify|export`. */
import { Command, InvalidArgumentError } from 'commander'
import { type AuditEntry, auditEntries, recordAudit, verifyAudit } from '@/server/audit/auditTrail'
import { staffActor } from '@/server/audit/staffActor'
import { openCommandDatabase } from '@/server/commandDatabase'
import { ConfigError, readConfig } from '@/server/config'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { DataDirBusyError } from '@/server/database/pglite/dataDirLock'
import { errorCode, log } from '@/server/log'

interface ReadOptions {
  readonly since?: Date
  readonly as?: string
}

function moment(text: string): Date {
  if (Number.isNaN(Date.parse(text))) throw new InvalidArgumentError('expected a date such as 2026-11-21')
  return new Date(text)
}

async function withAudit(work: (executeSql: ExecuteSql) => Promise<void>): Promise<void> {
  // Standard output is for the entries alone.
  log.level = 'silent'
  const { database, close } = await openCommandDatabase(readConfig(process.env))
  try {
    await work(database.executeSql)
  } finally {
    await close()
  }
}

const lineOf = ({ at, actor, action, count, subject, why }: AuditEntry): string =>
  [at, actor, action, count ?? '', subject ?? '', why ?? ''].join('\t')

const list = ({ since }: ReadOptions) =>
  withAudit(async (executeSql) => {
    for await (const entry of auditEntries(executeSql, since)) console.log(lineOf(entry))
  })

/** JSON lines, for a log store of the clinic's; that somebody took them out is an entry as well. */
const exportAll = ({ since, as }: ReadOptions) =>
  withAudit(async (executeSql) => {
    let count = 0
    for await (const entry of auditEntries(executeSql, since)) {
      console.log(JSON.stringify(entry))
      count += 1
    }
    await recordAudit(executeSql, { actor: staffActor(as), action: 'audit.exported', count })
  })

const verify = () =>
  withAudit(async (executeSql) => {
    const verdict = await verifyAudit(executeSql)
    if (verdict.kind === 'whole')
      return console.log(
        `${verdict.entries} entries, none changed or missing; the last one's hash is ${verdict.lastHash}`,
      )
    console.error(`entry ${verdict.seq}: ${verdict.why}`)
    process.exitCode = 1
  })

const program = new Command('npm run audit --').description(
  'Who read, exported, changed or erased what, and which visitors logged in, agreed or left; kept for a year.',
)
const SINCE = ['--since <date>', 'entries from this day on', moment] as const

program
  .command('list')
  .description('one entry a line, oldest first')
  .option(...SINCE)
  .action(list)
program
  .command('verify')
  .description('walks the chain of hashes: 1 when an entry was changed or taken out')
  .action(verify)
program
  .command('export')
  .description('JSON lines, oldest first')
  .option(...SINCE)
  .option('--as <name>', "who asks (default: this machine's user)")
  .action(exportAll)

program.parseAsync().catch((error: unknown) => {
  // Whoever reads the output (head, less) has seen enough.
  if (errorCode(error) === 'EPIPE') return
  const isPlain =
    error instanceof ConfigError || error instanceof DataDirBusyError || error instanceof InvalidArgumentError
  console.error(`audit: ${error instanceof Error ? error.message : String(error)}`)
  if (!isPlain && process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exitCode = 1
})
