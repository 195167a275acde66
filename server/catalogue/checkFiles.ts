import 'server-only'
import { basename, dirname } from 'node:path'
import { decodeRow } from '@/content/rows/decodeRows'
import { type FileRow, RowFileError, rowFilesUnder, streamRowFile } from '@/content/rows/rowFiles'
import { KIND_NAMES, type Kind, type Reference } from '@/model/catalogue/kind'
import { type CatalogueRow, KINDS, descriptorOf, isKind } from '@/model/catalogue/kinds'
import type { RowsByKind } from './importCatalogue'

/** What is wrong in a file, where. */
export interface FileFault {
  readonly file: string
  readonly line: number
  readonly field: string
  readonly message: string
}

/** `file:line: field: what is wrong` */
export const faultLine = ({ file, line, field, message }: FileFault): string =>
  `${file}:${line}: ${field === '' ? '' : `${field}: `}${message}`

/** Rows of the catalogue that stand elsewhere already (the database), by kind: keys, and ids where the kind has one. */
export type KnownRows = (kind: Kind) => Promise<ReadonlySet<string | number>>

interface CheckedRow {
  readonly kind: Kind
  readonly key: string
  readonly row: CatalogueRow[Kind]
  readonly references: readonly Reference[]
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

function checkRow({ kind, file, line, row }: FileRow & { kind: Kind }): CheckedRow | readonly FileFault[] {
  const { codec, faultsOf, keyOf, referencesOf } = descriptorOf(kind)
  const decoded = decodeRow(codec, row)
  const faults = 'faults' in decoded ? decoded.faults : (faultsOf?.(decoded.row) ?? [])
  if ('faults' in decoded || faults.length > 0) return faults.map((fault) => ({ file, line, ...fault }))
  return {
    kind,
    key: keyOf(decoded.row),
    row: decoded.row,
    references: referencesOf(decoded.row),
    place: { file, line },
  }
}

const nameOf = (kind: Kind, key: string | number): string => `${kind}/${key}`

interface Missing {
  readonly fault: FileFault
  readonly name: string
}

/** What rows are known by, and what they name: checked row by row, so that no row has to be kept. */
class RowNames {
  private readonly places = new Map<string, CheckedRow['place']>()
  private readonly elsewhere = new Map<Kind, ReadonlySet<string | number>>()
  private missing: Missing[] = []

  constructor(private readonly known: KnownRows) {}

  /** Notes a row. @returns what of it stands already in the files */
  async add({ kind, key, row, references, place }: CheckedRow): Promise<readonly FileFault[]> {
    const repeated: FileFault[] = []
    const id = idOf(kind, row)
    for (const name of [key, ...(id === undefined ? [] : [id])]) {
      const before = this.places.get(nameOf(kind, name))
      if (!before) this.places.set(nameOf(kind, name), place)
      // Both languages of a subject have its id.
      else if (name === key || !KINDS[kind].isByLanguage)
        repeated.push({
          ...place,
          field: '',
          message: `${name} stands already in ${before.file}:${before.line}`,
        })
    }
    for (const reference of references) await this.addReference(reference, place)
    return repeated
  }

  /** What rows name and neither the files nor the catalogue have; to be asked when all rows have been added. */
  missingFaults(): readonly FileFault[] {
    return this.missing.filter(({ name }) => !this.places.has(name)).map(({ fault }) => fault)
  }

  private async addReference({ kind, key, field }: Reference, place: CheckedRow['place']): Promise<void> {
    const name = nameOf(kind, key)
    if (this.places.has(name)) return
    let known = this.elsewhere.get(kind)
    if (!known) this.elsewhere.set(kind, (known = await this.known(kind)))
    if (known.has(key)) return
    // It may stand further on in the files.
    this.missing.push({ name, fault: { ...place, field, message: `${name} does not exist` } })
  }
}

/** The rows of files that have been checked, read once more: all of them at once may be too many for the memory. */
async function* rowsAgain(files: readonly KindFile[]): AsyncGenerator<CatalogueRow[Kind]> {
  for (const { file, kind } of files)
    for await (const row of streamRowFile(file)) {
      const result = checkRow({ ...row, kind })
      if (!('row' in result)) throw new Error(`${file}:${row.line}: the file changed while it was read`)
      yield result.row
    }
}

export interface CheckedFiles {
  readonly rows: RowsByKind
  readonly count: number
  readonly faults: readonly FileFault[]
}

/**
 * Reads and checks files of catalogue rows: every row by its codec, its kind's rules, its key against the others, and
 * whatever it names. Folders are read with everything in them.
 * @param options.onProgress called with the rows read so far
 * @returns the rows by kind, and everything that is wrong; rows are to be used only when nothing is
 */
export async function checkFiles(
  paths: readonly string[],
  {
    kind,
    known,
    onProgress,
  }: { readonly kind?: Kind; readonly known: KnownRows; readonly onProgress?: (rows: number) => void },
): Promise<CheckedFiles> {
  const faults: FileFault[] = []
  const refuse = (file: string, message: string, line = 1) =>
    void faults.push({ file, line, field: '', message })
  const files = filesOf(paths, kind, refuse)
  const names = new RowNames(known)
  let count = 0
  for (const file of files)
    try {
      for await (const row of streamRowFile(file.file)) {
        const result = checkRow({ ...row, kind: file.kind })
        faults.push(...('row' in result ? await names.add(result) : result))
        count += 1
        onProgress?.(count)
      }
    } catch (error) {
      if (!(error instanceof RowFileError)) throw error
      const [, line = '1', message = error.message] =
        /^(?::(\d+))?:?\s*(.*)$/s.exec(error.message.replace(file.file, '')) ?? []
      refuse(file.file, message, Number(line))
    }
  faults.push(...names.missingFaults())
  const byKind = Object.fromEntries(
    KIND_NAMES.flatMap((one) => {
      const own = files.filter((file) => file.kind === one)
      return own.length > 0 ? [[one, rowsAgain(own)]] : []
    }),
  )
  // Each source reads files of its own kind, whose codec makes its rows.
  return { rows: byKind as RowsByKind, count, faults }
}
