import 'server-only'
import { isInvented } from '@/model/catalogue/demoRow'
import { KIND_NAMES, type Kind } from '@/model/catalogue/kind'
import { LARGE_KINDS, type LargeKind, SMALL_KINDS, isSmall } from '@/model/catalogue/kinds'
import { namesOnly } from './cacheTags'
import { derived } from './catalogueSnapshot'
import { shippedRows } from './shippedCatalogue'
import { processWide } from '@/model/processWide'

/*
 * Which kinds still have inventions of the demonstration, for what is said of the site as a whole. The large kinds are
 * asked from the database by the server (server/catalogue/changes/catalogueWatch.ts), which puts the answer here.
 */

const shared = processWide<ReadonlySet<LargeKind>>('inventedKinds')

const shipped = (): ReadonlySet<LargeKind> =>
  new Set(LARGE_KINDS.filter((kind) => shippedRows(kind).some(isInvented)))

/** The large kinds that have inventions; the shipped ones until the server has asked. */
export const inventedLargeKinds = (): ReadonlySet<LargeKind> => (shared.value ??= shipped())

/** Puts an answer in place (the server and tests only); undefined goes back to the shipped rows'. */
export function setInventedLargeKinds(kinds: ReadonlySet<LargeKind> | undefined): void {
  shared.value = kinds
}

const inventedSmallKinds = derived(
  (rows): ReadonlySet<Kind> => new Set(SMALL_KINDS.filter((kind) => rows[kind].some(isInvented))),
)

/** Whether any of these kinds (default: any kind) has invented demonstration rows. */
export const hasInvented = (...kinds: readonly Kind[]): boolean =>
  // Of a change of anything else in the rows these pages need not know.
  namesOnly(() =>
    (kinds.length > 0 ? kinds : KIND_NAMES).some((kind) =>
      isSmall(kind) ? inventedSmallKinds().has(kind) : inventedLargeKinds().has(kind),
    ),
  )
