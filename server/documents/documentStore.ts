import 'server-only'
import { LRUCache } from 'lru-cache'

/** What is kept: its size in memory in bytes, and what it shows. */
export interface CachedEntry {
  readonly bytes: number
  readonly tags: ReadonlySet<string>
}

/** How often a rendering that the catalogue overtakes begins anew before it is given out as it is, and not kept. */
const ATTEMPTS = 3

/**
 * Finished answers in this process's memory, within a limit of bytes, the least recently used first to go. Each is made
 * once, however many ask at that moment, and goes by tag when what it shows has changed. Nothing is on disk, so that
 * nothing is stale after a restart.
 */
export class DocumentStore<Value extends CachedEntry> {
  private readonly cached: LRUCache<string, Value>
  private readonly keysByTag = new Map<string, Set<string>>()
  /** What is being made, and the tags that changed since that began. */
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

  /** What is kept under a key, or what `make` makes of it now. @throws what `make` throws; nothing is kept then */
  obtain(key: string, make: () => Promise<Value>): Promise<Value> {
    const cached = this.cached.get(key)
    if (cached) return Promise.resolve(cached)
    const running = this.making.get(key)
    if (running) return running.made
    const changed = new Set<string>()
    // Not before it is noted that it is being made: a change may come at once.
    const made = Promise.resolve()
      .then(() => this.make(key, make, changed))
      .finally(() => this.making.delete(key))
    this.making.set(key, { made, changed })
    return made
  }

  keep(key: string, value: Value): void {
    this.cached.set(key, value)
    for (const tag of value.tags) {
      const keys = this.keysByTag.get(tag) ?? new Set()
      keys.add(key)
      this.keysByTag.set(tag, keys)
    }
  }

  /** Lets go of all that has one of the tags; the next visitor gets it made anew. @returns how many there were */
  invalidate(tags: readonly string[]): number {
    for (const { changed } of this.making.values()) for (const tag of tags) changed.add(tag)
    const keys = new Set(tags.flatMap((tag) => [...(this.keysByTag.get(tag) ?? [])]))
    for (const key of keys) this.cached.delete(key)
    return keys.size
  }

  /** A rendering that began before a change may show what was: it begins anew. */
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
