#!/usr/bin/env node
/** The clinic's view of who did what: `npm run audit -- list|verify|export`. */
import { Command } from 'commander'
import { type AuditEntry, auditEntries, recordAudit, verifyAudit } from '@/server/audit/auditTrail'
import { staffActor } from '@/server/audit/staffActor'
import { endsWith, moment, withDatabase } from './command'

interface ReadOptions {
  readonly since?: Date
  readonly as?: string
}

const lineOf = ({ at, actor, action, count, subject, why }: AuditEntry): string =>
  [at, actor, action, count ?? '', subject ?? '', why ?? ''].join('\t')

const list = ({ since }: ReadOptions) =>
  withDatabase(async ({ executeSql }) => {
    for await (const entry of auditEntries(executeSql, since)) console.log(lineOf(entry))
  })

/** JSON lines, for a log store of the clinic's; that somebody took them out is an entry as well. */
const exportAll = ({ since, as }: ReadOptions) =>
  withDatabase(async ({ executeSql }) => {
    let count = 0
    for await (const entry of auditEntries(executeSql, since)) {
      console.log(JSON.stringify(entry))
      count += 1
    }
    await recordAudit(executeSql, { actor: staffActor(as), action: 'audit.exported', count })
  })

const verify = () =>
  withDatabase(async ({ executeSql }) => {
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
const SINCE = [
  '--since <date>',
  'entries from this day on',
  (text: string) => new Date(moment(text)),
] as const

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

program.parseAsync().catch(endsWith('audit'))
