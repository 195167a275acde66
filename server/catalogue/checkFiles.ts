import 'server-only'
import { basename, dirname } from 'node:path'
import { type FileRow, RowFileError, rowFilesUnder, streamRowFile } from '@/content/rows/rowFiles'
import { KIND_NAMES, type Kind } from '@/model/catalogue/kind'
import type { RowFault } from '@/model/catalogue/primitives'
import { type CatalogueRow, KINDS, descriptorOf, isKind } from '@/model/catalogue/kinds'
import type { CataloguePictures } from '@/server/pictures/cataloguePictures'
import { checkRow } from './references'
import { type KnownRows, type NamedRow, type NamesByKind, namedRow, namesFor } from './rowNames'
import type { RowsByKind } from './storeRows'

/** What is wrong in a file, where. */
export interface FileFault {
  readonly file: string
  readonly line: number
  /** Of a table: the cell as a spreadsheet names it, such as C7. */
  readonly cell?: string
  readonly field: string
  readonly message: string
}

/** `file:line: cell, field: what is wrong` */
export const faultLine = ({ file, line, cell, field, message }: FileFault): string => {
  const place = [cell && `cell ${cell}`, field].filter(Boolean).join(', ')
  return `${file}:${line}: ${place === '' ? '' : `${place}: `}${message}`
}

/** The letters of a spreadsheet's column: A, B, … Z, AA. */
const columnLetters = (at: number): string =>
  (at >= 26 ? columnLetters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))

/** A fault with its place. A field within a cell has that of the cell. */
function placed({ file, line, table }: Omit<FileRow, 'row'>, fault: RowFault): FileFault {
  const at =
    table?.columns.findIndex((column) => column === fault.field || fault.field.startsWith(`${column}.`)) ?? -1
  return { file, line, ...(table && at >= 0 && { cell: columnLetters(at) + String(table.row) }), ...fault }
}

interface CheckedRow {
  readonly kind: Kind
  readonly key: string
  readonly row: CatalogueRow[Kind]
  readonly place: Pick<FileRow, 'file' | 'line'>
}

const idOf = (kind: Kind, row: object): number | undefined => {
  const field = KINDS[kind].idField
  const id: unknown = field === undefined ? undefined : Reflect.get(row, field)
  return typeof id === 'number' ? id : undefined
}

/** The kind of a file by its name (`doctors.csv`) or by a folder above it (`treatments/piles.json`). */
export function kindOfFile(file: string): Kind | undefined {
  const [stem = ''] = basename(file).split('.')
  if (isKind(stem)) return stem
  const folders = dirname(file).split(/[\\/]/).reverse()
  return folders.find(isKind)
}

interface KindFile {
  readonly file: string
  readonly kind: Kind
}

/** The files under the paths with what they hold. */
function filesOf(
  paths: readonly string[],
  kind: Kind | undefined,
  refuse: (file: string, message: string) => void,
): readonly KindFile[] {
  return paths.flatMap((path) => {
    let files: readonly string[]
    try {
      files = rowFilesUnder(path)
    } catch {
      refuse(path, 'cannot be read')
      return []
    }
    if (files.length === 0) refuse(path, 'expected a .json, .csv or .md file, or a folder of them')
    return files.flatMap((file): readonly KindFile[] => {
      const own = kind ?? kindOfFile(file)
      if (own) return [{ file, kind: own }]
      // Within a folder there may be files that are no rows (states.json); a named file must be one.
      if (file === path) refuse(file, `expected a kind in its name or --kind: ${KIND_NAMES.join(', ')}`)
      return []
    })
  })
}

function checkFileRow(
  { kind, row, ...place }: FileRow & { kind: Kind },
  names: NamesByKind,
): CheckedRow | readonly FileFault[] {
  const checked = checkRow(kind, row, names)
  if ('faults' in checked) return checked.faults.map((fault) => placed(place, fault))
  return { kind, key: descriptorOf(kind).keyOf(checked.row), row: checked.row, place }
}

const nameOf = (kind: Kind, key: string | number): string => `${kind}/${key}`

/** The keys and ids of the files' rows: checked row by row, so that no row has to be kept. */
class GivenKeys {
  private readonly places = new Map<string, CheckedRow['place']>()

  /** Notes a row. @returns what of it stands already in the files */
  add({ kind, key, row, place }: CheckedRow): readonly FileFault[] {
    const repeated: FileFault[] = []
    const id = idOf(kind, row)
    for (const name of [key, ...(id === undefined ? [] : [id])]) {
      const before = this.places.get(nameOf(kind, name))
      if (!before) this.places.set(nameOf(kind, name), place)
      // Both languages of a subject have its id.
      else if (name === key || !KINDS[kind].isByLanguage)
        repeated.push({
          file: place.file,
          line: place.line,
          field: '',
          message: `${name} stands already in ${before.file}:${before.line}`,
        })
    }
    return repeated
  }
}

