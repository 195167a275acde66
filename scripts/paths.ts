#!/usr/bin/env node
/** Test cases for QA, made from the machines: `npm run paths -- MACHINE`; `-- run MACHINE` walks them in Chromium. */
import './closedPipe.mjs'
import { Command, InvalidArgumentError, Option } from 'commander'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as prettier from 'prettier'
import { type CataloguedMachine, MACHINES, machineNamed } from '@/devtools/machineCatalogue'
import { countsById, figuresOfMachine, storedTraffic } from '@/devtools/charts/chartTraffic'
import { MUTATED_COMPONENTS, shownInCases } from '@/devtools/mutation/componentRuns'
import { browserPathCases } from '@/devtools/paths/browserPathCases'
import {
  STRATEGIES,
  type Strategy,
  type TransitionCounts,
  knowsState,
  pathCases,
} from '@/devtools/paths/pathCases'
import { type Run, runPaths } from '@/devtools/paths/runPaths'
import { SPEC_ENDING } from '@/devtools/paths/playwrightSpec'
import { type ReadReport, reportSpec } from '@/devtools/paths/reportSpec'
import { type DataRequest, dataCases, requestedDataCases } from '@/devtools/paths/dataCases'
import { matrixPage, requirementsIn, requirementsOf } from '@/devtools/paths/caseRequirements'
import { type RunReport, resultsIn } from '@/devtools/paths/pathCoverage'
import { type TestCase, testCasesOf } from '@/devtools/paths/testCases'
import { FORMATS, type Format, writtenCases } from '@/devtools/paths/pathFormats'
import { failsAs } from './process.mjs'

const ROOT = join(__dirname, '..')

function machine(name: string): CataloguedMachine {
  const found = machineNamed(name)
  if (!found) throw new InvalidArgumentError(`There are: ${MACHINES.map((one) => one.machine.id).join(', ')}`)
  return found
}

type PathsOptions = DataRequest & {
  readonly format: Format
  readonly strategy?: Strategy
  readonly to?: string
  readonly since: string
  readonly out?: string
}

/** @throws where Playwright would not find a file of this name */
function needsEnding(out: string): void {
  if (!out.endsWith(SPEC_ENDING))
    throw new Error(`Playwright finds ${out} only under a name that ends in ${SPEC_ENDING}`)
}

