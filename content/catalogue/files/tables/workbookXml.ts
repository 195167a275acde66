import 'server-only'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { MONTHS, dayOfSerial } from '@/model/catalogue/spellings'

/** A workbook that cannot be read, and why, in words. */
export class WorkbookError extends Error {
  override readonly name = 'WorkbookError'
}

/** Handlers of a document's elements; names come without their prefixes. */
interface Reader {
  readonly open?: (name: string, attributes: ReadonlyMap<string, string>) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Reads a document piece by piece; the generator stops after each, so that what was read can be taken. Nothing outside it is ever
 * read: a document that declares a type, by which it could name entities or files, is refused.
 * @throws WorkbookError
 */
async function* readXml(pieces: AsyncIterable<Uint8Array>, reader: Reader): AsyncGenerator<void> {
  const parser = new SaxesParser({})
  const decoder = new TextDecoder()
  parser.on('error', () => {
    throw new WorkbookError('the workbook is damaged: open it in Excel or LibreOffice and save it again')
  })
  parser.on('doctype', () => {
    throw new WorkbookError(
      'the workbook was not written by a spreadsheet program: it declares types of its own',
    )
  })
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) =>
    reader.open?.(
      localName(name),
      new Map(Object.entries(attributes).map(([key, value]) => [localName(key), value])),
    ),
  )
  parser.on('text', (text) => reader.text?.(text))
  parser.on('cdata', (text) => reader.text?.(text))
  parser.on('closetag', ({ name }) => reader.close?.(localName(name)))
  let isThere = false
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }))
    isThere = true
    yield
  }
  // A workbook need not have every document.
  if (isThere) parser.close()
}

/** Reads a whole document. @throws WorkbookError */
export async function readWhole(pieces: AsyncIterable<Uint8Array>, reader: Reader): Promise<void> {
  const reading = readXml(pieces, reader)
  while (!(await reading.next()).done);
}

/** Characters that XML cannot hold are escaped as `_x000D_`. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

/** The texts that cells name by their number: of each its runs, without how it is pronounced. */
export async function readSharedStrings(pieces: AsyncIterable<Uint8Array>): Promise<readonly string[]> {
  const strings: string[] = []
  let text = ''
  let [isText, isSpoken] = [false, false]
  await readWhole(pieces, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isSpoken = true
      isText = name === 't' && !isSpoken
    },
    text: (piece) => void (isText && (text += piece)),
    close: (name) => {
      if (name === 'si') strings.push(unescaped(text))
      if (name === 'rPh') isSpoken = false
      isText = false
    },
  })
  return strings
}

/** Value of a numeric cell by its format; a code shown with leading zeros keeps them. */
type NumberFormat = 'number' | 'day' | 'time' | { readonly digits: number }

/** The formats of days and times that every workbook has. */
const isDayFormat = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
const isTimeFormat = (id: number): boolean => (id >= 18 && id <= 21) || (id >= 45 && id <= 47)

function formatOf(id: number, code: string | undefined): NumberFormat {
  // Text in quotes, in brackets or after a backslash is literal.
  const signs = code?.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '') ?? ''
  if (/^0{2,}$/.test(signs)) return { digits: signs.length }
  if (isDayFormat(id) || /[dy]|mmm/i.test(signs)) return 'day'
  return isTimeFormat(id) || /[hs]/i.test(signs) ? 'time' : 'number'
}

/** Number formats of cells, by the index of their style. */
export async function readFormats(pieces: AsyncIterable<Uint8Array>): Promise<readonly NumberFormat[]> {
  const codes = new Map<number, string>()
  const ids: number[] = []
  let isCell = false
  await readWhole(pieces, {
    open: (name, attributes) => {
      const id = Number(attributes.get('numFmtId') ?? 0)
      if (name === 'numFmt') codes.set(id, attributes.get('formatCode') ?? '')
      if (name === 'cellXfs') isCell = true
      if (name === 'xf' && isCell) ids.push(id)
    },
    close: (name) => void (name === 'cellXfs' && (isCell = false)),
  })
  return ids.map((id) => formatOf(id, codes.get(id)))
}

/** Shared data that the cells of a workbook's sheets refer to. */
export interface CellContext {
  readonly strings: readonly string[]
  readonly formats: readonly NumberFormat[]
  /** Whether days are counted from 1904. */
  readonly is1904: boolean
}

const DAYS_TO_1904 = 1462
const MINUTES = 24 * 60

