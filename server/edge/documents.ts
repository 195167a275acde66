import 'server-only'
import { createHash } from 'node:crypto'
import { ABSENT, type CacheTag, collectTags } from '@/content/catalogue/snapshot/cacheTags'
import { errorPageKey, type EditionName } from '@/model/page/address'
import { isByAvailability } from '@/model/page/listQuery'
import { policyHash } from '@/server/http/securityHeaders'
import { log } from '@/server/log'
import { traced } from '@/server/traces/traces'
import { EncodedBody } from './encodedBody'
import { type NextHandler, askNext, isHtml, withoutNextScripts } from './renderPage'
import { LRUCache } from 'lru-cache'

/** A cached value: its size in bytes, and the tags of its data. */
export interface CachedEntry {
  readonly bytes: number
  readonly tags: ReadonlySet<string>
  /** Lifetime in milliseconds; undefined: until its data change. */
  readonly livesMs?: number
}

/** Attempts when catalogue changes make renderings stale; the last one is sent but not cached. */
const ATTEMPTS = 3

/**
 * In-memory LRU cache limited in bytes. Concurrent requests share one rendering; values are removed by tag when
 * their data change.
 */
export class DocumentStore<Value extends CachedEntry> {
  private readonly cached: LRUCache<string, Value>
  private readonly keysByTag = new Map<string, Set<string>>()
  private readonly making = new Map<
    string,
    { readonly made: Promise<Value>; readonly changed: Set<string> }
  >()

  constructor(limitBytes: number) {
    this.cached = new LRUCache({
      maxSize: limitBytes,
      sizeCalculation: ({ bytes }) => bytes,
      dispose: (value, key) => this.forgetTags(value, key),
    })
  }

  get(key: string): Value | undefined {
    return this.cached.get(key)
  }

  /** The cached value, or a new one from `make`. @throws what `make` throws; nothing is cached then */
  obtain(key: string, make: () => Promise<Value>): Promise<Value> {
    const cached = this.cached.get(key)
    return cached ? Promise.resolve(cached) : this.renew(key, make)
  }

  /** Renders again; the cached value stays until then. @throws what `make` throws */
  renew(key: string, make: () => Promise<Value>): Promise<Value> {
    const running = this.making.get(key)
    if (running) return running.made
    const changed = new Set<string>()
    // Deferred, so that `making` is set before a change can arrive.
    const made = Promise.resolve()
      .then(() => this.make(key, make, changed))
      .finally(() => this.making.delete(key))
    this.making.set(key, { made, changed })
    return made
  }

  keep(key: string, value: Value): void {
    this.cached.set(key, value, { ttl: value.livesMs })
    for (const tag of value.tags) {
      const keys = this.keysByTag.get(tag) ?? new Set()
      keys.add(key)
      this.keysByTag.set(tag, keys)
    }
  }

  /** @returns how many values were removed */
  invalidate(tags: readonly string[]): number {
    for (const { changed } of this.making.values()) for (const tag of tags) changed.add(tag)
    const keys = new Set(tags.flatMap((tag) => [...(this.keysByTag.get(tag) ?? [])]))
    for (const key of keys) this.cached.delete(key)
    return keys.size
  }

  /** Repeats a rendering that a change has made stale. */
  private async make(key: string, make: () => Promise<Value>, changed: Set<string>): Promise<Value> {
    for (let attempt = 1; ; attempt += 1) {
      changed.clear()
      const value = await make()
      const isStale = [...value.tags].some((tag) => changed.has(tag))
      if (!isStale) this.keep(key, value)
      if (!isStale || attempt === ATTEMPTS) return value
    }
  }

  private forgetTags({ tags }: Value, key: string): void {
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.keysByTag.delete(tag)
    }
  }
}

export type Turn = <Value>(render: () => Promise<Value>) => Promise<Value>

const AT_ONCE: Turn = (render) => render()

/** A finished answer. Without a body: not found, or a redirect. */
export interface Document extends CachedEntry {
  readonly status: number
  readonly body?: EncodedBody
  /** Content hash, used in ETags. */
  readonly name: string
  readonly location?: string
  /** Hashes of its style elements, for the content security policy. */
  readonly styles?: readonly string[]
  /** Next's own Cache-Control; files only. */
  readonly cacheControl?: string
}

