#!/usr/bin/env node
/** What people review: `npm run charts` draws every machine; `-- check` finds stale files; `-- lint` finds faults; `-- diff REV` shows what changed. */
import './closedPipe.mjs'
import { Command } from 'commander'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chartFiles, drawChart } from '@/devtools/charts/chartFiles'
import { diffCharts } from '@/devtools/charts/chartDiff'
import {
  type TakenCounts,
  trafficFrom,
  trafficOf,
  figuresOfMachine,
  storedTraffic,
} from '@/devtools/charts/chartTraffic'
import { approveChart, commentOnState, reviewFaults } from '@/devtools/charts/chartReviews'
import { lintMachines, sentTypes } from '@/devtools/charts/lintMachines'
import { staleInWords } from '@/devtools/charts/staleFiles'
import { countedChart } from '@/devtools/charts/trafficOnChart'
import { trafficTables } from '@/devtools/charts/trafficTables'
import type { FunnelFigures } from '@/server/traffic/funnel'
import { timeSpan } from '@/server/traffic/timeSpan'
import { MACHINES, machineNamed } from '@/devtools/machineCatalogue'
import { type Chart, chartOf } from '@/devtools/proof/chartOf'
import { failsAs } from './process.mjs'

const ROOT = join(__dirname, '..')
const HOUR_MS = 60 * 60 * 1000
const read = (path: string): string | undefined =>
  existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined

/** Files that belonged to a machine which is no more. */
function leftOver(files: ReadonlyMap<string, string>): string[] {
  const pages = existsSync(join(ROOT, 'docs/charts')) ? readdirSync(join(ROOT, 'docs/charts')) : []
  return pages
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/charts/${name}`)
    .filter((path) => !files.has(path))
}

function write(): void {
  const files = chartFiles()
  for (const path of leftOver(files)) rmSync(join(ROOT, path))
  const changed = [...files].filter(([path, text]) => read(path) !== text)
  for (const [path, text] of changed) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), text)
  }
  console.log(
    `${files.size} files, ${changed.length} written anew${changed.map(([path]) => `\n  ${path}`).join('')}`,
  )
}

function check(): void {
  const files = chartFiles()
  const stale = [
    ...[...files].flatMap(([path, text]) => staleInWords(path, read(path), text)),
    ...leftOver(files).map((path) => `${path}: belongs to no machine`),
    ...reviewFaults(ROOT, new Map(MACHINES.map(({ machine }) => [machine.id, chartOf(machine)]))),
  ]
  if (stale.length === 0) return console.log(`${files.size} files, all fresh`)
  console.error(`Stale, run \`npm run charts\`:\n${stale.map((path) => `  ${path}`).join('\n')}`)
  process.exitCode = 1
}

type DiffOptions = { readonly out: string; readonly traffic?: string; readonly pictures?: string }

/** @param source a time (`7d`), or a file */
function trafficIn(source: string): (charts: readonly Chart[]) => TakenCounts {
  if (timeSpan(source) === undefined) {
    const given = trafficFrom(readFileSync(source, 'utf8'))
    return () => given
  }
  const figures = storedTraffic(ROOT, '--since', source)
  return (charts) => trafficOf(figures, charts)
}

/** @throws where there is no such machine */
function chartNamed(id: string): Chart {
  const found = machineNamed(id)
  if (!found) throw new Error(`there is no machine ${id}`)
  return chartOf(found.machine)
}

const today = () => new Date().toISOString().slice(0, 10)

type TrafficOptions = { readonly since: string; readonly compare?: true; readonly svg?: string }

function showTraffic(id: string | undefined, { since, compare, svg }: TrafficOptions): void {
  const span = timeSpan(since)
  if (span === undefined) throw new Error('--since: expected so many hours or days, such as 24h or 7d')
  const twice = `${(2 * span) / HOUR_MS}h`
  if (compare && timeSpan(twice) === undefined)
    throw new Error('--compare: figures of the same time before are not kept that long')
  const before = compare && storedTraffic(ROOT, '--since', twice, '--until', since)
  const figures = storedTraffic(ROOT, '--since', since)
  console.log(trafficTables(figures, id, before))
  if (svg !== undefined) writeFileSync(svg, drawTraffic(id, figures))
}

function drawTraffic(id: string | undefined, figures: FunnelFigures): string {
  const found = machineNamed(id ?? '')
  if (!found) throw new Error('--svg: name one machine, such as otpLogin')
  const { chart, traffic } = countedChart(chartOf(found.machine), figuresOfMachine(found, figures))
  return drawChart(chart, { traffic })
}

const program = new Command('npm run charts --').description('Draws the state charts of all machines.')
program.command('write', { isDefault: true }).description('writes pictures and pages').action(write)
program
  .command('check')
  .description('finds stale pictures and pages; exit code 1 when there are any')
  .action(check)
program
  .command('lint')
  .description(
    'what is wrong with the machines: states, events, invokes, delays, words; exit code 1 when there is anything',
  )
  .action(() => {
    const faults = lintMachines(MACHINES, sentTypes(ROOT))
    if (faults.length === 0) return console.log(`${MACHINES.length} machines, nothing wrong`)
    console.error(faults.join('\n'))
    process.exitCode = 1
  })
program
  .command('diff')
  .description(
    'what changed in the charts since a revision: a list, pictures, and review.html with both charts',
  )
  .argument('<revision>', 'a commit, branch or tag of this repository')
  .argument('[until]', 'another one; default: the machines as they are now')
  .option('--out <folder>', 'where the pictures and the list go', 'test-results/charts-diff')
  .option(
    '--traffic <span or file>',
    'shows beside what changed how often visitors took it: of the last 7d by this site’s counters, or of a JSON file by machine and transition',
  )
  .option(
    '--pictures <folder>',
    'pictures of states: `STATE_PICTURES=folder npm run paths -- run` takes them',
  )
  .action((since: string, until: string | undefined, { traffic, ...options }: DiffOptions) =>
    diffCharts({
      ...options,
      root: ROOT,
      since,
      until,
      traffic: traffic === undefined ? undefined : trafficIn(traffic),
    }),
  )

program
  .command('approve')
  .description(
    'keeps in docs/charts/reviews that you approve of a chart as it is now; a later change voids it',
  )
  .argument('<machine>')
  .requiredOption('--by <name>', 'who you are')
  .action((machine: string, { by }: { readonly by: string }) =>
    approveChart(ROOT, chartNamed(machine), { by, on: today() }),
  )
program
  .command('comment')
  .description('keeps in docs/charts/reviews what you say of a state')
  .argument('<machine>')
  .argument('<state>', 'its path, such as idle.failed')
  .argument('<text>')
  .requiredOption('--by <name>', 'who you are')
  .action((machine: string, state: string, text: string, { by }: { readonly by: string }) =>
    commentOnState(ROOT, chartNamed(machine), { by, on: today(), state, text }),
  )

program
  .command('traffic')
  .description(
    'what visitors did, on the charts (docs/decisions/0060): how often each transition was taken, where pages were left',
  )
  .argument('[machine]', 'only this one')
  .option('--since <span>', 'from so long ago on: 24h, 7d', '7d')
  .option('--compare', 'beside the same time before')
  .option('--svg <file>', 'also draws the machine’s chart with widths, shares and where pages were left')
  .action(showTraffic)

program.parseAsync().catch(failsAs('charts'))
