/** `npm run charts -- diff REV`: what changed in the charts, as a list and as pictures. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { MachineChart } from '@/devtools/machineChart/MachineChart'
import { layOutChart } from '@/devtools/machineChart/layOutChart'
import { type Chart, chartOf } from '@/devtools/proof/chartOf'
import { MACHINES } from '@/devtools/machineCatalogue'
import { type MachineDiff, chartChanges, unitedChart } from './chartChanges'
import { embeddedChart } from './chartFiles'
import { chartPage } from './chartMarkdown'
import { approvalsInWords, chartReviewOf, type ChartReview } from './chartReviews'
import { lintMachines, sentTypes } from './lintMachines'
import { faultsOfChange } from './ReviewedChart'
import type { TakenCounts } from './chartTraffic'
import { reviewPage } from './reviewPage'
import { calledIn, labelChanges } from './pageLabels'
import { changeLine } from './staleFiles'

/** What people review of a machine: its chart, and its page in docs/charts with the labels. */
type Reviewed = { readonly chart: Chart; readonly page: string }
type Machines = ReadonlyMap<string, Reviewed>

function git(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  } catch {
    throw new Error(`git ${args.join(' ')} failed: is this a revision of the repository?`)
  }
}

/** The charts of a revision, as its pictures carry them, with their pages: its code is not run. */
function machinesAt(root: string, revision: string): Machines {
  const paths = git(
    root,
    ...['ls-tree', '-r', '--name-only', revision, '--', 'machines', 'docs/charts'],
  ).split('\n')
  const shown = (path: string) => git(root, 'show', `${revision}:${path}`)
  const machines = paths
    .filter((path) => path.endsWith('.chart.svg'))
    .flatMap((path): Reviewed[] => {
      const chart = embeddedChart(shown(path))?.chart
      if (!chart) return []
      const page = `docs/charts/${chart.id}.md`
      return [{ chart, page: paths.includes(page) ? shown(page) : '' }]
    })
  if (machines.length === 0) throw new Error(`${revision} has no charts (machines/*/*.chart.svg)`)
  return new Map(machines.map((one) => [one.chart.id, one]))
}

/** The machines as they are now. */
const machinesNow = (): Machines =>
  new Map(
    MACHINES.map((one) => {
      const chart = chartOf(one.machine)
      return [chart.id, { chart, page: chartPage(chart, one) }]
    }),
  )

/** The machines whose charts or labels differ. */
export function differingMachines(before: Machines, after: Machines): MachineDiff[] {
  const ids = [...new Set([...after.keys(), ...before.keys()])].sort()
  return ids.flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)]
    const [calledThen, calledNow] = [was, is].map((one) => one && calledIn(one.page, one.chart))
    const changes = [
      ...chartChanges(was?.chart, is?.chart, (one) => calledNow?.(one) ?? calledThen?.(one)),
      ...(was && is ? labelChanges(id, was.page, is.page) : []),
    ]
    const united = unitedChart(was?.chart, is?.chart)
    if (!united || changes.length === 0) return []
    return [
      {
        id,
        changes,
        united,
        before: was?.chart,
        after: is?.chart,
        ...(!was && { whole: 'added' as const }),
        ...(!is && { whole: 'removed' as const }),
      },
    ]
  })
}

/** What is known of a machine beside its charts. */
type Judged = {
  readonly lintOf?: (machineId: string) => readonly string[]
  readonly reviewOf?: (machineId: string) => ChartReview
}

/** The list, in Markdown. */
export function diffInWords(
  diffs: readonly MachineDiff[],
  since: string,
  until: string,
  { lintOf, reviewOf }: Judged = {},
): string {
  const parts = diffs.map((diff) => {
    const { id, changes, whole, united, after } = diff
    const head = whole ? `\nThe whole machine was ${whole}: ${united.description}\n` : ''
    const lines = whole ? [] : changes.map((change) => `- ${changeLine(change)}`)
    const review = reviewOf?.(id)
    const notes = [
      ...faultsOfChange(diff, lintOf?.(id)).map((fault) => `- **Wrong:** ${fault}`),
      ...(review ? approvalsInWords(review, after).map((sentence) => `- ${sentence}`) : []),
      ...(review?.comments ?? []).map(({ state, by, on, text }) => `- ${state}: ${text} (${by}, ${on})`),
    ]
    const judged = notes.length ? `\n${notes.join('\n')}\n` : ''
    return `## ${id}\n${head}${judged}\n![What changed in ${id}](${id}.svg)\n\n${lines.join('\n')}\n`
  })
  const found = diffs.length ? parts.join('\n') : 'No chart changed.\n'
  return `# Charts: ${since} to ${until}\n\n+ came, − went, ~ changed. In the pictures what is thick has changed: green came, red and broken went, orange is otherwise.\n\n${found}`
}

type Compared = {
  readonly root: string
  /** A commit, branch or tag. */
  readonly since: string
  readonly until?: string
  /** What visitors did, by the charts that are compared (chartTraffic.ts). */
  readonly traffic?: (charts: readonly Chart[]) => TakenCounts
  /** A folder with `machine/state.jpg`, as STATE_PICTURES has them taken (tests/browser/browserWalk.ts). */
  readonly pictures?: string
  /** Where all of it is written. */
  readonly out: string
}

/** A state's picture as a data address; a machine that has none for it has none. */
const pictureIn = (folder: string) => (machineId: string, state: string) => {
  const path = join(resolve(folder), machineId, `${state}.jpg`)
  return existsSync(path) ? `data:image/jpeg;base64,${readFileSync(path).toString('base64')}` : undefined
}

/** Compares two revisions, prints the list and writes list, pictures and review. @throws where a revision has no charts */
export async function diffCharts({ root, since, until, traffic, pictures, out }: Compared): Promise<void> {
  const latest = until === undefined ? machinesNow() : machinesAt(root, until)
  const diffs = differingMachines(machinesAt(root, since), latest)
  const charts = diffs.flatMap(({ before, after }) => [before, after].filter((one) => one !== undefined))
  const named = { since, until: until ?? 'now' }
  const faults = until === undefined ? lintMachines(MACHINES, sentTypes(root)) : []
  const judged: Judged = {
    lintOf: (id) => faults.filter((fault) => fault.startsWith(`${id}.`) || fault.startsWith(`${id}:`)),
    reviewOf: (id) => chartReviewOf(root, id),
  }
  const page = await reviewPage({
    ...{ diffs, ...named, ...judged },
    traffic: traffic?.(charts),
    pictureOf: pictures === undefined ? undefined : pictureIn(pictures),
  })
  const folder = resolve(out)
  mkdirSync(folder, { recursive: true })
  for (const { id, changes, united } of diffs) {
    const marks = new Map(changes.map(({ id: changed, kind }) => [changed, kind]))
    const placed = layOutChart(united)
    writeFileSync(
      join(folder, `${id}.svg`),
      renderToStaticMarkup(<MachineChart placed={placed} marks={marks} />),
    )
  }
  const copy = diffInWords(diffs, named.since, named.until, judged)
  writeFileSync(join(folder, 'README.md'), copy)
  writeFileSync(join(folder, 'review.html'), page)
  console.log(`${copy}\nPictures and review.html: ${folder}`)
}
