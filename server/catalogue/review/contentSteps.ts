import 'server-only'
import { canReview, nextReview, type ReviewEvent } from '@/machines/contentReview/contentReview.machine'
import type { Kind } from '@/model/catalogue/kind'
import { isMedical } from '@/model/catalogue/kinds'
import { type ContentPerson, isSamePerson } from '@/model/desk/contentReview'
import { isAtLeast, type StaffMember, type StaffRole } from '@/model/desk/staff'
import type { RowFault } from '@/model/catalogue/primitives'
import { beginImport, storeChange } from '@/server/catalogue/import/importCatalogue'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { checkDraft } from './contentChecks'
import { type ContentAction, type HistoryEntry, historyEntry, noteContent } from './contentHistory'
import {
  type ContentRecord,
  changeHash,
  contentHash,
  publicRow,
  readRecord,
  removeRecord,
  writeRecord,
} from './contentStore'

/** A row of the catalogue. */
export interface ContentAddress {
  readonly kind: Kind
  readonly key: string
}

/** Outcome of a step. */
export type StepOutcome =
  | { readonly kind: 'done'; readonly record: ContentRecord }
  /** The draft or the public text has changed since the page was opened: nothing was written. */
  | { readonly kind: 'conflict' }
  /** The machine does not allow it: to this person, from this state, or for other words than these. */
  | { readonly kind: 'notPossible' }
  | { readonly kind: 'faults'; readonly faults: readonly RowFault[] }

const CONFLICT: StepOutcome = { kind: 'conflict' }
const NOT_POSSIBLE: StepOutcome = { kind: 'notPossible' }

/** Writes a step and its line of history. */
async function store(
  executeSql: ExecuteSql,
  record: ContentRecord,
  line: {
    readonly action: ContentAction
    readonly actor: ContentPerson
    readonly before: object | null
    readonly after: object | null
    readonly reason?: string
  },
): Promise<StepOutcome> {
  const { kind, key, authors, approver } = record
  if (!(await writeRecord(executeSql, record))) return CONFLICT
  await noteContent(executeSql, { kind, key, authors, approver, ...line })
  return { kind: 'done', record: { ...record, version: record.version + 1 } }
}

/** A draft as a form brings it, with what its page was made from. */
export interface SavedDraft extends ContentAddress {
  readonly content: object
  /** Of the record that the page showed. */
  readonly version: number
  /** The hash of the public text that the page showed. */
  readonly baseHash: string
  readonly by: ContentPerson
}

/**
 * Saves a draft, also one that does not fit its codec yet. The same text once more changes nothing.
 * @throws the database's error
 */
export const saveDraft = (database: Database, draft: SavedDraft): Promise<StepOutcome> =>
  database.transaction((executeSql) => saveDraftIn(executeSql, draft))

/** As saveDraft, in a transaction that is under way. */
export async function saveDraftIn(executeSql: ExecuteSql, draft: SavedDraft): Promise<StepOutcome> {
  const { kind, key, content, version, baseHash, by } = draft
  const [record, shown] = [await readRecord(executeSql, kind, key), await publicRow(executeSql, kind, key)]
  if (record.version !== version || contentHash(shown) !== baseHash) return CONFLICT
  const hash = changeHash(content, baseHash)
  const isSame = record.content ? record.textHash === hash : contentHash(content) === baseHash
  if (isSame) return { kind: 'done', record }
  const row = nextReview(record, { type: 'text.saved', by, hash, isMedical: isMedical(kind) })
  const before = record.content ?? shown ?? null
  return store(
    executeSql,
    { ...record, ...row, baseHash, content },
    { action: 'saved', actor: by, before, after: content },
  )
}

/** Steps of a draft by a person, besides saving it. */
export const DRAFT_STEPS = ['request', 'return', 'approve', 'publish', 'drop'] as const
export type DraftStep = (typeof DRAFT_STEPS)[number]

export interface DraftChange extends ContentAddress {
  readonly step: DraftStep
  readonly version: number
  /** The name of the change that the person has seen. */
  readonly textHash: string
  readonly by: ContentPerson
  /** Of a return: what the authors are to change. */
  readonly reason?: string
}

const eventOf = ({ step, by, textHash: hash }: Pick<DraftChange, 'step' | 'by' | 'textHash'>): ReviewEvent =>
  (
    ({
      request: { type: 'review.requested' },
      return: { type: 'review.returned' },
      approve: { type: 'text.approved', by, hash },
      publish: { type: 'text.published', by, hash },
      drop: { type: 'draft.dropped' },
    }) satisfies Record<DraftStep, ReviewEvent>
  )[step]

const ACTIONS: Readonly<Record<DraftStep, ContentAction>> = {
  request: 'requested',
  return: 'returned',
  approve: 'approved',
  publish: 'published',
  drop: 'dropped',
}

type Reviewer = ContentPerson & Pick<StaffMember, 'role'>

/** The least role of each step (docs/decisions/0107). */
const LEAST_ROLE: Readonly<Record<DraftStep, StaffRole>> = {
  request: 'author',
  return: 'reviewer',
  approve: 'reviewer',
  publish: 'manager',
  drop: 'manager',
}

/** The least role that publishes a kind: the brand is every page's at once. */
export const leastToPublish = (kind: Kind): StaffRole => (kind === 'brand' ? 'owner' : LEAST_ROLE.publish)

