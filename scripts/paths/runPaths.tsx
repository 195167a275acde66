/** `npm run paths -- run`: walks a machine's paths in Chromium against a site, and draws what was walked on its chart. */
import ELK from 'elkjs/lib/elk.bundled.js'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MachineChart } from '@/components/MachineChart/MachineChart'
import { layOutChart } from '@/components/MachineChart/layOutChart'
import { type Chart, chartOf } from '@/machines/lib/chartOf'
import type { CataloguedMachine } from '@/machines/machineCatalogue'
import { type Coverage, type RunReport, coverageOf, specsOf, walkedIn } from './pathCoverage'
import { ensureChromium } from '../chromium.mjs'
import { needsWalkedMachine } from './browserPathCases'

/** The test that only counts the walks (tests/browser/walkInBrowser.ts). */
const NO_WALK = 'there are paths to walk'

const list = (ids: readonly string[]): string => ids.map((id) => `- ${id}`).join('\n')

function summary(chart: Chart, report: RunReport, coverage: Coverage, baseUrl: string): string {
  const specs = specsOf(report).filter(({ title }) => title !== NO_WALK)
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => title)
  const missing = coverage.transitions.filter((id) => !coverage.walked.has(id))
  const states = coverage.states.filter((id) => coverage.entered.has(id)).length
  return `# ${chart.id} at ${baseUrl}

${specs.length - failed.length} of ${specs.length} walks passed; ${coverage.walked.size} of ${coverage.transitions.length} transitions and ${states} of ${coverage.states.length} states were seen.

![What was walked](coverage.svg)

[The walks, with pictures](html/index.html) · [JUnit](junit.xml)

${failed.length ? `## Failed\n\n${list(failed)}\n\n` : ''}${missing.length ? `## Not walked\n\n${list(missing)}\n` : ''}`
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
  { machine }: CataloguedMachine,
  { baseUrl, out, cases }: Run,
): Promise<boolean> {
  needsWalkedMachine(machine.id)
  const folder = resolve(out, machine.id)
  const root = join(__dirname, '../..')
  const spec = cases === undefined ? join(root, `tests/browser/${machine.id}Paths.spec.ts`) : resolve(cases)
  if (!existsSync(spec)) throw new Error(`there is no file ${spec}`)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'run.json')
  rmSync(file, { force: true })
  await ensureChromium()
  const run = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '-c',
      'scripts/paths/playwright.config.ts',
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
  const chart = chartOf(machine)
  const coverage = coverageOf(chart, walkedIn(report))
  const placed = await layOutChart(chart, new ELK())
  const picture = createElement(MachineChart, { placed, taken: coverage.walked, active: coverage.entered })
  writeFileSync(join(folder, 'coverage.svg'), renderToStaticMarkup(picture))
  const words = summary(chart, report, coverage, baseUrl)
  writeFileSync(join(folder, 'README.md'), words)
  console.log(`\n${words}\n${folder}`)
  return run.status === 0
}