/** The line that the parser of tables names. */
const lineIn = (message: string): string => /on line (\d+)/.exec(message)?.[1] ?? '1'

/** The names that the files give to rows of a kind; a file that cannot be read is refused later. */
async function givenNames(files: readonly KindFile[], kind: Kind): Promise<readonly NamedRow[]> {
  const { codec, keyOf } = descriptorOf(kind)
  const names: NamedRow[] = []
  for (const { file } of files.filter((one) => one.kind === kind))
    try {
      for await (const { row } of streamRowFile(file, codec))
        // Not checked yet: the fields of a key are asked alone.
        if (typeof row === 'object' && row !== null)
          names.push(namedRow(kind, String(keyOf(row as CatalogueRow[Kind])), row))
    } catch (error) {
      if (!(error instanceof RowFileError)) throw error
    }
  return names
}

/** What stands in the catalogue when the files have replaced all rows of their kinds. */
const knownAfter =
  (files: readonly KindFile[], known: KnownRows): KnownRows =>
  async (kind) => {
    const rows = await known(kind)
    if (!files.some((one) => one.kind === kind)) return rows
    const given = new Set((await givenNames(files, kind)).map(({ key }) => key))
    return rows.filter(({ key }) => given.has(key))
  }

/** The rows of files that have been checked, read once more: all of them at once may be too many for the memory. */
async function* rowsAgain(
  files: readonly KindFile[],
  names: NamesByKind,
  pictures: CataloguePictures | undefined,
): AsyncGenerator<CatalogueRow[Kind]> {
  for (const { file, kind } of files)
    for await (const row of streamRowFile(file, KINDS[kind].codec)) {
      const result = checkFileRow({ ...row, kind }, names)
      if (!('row' in result)) throw new Error(`${file}:${row.line}: the file changed while it was read`)
      yield pictures?.storedIn(kind, result.row, file) ?? result.row
    }
}

export interface CheckedFiles {
  readonly rows: RowsByKind
  readonly count: number
  /** The names that the rows may use, of the files and of the catalogue. */
  readonly names: NamesByKind
  readonly faults: readonly FileFault[]
}

interface CheckOptions {
  readonly kind?: Kind
  readonly known: KnownRows
  readonly replaces?: boolean
  /** Reads the rows' pictures; without it nobody does. */
  readonly pictures?: CataloguePictures
  readonly onProgress?: (rows: number) => void
}

/**
 * Reads and checks files of catalogue rows: every row by its codec, its kind's rules, its key against the others, and
 * whatever it names, by codes or by names (rowNames.ts). Folders are read with everything in them.
 * @param options.replaces whether the rows of the files' kinds that they do not hold go: nothing may name them then
 * @param options.onProgress called with the rows read so far
 * @returns the rows by kind, and everything that is wrong; rows are to be used only when nothing is
 */
export async function checkFiles(
  paths: readonly string[],
  { kind, known, replaces = false, pictures, onProgress }: CheckOptions,
): Promise<CheckedFiles> {
  const faults: FileFault[] = []
  const refuse = (file: string, message: string, line = 1) =>
    void faults.push({ file, line, field: '', message })
  const files = filesOf(paths, kind, refuse)
  const names = await namesFor(
    files.map((file) => file.kind),
    replaces ? knownAfter(files, known) : known,
    (named) => givenNames(files, named),
  )
  const given = new GivenKeys()
  let count = 0
  for (const file of files)
    try {
      for await (const row of streamRowFile(file.file, KINDS[file.kind].codec)) {
        const result = checkFileRow({ ...row, kind: file.kind }, names)
        if ('row' in result) {
          const unread = (await pictures?.add(file.kind, result.row, file.file)) ?? []
          faults.push(...given.add(result), ...unread.map((fault) => placed(result.place, fault)))
        } else faults.push(...result)
        count += 1
        onProgress?.(count)
      }
    } catch (error) {
      if (!(error instanceof RowFileError)) throw error
      const [, line = lineIn(error.message), message = error.message] =
        /^(?::(\d+))?:?\s*(.*)$/s.exec(error.message.replace(file.file, '')) ?? []
      refuse(file.file, message, Number(line))
    }
  const byKind = Object.fromEntries(
    KIND_NAMES.flatMap((one) => {
      const own = files.filter((file) => file.kind === one)
      return own.length > 0 ? [[one, rowsAgain(own, names, pictures)]] : []
    }),
  )
  // Each source reads files of its own kind, whose codec makes its rows.
  return { rows: byKind as RowsByKind, count, names, faults }
}
