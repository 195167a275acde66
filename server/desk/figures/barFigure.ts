import 'server-only'
import type { Figure, FigureCell, FigureId } from '@/model/desk/figures'

/** Rows that a plot and a table have at most. */
const PLOTTED = 8
const LISTED = 25

/** A row of a figure's table. */
export type Row = readonly [string, ...FigureCell[]]

/** Rows of a table with the first of them as bars, and the rest as one row. */
export function barFigure(
  id: FigureId,
  {
    summary,
    head,
    rows,
    series,
    unit,
  }: {
    readonly summary: string
    readonly head: readonly string[]
    readonly rows: readonly Row[]
    /** Columns that are drawn. */
    readonly series: readonly number[]
    readonly unit?: string
  },
): Figure {
  const plotted = rows.slice(0, PLOTTED)
  return {
    id,
    summary,
    plot: {
      kind: 'bars',
      ...(unit !== undefined && { unit }),
      names: plotted.map(([name]) => name),
      series: series.map((column) => ({
        name: head[column] ?? '',
        values: plotted.map((row) => Number(row[column] ?? 0)),
      })),
    },
    table: { head, rows: rows.slice(0, LISTED) },
  }
}
