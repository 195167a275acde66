#!/usr/bin/env node
/**
 * Runs the whole suite, stage after stage, and prints one sum: `N passed, N failed`.
 * A stage that cannot start counts as one failure; the stages after it still run.
 */
import './closedPipe.mjs'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './chromium.mjs'
import { TEST_DATABASE_URL, ensurePostgres } from './postgres.mjs'
import { run } from './process.mjs'

const HELP = `usage: npm test [-- --only STAGE,…] [-- --all] [-- --postgres] [-- --totals FILE] [-- --add FILE]

stages: source unit build db+fault browser (these, in this order, when none is named); by name only, as .ci/run does:
               advisories (the registry is asked about the packages of production), bookings (a small drill);
               unit, db and fault may be joined, as db+fault: Jest runs them side by side
--all          everything that takes too long for every day: all fault tests on both databases, all widths and paths in the
               browser, the time until a step is painted, faults put into every machine (npm run test:all)
--postgres     the stages' database is PostgreSQL (TEST_DATABASE_URL, default 127.0.0.1:5432), started if it is not up
--totals FILE  writes the sums and the stages' seconds to FILE as JSON
--add FILE     adds sums that were written before to the last line`

const bin = (name) => join('node_modules', '.bin', name)
const results = mkdtempSync(join(tmpdir(), 'shalya-results-'))

/** A check that passes or fails as a whole. */
const check = (name, command, args) => async () => {
  const passed = (await run(command, args)) === 0
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, names: passed ? [] : [name] }
}

/**
 * PGlite uses a dynamic import, which Jest supports only with the first flag. Each file loads the product again: a
 * larger young generation saves a sixth of the time in garbage collection.
 */
const JEST_FLAGS = '--experimental-vm-modules --no-warnings --max-semi-space-size=64'

/** On two cores: tests wait for databases, sites, clocks and other processes. */
const WORKERS = 3
/** One more where some files wait nearly all of their time: for a claim to expire, an outage to end. */
const WORKERS_WITH_FAULTS = 4

/** Jest's projects by stage. */
const JEST_PROJECTS = { unit: ['unit', 'dom'], db: ['db'], fault: ['fault'] }

