#!/usr/bin/env node
/** How long things are kept: `npm run retention -- list|run|hold|holds|lift`. */
import './closedPipe.mjs'
import type { MobileNumber } from '@/model/lead/mobile'
import { Command, InvalidArgumentError } from 'commander'
import { staffActor } from '@/server/privacy/audit/auditNote'
import { readConfig } from '@/server/config/config'
import { isUuid } from '@/server/database/uuid'
import { holds, liftHold, placeHold } from '@/server/privacy/retention/legalHold'
import { applyRetention, daysOf } from '@/server/privacy/retention/retentionJob'
import { FILE_RETENTION, RETENTION_RULES } from '@/server/privacy/tables/tables'
import { appSecret } from '@/server/config/secret'
import { terminalText } from '@/server/log'
import {
  askerOf,
  endsWith,
  mobileNumber,
  personOf,
  reasonOf,
  withAsker,
  withDatabase,
  withNotes,
} from './command'

const period = (days: number): string => (days === 0 ? 'for ever' : days < 1 ? 'at once' : `${days} days`)

function list(): void {
  const { retention, erasure } = readConfig(process.env)
  for (const rule of RETENTION_RULES)
    console.log([rule.name, period(daysOf(rule, retention)), rule.what].join('\t'))
  console.log(
    ['recovery', period(retention.recovery ?? FILE_RETENTION.recovery), 'files of the recovery log'].join(
      '\t',
    ),
  )
  console.log(
    ['refused', period(retention.refused ?? FILE_RETENTION.refused), 'what the journal set aside'].join('\t'),
  )
  console.log(
    `What people have erased ${erasure === 'blocked' ? 'is locked away for the law’s year' : 'goes at once'} (ERASURE=${erasure}).`,
  )
}

const run = () =>
  withDatabase(async (database) => {
    const config = readConfig(process.env)
    const { removed, held } = await applyRetention(database, appSecret(config), config.retention)
    for (const [name, count] of Object.entries(removed)) console.log(`${name}\t${count} removed`)
    for (const [name, count] of Object.entries(held)) console.log(`${name}\t${count} kept: they are held`)
    if (!Object.keys(removed).length) console.log('nothing was due')
  })

const hold = (options: { lead?: string; number?: MobileNumber }) =>
  withNotes(program, 'hold.placed', async (database, note) => {
    const subject = personOf(options)
    const by = staffActor(askerOf(program))
    const why = reasonOf(program)
    await note({ subject: 'leadId' in subject ? subject.leadId : 'a number' })
    const id = await placeHold(database, appSecret(readConfig(process.env)), subject, { reason: why, by })
    console.log(`hold ${id}: kept, whatever retention and erasure say, until it is lifted`)
  })

const lift = (id: string) =>
  withNotes(program, 'hold.lifted', async (database, note) => {
    reasonOf(program)
    if (!isUuid(id)) throw new InvalidArgumentError('expected the id of a hold')
    await note({ subject: id })
    if (!(await liftHold(database, id)))
      throw new InvalidArgumentError('there is no such hold, or it was lifted before')
    console.log('lifted: what is due goes within a minute')
  })

const listHolds = () =>
  withNotes(program, 'holds.listed', async (database, note) => {
    const all = await holds(database)
    await note({ count: all.length })
    for (const { id, at, released_at, held_by, lead_id, reason: why } of all)
      console.log(
        [id, new Date(at).toISOString(), released_at ? 'lifted' : 'held', held_by, lead_id ?? 'a number', why]
          .map(terminalText)
          .join('\t'),
      )
  })

const program = withAsker(
  new Command('npm run retention --').description(
    'What is kept how long (RETENTION, ERASURE), and what must be kept longer. Also while the server runs, which removes what is due by itself.',
  ),
)
program.command('list').description('what is kept how long').action(list)
program.command('run').description('removes what is due now').action(run)
program
  .command('hold')
  .description('keeps a lead, or all of a person, until it is lifted; needs --why')
  .option('--lead <id>', 'this lead')
  .option('--number <number>', 'all leads and the accounts of this number: +91 98765 43210', mobileNumber)
  .action(hold)
program.command('holds').description('what is or was held, oldest first').action(listHolds)
program.command('lift').description('holds it no longer; needs --why').argument('<hold>').action(lift)

program.parseAsync().catch(endsWith('retention'))
