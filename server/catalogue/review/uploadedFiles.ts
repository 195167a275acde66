import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Kind } from '@/model/catalogue/kind'
import { isMedical } from '@/model/catalogue/kinds'
import type { StaffMember } from '@/model/desk/staff'
import type { RowChange } from '@/server/catalogue/changes/changeTags'
import { type CheckedFiles, checkFiles } from '@/server/catalogue/import/checkFiles'
import { type FileFault, faultLine } from '@/server/catalogue/import/fileFaults'
import { previewImport } from '@/server/catalogue/import/previewImport'
import { rowsOfOwners } from '@/server/catalogue/import/rowsOfOwners'
import { knownRows } from '@/server/catalogue/import/rowNames'
import { isSameJson } from '@/server/catalogue/import/storeRows'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { checkDraft, pictureFaults } from './contentChecks'
import { contentHash, keepContent, readRecord, unsavedContent } from './contentStore'
import { type ReviewedImport, importReviewed, rowName } from './importReview'

/** Size limit of an uploaded file in bytes, and of the rows it may change; larger files need the command line. */
export const UPLOAD_BYTES = 8 * 1024 * 1024
const MOST_CHANGES = 5000
/** So many changes, and so many faults, are shown. */
const SHOWN = 200

/** An uploaded file. */
export interface UploadedFile {
  readonly name: string
  readonly bytes: Buffer
}

/** Stores a file for its uploader, for a week at most. @returns its id */
export async function keepFile(
  executeSql: ExecuteSql,
  { id: staffId }: Pick<StaffMember, 'id'>,
  { name, bytes }: UploadedFile,
): Promise<string> {
  const id = randomUUID()
  const content = { name, bytes: bytes.toString('base64') }
  await keepContent(executeSql, { id, staffId, kind: 'file', key: name, content })
  return id
}

/** A file that this member of staff uploaded. */
export async function keptFile(
  executeSql: ExecuteSql,
  { id: staffId }: Pick<StaffMember, 'id'>,
  id: string,
): Promise<UploadedFile | undefined> {
  const content = await unsavedContent(executeSql, { id, staffId, kind: 'file' })
  const [name, bytes]: unknown[] = [
    content && Reflect.get(content, 'name'),
    content && Reflect.get(content, 'bytes'),
  ]
  return typeof name === 'string' && typeof bytes === 'string'
    ? { name, bytes: Buffer.from(bytes, 'base64') }
    : undefined
}

/** The preview of an uploaded file. */
export interface UploadPreview {
  /** Everything that is wrong, or in the way; the first of it. Nothing is imported then. */
  readonly faults: readonly string[]
  readonly faultCount: number
  readonly notes: readonly string[]
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** Medical texts that would wait for another person. */
  readonly inReview: number
  /** The first changes. */
  readonly changes: readonly RowChange<Kind>[]
  /** The name of all changes: another file, and another state of the catalogue, have another one. */
  readonly hash: string
}

interface Changes extends UploadPreview {
  /** Present state of each row that would change. */
  readonly seen: ReadonlyMap<string, string>
}

/** Faults of a change, as the desk's forms report them; 'waits' if a draft has the same content. */
async function changeFaults(
  executeSql: ExecuteSql,
  { kind, key, before, after }: RowChange<Kind>,
): Promise<readonly string[] | 'waits'> {
  if (!after) return []
  const told = (faults: readonly { readonly field: string; readonly message: string }[]) =>
    faults.map(({ field, message }) => `${kind}/${key}: ${field}: ${message}`)
  if (!isMedical(kind)) return told(pictureFaults(kind, after, before))
  const { content, authors } = await readRecord(executeSql, kind, key)
  if (content && isSameJson(content, after)) return 'waits'
  if (content) return [`${kind}/${key}: ${authors.map(({ name }) => name).join(', ')} writes at it`]
  return told((await checkDraft(executeSql, { kind, key, content: after }, before, new Date())).faults)
}

async function changesOf(executeSql: ExecuteSql, checked: CheckedFiles): Promise<Changes> {
  const changes: RowChange<Kind>[] = []
  const [seen, hash] = [new Map<string, string>(), createHash('sha256')]
  const counts = await previewImport(executeSql, checked.rows, {}, (change) => {
    const before = contentHash(change.before)
    seen.set(rowName(change), before)
    hash.update(JSON.stringify([rowName(change), before, contentHash(change.after)]))
    if (changes.length <= MOST_CHANGES) changes.push(change)
  })
  const faults: string[] = []
  if (changes.length > MOST_CHANGES)
    faults.push(`more than ${MOST_CHANGES} rows would change: import this file with npm run catalogue`)
  let inReview = 0
  for (const change of faults.length > 0 ? [] : changes) {
    const found = await changeFaults(executeSql, change)
    if (found === 'waits') continue
    faults.push(...found)
    if (isMedical(change.kind)) inReview += 1
  }
  const { added, changed, unchanged } = counts
  return {
    ...{ added, changed, unchanged, inReview, seen },
    faults: faults.slice(0, SHOWN),
    faultCount: faults.length,
    notes: checked.notes,
    changes: changes.slice(0, SHOWN),
    hash: hash.digest('hex'),
  }
}

/** A file's base name, without path components. */
const safeName = (name: string): string =>
  basename(name.replace(/[\\\0]/g, '/'))
    .slice(-100)
    .replace(/^\.*$/, 'file')

/** Lends a file to what reads files: under its own name, without anything that leads to another place. */
async function withFile<Result>(
  { name, bytes }: UploadedFile,
  then: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'shalya-upload-'))
  try {
    const path = join(folder, safeName(name))
    writeFileSync(path, bytes, { mode: 0o600 })
    return await then(path)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const checkedFile = <Result>(
  executeSql: ExecuteSql,
  file: UploadedFile,
  then: (changes: Changes, rows: CheckedFiles['rows']) => Promise<Result>,
): Promise<Result> =>
  withFile(file, async (path) => {
    const checked = await checkFiles([path], {
      known: knownRows(executeSql),
      rowsOfOwners: rowsOfOwners(executeSql),
    })
    const own = (text: string) => text.replaceAll(path, basename(path))
    const notes = checked.notes.map(own)
    if (checked.faultCount === 0)
      return then({ ...(await changesOf(executeSql, checked)), notes }, checked.rows)
    const line = (fault: FileFault) => own(faultLine(fault))
    const faults = checked.faults.slice(0, SHOWN).map(line)
    const none = { added: 0, changed: 0, unchanged: 0, inReview: 0, changes: [], seen: new Map(), hash: '' }
    return then({ ...none, faults, faultCount: checked.faultCount, notes }, {})
  })

/** The changes a file would make, or all its faults; nothing is written. */
export const previewFile = (executeSql: ExecuteSql, file: UploadedFile): Promise<UploadPreview> =>
  checkedFile(executeSql, file, async (changes) => changes)

/**
 * Imports a file as it was previewed. Medical texts wait for another person.
 * @param hash of the preview
 * @returns undefined where the file would change something else by now, or nothing may be imported
 * @throws ReviewError if a row is changed at the same time; nothing is written then
 */
export const applyFile = (
  database: Database,
  file: UploadedFile,
  hash: string,
  by: StaffMember,
): Promise<ReviewedImport | undefined> =>
  checkedFile(database.executeSql, file, async (changes, rows) =>
    changes.faultCount > 0 || changes.hash !== hash
      ? undefined
      : importReviewed(database, rows, {}, { by, seen: changes.seen }),
  )
