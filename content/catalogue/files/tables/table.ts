import { type Headings, type TableShape, readHeadings } from './headings'
import { cellAsWritten, rowOfCells } from './cells'
import { fieldOf } from '@/model/fieldOf'
import type { RowFault } from '@/model/catalogue/primitives'
import { dayFrom, isDayFirst } from '@/model/catalogue/spellings'

/** A line of a table: its cells as text, and its line number. */
export interface TableLine {
  readonly cells: readonly string[]
  /** Of the file, from 1. */
  readonly line: number
  /** As a spreadsheet counts, from 1. */
  readonly row: number
}

/** Position of a row in its table, and the table's own column names. */
export interface TablePlace {
  readonly row: number
  /** Of a workbook. */
  readonly sheet?: string
  /** The field of each column; undefined where it has none. */
  readonly columns: readonly (string | undefined)[]
  /** The headings as they are written. */
  readonly written: readonly string[]
}

/** Fault of a cell that no field accepts; `at` is its column, from 0. */
export type CellFault = RowFault & { readonly at: number }

/** A row of a file, not yet checked, with the place to name when it is wrong. */
export interface FileRow {
  readonly file: string
  readonly line: number
  /** Undefined of a table's head, which comes when something is wrong with it. */
  readonly row: unknown
  readonly table?: TablePlace
  readonly faults?: readonly CellFault[]
  /** It looks like the rest of the line above, which a line break inside a cell has cut: so many cells of so many. */
  readonly cutOff?: { readonly cells: number; readonly columns: number }
  /** A day that another country would read otherwise. */
  readonly dayFirst?: { readonly written: string; readonly day: string }
}

/** The first day of a row that is written day before month, as it was read. */
function dayFirstIn(row: object, named: readonly (readonly [string, string])[]): FileRow['dayFirst'] {
  for (const [column, written] of named) {
    const day = isDayFirst(written) ? dayFrom(written) : undefined
    if (day !== undefined && fieldOf(row, column) === day) return { written, day }
  }
  return undefined
}

/** Makes rows of the lines of a table, the first of which is its head. */
export class TableReader {
  private headings: Headings | undefined
  private cellsAbove = 0

  constructor(
    private readonly file: string,
    private readonly shape: TableShape | undefined,
    private readonly sheet?: string,
  ) {}

  /** The rows of a line: none of one that is empty, as spreadsheets leave them below a table. */
  rowsOf({ cells, line, row }: TableLine): readonly FileRow[] {
    if (cells.every((cell) => cell.trim() === '')) return []
    const { headings } = this
    if (!headings) {
      this.headings = readHeadings(cells, this.shape)
      const { columns, written, faults } = this.headings
      const table = { row, sheet: this.sheet, columns, written }
      return faults.length > 0 ? [{ file: this.file, line, row: undefined, table, faults }] : []
    }
    const { columns, written } = headings
    const isCutOff = cells.length < written.length && this.cellsAbove + cells.length === written.length + 1
    this.cellsAbove = cells.length
    const named = columns.flatMap((column, at): [string, string][] =>
      column === undefined ? [] : [[column, cellAsWritten(cells[at] ?? '')]],
    )
    const nameless = cells.flatMap((cell, at): CellFault[] =>
      cell.trim() !== '' && (written[at] ?? '') === ''
        ? [{ at, field: '', message: `'${cell.trim().slice(0, 40)}' stands in a column without a heading` }]
        : [],
    )
    const read = rowOfCells(this.shape?.codec, Object.fromEntries(named))
    return [
      {
        file: this.file,
        line,
        row: read,
        table: { row, sheet: this.sheet, columns, written },
        dayFirst: dayFirstIn(read, named),
        ...(isCutOff && { cutOff: { cells: cells.length, columns: written.length } }),
        ...(nameless.length > 0 && { faults: nameless }),
      },
    ]
  }
}
