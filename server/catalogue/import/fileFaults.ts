import type { FileRow } from '@/content/catalogue/files/rowFiles'
import type { RowFault } from '@/model/catalogue/primitives'

/** A fault in a file, with its place. */
export interface FileFault {
  readonly file: string
  readonly line: number
  /** Of a workbook. */
  readonly sheet?: string
  /** Of a table: the cell as a spreadsheet names it, such as C7. */
  readonly cell?: string
  /** The field; of a table its heading as it is written. */
  readonly field: string
  readonly message: string
}

/** `file:line: cell, field: message`; for a workbook `file: sheet, cell, field: message` */
export const faultLine = ({ file, line, sheet, cell, field, message }: FileFault): string => {
  const place = [sheet && `sheet ${sheet}`, cell && `cell ${cell}`, field].filter(Boolean).join(', ')
  return `${file}${sheet === undefined ? `:${line}` : ''}: ${place === '' ? '' : `${place}: `}${message}`
}

/** The letters of a spreadsheet's column: A, B, … Z, AA. */
export const columnLetters = (at: number): string =>
  (at >= 26 ? columnLetters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))

/** A fault with its place. A field within a cell has that of the cell. */
export function placed(
  { file, line, table }: Pick<FileRow, 'file' | 'line' | 'table'>,
  fault: RowFault & { readonly at?: number },
): FileFault {
  const { field, message } = fault
  if (!table) return { file, line, field, message }
  const columns = table.columns.map((column) => column ?? '')
  const at = fault.at ?? columns.findIndex((column) => column !== '' && isIn(field, column))
  const { sheet } = table
  if (at < 0) return { file, line, sheet, field, message }
  const within = fault.at === undefined ? field.slice((columns[at] ?? '').length) : ''
  const written = (table.written[at] ?? '') + (/^(\.\d+)?$/.test(within) ? '' : within)
  return { file, line, sheet, cell: columnLetters(at) + String(table.row), field: written, message }
}

const isIn = (field: string, column: string): boolean => field === column || field.startsWith(`${column}.`)

/** More faults are counted, not kept. */
const MOST_FAULTS = 2000

/** Faults in their order. A missing column is reported once, not for every row. */
export class FaultList {
  private readonly list: FileFault[] = []
  private readonly missing = new Map<string, { readonly at: number; rows: number }>()
  private more = 0

  add(...faults: readonly FileFault[]): void {
    for (const fault of faults) this.addOne(fault)
  }

  private addOne(fault: FileFault): void {
    const isMissing = fault.cell === undefined && fault.message.startsWith('is missing')
    const name = JSON.stringify([fault.file, fault.sheet, fault.field, fault.message])
    const before = isMissing ? this.missing.get(name) : undefined
    if (before) return void (before.rows += 1)
    if (isMissing) this.missing.set(name, { at: this.list.length, rows: 1 })
    if (this.list.length < MOST_FAULTS) this.list.push(fault)
    else this.more += 1
  }

  /** All of them that are kept. */
  get faults(): readonly FileFault[] {
    const rows = new Map([...this.missing.values()].map(({ at, rows }) => [at, rows]))
    return this.list.map((fault, at) => {
      const count = rows.get(at) ?? 1
      return count === 1 ? fault : { ...fault, message: `${fault.message} (in ${count} rows)` }
    })
  }

  get count(): number {
    return this.list.length + this.more
  }
}
