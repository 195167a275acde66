import 'server-only'
import {
  type CatalogueRow,
  SMALL_KINDS,
  type SmallCatalogue,
  type SmallKind,
  isSmall,
  keyOf,
} from '@/model/catalogue/kinds'
import { noteRow, noteTags, readWithTags } from './cacheTags'
import { type PreviewRow, previewRow, withPreviewed } from './previewRow'
import { shippedRows } from './shippedCatalogue'
import { processWide } from '@/model/processWide'

/*
 * The small kinds of the catalogue in memory. The server puts the database's rows here when it starts and whenever they
 * change (server/catalogue/changes/catalogueWatch.ts); until then, and where no database is opened (the build, unit tests), the
 * shipped rows are used.
 */

const shared = processWide<SmallCatalogue>('catalogue')

/** A catalogue that reads a kind each time it is asked for. @param rowsOf gives the rows of that very kind */
const withKinds = (rowsOf: (kind: SmallKind) => readonly object[]): SmallCatalogue =>
  // A property for each of the kinds.
  Object.defineProperties(
    {},
    Object.fromEntries(SMALL_KINDS.map((kind) => [kind, { enumerable: true, get: () => rowsOf(kind) }])),
  ) as SmallCatalogue

const shipped = (): SmallCatalogue => withKinds(shippedRows)

/** The current small kinds of the catalogue; a change makes a new object, so that it can be a cache key. */
export function catalogueSnapshot(): SmallCatalogue {
  const rows = (shared.value ??= shipped())
  const preview = previewRow()
  if (!preview || !isSmall(preview.kind)) return rows
  const known = previewed.get(preview)
  if (known?.from === rows) return known.rows
  const { kind } = preview
  const own = { ...rows, [kind]: withPreviewed(kind, rows[kind], true) }
  previewed.set(preview, { from: rows, rows: own })
  return own
}

/** The snapshot as a rendering with a draft sees it, kept as long as that rendering. */
const previewed = new WeakMap<PreviewRow, { readonly from: SmallCatalogue; readonly rows: SmallCatalogue }>()

/** Puts other rows in place (the server and tests only); undefined goes back to the shipped ones. */
export function setCatalogueSnapshot(rows: SmallCatalogue | undefined): void {
  shared.value = rows
}

function perSnapshot<Value>(make: (rows: SmallCatalogue) => Value): () => Value {
  let from: SmallCatalogue | undefined
  let value: Value
  return () => {
    const now = catalogueSnapshot()
    if (from !== now) {
      value = make(now)
      from = now
    }
    return value
  }
}

/** The rows, each kind of which is noted when it is read. */
const noting = (rows: SmallCatalogue): SmallCatalogue =>
  withKinds((kind) => {
    noteTags([kind])
    return rows[kind]
  })

/**
 * A value made from the snapshot, kept until the snapshot changes. A page that reads it gets the tags of all of which it
 * was made.
 * @param make called once a snapshot
 */
export function derived<Value>(make: (rows: SmallCatalogue) => Value): () => Value {
  const made = perSnapshot((rows) => readWithTags(() => make(noting(rows))))
  return () => {
    const { value, tags } = made()
    noteTags(tags)
    return value
  }
}

/** Finds a row by its key (kinds.ts). A page that asks gets the tag of that row alone, whether it is there or not. */
export function rowByKey<K extends SmallKind>(kind: K): (key: string) => CatalogueRow[K] | undefined {
  const index = perSnapshot((rows) => new Map(rows[kind].map((row) => [keyOf(kind, row), row])))
  return (key) => {
    noteRow(kind, key)
    return index().get(key)
  }
}

/** Finds a row by other names of it. Where none is found, a page that asks depends on the whole kind. */
export function rowByName<K extends SmallKind, Name extends string | number>(
  kind: K,
  namesOf: (row: CatalogueRow[K]) => readonly Name[],
): (name: Name) => CatalogueRow[K] | undefined {
  const index = perSnapshot(
    (rows) => new Map(rows[kind].flatMap((row) => namesOf(row).map((name) => [name, row] as const))),
  )
  return (name) => {
    const row = index().get(name)
    if (row) noteRow(kind, keyOf(kind, row))
    else noteTags([kind])
    return row
  }
}
