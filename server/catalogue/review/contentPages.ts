import 'server-only'
import { treatments } from '@/content/catalogue/catalogue'
import { type FormField, rowShape } from '@/model/catalogue/formShape'
import { type Kind, KIND_NAMES } from '@/model/catalogue/kind'
import { type CatalogueRow, KINDS, pagePathsOf, referencesOf } from '@/model/catalogue/kinds'
import type { ReviewState } from '@/model/desk/contentReview'
import type { RowFault } from '@/model/catalogue/primitives'
import { type OutrankedNumbers, outrankedNumbers } from '@/server/catalogue/import/outrankedNumbers'
import { withNames } from '@/server/catalogue/import/references'
import { tableOf } from '@/server/catalogue/tableOf'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { checkDraft, namesForRow } from './contentChecks'
import { type ContentRecord, contentHash, publicRow, readRecord } from './contentStore'

/** A row in a list of the desk's. */
export interface ListedText {
  readonly key: string
  readonly name: string
  /** Undefined if never edited at the desk: it is published. */
  readonly state: ReviewState | null
  readonly nextReview: string | null
}

const ROWS_PER_PAGE = 50

/** The rows of a kind that have the text in name or key, a page of them in their order. */
export async function listTexts(
  executeSql: ExecuteSql,
  kind: Kind,
  { query, page }: { readonly query: string; readonly page: number },
): Promise<{ readonly rows: readonly ListedText[]; readonly hasMore: boolean }> {
  const name = KINDS[kind].nameField
  const shown = name ? `coalesce(text.row->>'${name}', text.key)` : 'text.key'
  const { rows } = await executeSql<ListedText>(
    `select text.key, ${shown} as name, review.state, text.row->>'nextReview' as "nextReview"
     from ${tableOf(kind)} text left join content_review review on review.kind = $1 and review.key = text.key
     where $2 = '' or position(lower($2) in lower(${shown})) > 0 or position(lower($2) in text.key) > 0
     order by text.position, text.key limit ${ROWS_PER_PAGE + 1} offset $3`,
    [kind, query, (page - 1) * ROWS_PER_PAGE],
  )
  return { rows: rows.slice(0, ROWS_PER_PAGE), hasMore: rows.length > ROWS_PER_PAGE }
}

/** How many rows each kind has. */
export async function countTexts(executeSql: ExecuteSql): Promise<Readonly<Record<Kind, number>>> {
  const { rows } = await executeSql<{ kind: string; count: number }>(
    KIND_NAMES.map(
      (kind) => `select '${kind}' as kind, count(*)::integer as count from ${tableOf(kind)}`,
    ).join(' union all '),
  )
  // A row for each of the kinds.
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count])) as Record<Kind, number>
}

const MOST_CHOICES = 500

/** The names of rows that a kind's fields can name, by their kind. */
async function choicesOf(executeSql: ExecuteSql, kind: Kind): Promise<ReadonlyMap<Kind, readonly string[]>> {
  const named = new Set([...referencesOf(kind).values()].map((reference) => reference.kind))
  const found = new Map<Kind, readonly string[]>()
  for (const one of named) {
    const field = KINDS[one].nameField
    const { rows } = await executeSql<{ name: string }>(
      `select distinct ${field ? `coalesce(row->>'${field}', key)` : 'key'} as name from ${tableOf(one)}
       order by name limit ${MOST_CHOICES}`,
    )
    found.set(
      one,
      rows.map(({ name }) => name),
    )
  }
  return found
}

/** The same subject in the other language, to be read beside it. */
async function otherLanguage(
  executeSql: ExecuteSql,
  kind: Kind,
  key: string,
  row: object | undefined,
): Promise<{ readonly key: string; readonly row: object } | undefined> {
  const [language, rest] = [key.slice(0, 3), key.slice(3)]
  if (language !== 'en/' && language !== 'hi/') return undefined
  const pair: unknown = row && Reflect.get(row, 'pairSlug')
  const other = (language === 'en/' ? 'hi/' : 'en/') + (typeof pair === 'string' ? pair : rest)
  const found = await publicRow(executeSql, kind, other)
  return found && { key: other, row: found }
}

