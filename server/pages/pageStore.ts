import 'server-only'

/** What of the page cache (pageCache.cjs) the rest of the server uses. */
interface PageStore {
  invalidate(tags: readonly string[]): number
}

const STORE = Symbol.for('shalya.pageCache')
// The key is pageCache.cjs's own: nobody else puts anything there.
const shared = globalThis as { [STORE]?: PageStore }

/** Lets go of every kept page that has one of the tags. @returns how many there were */
export const invalidatePages = (tags: readonly string[]): number => shared[STORE]?.invalidate(tags) ?? 0