/** The cases with the ids of the requirements that they try. */
function withRequirements(machineId: string, cases: readonly TestCase[]): TestCase[] {
  const all = requirementsIn(readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8'))
  return cases.map((one) => ({ ...one, requirements: requirementsOf(machineId, one, all) }))
}

/** How cases ended in the last runs, whose reports are in a folder a machine (runPaths.tsx). */
function lastResults(folder: string): ReadonlyMap<string, 'passed' | 'failed'> {
  if (!existsSync(folder)) return new Map()
  const reports = readdirSync(folder)
    .map((name) => join(folder, name, 'run.json'))
    .filter((file) => existsSync(file))
  // Playwright's own reports.
  return new Map(reports.flatMap((file) => resultsIn(JSON.parse(readFileSync(file, 'utf8')) as RunReport)))
}

/** Every case of every machine. */
const allCases = (): TestCase[] =>
  MACHINES.flatMap((one) => {
    const { id } = one.machine
    const walks = testCasesOf(one, pathCases(one, { strategy: 'transition-cover' }))
    return withRequirements(id, [...walks, ...dataCases(id)])
  })

function put(text: string, out?: string): void {
  if (out === undefined) process.stdout.write(text)
  else writeFileSync(out, text)
}

const countsSince = (catalogued: CataloguedMachine, since: string): TransitionCounts =>
  countsById(catalogued, figuresOfMachine(catalogued, storedTraffic(ROOT, '--since', since)))

/** A file that is put into the project looks as its others do. */
const inHouseStyle = async (text: string): Promise<string> =>
  prettier.format(text, { ...(await prettier.resolveConfig(__filename)), parser: 'typescript' })

/** Whether a machine's data are meant where nobody says so: a walk is asked for by its strategy or its end. */
const isOfData = (id: string, { format, strategy, to }: PathsOptions): boolean =>
  format !== 'playwright' && strategy === undefined && to === undefined && dataCases(id).length > 0

async function write(catalogued: CataloguedMachine, request: PathsOptions): Promise<void> {
  const { format, strategy = 'transition-cover', to, since, out } = request
  const { id, root } = catalogued.machine
  if (to !== undefined && !knowsState(catalogued, to)) throw new Error(`${id} has no state ${to}`)
  const ofData = requestedDataCases(id, { ...request, data: request.data ?? isOfData(id, request) })
  if (ofData && to !== undefined)
    throw new Error('--to names an end of walks, which the cases of data have not')
  if (ofData && format === 'playwright')
    throw new Error('the rows of the data are walked by tests/browser/leadFormRules.spec.ts')
  const counts = strategy === 'traffic' ? countsSince(catalogued, since) : undefined
  const { cases: walks, ...rest } =
    format === 'playwright'
      ? browserPathCases(id, { strategy, to, counts })
      : { cases: ofData ? [] : pathCases(catalogued, { strategy, to, counts }) }
  const isStaged = format === 'playwright' && (MUTATED_COMPONENTS as readonly string[]).includes(id)
  const shown = isStaged && strategy === 'transition-cover' ? shownInCases(id) : undefined
  const content = {
    ...rest,
    walks,
    shown,
    cases: withRequirements(id, ofData ?? testCasesOf(catalogued, walks)),
  }
  if (strategy === 'simple')
    console.error(
      `${walks.length} walks, the shortest of all without a state twice; transition-cover takes every transition with ${pathCases(catalogued, { strategy: 'transition-cover' }).length}`,
    )
  const written = writtenCases(format, { machineId: id, description: root.description ?? '', ...content })
  const text = format === 'playwright' ? await inHouseStyle(written) : written
  if (out !== undefined && format === 'playwright') needsEnding(out)
  put(text, out)
  if (out === undefined) return
  console.error(`${content.cases.length} test cases of ${id} in ${out}`)
}

/** A report out of a file, or as the clinic's command shows it, which writes down that it was read. */
function readReport(report: string): ReadReport {
  const show = ['--conditions=react-server', '--import', 'tsx', 'scripts/reports.ts', 'show', report]
  const text = existsSync(report)
    ? readFileSync(report, 'utf8')
    : execFileSync(process.execPath, show, { cwd: ROOT, encoding: 'utf8' })
  // What that command prints.
  return JSON.parse(text) as ReadReport
}

const program = new Command('npm run paths --')
program
  .command('write', { isDefault: true })
  .description('writes the test cases of a machine')
  .argument('<machine>', 'its name, such as otpLogin', machine)
  .addOption(new Option('--format <format>', 'how they are written').choices(FORMATS).default('markdown'))
  .addOption(
    new Option(
      '--strategy <strategy>',
      'which walks (default: transition-cover): the shortest to each state, all without a state twice, few that take every transition, or few that take 80 % of what visitors did (--since)',
    ).choices(STRATEGIES),
  )
  .option('--since <span>', 'for the strategy traffic: visits from so long ago on, 24h or 7d', '7d')
  .option('--to <state>', 'only walks that end in this state, such as idle.invalid')
  .option(
    '--data',
    'the cases of its data tables: each value class, each row of the tier table (the default where it has some)',
  )
  .option('--no-data', 'its walks in place of the cases of its data tables')
  .option('--variant <variant>', 'leadForm: the cases of the pages whose form is of this variant, such as 3')
  .option('--page <page>', 'leadForm: the cases of the pages of this type or address, such as condition')
  .option('--out <file>', 'where they go; default: standard output')
  .action(write)
program
  .command('run')
  .description(
    'walks the paths of a machine in Chromium against a site that runs, and reports what was walked. The login reads its codes at /dev/messages (DEV_PAGES=1, OTP_SENDER=log; OTP_PER_HOUR_PER_IP=0 to walk it often); tracking needs a site with a tag manager',
  )
  .argument('<machine>', 'its name, such as otpLogin', machine)
  .requiredOption('--base-url <url>', 'the site, such as http://localhost:3000')
  .option(
    '--cases <file>',
    'walks the cases of this file (--format playwright) in place of the fewest that take every transition',
  )
  .option('--out <folder>', 'where the report goes', 'test-results/paths')
  .action(async (catalogued: CataloguedMachine, options: Run) => {
    if (!(await runPaths(catalogued, options))) process.exitCode = 1
  })

program
  .command('report')
  .description(
    'makes a Playwright test of a problem that a visitor reported: the same transitions, with the test model’s own data; says where the report cannot be followed, and why',
  )
  .argument(
    '<report>',
    'its id (npm run reports -- list), or a file with what `npm run -s reports -- show ID` printed',
  )
  .option('--machine <machine>', 'which machine of the log; default: the one with the most events')
  .option('--out <file>', 'where the test goes; default: standard output')
  .action(async (report: string, { machine: named, out }: { machine?: string; out?: string }) => {
    const { machineId, text, remarks, others } = reportSpec(readReport(report), named)
    const also = others.length ? [`Also in the log: ${others.join(', ')} (--machine)`] : []
    console.error([machineId, ...remarks, ...also].join('\n'))
    if (out !== undefined) needsEnding(out)
    put(await inHouseStyle(text), out)
  })

program
  .command('matrix')
  .description('writes which cases try each requirement of docs/requirements.md, and how they ended last')
  .option('--results <folder>', 'the reports of `npm run paths -- run`', 'test-results/paths')
  .option('--out <file>', 'where it goes; default: standard output')
  .action(({ results, out }: { results: string; out?: string }) =>
    put(
      matrixPage({
        requirements: requirementsIn(readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8')),
        cases: allCases(),
        results: lastResults(results),
      }),
      out,
    ),
  )

program.parseAsync().catch(failsAs('paths'))
