import 'server-only'
import { SMALL_KINDS, type SmallCatalogue } from '@/model/catalogue/kinds'
import { shippedRows } from './shippedCatalogue'

/*
 * The small kinds of the catalogue in memory. The server puts the database's rows here when it starts and whenever they
 * change (server/catalogue/catalogueWatch.ts); until then, and where no database is opened (the build, unit tests), the
 * shipped rows stand here. Bundles have their own copies of every module, so that what they share is the global object.
 */

const KEY = Symbol.for('shalya.catalogue')
// The key is this module's own: nobody else puts anything there.
const shared = globalThis as { [KEY]?: SmallCatalogue }

// Each kind's rows come from shippedRows of that very kind.
const shipped = (): SmallCatalogue =>
  Object.fromEntries(SMALL_KINDS.map((kind) => [kind, shippedRows(kind)])) as unknown as SmallCatalogue

/** The catalogue's small kinds as they are now; a change makes a new object, so that what is derived can be kept by it. */
export function catalogueSnapshot(): SmallCatalogue {
  shared[KEY] ??= shipped()
  return shared[KEY]
}

/** Puts other rows in place (the server and tests only); undefined goes back to the shipped ones. */
export function setCatalogueSnapshot(rows: SmallCatalogue | undefined): void {
  shared[KEY] = rows
}

/**
 * A value made from the snapshot, kept until the snapshot changes.
 * @param make called once a snapshot
 */
export function derived<Value>(make: (rows: SmallCatalogue) => Value): () => Value {
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
