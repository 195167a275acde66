import 'server-only'
import { createReadStream, readFileSync, readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parse as parseYaml } from 'yaml'
import { ListScanner } from './listScanner'
import { csvFault, csvLines, csvLinesOf } from './tables/csvTable'
import { type Encoding, EncodingScan, decoded, decodedStream } from './tables/encodings'
import type { TableShape } from './tables/headings'
import { type FileRow, TableReader } from './tables/table'
import { Workbook, isArchive, isOldWorkbook } from './tables/workbook'
import { WorkbookError } from './tables/workbookXml'

export type { FileRow } from './tables/table'

/** A file that cannot be read as rows. */
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

/** @throws RowFileError where it is a fault of the table's */
function refuseTable(file: string, error: unknown): never {
  const fault = csvFault(error)
  throw fault ? new RowFileError(`${file}:${fault.line}: ${fault.message}`) : error
}

function csvRows(file: string, text: string, shape?: TableShape): readonly FileRow[] {
  const reader = new TableReader(file, shape)
  try {
    return csvLines(text, shape).flatMap((line) => reader.rowsOf(line))
  } catch (error) {
    return refuseTable(file, error)
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

const READERS: Readonly<
  Record<string, (file: string, text: string, shape?: TableShape) => readonly FileRow[]>
> = {
  '.json': jsonRows,
  '.csv': csvRows,
  '.tsv': csvRows,
  '.txt': csvRows,
  '.md': markdownRows,
}

/** Extensions of workbooks, with a table a sheet. */
const WORKBOOKS = new Set(['.xlsx', '.xlsm'])

const extensionOf = (file: string): string => extname(file).toLowerCase()

/** Whether a file can hold rows, by its name. */
const isRowFile = (file: string): boolean => extensionOf(file) in READERS || isWorkbook(file)

/** Whether a file is read sheet by sheet, by its name. */
export const isWorkbook = (file: string): boolean => WORKBOOKS.has(extensionOf(file))

/**
 * The rows of a JSON, CSV or Markdown file, whatever its encoding.
 * @param shape of a table: decides what columns and cells mean (tables/headings.ts, tables/cells.ts)
 * @throws RowFileError naming file and line when it cannot be read as such
 */
export function readRowFile(file: string, shape?: TableShape): readonly FileRow[] {
  const read = READERS[extensionOf(file)]
  if (!read) throw new RowFileError(`${file}: expected a .xlsx, .csv, .json or .md file`)
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch {
    throw new RowFileError(`${file}: cannot be read`)
  }
  if (isArchive(bytes) || isOldWorkbook(bytes))
    throw new RowFileError(`${file}: is a workbook: let its name end with .xlsx`)
  const { encoding } = new EncodingScan().add(bytes)
  return read(file, [...decoded([bytes], encoding, read === csvRows)].join(''), shape)
}

/** A workbook is in memory while it is read. */
const WORKBOOK_BYTES = 48 * 1024 * 1024

async function openWorkbook(file: string): Promise<Workbook> {
  try {
    if (statSync(file).size > WORKBOOK_BYTES)
      throw new WorkbookError('is too large: divide it into several files')
    return await Workbook.open(readFileSync(file))
  } catch (error) {
    throw new RowFileError(`${file}: ${error instanceof WorkbookError ? error.message : 'cannot be read'}`)
  }
}

/** The sheets of a workbook that are seen and have something in them, in their order. @throws RowFileError where it cannot be read */
export async function sheetsOf(file: string): Promise<readonly string[]> {
  const workbook = await openWorkbook(file)
  const names: string[] = []
  for (const { name, isHidden } of workbook.sheets)
    if (!isHidden && (await isFilled(file, workbook, name))) names.push(name)
  return names
}

async function isFilled(file: string, workbook: Workbook, sheet: string): Promise<boolean> {
  try {
    for await (const _ of workbook.linesOf(sheet)) return true
    return false
  } catch (error) {
    return refuseSheet(file, error)
  }
}

function refuseSheet(file: string, error: unknown): never {
  throw error instanceof WorkbookError ? new RowFileError(`${file}: ${error.message}`) : error
}

async function* streamSheet(file: string, sheet: string, shape?: TableShape): AsyncGenerator<FileRow> {
  const workbook = await openWorkbook(file)
  const reader = new TableReader(file, shape, sheet)
  try {
    for await (const line of workbook.linesOf(sheet)) yield* reader.rowsOf(line)
  } catch (error) {
    refuseSheet(file, error)
  }
}

/** The encoding of a file. @throws the error of reading it */
export async function encodingOf(file: string): Promise<Encoding> {
  const scan = new EncodingScan()
  for await (const piece of createReadStream(file)) scan.add(piece as Buffer)
  return scan.encoding
}

/** Smaller files are read as a whole. */
export const WHOLE_BYTES = 1_000_000

async function* textOf(file: string, isTable = false): AsyncGenerator<string> {
  yield* decodedStream(createReadStream(file), await encodingOf(file), isTable)
}

async function* streamJson(file: string): AsyncGenerator<FileRow> {
  const scanner = new ListScanner()
  let line = 1
  try {
    for await (const piece of textOf(file))
      for (const element of scanner.read(piece)) {
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

async function* streamCsv(file: string, shape?: TableShape): AsyncGenerator<FileRow> {
  const reader = new TableReader(file, shape)
  try {
    for await (const line of csvLinesOf(textOf(file, true), shape)) yield* reader.rowsOf(line)
  } catch (error) {
    refuseTable(file, error)
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
 * @param sheet of a workbook
 * @throws RowFileError naming file and line when it cannot be read as such
 */
export async function* streamRowFile(
  file: string,
  shape?: TableShape,
  sheet?: string,
): AsyncGenerator<FileRow> {
  if (sheet !== undefined) return yield* streamSheet(file, sheet, shape)
  const read = READERS[extensionOf(file)]
  if (read === jsonRows && isLargeList(file)) yield* streamJson(file)
  else if (read === csvRows && isLargeList(file)) yield* streamCsv(file, shape)
  else yield* readRowFile(file, shape)
}

/** The row files of a folder and its folders, in the order of their names. */
export function rowFilesUnder(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return isRowFile(path) ? [path] : []
  return readdirSync(path)
    .sort()
    .flatMap((name) => rowFilesUnder(join(path, name)))
}
