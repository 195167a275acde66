import 'server-only'
import { type FileRow, RowFileError } from '@/content/catalogue/files/rowFiles'
import { KIND_NAMES, type Kind } from '@/model/catalogue/kind'
import { type CatalogueRow, KINDS, descriptorOf } from '@/model/catalogue/kinds'
import type { CataloguePictures } from '@/server/pictures/cataloguePictures'
import { type KindFile, filesOf, rowsOf } from './catalogueFiles'
import { FaultList, type FileFault, placed } from './fileFaults'
import { MadeIds } from './madeIds'
import { checkRow } from './references'
import { type KnownRows, type NamedRow, type NamesByKind, namedRow, namesFor, ZEROS } from './rowNames'
import { RowsAmong, type RowsOfOwners } from './rowsOfOwners'
import type { RowsByKind } from './storeRows'
import { ReadingNotes } from './readingNotes'

type RowPlace = Pick<FileRow, 'file' | 'line' | 'table'>

interface CheckedRow {
  readonly kind: Kind
  readonly key: string
  readonly row: CatalogueRow[Kind]
  readonly place: RowPlace
}

const idOf = (kind: Kind, row: object): number | undefined => {
  const field = KINDS[kind].idField
  const id: unknown = field === undefined ? undefined : Reflect.get(row, field)
  return typeof id === 'number' ? id : undefined
}

/** A file's row with the ids that it was given. */
interface FileRowOfKind extends FileRow {
  readonly kind: Kind
}

const cutOffFault = ({ cells, columns }: NonNullable<FileRow['cutOff']>): string =>
  `has ${cells} of ${columns} cells: is there a line break inside a cell of the row above? Write "…" around that cell`

function checkFileRow(
  { kind, row, faults = [], cutOff, ...place }: FileRowOfKind,
  names: NamesByKind,
): CheckedRow | readonly FileFault[] {
  const own = faults.map((fault) => placed(place, fault))
  // A table's head.
  if (row === undefined) return own
  const checked = checkRow(kind, row, names)
  if ('faults' in checked && cutOff)
    return [{ ...placed(place, { field: '', message: cutOffFault(cutOff) }) }]
  if ('faults' in checked) return [...own, ...checked.faults.map((fault) => placed(place, fault))]
  if (own.length > 0) return own
  return { kind, key: descriptorOf(kind).keyOf(checked.row), row: checked.row, place }
}

const nameOf = (kind: Kind, key: string | number): string => `${kind}/${key}`

const placeName = ({ file, line, table }: RowPlace): string =>
  table?.sheet === undefined ? `${file}:${line}` : `sheet ${table.sheet}, row ${line}`

/** The keys and ids of the files' rows: checked row by row, so that no row has to be kept. */
class GivenKeys {
  private readonly places = new Map<string, CheckedRow['place']>()

  /** Adds a row. @returns faults for a key or id that the files contain already */
  add({ kind, key, row, place }: CheckedRow): readonly FileFault[] {
    const repeated: FileFault[] = []
    const id = idOf(kind, row)
    for (const name of [key, ...(id === undefined ? [] : [id])]) {
      const before = this.places.get(nameOf(kind, name))
      if (!before) this.places.set(nameOf(kind, name), place)
      // Both languages of a subject have its id.
      else if (name === key || !KINDS[kind].isByLanguage)
        repeated.push({
          ...{ file: place.file, line: place.line, sheet: place.table?.sheet, field: '' },
          message: `${name} stands already in ${placeName(before)}`,
        })
    }
    return repeated
  }
}

/** Finds numeric keys that lost their leading zeros in a spreadsheet program. */
class LostZeros {
  private readonly keys = new Map<Kind, Promise<ReadonlyMap<string, string>>>()

  constructor(private readonly known: KnownRows) {}