const clock = (part: number): string => {
  const minutes = Math.round(part * MINUTES) % MINUTES
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** A day as a spreadsheet shows it, `3-Oct-2026`: only a field of days takes it. */
function shownDay(serial: number): string {
  const [year = '', month = '', day = ''] = dayOfSerial(serial).split('-')
  const name = MONTHS[Number(month) - 1] ?? ''
  const time = serial % 1 === 0 ? '' : ` ${clock(serial % 1)}`
  return `${Number(day)}-${name.charAt(0).toUpperCase()}${name.slice(1)}-${year}${time}`
}

function numberCell(value: string, format: NumberFormat, is1904: boolean): string {
  const number = Number(value)
  if (!Number.isFinite(number)) return '#NUM!'
  // A workbook has 15 digits of a number, and more of one that it has computed.
  const plain = String(Number(number.toPrecision(15)))
  if (format === 'number') return plain
  if (typeof format === 'object') return /^\d+$/.test(plain) ? plain.padStart(format.digits, '0') : plain
  if (format === 'time' && number < 1) return clock(number)
  const serial = number + (is1904 ? DAYS_TO_1904 : 0)
  return serial >= 1 && serial < 2_958_466 ? shownDay(serial) : '#NUM!'
}

/** A cell as its element says it. */
interface CellElement {
  readonly type: string
  readonly style: number
  value: string | undefined
  text: string
  hasFormula: boolean
}

/** A cell as text: the stored value; for a formula without one, its error. */
function cellText({ type, style, value, text, hasFormula }: CellElement, context: CellContext): string {
  if (type === 'inlineStr') return unescaped(text)
  if (value === undefined || value === '') return hasFormula && type !== 'str' ? '#CALC!' : ''
  switch (type) {
    case 's':
      return context.strings[Number(value)] ?? '#REF!'
    case 'b':
      return value === '1' ? 'yes' : 'no'
    case 'n':
      return numberCell(value, context.formats[style] ?? 'number', context.is1904)
    case 'd':
      return value.replace(/T00:00:00(\.0+)?Z?$/, '')
    case 'str':
      return unescaped(value)
    default:
      return value
  }
}

/** More columns than any table of the catalogue has, and more rows than are read of a sheet. */
const MOST_COLUMNS = 1000
const MOST_ROWS = 200_000

/** The column of an address such as C7, from 0. */
function columnIn(address: string): number {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(address) ?? []
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** A line of a sheet. */
export interface SheetLine {
  readonly row: number
  readonly cells: readonly string[]
}

/**
 * The lines of a sheet that have a cell with something in it, as they are read.
 * @throws WorkbookError
 */
export async function* readSheet(
  pieces: AsyncIterable<Uint8Array>,
  context: CellContext,
): AsyncGenerator<SheetLine> {
  let done: SheetLine[] = []
  let [row, column] = [0, -1]
  let cells: string[] = []
  let cell: CellElement | undefined
  let place: 'value' | 'text' | undefined
  const put = (text: string) => {
    if (text === '') return
    if (column >= MOST_COLUMNS)
      throw new WorkbookError(
        `row ${row} has something far to the right, beyond column ${MOST_COLUMNS}: delete it`,
      )
    while (cells.length < column) cells.push('')
    cells[column] = text
  }
  const reader: Reader = {
    open: (name, attributes) => {
      place = undefined
      if (name === 'row') {
        row = Number(attributes.get('r') ?? row + 1)
        ;[cells, column] = [[], -1]
      } else if (name === 'c') {
        const address = attributes.get('r')
        column = address === undefined ? column + 1 : columnIn(address)
        const type = attributes.get('t') ?? 'n'
        const style = Number(attributes.get('s') ?? 0)
        cell = { type, style, value: undefined, text: '', hasFormula: false }
      } else if (cell) {
        if (name === 'f') cell.hasFormula = true
        if (name === 'v') place = 'value'
        if (name === 't') place = 'text'
      }
    },
    text: (text) => {
      if (!cell || !place) return
      if (place === 'value') cell.value = (cell.value ?? '') + text
      else cell.text += text
    },
    close: (name) => {
      place = undefined
      if (name === 'c' && cell) {
        if (column >= 0) put(cellText(cell, context))
        cell = undefined
      }
      if (name === 'row' && cells.length > 0) {
        if (row > MOST_ROWS)
          throw new WorkbookError(`more than ${MOST_ROWS} rows: divide it into several files`)
        done.push({ row, cells })
      }
    },
  }
  for await (const _ of readXml(pieces, reader)) {
    yield* done
    done = []
  }
  yield* done
}
