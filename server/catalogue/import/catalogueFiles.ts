import 'server-only'
import { basename, dirname } from 'node:path'
import { KIND_LABELS } from '@/content/copy/catalogueFields'
import {
  RowFileError,
  isWorkbook,
  rowFilesUnder,
  sheetsOf,
  streamRowFile,
} from '@/content/catalogue/files/rowFiles'
import type { FileRow } from '@/content/catalogue/files/rowFiles'
import { KIND_NAMES, type Kind } from '@/model/catalogue/kind'
import { KINDS, isKind } from '@/model/catalogue/kinds'
import { nearestName } from '@/model/catalogue/nearest'

/** The sheet of an exported workbook that explains it; no rows are in it. */
export const ABOUT_SHEET = 'Read me'

/** A file of rows of a kind, or such a sheet of a workbook. */
export interface KindFile {
  readonly file: string
  readonly sheet?: string
  readonly kind: Kind
}

/** Called with what cannot be read as rows. */
export type Refuse = (file: string, message: string, sheet?: string) => void

/** The kind of a file by its name (`doctors.csv`) or by a folder above it (`treatments/piles.json`). */
export function kindOfFile(file: string): Kind | undefined {
  const [stem = ''] = basename(file).split('.')
  if (isKind(stem)) return stem
  const folders = dirname(file).split(/[\\/]/).reverse()
  return folders.find(isKind) ?? kindNamed(stem)
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '')

/** The kind that a name means: `doctors`, `Doctors`, `Costs by city`. */
const kindNamed = (name: string): Kind | undefined =>
  KIND_NAMES.find((kind) => plain(kind) === plain(name) || plain(KIND_LABELS[kind]) === plain(name))

/** The sheets of a workbook with their content: named by the sheet, or a single one by the file. */
async function sheetFiles(
  file: string,
  kind: Kind | undefined,
  refuse: Refuse,
): Promise<readonly KindFile[]> {
  const sheets = (await sheetsOf(file)).filter((sheet) => sheet !== ABOUT_SHEET)
  const [only] = sheets
  return sheets.flatMap((sheet): readonly KindFile[] => {
    const own =
      kindNamed(sheet) ?? (only === sheet && sheets.length === 1 ? (kind ?? kindOfFile(file)) : undefined)
    if (own && kind && own !== kind) return []
    if (own) return [{ file, sheet, kind: own }]
    const meant = nearestName(
      sheet,
      KIND_NAMES.flatMap((one) => [one, KIND_LABELS[one]]),
    )
    const hint = meant === undefined ? `expected ${KIND_NAMES.join(', ')}` : `did you mean ${meant}?`
    refuse(
      file,
      `its name says nothing about what it holds, ${hint} Hide or delete a sheet that holds no rows`,
      sheet,
    )
    return []
  })
}

/** The files under the paths with their content. */
export async function filesOf(
  paths: readonly string[],
  kind: Kind | undefined,
  refuse: Refuse,
): Promise<readonly KindFile[]> {
  const found: KindFile[] = []
  for (const path of paths)
    try {
      const files = rowFilesUnder(path)
      if (files.length === 0) refuse(path, 'expected a .xlsx, .csv, .json or .md file, or a folder of them')
      for (const file of files) {
        const own = kind ?? kindOfFile(file)
        if (isWorkbook(file)) found.push(...(await sheetFiles(file, kind, refuse)))
        else if (own) found.push({ file, kind: own })
        // Within a folder there may be files that are no rows (states.json); a named file must be one.
        else if (file === path)
          refuse(file, `expected a kind in its name or --kind: ${KIND_NAMES.join(', ')}`)
      }
    } catch (error) {
      if (error instanceof RowFileError) refuse(path, error.message.replace(`${path}: `, ''))
      else refuse(path, 'cannot be read')
    }
  return found
}

/** The rows of a file, as streamRowFile. */
export const rowsOf = ({ file, sheet, kind }: KindFile): AsyncGenerator<FileRow> =>
  streamRowFile(file, KINDS[kind], sheet)
