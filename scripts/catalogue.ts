#!/usr/bin/env node
/** The clinic's catalogue on the command line: `npm run catalogue -- check|import|undo|export|describe|translations`. */
import './closedPipe.mjs'
import { Argument, Command, Option } from 'commander'
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { hindiTable } from '@/devtools/hindiTable'
import { whatYouCanChange } from '@/devtools/whatYouCanChange'
import { KIND_NAMES, type Kind } from '@/model/catalogue/kind'
import { isKind } from '@/model/catalogue/kinds'
import { checkFiles } from '@/server/catalogue/import/checkFiles'
import { faultLine } from '@/server/catalogue/import/fileFaults'
import { outrankedLines } from '@/server/catalogue/import/outrankedNumbers'
import { type CatalogueFormat, exportKind } from '@/server/catalogue/export/exportCatalogue'
import { exportWorkbook } from '@/server/catalogue/export/exportWorkbook'
import { danglingReferences, danglingReferencesLine } from '@/server/catalogue/import/references'
import type { ImportResult } from '@/server/catalogue/import/importCatalogue'
import { isCatalogueEmpty } from '@/server/catalogue/reads/rowQuery'
import { changeLines, previewImport } from '@/server/catalogue/import/previewImport'
import { sourceNotes } from '@/server/catalogue/import/sourceNotes'
import { rowsOfOwners } from '@/server/catalogue/import/rowsOfOwners'
import { knownRows } from '@/server/catalogue/import/rowNames'
import { importReviewed, undoReviewed } from '@/server/catalogue/review/importReview'
import { commandUser } from '@/server/privacy/audit/auditNote'
import { CataloguePictures } from '@/server/pictures/cataloguePictures'
import { readConfig } from '@/server/config/config'
import type { Database } from '@/server/database/database'
import { askerOf, endsWith, progressBar, withAsker, withDatabase, withNotes } from './command'

const SHOWN_FAULTS = 100
const SHOWN_LINES = 500
/** From so many rows on an import takes the embedded database for longer than a visitor waits. */
const LONG_IMPORT_ROWS = 5000

interface FileOptions {
  readonly kind?: Kind
  readonly replace?: boolean
}

/** Reads and checks files; what is wrong is printed, each fault a line. */
async function checked(
  database: Database,
  files: readonly string[],
  { kind, replace, keepsPictures = false }: FileOptions & { readonly keepsPictures?: boolean },
) {
  const bar = progressBar('{value} rows read', 0)
  const result = await checkFiles(files, {
    kind,
    known: knownRows(database.executeSql),
    rowsOfOwners: rowsOfOwners(database.executeSql),
    replaces: replace,
    pictures: new CataloguePictures({
      executeSql: database.executeSql,
      folder: join(readConfig(process.env).dataDir, 'pictures'),
      keeps: keepsPictures,
    }),
    onProgress: (rows) => bar.update(rows),
  }).finally(() => bar.stop())
  for (const fault of result.faults.slice(0, SHOWN_FAULTS)) console.error(faultLine(fault))
  const more = result.faultCount - SHOWN_FAULTS
  if (more > 0) console.error(`… and ${more} more`)
  for (const line of result.notes) console.error(`note: ${line}`)
  if (result.faultCount > 0) process.exitCode = 1
  return result
}

function printNotes(notes: readonly string[]): void {
  for (const note of notes.slice(0, SHOWN_LINES)) console.error(`note: ${note}`)
  if (notes.length > SHOWN_LINES) console.error(`… and ${notes.length - SHOWN_LINES} more`)
}

async function check(files: readonly string[], options: FileOptions): Promise<void> {
  await withDatabase(async (database) => {
    const { rows, count, faultCount } = await checked(database, files, options)
    if (faultCount === 0) printNotes(await sourceNotes(rows, new Date().toISOString().slice(0, 10)))
    console.log(
      faultCount === 0 ? `${count} rows are right` : `${faultCount} faults: nothing would be written`,
    )
  })
}

async function importFiles(
  files: readonly string[],
  {
    dryRun,
    approvedBy,
    ...options
  }: FileOptions & { readonly dryRun?: boolean; readonly approvedBy?: string },
): Promise<void> {
  await withNotes(program, 'catalogue.imported', async (database, note) => {
    const { rows, names, count, faultCount } = await checked(database, files, {
      ...options,
      keepsPictures: !dryRun,
    })
    if (faultCount > 0) return console.log(`${faultCount} faults: nothing was written`)
    if (database.kind === 'pglite' && count >= LONG_IMPORT_ROWS && !dryRun)
      console.error(
        'The import has the embedded database to itself: until it ends, leads wait in the journal and new pages for it.',
      )
    const bar = progressBar('{bar} {percentage}% | {value} of {total} rows | {eta_formatted} left', count)
    const how = { replaces: options.replace, onProgress: (done: number) => bar.update(done) }
    if (!dryRun) {
      const importers = { by: commandUser(askerOf(program)), approvedBy }
      const result = await importReviewed(database, rows, how, importers).finally(() => bar.stop())
      await note({
        count: result.added + result.changed + result.removed,
        subject: Object.keys(rows).join(' '),
      })
      console.log(sums(result))
      if (rows.brand ?? rows.contacts ?? rows.pages)
        for (const line of await outrankedLines(database.executeSql)) console.error(line)
      if (result.inReview > 0)
        console.log(
          `${result.inReview} medical texts wait in the desk for another person (/desk/catalogue); --approved-by NAME publishes what NAME has read`,
        )
      const replaced = options.replace ? KIND_NAMES.filter((one) => rows[one] !== undefined) : []
      for (const gone of await danglingReferences(database.executeSql, replaced))
        console.error(danglingReferencesLine(gone))
      return
    }
    const lines: string[] = []
    const result = await previewImport(database.executeSql, rows, how, (change) => {
      if (lines.length < SHOWN_LINES) lines.push(...changeLines(change, names))
    }).finally(() => bar.stop())
    for (const line of lines) console.log(line)
    if (lines.length >= SHOWN_LINES) console.log('… and more')
    console.log(`${sums(result)} if it were imported: nothing was written`)
  })
}

