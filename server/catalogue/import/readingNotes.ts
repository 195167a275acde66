import 'server-only'
import { type FileRow, encodingOf, isWorkbook } from '@/content/catalogue/files/rowFiles'
import { type KindFile } from './catalogueFiles'

/** Notes on ambiguous files: encoding and order of day and month. */
export class ReadingNotes {
  private readonly days = new Map<string, { readonly example: string; count: number }>()

  add({ file, dayFirst }: FileRow): void {
    if (!dayFirst) return
    const before = this.days.get(file)
    if (before) before.count += 1
    else this.days.set(file, { example: `${dayFirst.written} is ${dayFirst.day}`, count: 1 })
  }

  async notes(files: readonly KindFile[]): Promise<readonly string[]> {
    const texts = [...new Set(files.map(({ file }) => file))].filter((file) => !isWorkbook(file))
    const notes: string[] = []
    for (const file of texts)
      if ((await encodingOf(file).catch(() => undefined)) === 'windows-1252')
        notes.push(`${file}: read as Windows-1252, which has no Hindi letters; “CSV UTF-8” and .xlsx have`)
    for (const [file, { example, count }] of this.days)
      notes.push(
        `${file}: days are read day before month, in ${count} ${count === 1 ? 'row' : 'rows'}: ${example}`,
      )
    return notes
  }
}
