import 'server-only'
import { nextReview, type ReviewEvent } from '@/machines/contentReview/contentReview.machine'
import type { Kind } from '@/model/catalogue/kind'
import { type CatalogueRow, descriptorOf, isMedical, isSmall, MEDICAL_KINDS } from '@/model/catalogue/kinds'
import { type ContentPerson, isSamePerson } from '@/model/desk/contentReview'
import { ChangeNote, type RowChange } from '@/server/catalogue/changes/changeTags'
import {
  type ImportOptions,
  type ImportResult,
  beginImport,
  importCatalogue,
  importResult,
  importRows,
} from '@/server/catalogue/import/importCatalogue'
import { UndoError, undoImport } from '@/server/catalogue/import/importUndo'
import { isCatalogueEmpty } from '@/server/catalogue/reads/rowQuery'
import { type RowSource, type RowsByKind, isSameJson } from '@/server/catalogue/import/storeRows'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { authorsOfText, noteContent } from './contentHistory'
import { changeHash, contentHash, publicRow, readRecord, removeRecord, writeRecord } from './contentStore'
import { changeDraftIn, reviewDateOf, saveDraftIn } from './contentSteps'

/** Why medical texts of files are refused, as a message for the user. */
export class ReviewError extends Error {
  override readonly name = 'ReviewError'
}

/** The importer, and the reviewer of medical texts among the rows. */
export interface Importers {
  /** A member of staff, or on the command line a name. */
  readonly by: string | ContentPerson
  readonly approvedBy?: string
  /** Hashes of the changed rows in the importer's preview, by rowName (contentHash): other ones are a conflict. */
  readonly seen?: ReadonlyMap<string, string>
}

/** Key of a row in `seen`. */
export const rowName = ({ kind, key }: { readonly kind: Kind; readonly key: string }): string =>
  `${kind}/${key}`

export interface ReviewedImport extends ImportResult {
  /** Medical texts that wait in the desk for another person. */
  readonly inReview: number
}

const personOf = (who: string | ContentPerson): ContentPerson =>
  typeof who === 'string' ? { id: null, name: who } : who

/** Rows were changed since the preview. */
export class ImportConflict extends ReviewError {}

/** @throws ImportConflict if a row has changed since the preview */
function refuseUnlessSeen(
  seen: Importers['seen'],
  changes: readonly { readonly kind: Kind; readonly key: string; readonly before?: object }[],
): void {
  for (const change of changes)
    if (seen && seen.get(rowName(change)) !== contentHash(change.before))
      throw new ImportConflict(`${rowName(change)}: somebody has just changed it: nothing was written`)
}

/**
 * Imports rows as importCatalogue does; medical texts go through machines/contentReview. Without an approver they
 * become drafts in review and none of them is public. The first rows of a new database are not treated as changes.
 * @throws ReviewError, before anything is written; the database's error
 */
export async function importReviewed(
  database: Database,
  rows: RowsByKind,
  options: ImportOptions,
  { by, approvedBy, seen }: Importers,
): Promise<ReviewedImport> {
  if (await isCatalogueEmpty(database.executeSql))
    return { ...(await importCatalogue(database, rows, options)), inReview: 0 }
  const importer = personOf(by)
  const approver = approvedBy === undefined ? undefined : personOf(approvedBy)
  if (approver && isSamePerson(importer, approver))
    throw new ReviewError(
      `${approver.name} cannot approve what ${importer.name} imports: name another person`,
    )
  const drafted = approver ? [] : MEDICAL_KINDS.filter((kind) => rows[kind] !== undefined)
  if (options.replaces && drafted.length > 0)
    throw new ReviewError(
      `--replace takes ${drafted.join(', ')} away that the files do not hold: name with --approved-by who else has agreed`,
    )
  const others = Object.fromEntries(
    Object.entries(rows).filter(([kind]) => !drafted.some((one) => one === kind)),
  )
  const onChanges = async (executeSql: ExecuteSql, changes: readonly RowChange<Kind>[]) => {
    refuseUnlessSeen(seen, changes)
    await noteImport(executeSql, changes, importer, approver ?? null)
  }
  const note = new ChangeNote()
  let inReview = 0
  const total = await database.transaction(async (executeSql) => {
    await beginImport(executeSql)
    for (const kind of drafted)
      inReview += await draftRows(executeSql, kind, rows[kind] ?? [], importer, seen)
    return Object.keys(others).length === 0
      ? 0
      : importRows(executeSql, others, { ...options, onChanges }, note)
  })
  return { ...(await importResult(database, note, total)), inReview }
}

