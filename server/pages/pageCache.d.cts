interface PageEntry {
  readonly value: unknown
  readonly lastModified: number
}

interface PageStore {
  readonly keysByTag: ReadonlyMap<string, ReadonlySet<string>>
  readonly pages: { readonly calculatedSize: number }
  set(key: string, value: unknown, tags: readonly string[]): void
  get(key: string): PageEntry | undefined
  invalidate(tags: readonly string[]): number
}

type PageStoreClass = new (maxSize?: number) => PageStore

declare class PageCache {
  static readonly PageStore: PageStoreClass
  get(key: string): Promise<PageEntry | null>
  set(key: string, value: unknown): Promise<void>
  revalidateTag(tags: string | readonly string[]): Promise<void>
}

export = PageCache
