#!/usr/bin/env node
/** What visitors reported (docs/decisions/0061): `npm run reports -- list|show`. `npm run paths -- report ID` makes a test of one. */
import './closedPipe.mjs'
import { Command, InvalidArgumentError } from 'commander'
import { newestReports, reportById } from '@/server/problems/problemReports'
import { isUuid } from '@/server/database/uuid'
import { terminalJson, terminalText } from '@/server/log'
import { endsWith, wholeNumberFrom, withAsker, withNotes } from './command'

const LIST_ROWS = 50
/** As much of a message as fits into a line. */
const LINE_LENGTH = 80

/** One a line, newest first. */
const list = ({ limit }: { readonly limit: number }): Promise<void> =>
  withNotes(program, 'reports.listed', async ({ executeSql }, note) => {
    const reports = await newestReports(executeSql, limit)
    await note({ count: reports.length })
    for (const { id, at, pageType, release, log, message } of reports) {
      const events = log ? `${log.events.length} events` : 'no log'
      const line = message.replace(/\s+/g, ' ').slice(0, LINE_LENGTH)
      console.log([id, at.toISOString(), pageType, release, events, line].map(terminalText).join('\t'))
    }
  })

const show = (id: string): Promise<void> =>
  withNotes(program, 'report.shown', async ({ executeSql }, note) => {
    const report = isUuid(id) ? await reportById(executeSql, id) : undefined
    if (!report) throw new InvalidArgumentError(`no report ${id}`)
    await note({ subject: id })
    console.log(terminalJson(report, 2))
  })

const program = withAsker(new Command('npm run reports --'))
program
  .command('list')
  .description('the newest reports: id, time, kind of page, release, what its log holds, how it begins')
  .option('--limit <rows>', 'how many', wholeNumberFrom(1), LIST_ROWS)
  .action(list)
program.command('show').description('one report, with its log').argument('<id>').action(show)

program.parseAsync().catch(endsWith('reports'))
