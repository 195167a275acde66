import 'server-only'
import type { Kind } from '@/model/catalogue/kind'
import type { ContentPerson } from '@/model/desk/contentReview'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'

/** Events of a text; those of a public change have the public text before and after. */
export type ContentAction =
  | 'saved'
  | 'requested'
  | 'returned'
  | 'approved'
  | 'dropped'
  | 'published'
  | 'rolledBack'
  | 'imported'
  | 'undone'
  | 'expired'
  | 'found'

/** Events that change the public text; `found` is the public text before the first of them. */
const PUBLIC: ReadonlySet<ContentAction> = new Set(['published', 'rolledBack', 'imported', 'undone', 'found'])

/** The site itself, for changes without a person. */
export const SITE: ContentPerson = { id: null, name: 'site' }

export interface ContentEvent {
  readonly kind: Kind
  readonly key: string
  readonly action: ContentAction
  readonly actor: ContentPerson
  /** Authors of the text after this entry. */
  readonly authors: readonly ContentPerson[]
  readonly approver: ContentPerson | null
  readonly before: object | null
  readonly after: object | null
  /** Of a text that was sent back: what its authors are to change. */
  readonly reason?: string | null
}

export interface HistoryEntry extends ContentEvent {
  readonly seq: string
  readonly at: Date
  readonly isPublic: boolean
}

/** An entry without its texts. */
export type HistoryLine = Omit<HistoryEntry, 'before' | 'after'>

const ADD = `insert into content_history (kind, key, action, is_public, actor, authors, approver, before, after, reason)
  values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7::jsonb, $8::jsonb, $9::jsonb, $10)`

/** Writes a history entry, in the transaction of its event. The first public change also stores the text before it. */
export async function noteContent(executeSql: ExecuteSql, event: ContentEvent): Promise<void> {
  if (PUBLIC.has(event.action) && event.before && !(await lastPublic(executeSql, event.kind, event.key)))
    await add(executeSql, {
      ...event,
      action: 'found',
      actor: SITE,
      authors: [],
      approver: null,
      after: event.before,
      before: null,
    })
  await add(executeSql, event)
}

const add = (executeSql: ExecuteSql, event: ContentEvent) =>
  executeSql(ADD, [
    event.kind,
    event.key,
    event.action,
    PUBLIC.has(event.action),
    JSON.stringify(event.actor),
    JSON.stringify(event.authors),
    event.approver && JSON.stringify(event.approver),
    event.before && JSON.stringify(event.before),
    event.after && JSON.stringify(event.after),
    event.reason ?? null,
  ])

const COLUMNS =
  'seq::text as seq, at, kind, key, action, is_public as "isPublic", actor, authors, approver, reason'

/** The last public change of a text. */
async function lastPublic(
  executeSql: ExecuteSql,
  kind: Kind,
  key: string,
): Promise<HistoryEntry | undefined> {
  const { rows } = await executeSql<HistoryEntry>(
    `select ${COLUMNS}, before, after from content_history
     where kind = $1 and key = $2 and is_public order by content_history.seq desc limit 1`,
    [kind, key],
  )
  return rows[0]
}

/** Authors of a formerly public text; empty for the first, which was not written at the desk. */
export async function authorsOfText(
  executeSql: ExecuteSql,
  kind: Kind,
  key: string,
  text: object,
): Promise<readonly ContentPerson[]> {
  const { rows } = await executeSql<{ authors: readonly ContentPerson[] }>(
    `select authors from content_history
     where kind = $1 and key = $2 and is_public and after = $3::jsonb order by seq limit 1`,
    [kind, key, JSON.stringify(text)],
  )
  return rows[0]?.authors ?? []
}

const PAGE = 50

/** The history of a text, newest first, in parts. @param before only entries before this one */
export async function historyOf(
  executeSql: ExecuteSql,
  kind: Kind,
  key: string,
  before?: string,
): Promise<{ readonly lines: readonly HistoryLine[]; readonly hasMore: boolean }> {
  const { rows } = await executeSql<HistoryLine>(
    `select ${COLUMNS} from content_history
     where kind = $1 and key = $2 and ($3::bigint is null or seq < $3::bigint)
     order by content_history.seq desc limit ${PAGE + 1}`,
    [kind, key, before ?? null],
  )
  return { lines: rows.slice(0, PAGE), hasMore: rows.length > PAGE }
}

/** One entry. */
export async function historyEntry(
  executeSql: ExecuteSql,
  kind: Kind,
  key: string,
  seq: string,
): Promise<HistoryEntry | undefined> {
  const { rows } = await executeSql<HistoryEntry>(
    `select ${COLUMNS}, before, after from content_history where kind = $1 and key = $2 and seq = $3::bigint`,
    [kind, key, seq],
  )
  return rows[0]
}

/** Why a draft was sent back, and who did. */
export interface SentBack extends Pick<ContentEvent, 'kind' | 'key' | 'actor'> {
  readonly reason: string
}

/**
 * Drafts that a reviewer sent back, until they are sent for review again.
 * @param place of one text; undefined for all
 */
export async function sentBackDrafts(
  executeSql: ExecuteSql,
  place?: { readonly kind: Kind; readonly key: string },
): Promise<readonly SentBack[]> {
  const { rows } = await executeSql<SentBack>(
    `select draft.kind, draft.key, last.actor, last.reason
     from content_review draft cross join lateral (
       select actor, reason from content_history line
       where line.kind = draft.kind and line.key = draft.key and line.action <> 'saved'
       order by line.seq desc limit 1
     ) last
     where draft.state = 'draft' and last.reason is not null
       and ($1::text is null or (draft.kind = $1 and draft.key = $2))`,
    [place?.kind ?? null, place?.key ?? null],
  )
  return rows
}
