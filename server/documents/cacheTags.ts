import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kind } from '@/model/catalogue/kinds'

/** On pages that were made without the database; they are made again when it is back. */
export const DATABASE_AWAY = 'database-away'

/** On pages that do not exist; they may when the catalogue has changed. */
export const ABSENT = 'absent'

/**
 * What a page shows: a whole kind (`doctors`), one row (`treatments/piles`), the names that every page's forms and menus
 * list (`options`), or what could not be shown because the database was unavailable.
 */
export type PageTag = Kind | `${Kind}/${string}` | 'options' | typeof DATABASE_AWAY | typeof ABSENT

/**
 * The tags of the page that is being rendered. On the global object, since bundles have their own copies of every
 * module: the edge collects what pages name.
 */
const KEY = Symbol.for('shalya.cacheTags')
// The key is this module's own: nobody else puts anything there.
const shared = globalThis as { [KEY]?: AsyncLocalStorage<Set<PageTag>> }
const collecting = (shared[KEY] ??= new AsyncLocalStorage())

/** Marks the page that is being rendered as showing these, so that it is made anew when they change. */
export function taggedBy(...tags: readonly PageTag[]): void {
  // Outside of a rendering (unit tests of a page, a call) there is no page to mark.
  const collected = collecting.getStore()
  for (const tag of tags) collected?.add(tag)
}

/** Runs a rendering. @returns its result and the tags that it named */
export async function collectTags<Result>(
  render: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly tags: Set<PageTag> }> {
  const tags = new Set<PageTag>()
  return { result: await collecting.run(tags, render), tags }
}