/** Whether a person wrote at the draft. */
export const isAuthorOf = (record: Pick<ContentRecord, 'authors'>, by: ContentPerson): boolean =>
  record.authors.some((author) => isSamePerson(author, by))

/**
 * Whether a person's role allows a step; the machine decides whether the draft does. An author takes a draft back from review,
 * and drops one that nobody else wrote at.
 */
export function mayTakeStep(record: ContentRecord, by: Reviewer, step: DraftStep): boolean {
  if (isAtLeast(by, step === 'publish' ? leastToPublish(record.kind) : LEAST_ROLE[step])) return true
  if (!isAtLeast(by, 'author') || !isAuthorOf(record, by)) return false
  return step === 'return' || (step === 'drop' && record.authors.length === 1)
}

/** The steps of a draft that are possible for a person now. */
export const possibleSteps = (record: ContentRecord, by: Reviewer): readonly DraftStep[] =>
  DRAFT_STEPS.filter(
    (step) =>
      mayTakeStep(record, by, step) &&
      canReview(record, eventOf({ step, by, textHash: record.textHash ?? '' })),
  )

/**
 * Takes a draft one step further. Publishing writes the row as an import does, in the same transaction: every server shows
 * it within two seconds.
 * @throws the database's error
 */
export const changeDraft = (
  database: Database,
  change: DraftChange,
  now = new Date(),
): Promise<StepOutcome> => database.transaction((executeSql) => changeDraftIn(executeSql, change, now))

/** As changeDraft, in a transaction that is under way. */
export async function changeDraftIn(
  executeSql: ExecuteSql,
  change: DraftChange,
  now = new Date(),
): Promise<StepOutcome> {
  const { kind, key, step, version, by } = change
  if (step === 'publish') await beginImport(executeSql)
  const record = await readRecord(executeSql, kind, key)
  if (record.version !== version) return CONFLICT
  const event = eventOf(change)
  const { content } = record
  if (content === null || !canReview(record, event)) return NOT_POSSIBLE
  const shown = await publicRow(executeSql, kind, key)
  const next = { ...record, ...nextReview(record, event) }
  const line = { action: ACTIONS[step], actor: by, before: content, after: content }
  if (step === 'return') return store(executeSql, next, { ...line, reason: change.reason })
  if (step === 'drop') return drop(executeSql, next, { ...line, after: null }, shown !== undefined)
  if (contentHash(shown) !== record.baseHash) return CONFLICT
  const { row, faults } = await checkDraft(executeSql, { kind, key, content }, shown, now)
  if (!row) return { kind: 'faults', faults }
  if (step !== 'publish') return store(executeSql, next, line)
  await storeChange(executeSql, kind, key, row)
  const published = { ...next, content: null, baseHash: null, reviewBy: reviewDateOf(row) }
  return store(executeSql, published, { ...line, before: shown ?? null, after: row })
}

/** The review date of a row; null of one that has none. */
export const reviewDateOf = (row: object): string | null => {
  const day: unknown = Reflect.get(row, 'nextReview')
  return typeof day === 'string' ? day : null
}

async function drop(
  executeSql: ExecuteSql,
  next: ContentRecord,
  line: Parameters<typeof store>[2],
  isPublic: boolean,
): Promise<StepOutcome> {
  const dropped = { ...next, content: null, baseHash: null }
  if (isPublic) return store(executeSql, dropped, line)
  // A text that was never public leaves no history.
  if (!(await removeRecord(executeSql, next))) return CONFLICT
  await noteContent(executeSql, { kind: next.kind, key: next.key, authors: [], approver: null, ...line })
  return { kind: 'done', record: { ...dropped, version: 0 } }
}

export interface RollBack extends ContentAddress {
  /** History entry whose resulting text is to be public again. */
  readonly seq: string
  readonly version: number
  readonly by: ContentPerson
}

const backTo = (by: ContentPerson, { authors }: Pick<HistoryEntry, 'authors'>): ReviewEvent => ({
  type: 'text.rolledBack',
  by,
  authors,
})

/** Whether a person can make the text of an entry public again. */
export const canTakeBack = (
  record: ContentRecord,
  shown: object | undefined,
  entry: HistoryEntry,
  by: ContentPerson,
): boolean =>
  entry.isPublic &&
  entry.after !== null &&
  canReview(record, backTo(by, entry)) &&
  contentHash(shown) !== contentHash(entry.after)

/**
 * Makes an earlier public text public again. No draft may be under way.
 * @throws the database's error
 */
export const rollBack = (database: Database, wanted: RollBack): Promise<StepOutcome> =>
  database.transaction(async (executeSql) => {
    const { kind, key, seq, version, by } = wanted
    await beginImport(executeSql)
    const record = await readRecord(executeSql, kind, key)
    if (record.version !== version) return CONFLICT
    const entry = await historyEntry(executeSql, kind, key, seq)
    const shown = await publicRow(executeSql, kind, key)
    if (!entry?.after || !canTakeBack(record, shown, entry, by)) return NOT_POSSIBLE
    const event = backTo(by, entry)
    // An earlier text may refer to removed rows. A past review date does not block a rollback.
    const earlier = { kind, key, content: entry.after }
    const { row, faults } = await checkDraft(executeSql, earlier, shown, undefined)
    if (!row) return { kind: 'faults', faults }
    await storeChange(executeSql, kind, key, row)
    const next = { ...record, ...nextReview(record, event), reviewBy: reviewDateOf(row) }
    return store(executeSql, next, { action: 'rolledBack', actor: by, before: shown ?? null, after: row })
  })
