import 'server-only'
import { nextReview, type ReviewEvent } from '@/machines/contentReview/contentReview.machine'
import type { Kind } from '@/model/catalogue/kind'
import { type CatalogueRow, descriptorOf, isMedical, isSmall, MEDICAL_KINDS } from '@/model/catalogue/kinds'
import { type ContentPerson, isSamePerson } from '@/model/desk/contentReview'
import type { RowChange } from '@/server/catalogue/changeTags'
import { type ImportOptions, type ImportResult, importCatalogue } from '@/server/catalogue/importCatalogue'
import { UndoError, undoImport } from '@/server/catalogue/importUndo'
import { isCatalogueEmpty } from '@/server/catalogue/rowQuery'
import { type RowSource, type RowsByKind, isSameJson } from '@/server/catalogue/storeRows'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { authorsOfText, noteContent } from './contentHistory'
import { changeHash, contentHash, publicRow, readRecord, removeRecord, writeRecord } from './contentStore'
import { changeDraftIn, reviewDateOf, saveDraftIn } from './contentSteps'

/** Why medical texts of files are not taken, in words for whoever asked. */
export class ReviewError extends Error {
  override readonly name = 'ReviewError'
}

/** Who imports, and who has read the medical texts among the rows. */
export interface Importers {
  readonly by: string
  readonly approvedBy?: string
}

export interface ReviewedImport extends ImportResult {
  /** Medical texts that wait in the desk for another person. */
  readonly inReview: number
}

const person = (name: string): ContentPerson => ({ id: null, name })

/**
 * Imports rows as importCatalogue does; medical texts go through machines/contentReview. Without somebody who approved
 * them they become drafts in review and nothing of them is public. A new database's first rows are no change of anything.
 * @throws ReviewError, before anything is written; the database's error
 */
export async function importReviewed(
  database: Database,
  rows: RowsByKind,
  options: ImportOptions,
  { by, approvedBy }: Importers,
): Promise<ReviewedImport> {
  if (await isCatalogueEmpty(database.executeSql))
    return { ...(await importCatalogue(database, rows, options)), inReview: 0 }
  const medical = MEDICAL_KINDS.filter((kind) => rows[kind] !== undefined)
  if (medical.length === 0 || approvedBy !== undefined) {
    const approver = approvedBy === undefined ? undefined : person(approvedBy)
    if (approver && isSamePerson(person(by), approver))
      throw new ReviewError(`${approvedBy} cannot approve what ${by} imports: name another person`)
    const onChanges = (executeSql: ExecuteSql, changes: readonly RowChange<Kind>[]) =>
      noteImport(executeSql, changes, person(by), approver ?? null)
    return { ...(await importCatalogue(database, rows, { ...options, onChanges })), inReview: 0 }
  }
  if (options.replaces)
    throw new ReviewError(
      `--replace takes ${medical.join(', ')} away that the files do not hold: name with --approved-by who else has agreed`,
    )
  const inReview = await database.transaction(async (executeSql) => {
    let count = 0
    for (const kind of medical) count += await draftRows(executeSql, kind, rows[kind] ?? [], person(by))
    return count
  })
  const others = Object.fromEntries(
    Object.entries(rows).filter(([kind]) => !medical.some((one) => one === kind)),
  )
  return { ...(await importReviewed(database, others, options, { by })), inReview }
}

/** Changed rows as drafts in review. @returns how many @throws ReviewError where somebody else writes at one */
async function draftRows(
  executeSql: ExecuteSql,
  kind: Kind,
  rows: RowSource<CatalogueRow[Kind]>,
  by: ContentPerson,
): Promise<number> {
  let count = 0
  for await (const content of rows) {
    const key = descriptorOf(kind).keyOf(content)
    const [record, shown] = [await readRecord(executeSql, kind, key), await publicRow(executeSql, kind, key)]
    if (isSameJson(shown, content) || (record.content && isSameJson(record.content, content))) continue
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

/** What an import made public, in history; a medical text has gone its whole way at once. */
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

/** Moves the record of a text that has changed in public; a draft that is under way is told by its base. */
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
 * As undoImport. Of medical texts nobody puts back what he wrote himself and another person took away.
 * @throws UndoError, the database's error
 */
export function undoReviewed(database: Database, by: string): Promise<ImportResult> {
  const actor = person(by)
  return undoImport(database, {
    onChanges: async (executeSql, changes) => {
      for (const { kind, key, before, after } of changes.filter((change) => hasHistory(change.kind))) {
        const authors = after ? await authorsOfText(executeSql, kind, key, after) : []
        if (isMedical(kind) && authors.some((author) => isSamePerson(author, actor)))
          throw new UndoError(`${kind}/${key} is ${by}'s own text: another person puts it back`)
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
