#!/usr/bin/env node
/**
 * `npm run mutate`: puts every small fault into every machine, one at a time, and runs the machine's proof against it. A
 * fault is caught when a test of the machine fails, or when its chart or its page differs from the committed one (which
 * `npm test` names). Prints a table of the rates with their sum, and what got away.
 */
import './closedPipe.mjs'
import { Command } from 'commander'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { MACHINES } from '@/devtools/machineCatalogue'
import { MUTATED_COMPONENTS, printComponentRuns } from '@/devtools/mutation/componentRuns'
import { type FaultKind, NO_FAULT } from '@/devtools/mutation/mutants'

const ROOT = join(__dirname, '..')
/** Per cent of a machine's faults that have to be caught. */
const AIM = 95

type Result = {
  readonly kind: FaultKind
  readonly mutant: string
  readonly byTest: boolean
  readonly byChart: boolean
}
type Report = {
  readonly testResults: readonly {
    readonly message: string
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly status: string
    }[]
  }[]
}

function resultsOf(report: Report): Result[] {
  const results = new Map<string, Result>()
  for (const { ancestorTitles, title, status } of report.testResults.flatMap((one) => one.assertionResults)) {
    const [kind, mutant = ''] = ancestorTitles
    const before = results.get(mutant) ?? { byTest: false, byChart: false }
    results.set(mutant, {
      kind: kind === 'words' ? 'words' : 'behaviour',
      mutant,
      byTest: before.byTest || status === 'failed',
      byChart: before.byChart || title === 'chart: differs',
    })
  }
  return [...results.values()]
}

type Batch = {
  readonly machineId: string
  readonly folder: string
  readonly faults: string
  readonly first: number
}

/** Faults that are tried in one process: each leaves modules of its own behind. */
const BATCH = 40

/** Name of a cached report: depends on the mutations and the machine's files. */
function reportName({ machineId, faults, first }: Batch): string {
  const machine = join(ROOT, 'machines', machineId)
  const hash = createHash('sha256').update(faults)
  for (const file of readdirSync(machine).sort()) hash.update(file).update(readFileSync(join(machine, file)))
  return `${machineId}-${first}-${hash.digest('hex').slice(0, 12)}.json`
}

/** Runs one machine's proof against some of its faults. @throws where the proof fails by itself */
function mutateBatch(batch: Batch): Result[] {
  const { machineId, folder, faults, first } = batch
  const file = join(folder, reportName(batch))
  const jest = [
    'node_modules/jest/bin/jest.js',
    '-c',
    'devtools/mutation/jest.config.ts',
    '--json',
    '--silent',
  ]
  // Kept by a run before.
  if (!existsSync(file)) {
    const env = {
      ...process.env,
      MUTATED_MACHINE: machineId,
      MUTATED_FAULTS: faults,
      MUTATED_PART: `${first},${BATCH}`,
    }
    const options = { cwd: ROOT, env, stdio: 'ignore' } as const
    const { error } = spawnSync(process.execPath, [...jest, `--outputFile=${file}`], options)
    if (error) throw error
  }
  if (!existsSync(file)) throw new Error(`${machineId}: Jest ended without a report`)
  // Jest's own report.
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  const results = resultsOf(report)
  if (results.length === 0)
    throw new Error(`${machineId}: ${report.testResults[0]?.message ?? 'nothing was run'}`)
  if (results.find(({ mutant }) => mutant === NO_FAULT)?.byTest)
    throw new Error(`${machineId}: its proof fails without any fault, or takes too long on a busy computer`)
  return results.filter(({ mutant }) => mutant !== NO_FAULT)
}

/** Runs one machine's proof against all its faults. */
function mutate(machineId: string, folder: string, faults: string): Result[] {
  const found: Result[] = []
  for (;;) {
    const results = mutateBatch({ machineId, folder, faults, first: found.length })
    found.push(...results)
    if (results.length < BATCH) return found
  }
}

