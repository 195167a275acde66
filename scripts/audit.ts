#!/usr/bin/env node
/** The clinic's view of who did what: `npm run audit -- list|verify|export`. */
import './closedPipe.mjs'
import type { MobileNumber } from '@/model/lead/mobile'
import { Command } from 'commander'
import type { AuditEntry } from '@/server/privacy/audit/auditChain'
import { type AuditFilter, auditEntries } from '@/server/privacy/audit/auditTrail'
import { readWitness } from '@/server/privacy/audit/auditWitness'
import { verifyAudit } from '@/server/privacy/audit/verifyAudit'
import { visitorActor } from '@/server/privacy/audit/visitorAudit'
import { readConfig } from '@/server/config/config'
import { appSecret } from '@/server/config/secret'
import { terminalJson, terminalText } from '@/server/log'
import { endsWith, mobileNumber, moment, withAsker, withDatabase, withNotes } from './command'

interface ReadOptions {
  readonly since?: Date
  readonly visitor?: MobileNumber
  readonly follow?: boolean
}

function filterOf({ since, visitor, follow: follows }: ReadOptions): AuditFilter {
  if (visitor === undefined) return { since, follows }
  return { since, follows, actor: visitorActor(appSecret(readConfig(process.env)), visitor) }
}

const lineOf = ({ at, actor, action, count, subject, why }: AuditEntry): string =>
  [at, actor, action, count, subject, why].map(terminalText).join('\t')

const list = (options: ReadOptions) =>
  withDatabase(async ({ executeSql }) => {
    for await (const entry of auditEntries(executeSql, filterOf(options))) console.log(lineOf(entry))
  })

/** Exports JSON lines for an external log store; the export itself is audited. */
const exportAll = (options: ReadOptions) =>
  withNotes(program, 'audit.exported', async ({ executeSql }, note) => {
    await note({ subject: options.follow ? 'as they come' : undefined })
    for await (const entry of auditEntries(executeSql, filterOf(options))) console.log(terminalJson(entry))
  })

const verify = () =>
  withDatabase(async ({ executeSql }) => {
    const witness = readWitness(readConfig(process.env).dataDir)
    const verdict = await verifyAudit(executeSql, witness)
    if (verdict.kind === 'whole') {
      console.log(
        `${verdict.entries} entries, none changed or missing; the last one's signature is ${verdict.lastHash}`,
      )
      if (!verdict.isEndSigned) console.error('The end is not signed yet: the next entry signs it.')
      if (witness) console.log(`entry ${witness.seq}, which this server saw at ${witness.at}, is among them`)
      else
        console.error(
          'No server has kept here where the trail ended: an older copy of it would not be noticed.',
        )
      return
    }
    for (const fault of verdict.faults) console.error(fault)
    process.exitCode = 1
  })

const program = withAsker(
  new Command('npm run audit --').description(
    'Who read, exported, changed or erased what, and which visitors logged in, agreed or left; kept for a year.',
  ),
)
const SINCE = [
  '--since <date>',
  'entries from this day on',
  (text: string) => new Date(moment(text)),
] as const

const VISITOR = [
  '--visitor <number>',
  'what the owner of a number did: +91 98765 43210, +971 501234567',
  mobileNumber,
] as const

program
  .command('list')
  .description('one entry a line, oldest first')
  .option(...SINCE)
  .option(...VISITOR)
  .action(list)
program
  .command('verify')
  .description(
    'walks the signed entries from beginning to end: 1 when one was changed or taken out, at the ends as well',
  )
  .action(verify)
program
  .command('export')
  .description('JSON lines, oldest first')
  .option(...SINCE)
  .option(...VISITOR)
  .option(
    '--follow',
    'goes on with entries as they come, for a log store: npm run -s audit -- export --follow | …',
  )
  .action(exportAll)

program.parseAsync().catch(endsWith('audit'))