/** Changed rows as drafts in review. @returns how many @throws ReviewError if another person edits one */
async function draftRows(
  executeSql: ExecuteSql,
  kind: Kind,
  rows: RowSource<CatalogueRow[Kind]>,
  by: ContentPerson,
  seen: Importers['seen'],
): Promise<number> {
  let count = 0
  for await (const content of rows) {
    const key = descriptorOf(kind).keyOf(content)
    const [record, shown] = [await readRecord(executeSql, kind, key), await publicRow(executeSql, kind, key)]
    if (isSameJson(shown, content) || (record.content && isSameJson(record.content, content))) continue
    refuseUnlessSeen(seen, [{ kind, key, before: shown }])
    if (record.content)
      throw new ReviewError(
        `${kind}/${key}: ${record.authors.map(({ name }) => name).join(', ')} writes at it in the desk: nothing was written`,
      )
    const saved = await saveDraftIn(executeSql, {
      ...{ kind, key, content, by },
      version: record.version,
      baseHash: contentHash(shown),
    })
    const outcome =
      saved.kind === 'done'
        ? await changeDraftIn(executeSql, {
            ...{ kind, key, by, step: 'request' },
            version: saved.record.version,
            textHash: saved.record.textHash ?? '',
          })
        : saved
    if (outcome.kind === 'faults') {
      const [fault] = outcome.faults
      throw new ReviewError(`${kind}/${key}: ${fault?.field ?? ''}: ${fault?.message ?? ''}`)
    }
    if (outcome.kind !== 'done') throw new ReviewError(`${kind}/${key}: somebody has just changed it`)
    count += 1
  }
  return count
}

/** Kinds of which every change is kept; of the others there can be too many rows. */
const hasHistory = (kind: Kind): boolean => isMedical(kind) || isSmall(kind)

/** Records an import's public changes in history; a medical text passes all steps at once. */
async function noteImport(
  executeSql: ExecuteSql,
  changes: readonly RowChange<Kind>[],
  by: ContentPerson,
  approver: ContentPerson | null,
): Promise<void> {
  for (const { kind, key, before, after } of changes.filter((change) => hasHistory(change.kind))) {
    await noteContent(executeSql, {
      ...{ kind, key, action: 'imported', actor: by, authors: [by], approver },
      before: before ?? null,
      after: after ?? null,
    })
    if (!isMedical(kind) || !approver) continue
    const hash = changeHash(after ?? {}, contentHash(before))
    await stepPublic(executeSql, kind, key, after, [
      { type: 'text.saved', by, hash, isMedical: true },
      { type: 'review.requested' },
      { type: 'text.approved', by: approver, hash },
      { type: 'text.published', by: approver, hash },
    ])
  }
}

/** Moves the record of a text that has changed in public; an open draft finds out by its base hash. */
async function stepPublic(
  executeSql: ExecuteSql,
  kind: Kind,
  key: string,
  after: object | undefined,
  events: readonly ReviewEvent[],
): Promise<void> {
  const record = await readRecord(executeSql, kind, key)
  if (record.content) return
  if (after === undefined) return void (await removeRecord(executeSql, record))
  const row = events.reduce(nextReview, record)
  await writeRecord(executeSql, { ...record, ...row, reviewBy: reviewDateOf(after) })
}

/**
 * As undoImport. An author may not restore their own medical texts after another person has removed them.
 * @throws UndoError, the database's error
 */
export function undoReviewed(database: Database, by: string | ContentPerson): Promise<ImportResult> {
  const actor = personOf(by)
  return undoImport(database, {
    onChanges: async (executeSql, changes) => {
      for (const { kind, key, before, after } of changes.filter((change) => hasHistory(change.kind))) {
        const authors = after ? await authorsOfText(executeSql, kind, key, after) : []
        if (isMedical(kind) && authors.some((author) => isSamePerson(author, actor)))
          throw new UndoError(`${kind}/${key} is ${actor.name}'s own text: another person puts it back`)
        await noteContent(executeSql, {
          ...{ kind, key, action: 'undone', actor, authors, approver: null },
          before: before ?? null,
          after: after ?? null,
        })
        if (isMedical(kind))
          await stepPublic(executeSql, kind, key, after, [{ type: 'text.rolledBack', by: actor, authors }])
      }
    },
  })
}
