'use strict'

/**
 * Where rendered pages are kept (next.config.js, cacheHandler): in this process's memory, the least recently used first
 * to go, and gone by tag at once when the catalogue changes. Next's own cache would write each page to disk as well,
 * also one for every address that somebody makes up.
 *
 * The store stands on the global object, because bundles have their own copies of every module: the catalogue's watch
 * (server/catalogue/catalogueWatch.ts) reaches it there.
 */
const { LRUCache } = require('lru-cache')

const STORE = Symbol.for('shalya.pageCache')
/** The header in which Next keeps a page's tags. */
const TAGS_HEADER = 'x-next-cache-tags'
/** The tag of pages that do not exist; whatever comes into the catalogue may make one exist. */
const ABSENT = 'absent'
const MEGABYTE = 1024 * 1024
const DEFAULT_MEGABYTES = 256

const limitBytes = () => {
  const megabytes = Number(process.env.PAGE_CACHE_MB || DEFAULT_MEGABYTES)
  return (Number.isFinite(megabytes) && megabytes > 0 ? megabytes : DEFAULT_MEGABYTES) * MEGABYTE
}

/** Bytes in memory, by estimate: text has two bytes a letter where it holds a rupee sign. */
function sizeOf(value) {
  if (typeof value === 'string') return value.length * 2
  if (Buffer.isBuffer(value)) return value.length
  if (value instanceof Map) return [...value.values()].reduce((sum, one) => sum + sizeOf(one), 0)
  if (typeof value === 'object' && value !== null)
    return Object.values(value).reduce((sum, one) => sum + sizeOf(one), 16)
  return 8
}

class PageStore {
  constructor(maxSize = limitBytes()) {
    this.keysByTag = new Map()
    this.pages = new LRUCache({
      maxSize,
      sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)),
      dispose: (entry, key) => this.forgetTags(entry.tags, key),
    })
  }

  set(key, value, tags) {
    this.pages.set(key, { value, tags, lastModified: Date.now() })
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag) ?? new Set()
      keys.add(key)
      this.keysByTag.set(tag, keys)
    }
  }

  get(key) {
    return this.pages.get(key)
  }

  forgetTags(tags, key) {
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.keysByTag.delete(tag)
    }
  }

  /** Lets go of every page with one of the tags; the next visitor gets it made anew. Returns how many. */
  invalidate(tags) {
    const keys = new Set(tags.flatMap((tag) => [...(this.keysByTag.get(tag) ?? [])]))
    for (const key of keys) this.pages.delete(key)
    return keys.size
  }
}

const store = () => (globalThis[STORE] ??= new PageStore())

const tagsOf = (value) => [
  ...String(value?.headers?.[TAGS_HEADER] ?? '')
    .split(',')
    .filter(Boolean),
  ...(value?.status === 404 ? [ABSENT] : []),
]

/** Next's interface to it. Data of single calls (kind FETCH) is not kept: pages as a whole are. */
class PageCache {
  async get(key) {
    const entry = store().get(key)
    return entry ? { value: entry.value, lastModified: entry.lastModified } : null
  }

  async set(key, value) {
    if (value === null) store().pages.delete(key)
    else if (value.kind !== 'FETCH') store().set(key, value, tagsOf(value))
  }

  async revalidateTag(tags) {
    store().invalidate([tags].flat())
  }

  resetRequestCache() {}
}

module.exports = PageCache
module.exports.PageStore = PageStore