const sums = ({ added, changed, removed, unchanged }: ImportResult): string =>
  `${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`

async function undo(): Promise<void> {
  await withNotes(program, 'catalogue.undone', async (database, note) => {
    const { added, changed, removed } = await undoReviewed(database, commandUser(askerOf(program)))
    await note({ count: added + changed + removed })
    console.log(
      `taken back: ${added} put back, ${changed} as before, ${removed} removed again; undo once more puts the import back`,
    )
  })
}

/** A folder that is there now. */
function made(folder: string): string {
  mkdirSync(folder, { recursive: true })
  return folder
}

async function exportRows(
  kinds: readonly Kind[],
  { format, out }: { readonly format: CatalogueFormat | 'xlsx'; readonly out?: string },
): Promise<void> {
  await withDatabase(async (database) => {
    if (await isCatalogueEmpty(database.executeSql))
      console.error(
        'The catalogue is empty: start the site once, which fills it, or import content/catalogue/demo.',
      )
    if (format === 'xlsx') {
      const workbook = await exportWorkbook(database.executeSql, kinds.length > 0 ? kinds : KIND_NAMES)
      if (out === undefined) process.stdout.write(workbook)
      else writeFileSync(out.endsWith('.xlsx') ? out : join(made(out), 'catalogue.xlsx'), workbook)
      return
    }
    if (out !== undefined) made(out)
    for (const kind of kinds.length > 0 ? kinds : KIND_NAMES) {
      const text = Readable.from(exportKind(database.executeSql, kind, format, { bom: out !== undefined }))
      if (out === undefined) await pipeline(text, process.stdout, { end: false })
      else await pipeline(text, createWriteStream(join(out, `${kind}.${format}`)))
    }
  })
}

const kindOption = () =>
  new Option('--kind <kind>', 'what the files hold; default: by their names or folders').choices([
    ...KIND_NAMES,
  ])
const filesArgument = () => new Argument('<files...>', '.xlsx, .csv, .json, .md, or folders of them')

const program = withAsker(
  new Command('catalogue').description(
    'Reads and writes the catalogue, also while the server runs: its pages follow within seconds. Configuration as for the server. Imports are written down (npm run audit).',
  ),
)

program
  .command('check')
  .description(
    'checks files as import would, and writes nothing; notes figures without a source, sources without an address and reviews that are due',
  )
  .addArgument(filesArgument())
  .addOption(kindOption())
  .option('--replace', 'as import --replace: rows that the files do not hold may not be named')
  .action(check)

program
  .command('import')
  .description('writes rows, all or nothing; rows with a known key are replaced')
  .addArgument(filesArgument())
  .addOption(kindOption())
  .option('--replace', 'remove rows of these kinds that the files do not hold')
  .option(
    '--approved-by <name>',
    'who has read the medical texts (treatments, safetyNotes, conditions, tests, articles), another person than --as; without it they wait in the desk',
  )
  .option(
    '--dry-run',
    'show what would be added (+), changed (~, each field old → new) and removed (-); write nothing',
  )
  .action(importFiles)

program
  .command('undo')
  .description(
    'takes back the last import that changed something; once more puts it back. Refused when its rows were changed since',
  )
  .action(undo)

program
  .command('export')
  .description('the rows as files that import takes back; to standard output without --out')
  .addArgument(new Argument('[kinds...]', `default: all (with --out): ${KIND_NAMES.join(', ')}`))
  .addOption(new Option('--format <format>').choices(['json', 'csv', 'xlsx']).default('json'))
  .option('--out <folder>', 'a file a kind in this folder; of xlsx one workbook, or the name of its file')
  .action((names: readonly string[], options: { format: CatalogueFormat | 'xlsx'; out?: string }) => {
    const unknown = names.find((name) => !isKind(name))
    if (unknown) program.error(`unknown kind '${unknown}': expected ${KIND_NAMES.join(', ')}`)
    if (
      names.length !== 1 &&
      options.out === undefined &&
      (options.format !== 'xlsx' || process.stdout.isTTY)
    )
      program.error('expected one kind, or --out with a folder')
    return exportRows(names.filter(isKind), options)
  })

program
  .command('describe')
  .description('what a clinic can change without code, as docs/what-you-can-change.md')
  .action(() => void process.stdout.write(whatYouCanChange()))

program
  .command('translations')
  .description('what of the shipped catalogue exists in Hindi, as docs/hindi.md')
  .action(() => void process.stdout.write(hindiTable()))

program.parseAsync().catch(endsWith('catalogue'))