const ENTRY_BYTES = 600
const FILE_LIMIT_BYTES = 1024 * 1024
/** Free places change by the minute. */
const AVAILABILITY_MS = 30_000
const NO_TAGS: ReadonlySet<CacheTag> = new Set()
const MEGABYTE = 1024 * 1024

const nameOf = (body: Buffer): string => createHash('sha256').update(body).digest('base64url').slice(0, 16)

/** Finished public pages, rendered by Next without visitor data, compressed and cached until their data change. */
export class Documents {
  private readonly store: DocumentStore<Document>
  private compressing: Promise<void> = Promise.resolve()

  constructor(
    private readonly next: NextHandler,
    limitMegabytes: number,
  ) {
    this.store = new DocumentStore(limitMegabytes * MEGABYTE)
  }

  cached(key: string): Document | undefined {
    return this.store.get(key)
  }

  /** The document of a key. @throws when the page cannot be rendered, or is refused by RenderTurns */
  page(key: string, turn = AT_ONCE): Promise<Document> {
    return this.store.obtain(key, () => turn(() => this.render(key)))
  }

  errorPage(edition: EditionName, status: number): Promise<Document> {
    return this.page(errorPageKey(edition, status))
  }

  /** Renders the error pages ahead, for when rendering fails. */
  prepareErrorPages(): void {
    for (const edition of ['en', 'hi'] as const)
      for (const status of [404, 500] as const)
        this.errorPage(edition, status).catch((error: unknown) => {
          log.error({ err: error }, 'a page for errors could not be made')
        })
  }

  /** A static file, compressed once; undefined if it may not be cached. */
  async file(path: string): Promise<Document | undefined> {
    const cached = this.store.get(path)
    if (cached) return cached
    const { status, headers, body } = await askNext(this.next, path)
    if (status !== 200 || body.length > FILE_LIMIT_BYTES) return undefined
    return this.store.obtain(path, async () => {
      const encoded = await EncodedBody.of(
        body,
        String(headers['content-type'] ?? 'application/octet-stream'),
      )
      const cacheControl = String(headers['cache-control'] ?? 'no-cache')
      return this.finished({ status, body: encoded, name: nameOf(body), cacheControl }, NO_TAGS)
    })
  }

  async isThere(path: string): Promise<boolean> {
    if (this.store.get(path)) return true
    const isThere = (await askNext(this.next, path, {}, 'HEAD')).status < 400
    if (isThere) this.store.keep(path, this.finished({ status: 200, name: '' }, NO_TAGS))
    return isThere
  }

  /** @returns how many pages were removed */
  invalidate(tags: readonly CacheTag[]): number {
    return this.store.invalidate(tags)
  }

  private render(key: string): Promise<Document> {
    return traced('render a page', {}, () => this.documentOf(key))
  }

  private async documentOf(key: string): Promise<Document> {
    const { result: page, tags } = await collectTags(() => askNext(this.next, key))
    const { status, headers } = page
    // Also pages beyond the last one: later there may be more places.
    const lives = isByAvailability(key) && { livesMs: AVAILABILITY_MS }
    if (status >= 500) throw new Error(`Next answered ${status}`)
    if (status >= 300 && status < 400)
      return this.finished({ status, name: '', location: String(headers.location ?? '/') }, tags)
    const isErrorPage = /\/page-(not-found|unavailable)$/.test(key)
    if (!isHtml(page) || (status !== 200 && !isErrorPage)) {
      tags.add(ABSENT)
      return this.finished({ status: 404, name: '', ...lives }, tags)
    }
    const { html, styles } = withoutNextScripts(page)
    const body = Buffer.from(html)
    return this.finished(
      {
        status,
        body: await EncodedBody.of(body, 'text/html; charset=utf-8'),
        name: nameOf(body),
        styles: styles.map(policyHash),
        ...lives,
      },
      tags,
    )
  }

  private finished(answer: Omit<Document, 'bytes' | 'tags'>, tags: ReadonlySet<CacheTag>): Document {
    const { body } = answer
    // Sequentially, in the background.
    if (body)
      this.compressing = this.compressing
        .then(() => body.addBrotli())
        .catch((error: unknown) => log.error({ err: error }, 'a page could not be compressed'))
    return { ...answer, tags, bytes: ENTRY_BYTES + (body?.bytes ?? 0) }
  }
}
