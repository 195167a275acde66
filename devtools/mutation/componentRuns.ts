/** `npm run mutate -- --components`: faults in components and in their words, tried against the generated cases. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(__dirname, '../..')

/** The machines whose components are tried (devtools/paths/shown/stages.ts), the quickest first. */
export const MUTATED_COMPONENTS = [
  'logout',
  'editProfile',
  'location',
  'selfieCapture',
  'bookAppointment',
  'otpLogin',
  'leadForm',
] as const

type Tried = {
  readonly name: string
  readonly kind: 'component' | 'words'
  /** Whether any case comes by. */
  readonly isReached: boolean
  /** The case that found it. */
  readonly by?: string
}

type ComponentRun = {
  readonly machineId: string
  readonly results: readonly Tried[]
  /** What is shown at the beginning and after each step, by case and language: `logout-1a2b3c (en)`. */
  readonly shown: readonly (readonly [string, readonly (readonly string[])[]])[]
}

type Options = {
  readonly faults: string
  readonly every: number
  /** Only the walks of the machine's Playwright file, in English. */
  readonly walks?: boolean
}

/** Tries the faults of one machine's components. @param every only each so manieth @throws where a case fails by itself */
export function runComponents(machineId: string, { faults, every, walks }: Options): ComponentRun {
  const folder = mkdtempSync(join(tmpdir(), 'shalya-mutate-'))
  const report = join(folder, 'report.json')
  const env = {
    ...process.env,
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    MUTATED_MACHINE: machineId,
    MUTATED_FAULTS: faults,
    MUTATED_PART: `0/${every}`,
    MUTATED_REPORT: report,
    MUTATED_TRIALS: walks ? 'walks' : 'all',
  }
  const jest = [
    'node_modules/jest/bin/jest.js',
    '-c',
    'devtools/mutation/components.jest.config.ts',
    '--silent',
  ]
  try {
    const { stderr, error } = spawnSync(process.execPath, jest, { cwd: ROOT, env, encoding: 'utf8' })
    if (error) throw error
    if (!existsSync(report)) throw new Error(`${machineId}: ${stderr}`)
    // What components.mutation.tsx has written.
    return { ...(JSON.parse(readFileSync(report, 'utf8')) as Omit<ComponentRun, 'machineId'>), machineId }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** How many of some faults were found, 0 to 1. */
export const shareFound = (results: readonly Tried[]): number =>
  results.length ? results.filter(({ by }) => by !== undefined).length / results.length : 1

const HEAD = ['machine', 'faults in components', 'found', 'faults in words', 'found', 'all']

function rowOf(name: string, results: readonly Tried[]): string {
  const percent = (part: readonly Tried[]) => `${(100 * shareFound(part)).toFixed(1)} %`
  const cells = (['component', 'words'] as const).flatMap((kind) => {
    const own = results.filter((one) => one.kind === kind)
    return [String(own.length), percent(own)]
  })
  return `| ${[name, ...cells, percent(results)].join(' | ')} |`
}

/**
 * Tries the components of machines and prints the table, then what got away.
 * @returns the part of the faults that were found, 0 to 1
 */
export function printComponentRuns(names: readonly string[], options: Options): number {
  console.log(`| ${HEAD.join(' | ')} |\n|${' --- |'.repeat(HEAD.length)}`)
  const runs = names.map((machineId) => {
    const run = runComponents(machineId, options)
    console.log(rowOf(machineId, run.results))
    return run
  })
  const all = runs.flatMap(({ results }) => results)
  console.log(rowOf('all of them', all))
  const missed = runs.flatMap(({ machineId, results }) =>
    results
      .filter(({ by }) => by === undefined)
      .map(({ name, isReached }) => `${machineId} ${isReached ? 'got away' : 'no case comes by'}: ${name}`),
  )
  if (missed.length) console.log(`\n${missed.join('\n')}`)
  return shareFound(all)
}

/** What a machine's component shows in its generated cases, in English: at the beginning and after each step, by the case's id. */
export function shownInCases(machineId: string): ReadonlyMap<string, readonly (readonly string[])[]> {
  const { shown } = runComponents(machineId, { faults: '^$', every: 1, walks: true })
  return new Map(
    shown.flatMap(([name, outlines]) => (name.endsWith(' (en)') ? [[name.slice(0, -5), outlines]] : [])),
  )
}
