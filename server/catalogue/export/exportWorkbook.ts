import 'server-only'
import writeXlsxFile, { type Cell, type Sheet } from 'write-excel-file/node'
import { KIND_LABELS, fieldHelp, fieldLabel } from '@/content/copy/catalogueFields'
import { catalogueWorkbookCopy as copy } from '@/content/copy/catalogueWorkbook'
import { cellInWorkbook, cellsOfRow } from '@/content/catalogue/files/tables/cells'
import { readHeadings } from '@/content/catalogue/files/tables/headings'
import { MOST_LETTERS } from '@/model/catalogue/destroyed'
import { type FormField, type FormShape, rowShape } from '@/model/catalogue/formShape'
import type { Kind } from '@/model/catalogue/kind'
import { KINDS, isSmall, ownIdField } from '@/model/catalogue/kinds'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { ABOUT_SHEET } from '@/server/catalogue/import/catalogueFiles'
import { columnsOf, pagesOf } from './exportCatalogue'
import { withNames } from '@/server/catalogue/import/references'
import { knownRows, namesFor } from '@/server/catalogue/import/rowNames'
import {
  CHOICES_SHEET,
  type FileContent,
  type SheetExtras,
  choicesSheet,
  workbookExtras,
} from './workbookExtras'

/** Why no workbook is made, as a message for the user. */
export class WorkbookTooLargeError extends Error {
  override readonly name = 'WorkbookTooLargeError'
}

/** A workbook is in memory while it is made; spreadsheets are slow with more. */
const MOST_ROWS = 20_000

/** A kind's rows as lines of cells, with notes and choices. */
interface KindSheet {
  readonly kind: Kind
  readonly columns: readonly string[]
  readonly lines: readonly (readonly string[])[]
}

/** The field of a column, or the field that contains it. */
function fieldOfColumn(fields: readonly FormField[], column: string): FormField | undefined {
  const [name, ...rest] = column.split('.')
  const field = fields.find((one) => one.name === name)
  if (rest.length === 0 || field?.shape.type !== 'object') return rest.length === 0 ? field : undefined
  const within = fieldOfColumn(field.shape.fields, rest.join('.'))
  return within && { ...within, isRequired: within.isRequired && field.isRequired }
}

/** A column's heading: what people call it, where that leads back to it alone. */
function headingOf(kind: Kind, column: string): string {
  const label = column.split('.').map(fieldLabel).join(': ')
  return readHeadings([label], KINDS[kind]).columns[0] === column ? label : column
}

function expects(shape: FormShape): string {
  switch (shape.type) {
    case 'choice':
      return copy.expects.choice(shape.choices)
    case 'reference':
      return copy.expects.reference(KIND_LABELS[shape.kind])
    case 'list':
      return `${copy.expects.list} ${shape.item.type === 'object' ? copy.expects.object : expects(shape.item)}`
    default:
      return copy.expects[shape.type]
  }
}

/** The note of a heading: what belongs in its column. */
function noteOf(kind: Kind, column: string, field: FormField | undefined): string {
  const help = fieldHelp(kind, column.split('.')[0] ?? '')
  const isMade = column === ownIdField(kind) || column === 'slug'
  const need = isMade ? copy.made : field?.isRequired ? copy.required : copy.optional
  return [help && `${help}.`, field && expects(field.shape), need].filter(Boolean).join(' ')
}

/** The rows of a kind as lines. @throws WorkbookTooLargeError */
async function linesOf(executeSql: ExecuteSql, kind: Kind): Promise<KindSheet> {
  const names = await namesFor([kind], knownRows(executeSql))
  const rows: Readonly<Record<string, string>>[] = []
  for await (const page of pagesOf(executeSql, kind)) {
    rows.push(...page.map(({ row }) => cellsOfRow(KINDS[kind].codec, withNames(kind, row, names))))
    if (rows.length > MOST_ROWS)
      throw new WorkbookTooLargeError(
        `${KIND_LABELS[kind]}: more than ${MOST_ROWS} rows: export this kind with --format csv`,
      )
  }
  const columns = columnsOf(kind, new Set(rows.flatMap((row) => Object.keys(row))))
  const lines = rows.map((row) => columns.map((column) => row[column] ?? ''))
  if (lines.some((line) => line.some((cell) => cell.length >= MOST_LETTERS)))
    throw new WorkbookTooLargeError(
      `${KIND_LABELS[kind]}: a text is longer than a cell of a spreadsheet: export this kind with --format json`,
    )
  return { kind, columns, lines }
}

