/**
 * What people said of a machine's chart, as a file that a pull request carries (docs/charts/reviews/<machine>.json): comments by state, and
 * approvals. An approval names the chart that it is of: another chart voids it.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import { machinesConfig } from '@/machines.config'
import { type Chart, chartStates } from '@/devtools/proof/chartOf'

const FOLDER = `${machinesConfig.pages}/reviews`

const said = { by: t.string, on: t.string }
const comment = t.readonly(t.type({ ...said, state: t.string, text: t.string }))
const approval = t.readonly(t.type({ ...said, chart: t.string }))
const chartReview = t.readonly(
  t.type({ comments: t.readonlyArray(comment), approvals: t.readonlyArray(approval) }),
)

/** Who says it, and the day (`2026-11-27`). */
type Said = { readonly by: string; readonly on: string }
export type ChartReview = t.TypeOf<typeof chartReview>

const NOTHING: ChartReview = { comments: [], approvals: [] }

/** Names a chart with all its words: states, transitions, conditions and sentences. */
export const chartMark = (chart: Chart): string =>
  createHash('sha256').update(JSON.stringify(chart)).digest('hex').slice(0, 16)

/** Reads a review. @throws with the file's name, where it is none */
function reviewFrom(text: string, name: string): ChartReview {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new Error(`${name}: is not JSON`)
  }
  const read = chartReview.decode(given)
  if (!isLeft(read)) return read.right
  const place = read.left[0]?.context.flatMap(({ key }) => key || []).join('.')
  throw new Error(`${name}: ${place || 'the whole'} is missing or not what it must be`)
}

const pathOf = (root: string, machine: string) => join(root, FOLDER, `${machine}.json`)

/** What was said of a machine; nothing where there is no file. @throws where the file is no review */
export function chartReviewOf(root: string, machine: string): ChartReview {
  const path = pathOf(root, machine)
  return existsSync(path) ? reviewFrom(readFileSync(path, 'utf8'), `${FOLDER}/${machine}.json`) : NOTHING
}

function write(root: string, machine: string, review: ChartReview): void {
  mkdirSync(join(root, FOLDER), { recursive: true })
  writeFileSync(pathOf(root, machine), `${JSON.stringify(review, null, 2)}\n`)
}

/** Stores a person's approval of a chart as it is now; it replaces the same person's approval of an earlier one. */
export function approveChart(root: string, chart: Chart, { by, on }: Said): void {
  const { comments, approvals } = chartReviewOf(root, chart.id)
  const others = approvals.filter((one) => one.by !== by)
  write(root, chart.id, { comments, approvals: [...others, { by, on, chart: chartMark(chart) }] })
}

/** Stores a person's comment on a state, by its path (`idle.failed`) or its id. @throws where the chart has no such state */
export function commentOnState(
  root: string,
  chart: Chart,
  { by, on, state, text }: Said & { readonly state: string; readonly text: string },
): void {
  const ids = chartStates(chart.root).map(({ id }) => id)
  const id = [state, `${chart.id}.${state}`].find((one) => ids.includes(one))
  if (!id) throw new Error(`${chart.id} has no state ${state}`)
  const { comments, approvals } = chartReviewOf(root, chart.id)
  write(root, chart.id, { comments: [...comments, { by, on, state: id, text }], approvals })
}

/** How an approval stands: it is of this chart, or of one before. */
export const isVoid = (one: ChartReview['approvals'][number], chart: Chart | undefined): boolean =>
  !chart || one.chart !== chartMark(chart)

/** The approvals of a machine as sentences. */
export const approvalsInWords = ({ approvals }: ChartReview, chart: Chart | undefined): string[] =>
  approvals.map((one) =>
    isVoid(one, chart)
      ? `Void: ${one.by} approved on ${one.on}, and the chart has changed since.`
      : `Approved by ${one.by} on ${one.on}, as it is now.`,
  )

/** What is wrong with the files: no review, of no machine, or a comment on a state that is gone. A void approval is no fault. */
export function reviewFaults(root: string, charts: ReadonlyMap<string, Chart>): string[] {
  const folder = join(root, FOLDER)
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => {
    const machine = name.replace(/\.json$/, '')
    const chart = charts.get(machine)
    if (!chart) return [`${FOLDER}/${name}: belongs to no machine`]
    const ids = chartStates(chart.root).map(({ id }) => id)
    try {
      return chartReviewOf(root, machine)
        .comments.filter(({ state }) => !ids.includes(state))
        .map(({ state }) => `${FOLDER}/${name}: there is no state ${state} any more`)
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)]
    }
  })
}
