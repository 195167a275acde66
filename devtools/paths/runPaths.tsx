/** `npm run paths -- run`: walks a machine's paths in Chromium against a site, and draws what was walked on its chart. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { MachineChart } from '@/devtools/machineChart/MachineChart'
import { layOutChart } from '@/devtools/machineChart/layOutChart'
import { type Chart, chartOf } from '@/devtools/proof/chartOf'
import type { CataloguedMachine } from '@/devtools/machineCatalogue'
import { type Coverage, type RunReport, coverageOf, crossedChart, specsOf, walkedIn } from './pathCoverage'
import { IN_BROWSER } from '@/tests/browser/browserTestModels'
import { type Unwalked, coverageOfMachine } from '@/devtools/charts/machineCoverage'
import { neededChromium } from '@/scripts/chromium.mjs'
import { needsWalkedMachine } from './browserPathCases'
import { SPEC_ENDING } from './playwrightSpec'

const list = (ids: readonly string[]): string => ids.map((id) => `- ${id}`).join('\n')

/** A transition with the reasons for which no browser walks it, if there are any. */
const withReasons = (id: string, reasons: ReadonlyMap<string, readonly string[]>): string =>
  [`\`${id}\``, reasons.get(id)?.join('; ')].filter(Boolean).join(': ')

type Seen = {
  readonly chart: Chart
  readonly report: RunReport
  readonly coverage: Coverage
  /** What the suite does not walk either. */
  readonly notInBrowser: readonly Unwalked[]
  readonly baseUrl: string
}

function summary({ chart, report, coverage, notInBrowser, baseUrl }: Seen): string {
  const specs = specsOf(report)
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => title)
  const missing = coverage.transitions.filter((id) => !coverage.walked.has(id))
  const states = coverage.states.filter((id) => coverage.entered.has(id)).length
  const reasons = new Map(notInBrowser.map((one) => [one.transition, one.reasons]))
  return `# ${chart.id} at ${baseUrl}

${specs.length - failed.length} of ${specs.length} walks passed; ${coverage.walked.size} of ${coverage.transitions.length} transitions and ${states} of ${coverage.states.length} states were seen.

![What was walked](coverage.svg)

Yellow is what was walked; a cross marks a transition that was not.

[The walks, with pictures](html/index.html) · [JUnit](junit.xml)

${failed.length ? `## Failed\n\n${list(failed)}\n\n` : ''}${missing.length ? `## Not walked\n\n${list(missing.map((id) => withReasons(id, reasons)))}\n` : ''}`
}

export type Run = {
  readonly baseUrl: string
  /** Where the report goes, in a folder of the machine's. */
  readonly out: string
  /** A file of Playwright's with cases of the machine; default: those that the suite walks. */
  readonly cases?: string
}

/** Walks paths of a machine. @returns whether every walk passed @throws where no browser walks it, or no such file is there */
export async function runPaths(
  catalogued: CataloguedMachine,
  { baseUrl, out, cases }: Run,
): Promise<boolean> {
  const { machine } = catalogued
  needsWalkedMachine(machine.id)
  neededChromium()
  const folder = resolve(out, machine.id)
  const root = join(__dirname, '../..')
  const spec = cases === undefined ? join(root, 'tests/browser/paths.spec.ts') : resolve(cases)
  if (!existsSync(spec)) throw new Error(`there is no file ${spec}`)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'run.json')
  rmSync(file, { force: true })
  const run = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '-c',
      'devtools/paths/playwright.config.ts',
      // Playwright takes it for a pattern.
      spec.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
      ...(cases === undefined ? ['-g', `${machine.id}: its paths, walked in the browser`] : []),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATHS_BASE_URL: baseUrl, PATHS_OUT: folder, PATHS_PICTURES: '1' },
    },
  )
  if (run.error) throw run.error
  if (!existsSync(file)) throw new Error('nothing was walked: see above')
  // Playwright's own report.
  const report = JSON.parse(readFileSync(file, 'utf8')) as RunReport
  if (specsOf(report).length === 0)
    throw new Error(
      `Playwright finds no test in ${spec}: it has to stand in the project, as NAME${SPEC_ENDING}`,
    )
  const chart = chartOf(machine)
  const coverage = coverageOf(chart, walkedIn(report))
  const placed = layOutChart(crossedChart(chart, coverage.walked))
  const picture = <MachineChart placed={placed} taken={coverage.walked} active={coverage.entered} />
  writeFileSync(join(folder, 'coverage.svg'), renderToStaticMarkup(picture))
  const { notInBrowser } = coverageOfMachine(catalogued, IN_BROWSER[machine.id])
  const copy = summary({ chart, report, coverage, notInBrowser, baseUrl })
  writeFileSync(join(folder, 'README.md'), copy)
  console.log(`\n${copy}\n${folder}`)
  return run.status === 0
}