/** A row as the desk shows it. */
export interface OpenedText {
  readonly kind: Kind
  readonly key: string
  readonly record: ContentRecord
  readonly shown: CatalogueRow[Kind] | undefined
  readonly baseHash: string
  /** The draft, else the public row; with names in place of codes. */
  readonly values: object
  readonly fields: readonly FormField[]
  readonly choices: ReadonlyMap<Kind, readonly string[]>
  readonly faults: readonly RowFault[]
  /** Of the brand's numbers: the rows that have another one for some pages. */
  readonly outranked: Partial<OutrankedNumbers>
  readonly other: { readonly key: string; readonly row: object } | undefined
}

/** A new row begins with the next id of its kind. */
async function emptyRow(executeSql: ExecuteSql, kind: Kind): Promise<object> {
  const { idField } = KINDS[kind]
  if (idField === undefined) return {}
  const { rows } = await executeSql<{ next: number }>(
    `select coalesce(max((row->>'${idField}')::integer), 0) + 1 as next from ${tableOf(kind)}`,
  )
  return { [idField]: rows[0]?.next ?? 1 }
}

/** A row with names in place of codes, as people read it. */
export const readable = async (executeSql: ExecuteSql, kind: Kind, row: object): Promise<object> =>
  withNames(kind, row, await namesForRow(executeSql, kind, row))

/**
 * Opens a row for its form.
 * @param mine what its writer could not save, in place of the draft
 * @returns undefined for a row that is neither public nor a draft; a new one has the key ''
 */
export async function openText(
  executeSql: ExecuteSql,
  kind: Kind,
  key: string,
  mine?: object,
): Promise<OpenedText | undefined> {
  const [record, shown] = [await readRecord(executeSql, kind, key), await publicRow(executeSql, kind, key)]
  const content =
    mine ?? record.content ?? shown ?? (key === '' ? await emptyRow(executeSql, kind) : undefined)
  if (!content) return undefined
  const isDraft = mine !== undefined || record.content !== null
  const checked = isDraft
    ? await checkDraft(executeSql, { kind, key, content }, shown, new Date())
    : { faults: [] }
  return {
    ...{ kind, key, record, shown, baseHash: contentHash(shown) },
    values: await readable(executeSql, kind, content),
    fields: rowShape(kind, shown),
    choices: await choicesOf(executeSql, kind),
    faults: checked.faults,
    outranked: kind === 'brand' ? await outrankedNumbers(executeSql, content) : {},
    other: await otherLanguage(executeSql, kind, key, content),
  }
}

/** Where rows without a page of their own are seen. */
const SEEN_AT: Readonly<Partial<Record<Kind, string>>> = {
  brand: '/',
  cities: '/',
  contacts: '/',
  coverage: '/coverage-check',
  faqs: '/faq',
  press: '/press',
  reviews: '/reviews',
  words: '/',
}

/** Safety texts are seen on the pages of their treatments; a few of them are enough, in both languages. */
function treatmentPathsOf(slugs: unknown): readonly string[] {
  const named: readonly unknown[] =
    Array.isArray(slugs) && slugs.length > 0 ? slugs : treatments().map(({ slug }) => slug)
  return named.slice(0, 2).flatMap((slug) => pagePathsOf('treatments', String(slug)).slice(0, 2))
}

/** The public pages on which a draft can be looked at. */
export function previewPaths(kind: Kind, key: string, row: object): readonly string[] {
  const own = pagePathsOf(kind, key)
  if (own.length > 0) return own
  const { ownerField } = KINDS[kind]
  const owner = ownerField === undefined ? undefined : referencesOf(kind).get(ownerField)
  if (ownerField !== undefined && owner) return pagePathsOf(owner.kind, String(Reflect.get(row, ownerField)))
  if (kind === 'safetyNotes') return treatmentPathsOf(Reflect.get(row, 'treatmentSlugs'))
  const path: unknown = kind === 'pages' ? Reflect.get(row, 'path') : undefined
  return [typeof path === 'string' ? path : (SEEN_AT[kind] ?? '/')]
}
