/** `npm run charts -- diff REV`: what changed in the charts, as a list and as pictures. */
import ELK from 'elkjs/lib/elk.bundled.js'
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MachineChart } from '@/components/MachineChart/MachineChart'
import { layOutChart } from '@/components/MachineChart/layOutChart'
import { type Chart, chartOf } from '@/machines/lib/chartOf'
import { MACHINES } from '@/machines/machineCatalogue'
import { type ChangeKind, type ChartChange, chartChanges, unitedChart } from './chartChanges'
import { carriedBy } from './chartFiles'

type Charts = ReadonlyMap<string, Chart>
export type MachineDiff = {
  readonly id: string
  readonly changes: readonly ChartChange[]
  readonly united: Chart
  /** Whether the whole machine came or went. */
  readonly whole?: 'added' | 'removed'
}

const SIGNS: Readonly<Record<ChangeKind, string>> = { added: '+', removed: '−', changed: '~' }

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

/** The charts of a revision, as its pictures carry them: its code is not run. */
export function chartsAt(root: string, revision: string): Charts {
  const paths = git(root, 'ls-tree', '-r', '--name-only', revision, '--', 'machines').split('\n')
  const charts = paths
    .filter((path) => path.endsWith('.chart.svg'))
    .flatMap((path) => {
      const carried = carriedBy(git(root, 'show', `${revision}:${path}`))
      return carried ? [carried.chart] : []
    })
  if (charts.length === 0) throw new Error(`${revision} has no charts (machines/*/*.chart.svg)`)
  return new Map(charts.map((chart) => [chart.id, chart]))
}

/** The machines whose charts differ. */
export function differingMachines(before: Charts, after: Charts): MachineDiff[] {
  const ids = [...new Set([...after.keys(), ...before.keys()])].sort()
  return ids.flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)]
    const changes = chartChanges(was, is)
    const united = unitedChart(was, is)
    if (!united || changes.length === 0) return []
    return [
      {
        id,
        changes,
        united,
        ...(was ? (is ? {} : { whole: 'removed' as const }) : { whole: 'added' as const }),
      },
    ]
  })
}

/** The list, in Markdown. */
export function diffInWords(diffs: readonly MachineDiff[], since: string, until: string): string {
  const parts = diffs.map(({ id, changes, whole, united }) => {
    const head = whole ? `\nThe whole machine was ${whole}: ${united.description}\n` : ''
    const lines = whole ? [] : changes.map(({ kind, of, words }) => `- ${SIGNS[kind]} ${of} ${words}`)
    return `## ${id}\n${head}\n![What changed in ${id}](${id}.svg)\n\n${lines.join('\n')}\n`
  })
  const found = diffs.length ? parts.join('\n') : 'No chart changed.\n'
  return `# Charts: ${since} to ${until}\n\n+ came, − went, ~ changed. In the pictures: green came, red went, orange changed.\n\n${found}`
}

type Asked = { readonly root: string; readonly since: string; readonly until?: string; readonly out: string }

/** Compares two revisions, prints the list and writes list and pictures. @throws where a revision has no charts */
export async function diffCharts({ root, since, until, out }: Asked): Promise<void> {
  const now = () => new Map(MACHINES.map(({ machine }) => [machine.id, chartOf(machine)]))
  const diffs = differingMachines(chartsAt(root, since), until === undefined ? now() : chartsAt(root, until))
  const folder = resolve(out)
  mkdirSync(folder, { recursive: true })
  for (const { id, changes, united } of diffs) {
    const marks = new Map(changes.map(({ id: changed, kind }) => [changed, kind]))
    const placed = await layOutChart(united, new ELK())
    writeFileSync(
      join(folder, `${id}.svg`),
      renderToStaticMarkup(createElement(MachineChart, { placed, marks })),
    )
  }
  const words = diffInWords(diffs, since, until ?? 'now')
  writeFileSync(join(folder, 'README.md'), words)
  console.log(`${words}\nPictures: ${folder}`)
}
