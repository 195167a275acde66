import 'server-only'
import { createHash } from 'node:crypto'
import { untouched } from '@/machines/contentReview/contentReview.machine'
import type { Kind } from '@/model/catalogue/kind'
import { type CatalogueRow, isMedical } from '@/model/catalogue/kinds'
import type { ReviewRow } from '@/model/desk/contentReview'
import { canonical, storedRows } from '@/server/catalogue/import/storeRows'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'

/** Stored review record of a text. Version 0: never edited at the desk. */
export interface ContentRecord extends ReviewRow {
  readonly kind: Kind
  readonly key: string
  readonly version: number
  /** The hash of the public text that the draft was begun from; null without a draft. */
  readonly baseHash: string | null
  /** The draft, as it was written: it need not fit its codec yet. */
  readonly content: object | null
  /** The review date of the public text, `YYYY-MM-DD`. */
  readonly reviewBy: string | null
}

/** Placeholder hash of a text that is not public. */
const NOT_PUBLIC = 'new'

/** The name of a text's content: one changed letter gives another one. */
export const contentHash = (content: object | undefined): string =>
  content === undefined
    ? NOT_PUBLIC
    : createHash('sha256')
        .update(JSON.stringify(canonical(content)))
        .digest('hex')

/** The name of a change: its draft and the public text that it was begun from. */
export const changeHash = (content: object, baseHash: string): string => contentHash({ baseHash, content })

const COLUMNS = `kind, key, version, state, authors, approver, content, base_hash as "baseHash", text_hash as "textHash",
  approved_hash as "approvedHash", review_by as "reviewBy"`

type Stored = Omit<ContentRecord, 'isMedical'>

const recordOf = (stored: Stored): ContentRecord => ({ ...stored, isMedical: isMedical(stored.kind) })

/** Record of a text that was never edited at the desk. */
const newRecord = (kind: Kind, key: string): ContentRecord => ({
  ...untouched(isMedical(kind)),
  kind,
  key,
  version: 0,
  baseHash: null,
  content: null,
  reviewBy: null,
})

/** Reads the review record of a text. */
export async function readRecord(executeSql: ExecuteSql, kind: Kind, key: string): Promise<ContentRecord> {
  const { rows } = await executeSql<Stored>(
    `select ${COLUMNS} from content_review where kind = $1 and key = $2`,
    [kind, key],
  )
  return rows[0] ? recordOf(rows[0]) : newRecord(kind, key)
}

/** Texts with a draft, or due for review. */
export async function openRecords(executeSql: ExecuteSql): Promise<readonly ContentRecord[]> {
  const { rows } = await executeSql<Stored>(
    `select ${COLUMNS} from content_review
     where state in ('draft', 'inReview', 'approved', 'expired')
     order by updated_at desc, kind, key limit 500`,
  )
  return rows.map(recordOf)
}

/** The row that is public. */
export const publicRow = async (
  executeSql: ExecuteSql,
  kind: Kind,
  key: string,
): Promise<CatalogueRow[Kind] | undefined> => (await storedRows(executeSql, kind, [key])).get(key)?.row

const WRITE = `insert into content_review
    (kind, key, version, state, is_medical, authors, approver, content, base_hash, text_hash, approved_hash, review_by)
  values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8::jsonb, $9, $10, $11, $12)
  on conflict (kind, key) do update set version = excluded.version, state = excluded.state,
    authors = excluded.authors, approver = excluded.approver, content = excluded.content,
    base_hash = excluded.base_hash, text_hash = excluded.text_hash, approved_hash = excluded.approved_hash,
    review_by = excluded.review_by, updated_at = now()
  where content_review.version = excluded.version - 1
  returning version`

/**
 * Writes a review record if it is still at `record.version`.
 * @returns whether it was written
 */
export async function writeRecord(executeSql: ExecuteSql, record: ContentRecord): Promise<boolean> {
  const { kind, key, version, state, authors, approver, content } = record
  const { rows } = await executeSql(WRITE, [
    kind,
    key,
    version + 1,
    state,
    record.isMedical,
    JSON.stringify(authors),
    approver && JSON.stringify(approver),
    content && JSON.stringify(content),
    record.baseHash,
    record.textHash,
    record.approvedHash,
    record.reviewBy,
  ])
  return rows.length > 0
}

/** A text that was never public is gone with its draft. */
export async function removeRecord(
  executeSql: ExecuteSql,
  { kind, key, version }: ContentRecord,
): Promise<boolean> {
  const statement = 'delete from content_review where kind = $1 and key = $2 and version = $3'
  return (await executeSql(statement, [kind, key, version])).rowCount > 0
}

/** Kept for a member of staff: a text that could not be saved, or an uploaded file. */
type KeptKind = Kind | 'file'

/** Stores a refused text for its writer, or an uploaded file until its import. @param id made by the server */
export async function keepContent(
  executeSql: ExecuteSql,
  kept: {
    readonly id: string
    readonly staffId: string
    readonly kind: KeptKind
    readonly key: string
    readonly content: object
  },
): Promise<void> {
  await executeSql(
    'insert into content_kept (id, staff_id, kind, key, content) values ($1, $2, $3, $4, $5::jsonb)',
    [kept.id, kept.staffId, kept.kind, kept.key, JSON.stringify(kept.content)],
  )
}

/** A member of staff's own kept content, by id. */
export async function unsavedContent(
  executeSql: ExecuteSql,
  { id, staffId, kind }: { readonly id: string; readonly staffId: string; readonly kind: KeptKind },
): Promise<object | undefined> {
  const { rows } = await executeSql<{ content: object }>(
    'select content from content_kept where id = $1 and staff_id = $2 and kind = $3',
    [id, staffId, kind],
  )
  return rows[0]?.content
}