/** Numbers that are no codes are numbers; everything else is text, which no spreadsheet program changes. */
function cellOf(text: string, shape: FormShape | undefined): Cell {
  if (text === '') return null
  return shape?.type === 'number' && /^-?\d{1,15}(\.\d+)?$/.test(text)
    ? { value: Number(text), type: Number }
    : { value: cellInWorkbook(text), type: String, format: '@' }
}

const WIDTHS = { least: 12, most: 48 }

const widthOf = (heading: string, cells: readonly string[]): number =>
  Math.min(
    WIDTHS.most,
    Math.max(WIDTHS.least, heading.length + 2, ...cells.slice(0, 50).map((cell) => cell.length)),
  )

const YES_NO = ['yes', 'no']

/**
 * Rows of the catalogue as a workbook that `import` takes back: a sheet a kind, the first row as a head that stays in sight and
 * whose notes say what belongs in each column, choices as lists, codes and telephone numbers as text.
 * @throws WorkbookTooLargeError, the database's error
 */
export async function exportWorkbook(executeSql: ExecuteSql, kinds: readonly Kind[]): Promise<Buffer> {
  const sheets: Sheet<FileContent>[] = [aboutSheet()]
  const extras: SheetExtras[] = [{ notes: [], lists: [], textColumns: [] }]
  const choices = new Map<Kind, readonly string[]>()
  for (const kind of kinds) {
    const { columns, lines } = await linesOf(executeSql, kind)
    const fields = rowShape(kind)
    const shapes = columns.map((column) => fieldOfColumn(fields, column))
    const headings = columns.map((column) => headingOf(kind, column))
    const lists: { at: number; values: readonly string[] | Kind }[] = []
    for (const [at, field] of shapes.entries()) {
      const shape = field?.shape
      if (shape?.type === 'boolean') lists.push({ at, values: YES_NO })
      if (shape?.type === 'choice') lists.push({ at, values: shape.choices.map(String) })
      if (shape?.type !== 'reference' || !isSmall(shape.kind)) continue
      if (!choices.has(shape.kind)) choices.set(shape.kind, await namesIn(executeSql, shape.kind))
      lists.push({ at, values: shape.kind })
    }
    sheets.push({
      sheet: kind,
      data: [
        headings.map((value): Cell => ({ value, type: String, fontWeight: 'bold', format: '@' })),
        ...lines.map((line) => line.map((cell, at) => cellOf(cell, shapes[at]?.shape))),
      ],
      columns: headings.map((heading, at) => ({
        width: widthOf(
          heading,
          lines.map((line) => line[at] ?? ''),
        ),
      })),
      stickyRowsCount: 1,
    })
    extras.push({
      notes: columns.map((column, at) => noteOf(kind, column, shapes[at])),
      lists,
      textColumns: shapes.map((field) => field?.shape.type !== 'number'),
    })
  }
  sheets.push({ sheet: CHOICES_SHEET, data: choicesSheet(choices) })
  return writeXlsxFile(sheets, { features: [workbookExtras(extras, [...choices])] }).toBuffer()
}

/** The names of a kind's rows, to choose from. */
async function namesIn(executeSql: ExecuteSql, kind: Kind): Promise<readonly string[]> {
  const rows = await knownRows(executeSql)(kind)
  return [...new Set(rows.map(({ name, key }) => name ?? key))]
}

const aboutSheet = (): Sheet<FileContent> => ({
  sheet: ABOUT_SHEET,
  data: [
    [{ value: copy.title, type: String, fontWeight: 'bold' }],
    ...copy.about.map((line): Cell[] => [{ value: line, type: String, wrap: true }]),
  ],
  columns: [{ width: 110 }],
})