  async faultsOf({ kind, key, place }: CheckedRow): Promise<readonly FileFault[]> {
    if (!/^(\w+\/)?[1-9]\d*$/.test(key)) return []
    if (!this.keys.has(kind)) this.keys.set(kind, this.keysOf(kind))
    const meant = (await this.keys.get(kind))?.get(key)
    if (meant === undefined || meant === key) return []
    const [own, other] = [key, meant].map((one) => one.replace(/^\w+\//, ''))
    const message = `'${own}' is not among the ${kind}, ${other} is: spreadsheet programs take zeros from the beginning of a number. Format the column as text and type it again`
    return [placed(place, { field: 'slug', message })]
  }

  /** Keys by what remains without leading zeros. */
  private async keysOf(kind: Kind): Promise<ReadonlyMap<string, string>> {
    const keys = (await this.known(kind)).map((row) => row.key)
    const all = [...keys.filter((key) => ZEROS.test(key)), ...keys.filter((key) => !ZEROS.test(key))]
    return new Map(all.map((key) => [key.replace(ZEROS, '$1'), key]))
  }
}

/** Where a file cannot be read any further, and why. */
function refusalOf(
  file: string,
  { message }: RowFileError,
): { readonly line: number; readonly message: string } {
  const [, line = '1', text = message] = /^(?::(\d+))?:?\s*(.*)$/s.exec(message.replace(file, '')) ?? []
  return { line: Number(line), message: text }
}

/** So many rows of an import's files are kept in memory. */
const KEPT_ROWS = 10_000

/** The files of an import, and the values they add to their rows. */
class RowFiles {
  private readonly ids: MadeIds
  private readonly kept = new Map<KindFile, readonly FileRow[]>()
  private room = KEPT_ROWS

  constructor(
    readonly files: readonly KindFile[],
    known: KnownRows,
  ) {
    this.ids = new MadeIds(known, (kind) => this.readable(kind))
  }

  /** The rows of a file with their ids. @throws RowFileError */
  async *rowsIn(file: KindFile): AsyncGenerator<FileRowOfKind> {
    for await (const row of this.read(file))
      yield { ...row, kind: file.kind, row: await this.ids.complete(file.kind, row) }
  }

  /** The rows of a file as they are in it; it is read once if its rows may be kept. @throws RowFileError */
  private async *read(file: KindFile): AsyncGenerator<FileRow> {
    const known = this.kept.get(file)
    if (known) return yield* known
    let rows: FileRow[] | undefined = []
    for await (const row of rowsOf(file)) {
      if (rows && rows.push(row) > this.room) rows = undefined
      yield row
    }
    if (!rows || this.kept.has(file)) return
    this.kept.set(file, rows)
    this.room -= rows.length
  }

  /** The names that the files give to rows of a kind. */
  async names(kind: Kind): Promise<readonly NamedRow[]> {
    const { keyOf } = descriptorOf(kind)
    const names: NamedRow[] = []
    for await (const row of this.readable(kind, true))
      // Not checked yet: the fields of a key are asked alone.
      if (typeof row === 'object' && row !== null)
        names.push(namedRow(kind, String(keyOf(row as CatalogueRow[Kind])), row))
    return names
  }

  /** The rows of a kind in the files; a file that cannot be read is refused later. */
  private async *readable(kind: Kind, isComplete = false): AsyncGenerator<unknown> {
    for (const file of this.files.filter((one) => one.kind === kind))
      try {
        for await (const { row } of isComplete ? this.rowsIn(file) : this.read(file)) yield row
      } catch (error) {
        if (!(error instanceof RowFileError)) throw error
      }
  }
}

/** Rows of the catalogue after the files have replaced all rows of their kinds. */
const knownAfter =
  (files: RowFiles, known: KnownRows): KnownRows =>
  async (kind) => {
    const rows = await known(kind)
    if (!files.files.some((one) => one.kind === kind)) return rows
    const given = new Set((await files.names(kind)).map(({ key }) => key))
    return rows.filter(({ key }) => given.has(key))
  }

/** The rows of files that have been checked; large files are read again, as their rows do not fit into memory. */
async function* rowsAgain(
  files: RowFiles,
  own: readonly KindFile[],
  names: NamesByKind,
  pictures: CataloguePictures | undefined,
): AsyncGenerator<CatalogueRow[Kind]> {
  for (const file of own)
    for await (const row of files.rowsIn(file)) {
      const result = checkFileRow(row, names)
      if (!('row' in result)) throw new Error(`${file.file}:${row.line}: the file changed while it was read`)
      yield pictures?.storedIn(file.kind, result.row, file.file) ?? result.row
    }
}

export interface CheckedFiles {
  readonly rows: RowsByKind
  readonly count: number
  /** The names that the rows may use, of the files and of the catalogue. */
  readonly names: NamesByKind
  /** The first of them, in their order. */
  readonly faults: readonly FileFault[]
  readonly faultCount: number
  /** How ambiguous files were read. */
  readonly notes: readonly string[]
}

interface CheckOptions {
  readonly kind?: Kind
  readonly known: KnownRows
  readonly replaces?: boolean
  /** The rows that stay beside the files', where rows of one owner have rules among them. */
  readonly rowsOfOwners?: RowsOfOwners
  /** Reads the rows' pictures; without it they are not read. */
  readonly pictures?: CataloguePictures
  readonly onProgress?: (rows: number) => void
}

/**
 * Reads and checks files of catalogue rows: every row by its codec, its kind's rules, its key against the others, and
 * whatever it names, by codes or by names (rowNames.ts). Folders are read with everything in them, workbooks with all sheets.
 * @param options.replaces whether the rows of the files' kinds that they do not hold go: nothing may name them then
 * @param options.onProgress called with the rows read so far
 * @returns the rows by kind, iterable more than once, and all faults; rows are to be used only
 *   when nothing is
 */
export async function checkFiles(
  paths: readonly string[],
  { kind, known, replaces = false, rowsOfOwners, pictures, onProgress }: CheckOptions,
): Promise<CheckedFiles> {
  const faults = new FaultList()
  const readings = new ReadingNotes()
  const found = await filesOf(paths, kind, (file, message, sheet) =>
    faults.add({ file, line: 1, sheet, field: '', message }),
  )
  const files = new RowFiles(found, known)
  const names = await namesFor(
    found.map((file) => file.kind),
    replaces ? knownAfter(files, known) : known,
    (named) => files.names(named),
  )
  const given = new GivenKeys()
  const zeros = new LostZeros(known)
  const among = new RowsAmong<RowPlace>()
  let count = 0
  for (const file of found)
    try {
      for await (const row of files.rowsIn(file)) {
        const result = checkFileRow(row, names)
        if ('row' in result) {
          const unread = (await pictures?.add(file.kind, result.row, file.file)) ?? []
          among.add(file.kind, result.row, result.place)
          faults.add(
            ...given.add(result),
            ...(await zeros.faultsOf(result)),
            ...unread.map((fault) => placed(result.place, fault)),
          )
        } else faults.add(...result)
        readings.add(row)
        if (row.row === undefined) continue
        count += 1
        onProgress?.(count)
      }
    } catch (error) {
      if (!(error instanceof RowFileError)) throw error
      faults.add({ file: file.file, sheet: file.sheet, field: '', ...refusalOf(file.file, error) })
    }
  const stored: RowsOfOwners = (!replaces && rowsOfOwners) || (async () => [])
  for await (const [place, fault] of among.faults(stored)) faults.add(placed(place, fault))
  const byKind = Object.fromEntries(
    KIND_NAMES.flatMap((one) => {
      const own = found.filter((file) => file.kind === one)
      const rows = { [Symbol.asyncIterator]: () => rowsAgain(files, own, names, pictures) }
      return own.length > 0 ? [[one, rows]] : []
    }),
  )
  const notes = await readings.notes(found)
  // Each source reads files of its own kind, whose codec makes its rows.
  return { rows: byKind as RowsByKind, count, names, faults: faults.faults, faultCount: faults.count, notes }
}
