#!/usr/bin/env node
/**
 * `npm run mutate`: puts every small fault into every machine, one at a time, and runs the machine's proof against it. A
 * fault is caught when a test of the machine fails, or when its chart differs from the committed one (which `npm test`
 * names). Prints what got away and the rate.
 */
import { Command } from 'commander'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MACHINES } from '@/machines/machineCatalogue'
import { NO_FAULT } from '@/tests/mutation/mutants'

const ROOT = join(__dirname, '..')
/** Per cent of the faults that have to be caught. */
const AIM = 95
/** Faults that each machine gets at least, where it is large enough to have as many. */
const LEAST = 20

type Result = { readonly mutant: string; readonly byTest: boolean; readonly byChart: boolean }
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
    const mutant = ancestorTitles[0] ?? ''
    const before = results.get(mutant) ?? { mutant, byTest: false, byChart: false }
    results.set(mutant, {
      mutant,
      byTest: before.byTest || status === 'failed',
      byChart: before.byChart || title === 'chart: differs',
    })
  }
  return [...results.values()]
}

/** Runs one machine's proof against all its faults. @throws where there is nothing to run */
function mutate(machineId: string, folder: string, faults: string): Result[] {
  const file = join(folder, `${machineId}.json`)
  const { error } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/jest/bin/jest.js'),
      '-c',
      'tests/mutation/jest.config.ts',
      '--json',
      '--silent',
      `--outputFile=${file}`,
    ],
    {
      cwd: ROOT,
      env: { ...process.env, MUTATED_MACHINE: machineId, MUTATED_FAULTS: faults },
      stdio: 'ignore',
    },
  )
  if (error) throw error
  // Jest's own report.
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  const results = resultsOf(report)
  if (results.length === 0)
    throw new Error(`${machineId}: ${report.testResults[0]?.message ?? 'nothing was run'}`)
  if (results.find(({ mutant }) => mutant === NO_FAULT)?.byTest)
    throw new Error(`${machineId}: its proof fails without any fault, or takes too long on a busy computer`)
  return results.filter(({ mutant }) => mutant !== NO_FAULT)
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`

function run(names: readonly string[], { all, faults }: { all?: boolean; faults: string }): void {
  const known = MACHINES.map(({ machine }) => machine.id)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new Error(`No machine is called ${unknown}. There are: ${known.join(', ')}`)
  const folder = mkdtempSync(join(tmpdir(), 'shalya-mutate-'))
  const found: Result[] = []
  for (const name of names.length ? names : known) {
    const results = mutate(name, folder, faults)
    const byTest = results.filter((one) => one.byTest).length
    const caught = results.filter((one) => one.byTest || one.byChart)
    console.log(
      `${name.padEnd(18)} ${results.length} faults, ${byTest} by a test, ${caught.length} by a test or the chart` +
        (results.length < LEAST ? ` (all that a machine of this size has)` : ''),
    )
    for (const { mutant, byTest: isByTest, byChart } of results) {
      if (!isByTest && !byChart) console.log(`    got away: ${mutant}`)
      else if (all && !isByTest) console.log(`    by the chart only: ${mutant}`)
    }
    found.push(...results)
  }
  rmSync(folder, { recursive: true })
  const byTest = found.filter((one) => one.byTest).length
  const caught = found.filter((one) => one.byTest || one.byChart).length
  console.log(
    `\n${found.length} faults: ${percent(byTest, found.length)} caught by a test, ${percent(caught, found.length)} by a test or the chart`,
  )
  if (caught * 100 < found.length * AIM) process.exitCode = 1
}

new Command('npm run mutate --')
  .description('Puts faults into the machines and counts how many their proofs catch.')
  .argument('[machines...]', 'names of machines; default: all')
  .option('--faults <pattern>', 'only faults whose names match, such as ^guard', '')
  .option('--all', 'also lists what only the chart caught')
  .action(run)
  .parse()