/** The stages of a name, some of Jest's joined by '+', as one run that is counted by test. */
const jest = (stage) => {
  const stages = stage.split('+')
  if (!stages.every((one) => Object.hasOwn(JEST_PROJECTS, one))) return undefined
  const projects = stages.flatMap((one) => JEST_PROJECTS[one])
  const workers = stages.includes('fault') ? WORKERS_WITH_FAULTS : WORKERS
  return async () => {
    const file = join(results, `${projects.join('-')}.json`)
    const code = await run(
      bin('jest'),
      ['--selectProjects', ...projects, '--json', `--outputFile=${file}`, `--maxWorkers=${workers}`],
      { env: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${JEST_FLAGS}`.trim() } },
    )
    if (!existsSync(file)) return { passed: 0, failed: 1, names: [`${projects.join('+')} did not run`] }
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const names = report.testResults.flatMap((suite) => [
      ...(suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed')
        ? [suite.name]
        : []),
      ...suite.assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName),
    ])
    const broken = code !== 0 && names.length === 0 ? ['jest ended with an error'] : []
    return {
      passed: report.numPassedTests,
      failed: names.length + broken.length,
      names: [...names, ...broken],
    }
  }
}

/** Projects of playwright.config.ts, counted by test. What passed on the second try only is named, and passed. */
async function playwright(projects) {
  const file = join(results, `${projects.join('-')}.json`)
  const code = await run(bin('playwright'), ['test', '--project', ...projects, '--reporter=line,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  if (!existsSync(file)) return { passed: 0, failed: 1, names: [`playwright (${projects}) did not run`] }
  const { stats, suites = [] } = JSON.parse(readFileSync(file, 'utf8'))
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  const all = suites.flatMap(specs)
  const names = all.filter(({ ok }) => !ok).map(({ title }) => title)
  const again = all.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  if (again.length)
    console.log(`Passed on the second try:\n${again.map(({ title }) => `  ${title}`).join('\n')}`)
  console.log(`Seconds of the longest files:\n${longest(all).join('\n')}`)
  const broken = code !== 0 && names.length === 0 ? [`playwright (${projects}) ended with an error`] : []
  return {
    passed: stats.expected + stats.flaky,
    failed: names.length + broken.length,
    names: [...names, ...broken],
  }
}

/** Where a project's time goes: the eight files that take longest, in seconds of their own browser. */
function longest(specs) {
  const seconds = {}
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results: runs }) => runs))
      seconds[file] = (seconds[file] ?? 0) + duration / 1000
  const rows = Object.entries(seconds).sort(([, one], [, other]) => other - one)
  return rows.slice(0, 8).map(([file, time]) => `${time.toFixed(0).padStart(6)}  ${file}`)
}

const browser =
  (...projects) =>
  async () => {
    process.env.CHROMIUM_PATH = await ensureChromium()
    return playwright(projects)
  }

/** Types, lint and knip read the same files and run in parallel. */
async function source() {
  const checks = [
    check('types', 'npm', ['run', '--silent', 'types']),
    check('eslint', bin('eslint'), ['.']),
    check('prettier', bin('prettier'), ['--check', '--log-level', 'warn', '.']),
    check('knip', bin('knip'), ['--no-progress', '--no-config-hints']),
    // What only tests use belongs in tests/support.
    check('knip of the product', bin('knip'), ['--production', '--no-progress']),
  ]
  return (await Promise.all(checks.map((one) => one()))).reduce(add)
}

const STAGES = {
  source,
  unit: jest('unit'),
  build: check('build', process.execPath, ['scripts/prepare.mjs', 'build']),
  // Side by side, because fault tests mostly wait.
  'db+fault': jest('db+fault'),
  browser: browser('desk', 'site'),
}

/** What `--all` adds. */
const LONG_STAGES = {
  // Alone: what else the machine does would be measured with it.
  measured: browser('measured'),
  mutation: check('mutation', 'npm', ['run', 'mutate', '--', '--all']),
}

/** Stages that are run by name only: the registry may say something else tomorrow, and a drill needs PostgreSQL. */
const NAMED_STAGES = {
  advisories: check('advisories', process.execPath, ['scripts/packages.mjs', 'advisories']),
  bookings: check('drill of bookings', process.execPath, ['scripts/drill.mjs', 'book', '--small']),
}

function add(one, other) {
  return {
    seconds: { ...one.seconds, ...other.seconds },
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    names: [...one.names, ...other.names],
  }
}

async function main() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      all: { type: 'boolean' },
      postgres: { type: 'boolean' },
      totals: { type: 'string' },
      add: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return console.log(HELP)
  const known = { ...STAGES, ...LONG_STAGES, ...NAMED_STAGES }
  const wanted = values.all ? { ...STAGES, ...LONG_STAGES } : STAGES
  const stages = values.only ? values.only.split(',') : Object.keys(wanted)
  const unknown = stages.find((stage) => !(known[stage] ?? jest(stage)))
  if (unknown) throw new Error(`unknown stage '${unknown}'\n${HELP}`)

  // The tests bring their own settings: what the caller's shell has set for a real site must not reach them.
  for (const name of ['DATABASE_URL', 'DATA_DIR', 'PORT']) delete process.env[name]
  if (values.all) process.env.TEST_ALL = '1'
  if (values.postgres) {
    await ensurePostgres()
    process.env.DATABASE_URL = TEST_DATABASE_URL
  }
  let sum = { passed: 0, failed: 0, names: [], seconds: {} }
  for (const stage of stages) {
    const name = `${stage}${values.postgres ? ' (PostgreSQL)' : ''}`
    console.log(`\n── ${name}`)
    const started = Date.now()
    const done = await (known[stage] ?? jest(stage))().catch((error) => ({
      passed: 0,
      failed: 1,
      names: [`${stage}: ${error.message}`],
    }))
    const seconds = Math.round((Date.now() - started) / 1000)
    console.log(`── ${name}: ${done.passed} passed, ${done.failed} failed in ${seconds} s`)
    sum = add(sum, { ...done, seconds: { [name]: seconds } })
  }
  report(sum, values)
}

function report(own, { totals, add: addFile }) {
  // A run before that wrote none was killed: reading then fails.
  const sum = addFile ? add(JSON.parse(readFileSync(addFile, 'utf8')), own) : own
  if (totals) {
    mkdirSync(join(totals, '..'), { recursive: true })
    writeFileSync(totals, JSON.stringify(sum))
  }
  rmSync(results, { recursive: true, force: true })
  const total = Object.values(sum.seconds).reduce((all, one) => all + one, 0)
  const rows = [...Object.entries(sum.seconds), ['together', total]]
  console.log(
    `\nSeconds:\n${rows.map(([name, seconds]) => `${String(seconds).padStart(6)}  ${name}`).join('\n')}\n`,
  )
  if (sum.names.length) console.log(`\nFailed:\n${sum.names.map((name) => `  ${name}`).join('\n')}\n`)
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  process.exitCode = sum.failed ? 1 : 0
}

main().catch((error) => {
  console.error(`test: ${error.message}`)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
})
