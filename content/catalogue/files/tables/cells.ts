import type { Mixed } from 'io-ts'
import { fieldRows } from '@/model/catalogue/fields'
import { shapeOf } from '@/model/catalogue/formShape'
import { choiceFrom, dayFrom, monthFrom, numberFrom, timeFrom, yesNoFrom } from '@/model/catalogue/spellings'

/*
 * Rows as lines of a table. Fields within fields are columns with dots. The field's codec decides what a cell means:
 *   text     unchanged
 *   numbers, days, times, yes and no, choices: as people in India write them (model/catalogue/spellings.ts)
 *   lists    `a; b; c`, a semicolon inside an item as `\;`; or an item a line, in a cell of several lines
 *   the rest (lists of questions, sources …) as JSON, with any content
 * An empty cell is a field that is not there; of a field that must be there, empty text or a list without items.
 */

/** How csv-stringify writes cells: those with blanks at their ends keep them in quotes only. */
export const CSV_FORM = { quoted_match: /^\s|\s$/ } as const

/** Cells that spreadsheets would treat as formulas; a leading apostrophe makes them text. */
const FORMULA = /^'*[=+\-@\t\uff0b\uff0d\uff1d\uff20]/

/** A cell of a CSV file in which no spreadsheet finds a formula; a plain number stays one. */
export const cellWithoutFormula = (cell: string): string =>
  FORMULA.test(cell) && !/^-\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell

/** A cell of a workbook, where text is no formula: only what looks as if it had been protected is protected. */
export const cellInWorkbook = (cell: string): string =>
  (cell.startsWith("'") ? cellWithoutFormula(cell) : cell).replace(/_x[0-9A-F]{4}_/gi, '_x005F$&')

/** A formula that is a text alone: so people keep the zeros of `="0012"` in a CSV file. */
const TEXT_FORMULA = /^="([^"]*)"$/

/** The cell again. */
export const cellAsWritten = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell.replace(TEXT_FORMULA, '$1')

export type Cells = Readonly<Record<string, string>>

/** The items of a cell. */
export const listItems = (cell: string): readonly string[] =>
  (cell.includes('\n') ? cell.split('\n') : cell.split(/(?<!\\);/).map((item) => item.replaceAll('\\;', ';')))
    .map((item) => item.trim())
    .filter((item) => item !== '')

const PROSE_LETTERS = 60

/** Items as a cell: one a line where they are sentences. */
function listCell(items: readonly unknown[]): string {
  const texts = items.map(String)
  const isProse = texts.length > 1 && texts.some((text) => text.length > PROSE_LETTERS || text.includes(';'))
  return isProse ? texts.join('\n') : texts.map((text) => text.replaceAll(';', '\\;')).join('; ')
}

const SWITCHES: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false }

function asJson(cell: string): unknown {
  if (!/^("|\[|\{)/.test(cell)) return undefined
  try {
    return JSON.parse(cell)
  } catch {
    return undefined
  }
}

const asNumber = (text: string): number | undefined =>
  /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined

/** Possible values of a cell, likeliest first. Quoted text is JSON; an empty text is written so. */
function* meaningsOf(cell: string, codec: Mixed): Generator<unknown> {
  const json = asJson(cell)
  if (typeof json === 'string') yield json
  yield cell
  yield numberFrom(cell)
  yield yesNoFrom(cell)
  yield json
  const items = listItems(cell)
  yield items
  yield items.map(numberFrom)
  yield cell.trim()
  yield dayFrom(cell)
  yield timeFrom(cell)
  yield monthFrom(cell)
  const shape = shapeOf(codec)
  if (shape.type === 'choice') yield choiceFrom(cell, shape.choices)
  if (shape.type !== 'list' || shape.item.type !== 'choice') return
  const { choices } = shape.item
  yield items.map((item) => choiceFrom(item, choices))
}

const takesList = (codec: Mixed): boolean => codec.is([]) || codec.is(['text'])

/** A cell's value: the first meaning that its codec accepts. Otherwise the text, to be refused or read as a name. */
function readCell(codec: Mixed | undefined, cell: string): unknown {
  const simple = asNumber(cell) ?? SWITCHES[cell.toLowerCase()] ?? asJson(cell)
  if (!codec) return simple ?? cell
  for (const value of meaningsOf(cell, codec)) if (value !== undefined && codec.is(value)) return value
  if (typeof simple === 'object') return simple
  return takesList(codec) ? listItems(cell) : (simple ?? cell)
}

/** A cell by its field, or the cells within it by what follows the dot. */
interface FieldCells {
  cell?: string
  within?: Record<string, string>
}

function byField(cells: Cells): ReadonlyMap<string, FieldCells> {
  const fields = new Map<string, FieldCells>()
  for (const [column, cell] of Object.entries(cells)) {
    const dot = column.indexOf('.')
    const name = dot < 0 ? column : column.slice(0, dot)
    const field = fields.get(name) ?? {}
    if (dot < 0) field.cell = cell
    else field.within = { ...field.within, [column.slice(dot + 1)]: cell }
    fields.set(name, field)
  }
  return fields
}

/** A row of a table as its codec understands it, not yet checked; without a codec as it looks. */
export function rowOfCells(codec: Mixed | undefined, cells: Cells): object {
  const fields = codec && fieldRows(codec)
  const row: [name: string, value: unknown][] = []
  for (const [name, { cell, within = {} }] of byField(cells)) {
    const field = fields?.get(name)
    if (cell) row.push([name, readCell(field?.codec, cell)])
    else if (Object.values(within).some((text) => text !== ''))
      row.push([name, rowOfCells(field?.codec, within)])
    else if (cell === '' && field?.isRequired) {
      const empty = ['', []].find((value) => field.codec.is(value))
      if (empty !== undefined) row.push([name, empty])
    }
  }
  return Object.fromEntries(row)
}

/** A value's plain text form; undefined if it has none. */
function plainCell(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value))
    return value.some((item) => typeof item === 'object') ? undefined : listCell(value)
  return typeof value === 'object' ? undefined : String(value)
}

function cellOf(codec: Mixed | undefined, value: unknown): string {
  const plain = plainCell(value)
  const json = JSON.stringify(value)
  return plain && JSON.stringify(readCell(codec, plain)) === json ? plain : json
}

/** A row as cells, from which `rowOfCells` makes the same row again. */
export function cellsOfRow(codec: Mixed | undefined, row: object, prefix = ''): Cells {
  const fields = codec && fieldRows(codec)
  const cells = Object.entries(row).map(([name, value]: [string, unknown]): Cells => {
    const field = fields?.get(name)
    const column = prefix + name
    if (value === undefined || value === null) return {}
    const isEmpty = value === '' || (Array.isArray(value) && value.length === 0)
    if (isEmpty && field?.isRequired) return { [column]: '' }
    const isObject = typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length > 0
    return isObject
      ? cellsOfRow(field?.codec, value, `${column}.`)
      : { [column]: cellOf(field?.codec, value) }
  })
  return Object.assign({}, ...cells) as Cells
}
