import 'server-only'
import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'

const MEGABYTE = 1024 * 1024

/** What drawing may take; what is kept already costs nothing. */
const LIMITS = {
  keptBytes: 32 * MEGABYTE,
  /** Pictures that are being drawn at a time, and that wait for it. */
  atOnce: 2,
  waiting: 20,
}

export type Draw = () => Promise<Buffer>

/** A picture, or after how many seconds it may be asked for again. */
export type PictureAnswer = { readonly png: Buffer } | { readonly retryAfter: number }

/** Pictures in memory, the longest unused first to go; each is drawn once, few at a time. */
export class PictureStore {
  private readonly cache: LRUCache<string, Buffer>
  private readonly drawing = new Map<string, Promise<Buffer>>()
  private readonly limit: LimitFunction

  constructor(private readonly limits: typeof LIMITS = LIMITS) {
    this.cache = new LRUCache({
      maxSize: limits.keptBytes,
      sizeCalculation: (png) => Math.max(1, png.length),
    })
    this.limit = pLimit(limits.atOnce)
  }

  /**
   * @param key cache key
   * @param secondsToWait rate limit for new pictures: undefined if allowed
   * @throws what `draw` throws
   */
  async get(
    key: string,
    secondsToWait: () => Promise<number | undefined> | undefined,
    draw: Draw,
  ): Promise<PictureAnswer> {
    const cached = this.cache.get(key)
    if (cached) return { png: cached }
    const begun = this.drawing.get(key)
    if (begun) return { png: await begun }
    const retryAfter = await secondsToWait()
    if (retryAfter !== undefined) return { retryAfter }
    const { activeCount, pendingCount } = this.limit
    if (activeCount + pendingCount >= this.limits.atOnce + this.limits.waiting) return { retryAfter: 5 }
    return { png: await (this.drawing.get(key) ?? this.begin(key, draw)) }
  }

  private begin(key: string, draw: Draw): Promise<Buffer> {
    const drawn = this.limit(draw)
      .then((png) => {
        this.cache.set(key, png)
        return png
      })
      .finally(() => this.drawing.delete(key))
    this.drawing.set(key, drawn)
    return drawn
  }
}
