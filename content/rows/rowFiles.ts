import 'server-only'
import { parse as csvParser } from 'csv-parse'
import { parse as parseCsv } from 'csv-parse/sync'
import type { Mixed } from 'io-ts'
import { createReadStream, readFileSync, readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parse as parseYaml } from 'yaml'
import { rowOfCells } from './cells'

/** The characters of JSON that matter, by their code. */
const CODE = {
  newline: 10,
  quote: 34,
  comma: 44,
  openList: 91,
  backslash: 92,
  closeList: 93,
  openObject: 123,
  closeObject: 125,
} as const

/** A list in JSON, element by element, as the text arrives; the line is that at which the element begins. */
class ListScanner {
  private depth = 0
  private isInText = false
  private isEscaped = false
  private line = 1
  private element = ''
  private elementLine = 0
  private count = 0
  private isDone = false

  /** The line that is being read. */
  get lineNow(): number {
    return this.line
  }

  /** The elements that end in this piece of the text. @throws SyntaxError where the text is no list */
  *read(piece: string): Generator<{ readonly line: number; readonly text: string }> {
    let from = 0
    for (let at = 0; at < piece.length; at += 1) {
      const letter = piece.charCodeAt(at)
      if (letter === CODE.newline) this.line += 1
      if (this.isInText) this.readInText(letter)
      else if (this.depth === 0) {
        if (letter > 32 && letter !== 0xfeff) this.begin(letter)
        from = at + 1
      } else {
        if (this.elementLine === 0 && letter > 32) this.elementLine = this.line
        if (letter === CODE.quote) this.isInText = true
        else if (letter === CODE.openList || letter === CODE.openObject) this.depth += 1
        else if (this.depth > 1)
          this.depth -= letter === CODE.closeList || letter === CODE.closeObject ? 1 : 0
        else if (letter === CODE.comma || letter === CODE.closeList) {
          yield* this.end(this.element + piece.slice(from, at), letter)
          from = at + 1
        }
      }
    }
    this.element += piece.slice(from)
  }

  /** @throws SyntaxError when the list has not ended */
  finish(): void {
    if (!this.isDone) throw new SyntaxError('the list does not end')
  }

  private readInText(letter: number): void {
    if (this.isEscaped) this.isEscaped = false
    else if (letter === CODE.backslash) this.isEscaped = true
    else if (letter === CODE.quote) this.isInText = false
  }

  private begin(letter: number): void {
    if (this.isDone || letter !== CODE.openList) throw new SyntaxError('not a list')
    this.depth = 1
  }

  private *end(text: string, letter: number) {
    const isLast = letter === CODE.closeList
    const isEmptyList = isLast && this.count === 0 && text.trim() === ''
    if (!isEmptyList) yield { line: this.elementLine, text }
    this.count += 1
    this.element = ''
    this.elementLine = 0
    this.isDone = isLast
    if (isLast) this.depth = 0
  }
}

/** A row as it stands in a file, not yet checked, with the place to name when it is wrong. */
export interface FileRow {
  readonly file: string
  readonly line: number
  readonly row: unknown
  /** Of a table: its row as a spreadsheet counts, and its columns. */
  readonly table?: { readonly row: number; readonly columns: readonly string[] }
}