const percent = (part: number, whole: number): string =>
  whole ? `${((100 * part) / whole).toFixed(1)} %` : '–'

const isCaught = ({ byTest, byChart }: Result): boolean => byTest || byChart

/** How many of a machine's faults were caught, by whom. */
function rates(results: readonly Result[]) {
  const behaviour = results.filter(({ kind }) => kind === 'behaviour')
  const byTest = behaviour.filter((one) => one.byTest).length
  const words = results.filter(({ kind }) => kind === 'words')
  const caught = results.filter(isCaught).length
  return { behaviour: behaviour.length, byTest, words: words.length, caught, all: results.length }
}

const HEAD = ['machine', 'faults in what it does', 'by a test', 'in words', 'caught by a test, chart or page']

function rowOf(name: string, results: readonly Result[]): string {
  const { behaviour, byTest, words, caught, all } = rates(results)
  const cells = [
    name,
    String(behaviour),
    percent(byTest, behaviour),
    String(words),
    `${caught} of ${all}: ${percent(caught, all)}`,
  ]
  return `| ${cells.map((cell, index) => cell.padEnd(HEAD[index]?.length ?? 0)).join(' | ')} |`
}

type Options = {
  readonly all?: boolean
  readonly faults: string
  readonly keep?: string
  readonly components?: boolean
  readonly every: string
  readonly walks?: boolean
}

/** Faults in components and words, which the generated cases have to find. */
function runOnComponents(names: readonly string[], { faults, every, walks }: Options): void {
  const known: readonly string[] = MUTATED_COMPONENTS
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new Error(`No component of ${unknown} is tried. There are: ${known.join(', ')}`)
  const share = printComponentRuns(names.length ? names : known, { faults, every: Number(every), walks })
  if (share * 100 < AIM) process.exitCode = 1
}

function run(names: readonly string[], options: Options): void {
  if (options.components) return runOnComponents(names, options)
  const { all, faults, keep } = options
  const known = MACHINES.map(({ machine }) => machine.id)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new Error(`No machine is called ${unknown}. There are: ${known.join(', ')}`)
  const folder = keep ? resolve(keep) : mkdtempSync(join(tmpdir(), 'shalya-mutate-'))
  mkdirSync(folder, { recursive: true })
  const found: Result[] = []
  const missed: string[] = []
  console.log(`| ${HEAD.join(' | ')} |\n|${' --- |'.repeat(HEAD.length)}`)
  for (const name of names.length ? names : known) {
    const results = mutate(name, folder, faults)
    console.log(rowOf(name, results))
    for (const { kind, mutant, byTest, byChart } of results) {
      if (!byTest && !byChart) missed.push(`${name} got away: ${mutant}`)
      else if (all && !byTest && kind === 'behaviour') missed.push(`${name} by the chart only: ${mutant}`)
    }
    const { caught, all: count } = rates(results)
    if (caught * 100 < count * AIM) process.exitCode = 1
    found.push(...results)
  }
  if (!keep) rmSync(folder, { recursive: true })
  console.log(rowOf('all of them', found))
  if (missed.length) console.log(`\n${missed.join('\n')}`)
}

new Command('npm run mutate --')
  .description(
    'Puts faults into the machines and counts how many their proofs catch; exit code 1 where a machine’s rate is low.',
  )
  .argument('[machines...]', 'names of machines; default: all')
  .option('--faults <pattern>', 'only faults whose names match, such as ^guard', '')
  .option('--keep <folder>', 'keeps reports there, and goes on where a run that was broken off has ended')
  .option(
    '--components',
    'puts the faults into what the machines’ components draw and say (a node, a condition, a handler, an attribute, a text), and counts how many their generated cases find',
  )
  .option(
    '--walks',
    'with --components: only what the walks of the Playwright file find, in English, without the data tables, the other pages and the other language',
  )
  .option('--every <count>', 'with --components: only each so manieth fault, as a sample', '1')
  .option('--all', 'also lists faults in what a machine does that only the chart caught')
  .action(run)
  .parse()
