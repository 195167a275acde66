import 'server-only'

/** A page that search engines should know. */
export interface SitemapEntry {
  readonly path: string
  /** `YYYY-MM-DD`, where it is known. */
  readonly lastModified?: string
  /** The page in both languages, where it exists in both. */
  readonly pair?: { readonly en: string; readonly hi: string }
}

/** Some pages of one kind, in an order that stays. */
export interface SitemapSection {
  readonly count: () => Promise<number>
  readonly entries: (from: number, limit: number) => AsyncIterable<SitemapEntry>
}

/** A section of entries that are in memory. */
export const sectionOf = (
  all: () => readonly SitemapEntry[] | Promise<readonly SitemapEntry[]>,
): SitemapSection => ({
  count: async () => (await all()).length,
  async *entries(from, limit) {
    yield* (await all()).slice(from, from + limit)
  },
})
