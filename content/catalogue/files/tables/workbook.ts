import 'server-only'
import { posix } from 'node:path'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import type { TableLine } from './table'
import {
  type CellContext,
  readFormats,
  readSharedStrings,
  readSheet,
  readWhole,
  WorkbookError,
} from './workbookXml'

/** Limits of a workbook: a larger one is a mistake or an attack. */
const LIMITS = { files: 2000, bytes: 96 * 1024 * 1024, sheets: 100 }

/** A sheet of a workbook. */
interface Sheet {
  readonly name: string
  /** Its file in the archive. */
  readonly file: string
  readonly isHidden: boolean
}

/** Whether a file begins as an archive, as a workbook does. */
export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) < 9

/** Whether it begins as files of Excel before 2007, and as those with a password. */
export const isOldWorkbook = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0

const unreadable = () =>
  new WorkbookError('is no workbook that can be read: open it in Excel or LibreOffice and save it as .xlsx')

/** The files of an archive: each is inflated as it is read, none further than it says and all of them may. */
class Archive {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws WorkbookError */
  static async open(bytes: Buffer): Promise<Archive> {
    const entries = new Map<string, Entry>()
    let total = 0
    try {
      const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true })
      for await (const entry of zip.eachEntry()) {
        // Pictures and what programs keep for themselves are never read.
        if (!/\.(xml|rels)$/.test(entry.fileName)) continue
        total += entry.uncompressedSize
        entries.set(entry.fileName, entry)
        if (total > LIMITS.bytes || entries.size > LIMITS.files)
          throw new WorkbookError('is too large: divide it into several files')
      }
      return new Archive(zip, entries)
    } catch (error) {
      throw error instanceof WorkbookError ? error : unreadable()
    }
  }

  has(file: string): boolean {
    return this.entries.has(file)
  }

  /** A file's bytes, as they are inflated; none of one that is not there. @throws WorkbookError */
  async *read(file: string): AsyncGenerator<Uint8Array> {
    const entry = this.entries.get(file)
    if (!entry) return
    try {
      for await (const piece of await this.zip.openReadStreamPromise(entry)) yield piece as Buffer
    } catch {
      throw unreadable()
    }
  }
}

/** Relations of a file in the archive: paths of files by relation id. */
async function readRelations(archive: Archive, file: string): Promise<ReadonlyMap<string, string>> {
  const folder = posix.dirname(file)
  const relations = new Map<string, string>()
  await readWhole(archive.read(posix.join(folder, '_rels', `${posix.basename(file)}.rels`)), {
    open: (name, attributes) => {
      const [id, target] = [attributes.get('Id'), attributes.get('Target')]
      // External targets are ignored.
      if (name !== 'Relationship' || !id || !target || attributes.get('TargetMode') === 'External') return
      relations.set(id, target.startsWith('/') ? target.slice(1) : posix.join(folder, target))
    },
  })
  return relations
}

/** A workbook (.xlsx) whose sheets are read as tables. */
export class Workbook {
  private context: Promise<CellContext> | undefined

  private constructor(
    private readonly archive: Archive,
    /** In their order. */
    readonly sheets: readonly Sheet[],
    private readonly is1904: boolean,
  ) {}

  /** @throws WorkbookError where the bytes are no workbook, or one that is too large */
  static async open(bytes: Buffer): Promise<Workbook> {
    if (isOldWorkbook(bytes))
      throw new WorkbookError('is an old Excel file, or has a password: save it as .xlsx without one')
    const archive = await Archive.open(bytes)
    if (archive.has('content.xml')) throw new WorkbookError('is a LibreOffice file: save it as .xlsx')
    const relations = await readRelations(archive, 'xl/workbook.xml')
    const sheets: Sheet[] = []
    let is1904 = false
    await readWhole(archive.read('xl/workbook.xml'), {
      open: (name, attributes) => {
        if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes.get('date1904') ?? '')
        const file = relations.get(attributes.get('id') ?? '')
        if (name !== 'sheet' || file === undefined) return
        const isHidden = (attributes.get('state') ?? 'visible') !== 'visible'
        sheets.push({ name: attributes.get('name') ?? '', file, isHidden })
      },
    })
    if (sheets.length === 0) throw unreadable()
    if (sheets.length > LIMITS.sheets) throw new WorkbookError(`has more than ${LIMITS.sheets} sheets`)
    return new Workbook(archive, sheets, is1904)
  }

  /** The lines of a sheet. @throws WorkbookError */
  async *linesOf(name: string): AsyncGenerator<TableLine> {
    const sheet = this.sheets.find((one) => one.name === name)
    if (!sheet) return
    this.context ??= this.readContext()
    for await (const { row, cells } of readSheet(this.archive.read(sheet.file), await this.context))
      yield { row, cells, line: row }
  }

  private async readContext(): Promise<CellContext> {
    return {
      strings: await readSharedStrings(this.archive.read('xl/sharedStrings.xml')),
      formats: await readFormats(this.archive.read('xl/styles.xml')),
      is1904: this.is1904,
    }
  }
}
