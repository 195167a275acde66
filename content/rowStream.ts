import 'server-only'
import { parse as parseCsv } from 'csv-parse'
import { createReadStream, statSync } from 'node:fs'
import { extname } from 'node:path'
import { CSV_OPTIONS, type CsvRecord, type FileRow, RowFileError, readRowFile, rowOfCells } from './rowFiles'

/** Smaller files are read as a whole. */
const WHOLE_BYTES = 1_000_000

const NEWLINE = 10
const QUOTE = 34
const COMMA = 44
const OPEN_LIST = 91
const BACKSLASH = 92
const CLOSE_LIST = 93
const OPEN_OBJECT = 123
const CLOSE_OBJECT = 125

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
      if (letter === NEWLINE) this.line += 1
      if (this.isInText) this.readInText(letter)
      else if (this.depth === 0) {
        if (letter > 32 && letter !== 0xfeff) this.begin(letter)
        from = at + 1
      } else {
        if (this.elementLine === 0 && letter > 32) this.elementLine = this.line
        if (letter === QUOTE) this.isInText = true
        else if (letter === OPEN_LIST || letter === OPEN_OBJECT) this.depth += 1
        else if (this.depth > 1) this.depth -= letter === CLOSE_LIST || letter === CLOSE_OBJECT ? 1 : 0
        else if (letter === COMMA || letter === CLOSE_LIST) {
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
    else if (letter === BACKSLASH) this.isEscaped = true
    else if (letter === QUOTE) this.isInText = false
  }

  private begin(letter: number): void {
    if (this.isDone || letter !== OPEN_LIST) throw new SyntaxError('not a list')
    this.depth = 1
  }

  private *end(text: string, letter: number) {
    const isLast = letter === CLOSE_LIST
    const isEmptyList = isLast && this.count === 0 && text.trim() === ''
    if (!isEmptyList) yield { line: this.elementLine, text }
    this.count += 1
    this.element = ''
    this.elementLine = 0
    this.isDone = isLast
    if (isLast) this.depth = 0
  }
}

async function* jsonRows(file: string): AsyncGenerator<FileRow> {
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

async function* csvRows(file: string): AsyncGenerator<FileRow> {
  const records = createReadStream(file).pipe(parseCsv(CSV_OPTIONS))
  try {
    // With CSV_OPTIONS the parser makes records of this shape.
    for await (const { record, info } of records as AsyncIterable<CsvRecord>)
      yield { file, line: info.lines, row: rowOfCells(record) }
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
export async function* streamRowFile(file: string): AsyncGenerator<FileRow> {
  const extension = extname(file)
  if (extension === '.json' && isLargeList(file)) yield* jsonRows(file)
  else if (extension === '.csv' && isLargeList(file)) yield* csvRows(file)
  else yield* readRowFile(file)
}
