#!/usr/bin/env node
/** The clinic's command line: `npm run leads -- list|find|show|mark|export|replay|requests|erase|adopt|damaged`. */
import './closedPipe.mjs'
import type { MobileNumber } from '@/model/lead/mobile'
import { Argument, Command, InvalidArgumentError, Option } from 'commander'
import { createWriteStream } from 'node:fs'
import { ENQUIRY_STAGES, type EnquiryStage } from '@/model/lead/enquiry'
import { OTHER_LEAD_TYPES } from '@/model/lead/leadTypes'
import { DELIVERY_STATES } from '@/model/lead/leadDelivery'
import { eraseByStaff, personToErase } from '@/server/privacy/erasure/eraseByStaff'
import { visitorActor } from '@/server/privacy/audit/visitorAudit'
import { readConfig } from '@/server/config/config'
import type { AuditNote } from '@/server/privacy/audit/auditNote'
import type { Database } from '@/server/database/database'
import {
  type ExportColumns,
  type ExportFormat,
  exportLeads,
  flatLead,
} from '@/server/leads/export/leadExport'
import { leadWords, readableLead } from '@/server/leads/export/leadColumns'
import { scheduleNow } from '@/server/delivery/outbox/scheduleNow'
import { crmRequests, settleCrmRequests } from '@/server/leads/export/personLeads'
import { takeOverJournals } from '@/server/leads/journal/journalTakeover'
import { markLeads } from '@/server/desk/followUp/markLeads'
import { leadsOfPerson } from '@/server/leads/personSearch'
import { isUuid } from '@/server/database/uuid'
import { type LeadFilter, countLeads, leadById, leadPages, newestLeads } from '@/server/leads/leadStore'
import { appSecret } from '@/server/config/secret'
import { terminalJson, terminalText } from '@/server/log'
import {
  endsWith,
  mobileNumber,
  moment,
  type Note,
  personOf,
  progressBar,
  reasonOf,
  wholeNumberFrom,
  withAsker,
  withNotes,
} from './command'
import { addDamagedLines } from './damagedLines'
import { type FilterOptions, filterOf, leadId, state } from './leadOptions'

const LIST_ROWS = 50
const FOUND_ROWS = 20

const withLeads = (
  action: AuditNote['action'],
  work: (database: Database, note: Note) => Promise<void>,
): Promise<void> => withNotes(program, action, work)

const LIST_COLUMNS = ['Lead', 'Received', 'State', 'CRM', 'Mobile', 'City', 'Treatment', 'Name'] as const

/** Prints leads, one a line, newest first. */
async function printLeads(database: Database, note: Note, filter: LeadFilter, limit: number): Promise<void> {
  const leads = await newestLeads(database, filter, limit)
  await note({ count: leads.length })
  const words = await leadWords(database)
  for (const lead of leads) {
    const readable = readableLead(lead, words)
    console.log(LIST_COLUMNS.map((column) => terminalText(readable[column])).join('\t'))
  }
  console.error(`${leads.length} of ${await countLeads(database, filter)} leads, newest first`)
}

const list = (options: FilterOptions & { limit: number }): Promise<void> =>
  withLeads('leads.listed', async (database, note) =>
    printLeads(database, note, await filterOf(database, options), options.limit),
  )

const find = (person: readonly string[], { limit }: { limit: number }): Promise<void> =>
  withLeads('leads.found', async (database, note) =>
    printLeads(database, note, { ids: await leadsOfPerson(database, person.join(' ')) }, limit),
  )

async function show(id: string): Promise<void> {
  await withLeads('lead.shown', async (database, note) => {
    const lead = isUuid(id) ? await leadById(database, id) : undefined
    if (!lead) throw new InvalidArgumentError(`no lead ${id}`)
    await note({ subject: lead.id })
    console.log(terminalJson({ ...flatLead(lead), first_touch: lead.first_touch, survey: lead.survey }, 2))
  })
}

/** Says what the clinic has done about leads: their senders see it in the profile. */
async function mark(stage: EnquiryStage, named: readonly string[]): Promise<void> {
  const ids = [...new Set(named)]
  await withLeads('leads.marked', async (database, note) => {
    const count = await markLeads(database, ids, stage)
    await note({ count, subject: stage })
    console.log(`${count} of ${ids.length} leads are marked as ${stage}`)
    if (count === ids.length) return
    console.error('The others are not known, withdrawn by their senders, or say what their appointment says.')
    process.exitCode = 1
  })
}

async function exportAll(
  options: FilterOptions & { format: ExportFormat; columns: ExportColumns; out?: string },
): Promise<void> {
  await withLeads('leads.exported', async (database, note) => {
    const filter = await filterOf(database, options)
    const showsBar = process.stderr.isTTY || options.out !== undefined
    const total = await countLeads(database, filter)
    await note({ count: total, subject: options.format })
    const bar = showsBar
      ? progressBar('{bar} {percentage}% | {value} of {total} leads | {eta_formatted} left', total)
      : undefined
    const out = options.out ? createWriteStream(options.out, { mode: 0o600 }) : process.stdout
    const count = await exportLeads(database, filter, out, {
      format: options.format,
      columns: options.columns,
      bom: options.out !== undefined,
      onProgress: (leads) => bar?.update(leads),
    }).finally(() => bar?.stop())
    console.error(`${count} leads exported`)
  })
}

/** Without a choice only dead deliveries start again; a lead that is named also when it waits for its next attempt. */
async function replay(options: FilterOptions & { id?: string[] }): Promise<void> {
  const states =
    options.state ?? (options.id ? (['pending', 'retrying', 'dead'] as const) : (['dead'] as const))
  const { delivery: limits } = readConfig(process.env)
  await withLeads('leads.replayed', async (database, note) => {
    let count = 0
    const filter = await filterOf(database, options)
    for await (const page of leadPages(database, { ...filter, states, ids: options.id })) {
      const ids = page.map(({ id }) => id)
      count += (await scheduleNow(ids, database.executeSql, limits, Date.now())).length
    }
    await note({ count })
    console.log(`${count} deliveries are due again`)
  })
}

