/** The words that a page of docs/charts tells, and how two revisions of a page differ in their labels. */
import { nameIn } from '@/devtools/machineChart/chartCopy'
import type { Chart } from '@/devtools/proof/chartOf'
import type { Called, ChartChange } from './chartChanges'

/** By the state's path and the column's head: the words, each in its quotation marks. */
type Labels = ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>

const LABEL_COLUMNS = ['shows (English)', 'shows (Hindi)'] as const
const STATE_ROW = /^\| \*\*(.+?)\*\* \|/

/** The cells of a table's line (markdownTable.ts). */
const cellsOf = (line: string): string[] =>
  line
    .slice(2, -2)
    .split(' | ')
    .map((cell) => cell.replace(/\\\|/g, '|').trim())

/** Whether a line of a page is the row of a state. */
export const isStateRow = (line: string): boolean => STATE_ROW.test(line)

/** Columns are found by their heads, so that pages of older revisions are read as well. */
function labelsOf(page: string): Labels {
  const lines = page.split('\n')
  const head =
    lines.map(cellsOf).find((cells) => LABEL_COLUMNS.every((column) => cells.includes(column))) ?? []
  return new Map(
    lines.filter(isStateRow).map((line) => {
      const cells = cellsOf(line)
      const copy = LABEL_COLUMNS.map((column) => {
        const cell = cells[head.indexOf(column)] ?? ''
        return [column, cell ? cell.split('<br>') : []] as const
      })
      return [STATE_ROW.exec(line)?.[1] ?? '', Object.fromEntries(copy)]
    }),
  )
}

const lacking = (copy: readonly string[], others: readonly string[]) =>
  copy.filter((word) => !others.includes(word)).join(' ') || '–'

/** The labels that differ in states that both pages have; of the others the chart’s own changes say. */
export function labelChanges(machineId: string, before: string, after: string): ChartChange[] {
  const was = labelsOf(before)
  return [...labelsOf(after)].flatMap(([state, copy]) =>
    LABEL_COLUMNS.flatMap((column): ChartChange[] => {
      const old = was.get(state)?.[column]
      const now = copy[column] ?? []
      if (!old || old.join() === now.join()) return []
      const isOrder = [...old].sort().join() === [...now].sort().join()
      const id = `${machineId}.${state}`
      const difference = isOrder
        ? `in another order: ${now.join(' ')}`
        : `${lacking(old, now)} → ${lacking(now, old)}`
      return [{ kind: 'changed', of: 'state', id, copy: `${state}: ${column}: ${difference}` }]
    }),
  )
}

/** What a page calls the events of its machine. */
export function calledIn(page: string, chart: Chart): Called {
  const rows = page.split('\n').map(cellsOf)
  const start = rows.findIndex(
    ([from, event, copy]) => from === 'from' && event === 'event' && copy === 'in words',
  )
  const copy = new Map(
    (start < 0 ? [] : rows.slice(start)).map(([from, event, label]) => [`${from} | ${event}`, label]),
  )
  return ({ source, event }) => copy.get(`${nameIn(chart, source)} | \`${event}\``)
}
