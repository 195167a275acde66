import 'server-only'
import { type Options, parse as csvParser } from 'csv-parse'
import { parse as parseCsv } from 'csv-parse/sync'
import { Readable, pipeline } from 'node:stream'
import { fieldOf } from '@/model/fieldOf'
import { type TableShape, knownHeadings } from './headings'
import { BREAK_IN_CELL } from './encodings'
import type { TableLine } from './table'

/** Possible delimiters, likeliest first. */
const DELIMITERS = [',', ';', '\t', '|'] as const

/** First line that names the delimiter for spreadsheet programs. */
const SEPARATOR_LINE = /^sep=(.)\n/i

/** So much of a file is looked at before it is read. */
export const SAMPLE_LETTERS = 65_536

/** Delimiter and line ends of a CSV file. */
interface CsvForm {
  readonly delimiter: string
  /** Lines before the head that are no row. */
  readonly linesBefore: number
}

const OPTIONS = {
  skip_empty_lines: true,
  trim: true,
  relax_column_count: true,
  info: true,
  record_delimiter: '\n',
} as const satisfies Options

/** A record as the parser makes it with these options: `lines` is the line at which it ends. */
interface CsvRecord {
  readonly record: readonly string[]
  readonly info: { readonly lines: number; readonly records: number; readonly empty_lines: number }
}

/** The cells of a text's first line with this sign between them; none where it is no table then. */
function headWith(text: string, delimiter: string): readonly string[] {
  try {
    const [head] = parseCsv(text, { ...OPTIONS, info: false, delimiter, to: 1 }) as string[][]
    return head ?? []
  } catch {
    return []
  }
}

/** Detects the delimiter: the one with the most known headings, else the most cells. */
function formOf(sample: string, shape: TableShape | undefined): CsvForm {
  const [, told] = SEPARATOR_LINE.exec(sample) ?? []
  if (told !== undefined) return { delimiter: told, linesBefore: 1 }
  const heads = DELIMITERS.map((delimiter) => ({ delimiter, cells: headWith(sample, delimiter) }))
  const [best] = heads
    .map(({ delimiter, cells }) => ({
      delimiter,
      score: [knownHeadings(cells, shape), cells.length] as const,
    }))
    .sort(({ score: [one, count] }, { score: [other, otherCount] }) => other - one || otherCount - count)
  return { delimiter: best?.delimiter ?? ',', linesBefore: 0 }
}

const withoutSeparatorLine = (text: string, { linesBefore }: CsvForm): string =>
  linesBefore > 0 ? text.replace(SEPARATOR_LINE, '') : text

const INNER = new RegExp(BREAK_IN_CELL, 'g')

/** Lines of records, in their order. */
class Lines {
  /** Line breaks within cells that the parser has not seen as such. */
  private inner = 0
  private columns: number | undefined

  constructor(private readonly form: CsvForm) {}

  /** @throws an error that csvFault knows */
  lineOf({ record, info }: CsvRecord): TableLine {
    const text = record.join('')
    // The line at which it begins: a cell may have several.
    const line = info.lines - text.split('\n').length + 1 + this.form.linesBefore + this.inner
    const inner = text.match(INNER)?.length ?? 0
    this.inner += inner
    this.columns ??= record.length
    if (inner > 0 && record.length > this.columns)
      throw Object.assign(new Error('lines of two kinds'), { code: MIXED_LINES, lines: line })
    const cells = inner > 0 ? record.map((cell) => cell.replace(INNER, '\n')) : record
    return { cells, line, row: info.records + info.empty_lines }
  }
}

const MIXED_LINES = 'CSV_MIXED_LINES'
const QUOTE_INSIDE =
  'a quotation mark stands inside a cell: write it twice ("") and "…" around the whole cell'
const FAULTS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark opens a cell and none closes it: write "…" around the whole cell',
  [MIXED_LINES]:
    'lines end in two ways, the first one with CR LF and others with LF alone: save the file again with one program',
}

/** Message about a table's quotation marks or lines. @returns undefined for any other error */
export function csvFault(error: unknown): { readonly line: number; readonly message: string } | undefined {
  const code = fieldOf(error, 'code')
  if (typeof code !== 'string' || !/^(CSV|INVALID)_/.test(code)) return undefined
  const line = Number(fieldOf(error, 'lines') ?? 1)
  return { line, message: FAULTS[code] ?? QUOTE_INSIDE }
}

/** The lines of a table in text. @throws the parser's error (csvFault) */
export function csvLines(text: string, shape: TableShape | undefined): readonly TableLine[] {
  const form = formOf(text.slice(0, SAMPLE_LETTERS), shape)
  // The parser's types do not know what its options make of a record.
  const records = parseCsv(withoutSeparatorLine(text, form), {
    ...OPTIONS,
    delimiter: form.delimiter,
  }) as unknown as readonly CsvRecord[]
  const lines = new Lines(form)
  return records.map((record) => lines.lineOf(record))
}

/** As csvLines, of a text that comes in pieces. */
export async function* csvLinesOf(
  pieces: AsyncGenerator<string>,
  shape: TableShape | undefined,
): AsyncGenerator<TableLine> {
  let sample = ''
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    sample += next.value
    if (sample.length >= SAMPLE_LETTERS) break
  }
  const form = formOf(sample.slice(0, SAMPLE_LETTERS), shape)
  async function* text() {
    yield withoutSeparatorLine(sample, form)
    yield* pieces
  }
  const parser = csvParser({ ...OPTIONS, delimiter: form.delimiter })
  // An error ends the parser, and with it the loop.
  pipeline(Readable.from(text()), parser, () => undefined)
  // With these options the parser makes records of this shape.
  const lines = new Lines(form)
  for await (const record of parser as AsyncIterable<CsvRecord>) yield lines.lineOf(record)
}