/** What people asked for after their leads had reached the CRM: to erase them there, or to send no WhatsApp. */
async function requests({ done = [] }: { done?: string[] }): Promise<void> {
  await withLeads(done.length ? 'requests.settled' : 'requests.listed', async (database, note) => {
    if (done.length) console.error(`${await settleCrmRequests(database, done)} requests are done`)
    const open = await crmRequests(database)
    await note({ count: done.length || open.length })
    for (const { at, kind, adapter, external_id, lead_id } of open)
      console.log([at.toISOString(), kind, adapter, external_id, lead_id].map(terminalText).join('\t'))
    console.error(`${open.length} requests are open, oldest first`)
  })
}

/** Stores what a server acknowledged that died before the database had it. */
const adopt = (dataDir: string): Promise<void> =>
  withLeads('journal.adopted', async (database, note) => {
    const { count, living } = await takeOverJournals(database, dataDir)
    await note({ count })
    console.log(`${count} records were in the journal of ${dataDir}; the database has them now`)
    if (living) console.error(`${living} journals are left to their servers, which are alive`)
  })

/** Erases who asked the clinic for it, as the visitor's own deletion does (docs/decisions/0049). */
const erase = (options: { number?: MobileNumber; lead?: string }): Promise<void> =>
  withLeads('person.erased', async (database, note) => {
    reasonOf(program)
    const config = readConfig(process.env)
    const person = await personToErase(database, personOf(options))
    if (!person || (person.userId === undefined && !person.leads))
      throw new InvalidArgumentError('nobody is known by that: nothing is erased')
    await note({ count: person.leads, subject: visitorActor(appSecret(config), person.number) })
    const { leads, inCrm, kept } = await eraseByStaff(database, config, person)
    console.log(`erased: ${leads} leads${person.userId === undefined ? '' : ' and the account'}`)
    if (kept) console.log(`${kept} records are kept locked away: the law's year (ERASURE=blocked), or a hold`)
    if (inCrm)
      console.log(`${inCrm} leads had reached the CRM and are to be erased there: npm run leads -- requests`)
  })

const withFilters = (command: Command): Command =>
  command
    .option('--from <date>', 'leads from this day of the clinic’s clock, or this moment, on', moment)
    .option('--to <date>', 'leads up to the end of this day, or before this moment', moment)
    .option('--city <name>', 'leads of this city')
    .option('--treatment <name>', 'leads for this treatment or condition')
    .option('--state <states>', `delivery state: ${DELIVERY_STATES.join(', ')}; several with commas`, state)

const program = withAsker(
  new Command('leads').description(
    'Reads the leads and restarts deliveries, also while the server runs. Configuration as for the server. Each use is written down (npm run audit).',
  ),
)

/** Leads of partners and applicants are shown on request only. */
const withTypes = (command: Command): Command =>
  withFilters(command).addOption(
    new Option('--type <type>', 'whose leads')
      .choices(['patient', ...OTHER_LEAD_TYPES, 'all'])
      .default('patient'),
  )

withTypes(program.command('list').description('the newest leads, one a line'))
  .option('--limit <rows>', 'how many', wholeNumberFrom(1), LIST_ROWS)
  .action(list)

program
  .command('find')
  .description(
    'the leads of a person, newest first, of all types: by number, by a part of the name, or by reference',
  )
  .argument(
    '<number, name or reference...>',
    'a number with or without +91, blanks and hyphens; a part of a name; or the reference that the visitor was shown',
  )
  .option('--limit <rows>', 'how many', wholeNumberFrom(1), FOUND_ROWS)
  .action(find)

program.command('show').description('everything about one lead').argument('<id>').action(show)

program
  .command('mark')
  .description('what the clinic has done about leads; their senders see it in the profile')
  .addArgument(new Argument('<state>', 'what is true now').choices(ENQUIRY_STAGES))
  .argument('<id...>', 'the leads', leadId)
  .action(mark)

withTypes(program.command('export').description('all leads, oldest first'))
  .addOption(
    new Option('--format <format>', 'csv for people; ndjson for programs: every field as it is stored')
      .choices(['csv', 'ndjson'])
      .default('csv'),
  )
  .addOption(
    new Option('--columns <columns>', 'of csv: what people read, or that and every field')
      .choices(['short', 'full'])
      .default('short'),
  )
  .option('--out <file>', 'a file instead of standard output')
  .action(exportAll)

withFilters(
  program.command('replay').description('makes dead deliveries due again; --id or --state choose others'),
)
  .option('--id <id>', 'this lead; may be given several times', leadId)
  .action(replay)

program
  .command('requests')
  .description(
    'what people asked to be erased or stopped and the CRM already has: time, what, CRM, its id, lead',
  )
  .option('--done <id>', 'this lead’s requests are done there; may be given several times', leadId)
  .action(requests)

program
  .command('erase')
  .description(
    'erases a person who asked for it: account, leads and everything else of the number; needs --why, before the command',
  )
  .option('--number <number>', 'whose: +91 98765 43210', mobileNumber)
  .option('--lead <id>', 'who sent this lead')
  .action(erase)

program
  .command('adopt')
  .description(
    "brings in what stands in a dead server's journal, for when that server does not come back; nothing is stored twice",
  )
  .argument('<folder>', 'its DATA_DIR, shared or copied to this machine')
  .action(adopt)

addDamagedLines(program)
program.parseAsync().catch(endsWith('leads'))
