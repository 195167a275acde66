/** What is stale about a file that `npm run charts` writes, in words that name the state, the transition or the label. */
import { type ChangeKind, type ChartChange, chartChanges } from './chartChanges'
import { embeddedChart } from './chartFiles'
import { isStateRow, labelChanges } from './pageLabels'

/** How the kinds of a change are written in lists. */
export const SIGNS: Readonly<Record<ChangeKind, string>> = { added: '+', removed: '−', changed: '~' }

/** A change as a line of a list. */
export const changeLine = ({ kind, of, copy }: ChartChange): string => `${SIGNS[kind]} ${of} ${copy}`

/** Lines of a text that another one lacks. */
function linesLacking(text: string, other: string): string[] {
  const known = new Set(other.split('\n'))
  return text.split('\n').filter((line) => !known.has(line))
}

/** How many lines of a page are listed: the picture's changes say the rest. */
const MOST_LINES = 12

function pageChanges(machineId: string, before: string, after: string): string[] {
  const labels = labelChanges(machineId, before, after).map(changeLine)
  const lines = [
    ...linesLacking(before, after).map((line) => ({ line, sign: SIGNS.removed })),
    ...linesLacking(after, before).map((line) => ({ line, sign: SIGNS.added })),
  ]
  const others = lines.filter(({ line }) => !isStateRow(line)).map(({ line, sign }) => `${sign} ${line}`)
  const changes = [...labels, ...others.slice(0, MOST_LINES), ...(others.length > MOST_LINES ? ['…'] : [])]
  return changes.length ? changes : ['the table of states']
}

function pictureChanges(before: string, after: string): string[] {
  const changes = chartChanges(embeddedChart(before)?.chart, embeddedChart(after)?.chart)
  return changes.length ? changes.map(changeLine) : ['the same chart, drawn otherwise']
}

/** Differences between a file and its regenerated version, one per line; empty if up to date. */
export function staleInWords(path: string, before: string | undefined, after: string): string[] {
  if (before === after) return []
  if (before === undefined) return [`${path}: is missing`]
  const machineId = /([^/]+)\.md$/.exec(path)?.[1] ?? ''
  const changes = path.endsWith('.svg')
    ? pictureChanges(before, after)
    : pageChanges(machineId, before, after)
  return changes.map((change) => `${path}: ${change}`)
}
