import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Kind } from '@/model/catalogue/kind'
import { isMedical } from '@/model/catalogue/kinds'
import type { StaffMember } from '@/model/desk/staff'
import type { RowChange } from '@/server/catalogue/changeTags'
import { type CheckedFiles, checkFiles } from '@/server/catalogue/checkFiles'
import { type FileFault, faultLine } from '@/server/catalogue/fileFaults'
import { previewImport } from '@/server/catalogue/previewImport'
import { rowsOfOwners } from '@/server/catalogue/rowsOfOwners'
import { knownRows } from '@/server/catalogue/rowNames'
import { isSameJson } from '@/server/catalogue/storeRows'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { checkDraft, pictureFaults } from './contentChecks'
import { contentHash, keepContent, readRecord, unsavedContent } from './contentStore'
import { type ReviewedImport, importReviewed, rowName } from './importReview'

/** What an uploaded file may weigh, in bytes, and how many rows of it may change at once; files with more are for the command line. */
export const UPLOAD_BYTES = 8 * 1024 * 1024
const MOST_CHANGES = 5000
/** So many changes, and so many faults, are shown. */
const SHOWN = 200

/** A file as somebody has uploaded it. */
export interface UploadedFile {
  readonly name: string
  readonly bytes: Buffer
}

/** Keeps a file for who has uploaded it, a week at most. @returns its id */
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

/** A file that somebody has uploaded; nobody else's. */
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

/** What an uploaded file would do. */
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
  /** What each row that changes is now. */
  readonly seen: ReadonlyMap<string, string>
}

/** What stands in the way of a change, as the desk's forms have it; a draft that says the same waits already. */
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

/** A file's own name: what leads to another place is no part of it. */
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

/** Checks a file and hands it on with what it would change. */
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

/** What a file would change, or everything that is wrong with it; nothing is written. */
export const previewFile = (executeSql: ExecuteSql, file: UploadedFile): Promise<UploadPreview> =>
  checkedFile(executeSql, file, async (changes) => changes)

/**
 * Imports a file as it was previewed. Medical texts wait for another person.
 * @param hash of the preview
 * @returns undefined where the file would change something else by now, or nothing may be imported
 * @throws ReviewError where somebody changes a row in the same moment; nothing is written then
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