/** A file that cannot be read as rows at all. */
export class RowFileError extends Error {
  override readonly name = 'RowFileError'
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

function jsonRows(file: string, text: string): readonly FileRow[] {
  try {
    const value: unknown = JSON.parse(text)
    if (!Array.isArray(value)) return [{ file, line: 1, row: value }]
    const lines = [...new ListScanner().read(text)].map(({ line }) => line)
    return value.map((row: unknown, index) => ({ file, line: lines[index] ?? 1, row }))
  } catch (error) {
    const at = /position (\d+)/.exec(String(error))?.[1]
    throw new RowFileError(`${file}:${at ? lineAt(text, Number(at)) : 1}: not JSON`)
  }
}

/** With `info` each record comes with the line it ends at. */
const CSV_OPTIONS = {
  columns: true,
  bom: true,
  skip_empty_lines: true,
  trim: true,
  info: true,
} as const

/** A record as the parser makes it with these options. */
interface CsvRecord {
  readonly record: Record<string, string>
  readonly info: { readonly lines: number; readonly records: number; readonly empty_lines: number }
}

/** The row of a record; none of a line of empty cells, as spreadsheets leave them below a table. */
function recordRows(file: string, codec: Mixed | undefined, { record, info }: CsvRecord): readonly FileRow[] {
  const cells = Object.values(record)
  if (cells.every((cell) => cell === '')) return []
  // The line at which it begins: a cell may have several.
  const line = info.lines - cells.join('').split('\n').length + 1
  const table = { row: info.records + info.empty_lines + 1, columns: Object.keys(record) }
  return [{ file, line, row: rowOfCells(codec, record), table }]
}

function csvRows(file: string, text: string, codec?: Mixed): readonly FileRow[] {
  try {
    // The parser's types do not know what its options make of a record.
    const records = parseCsv(text, CSV_OPTIONS) as unknown as readonly CsvRecord[]
    return records.flatMap((record) => recordRows(file, codec, record))
  } catch (error) {
    const message = error instanceof Error ? error.message : 'not a CSV file'
    throw new RowFileError(`${file}: ${message}`)
  }
}

/** An article: YAML between two lines of dashes, then the body in Markdown. */
function markdownRows(file: string, text: string): readonly FileRow[] {
  const found = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text)
  if (!found) throw new RowFileError(`${file}:1: expected front matter between two lines of ---`)
  try {
    const head: unknown = parseYaml(found[1] ?? '')
    if (typeof head !== 'object' || head === null) throw new Error('not an object')
    return [{ file, line: 1, row: { ...head, body: (found[2] ?? '').trim() } }]
  } catch {
    throw new RowFileError(`${file}:1: the front matter is not YAML`)
  }
}

const READERS: Readonly<Record<string, (file: string, text: string, codec?: Mixed) => readonly FileRow[]>> = {
  '.json': jsonRows,
  '.csv': csvRows,
  '.md': markdownRows,
}

/** Whether a file can hold rows, by its name. */
const isRowFile = (file: string): boolean => extname(file) in READERS

/**
 * The rows of a JSON, CSV or Markdown file.
 * @param codec of the rows: what a table's cells mean is told by it (cells.ts)
 * @throws RowFileError naming file and line when it cannot be read as such
 */
export function readRowFile(file: string, codec?: Mixed): readonly FileRow[] {
  const read = READERS[extname(file)]
  if (!read) throw new RowFileError(`${file}: expected a .json, .csv or .md file`)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new RowFileError(`${file}: cannot be read`)
  }
  return read(file, text, codec)
}

/** Smaller files are read as a whole. */
export const WHOLE_BYTES = 1_000_000

async function* streamJson(file: string): AsyncGenerator<FileRow> {
  const scanner = new ListScanner()
  let line = 1
  try {
    for await (const piece of createReadStream(file, 'utf8'))
      for (const element of scanner.read(String(piece))) {
        line = element.line
        const row: unknown = JSON.parse(element.text)
        yield { file, line, row }
      }
    line = scanner.lineNow
    scanner.finish()
  } catch (error) {
    throw error instanceof SyntaxError ? new RowFileError(`${file}:${line}: not JSON`) : error
  }
}

async function* streamCsv(file: string, codec?: Mixed): AsyncGenerator<FileRow> {
  const records = createReadStream(file).pipe(csvParser(CSV_OPTIONS))
  try {
    // With CSV_OPTIONS the parser makes records of this shape.
    for await (const record of records as AsyncIterable<CsvRecord>) yield* recordRows(file, codec, record)
  } catch (error) {
    throw new RowFileError(`${file}: ${error instanceof Error ? error.message : 'not a CSV file'}`)
  }
}

const isLargeList = (file: string): boolean => {
  try {
    return statSync(file).size > WHOLE_BYTES
  } catch {
    return false
  }
}

/**
 * The rows of a file one after the other: of a large one no more than a few are in memory.
 * @throws RowFileError naming file and line when it cannot be read as such
 */
export async function* streamRowFile(file: string, codec?: Mixed): AsyncGenerator<FileRow> {
  const extension = extname(file)
  if (extension === '.json' && isLargeList(file)) yield* streamJson(file)
  else if (extension === '.csv' && isLargeList(file)) yield* streamCsv(file, codec)
  else yield* readRowFile(file, codec)
}

/** The row files of a folder and its folders, in the order of their names. */
export function rowFilesUnder(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return isRowFile(path) ? [path] : []
  return readdirSync(path)
    .sort()
    .flatMap((name) => rowFilesUnder(join(path, name)))
}
