import 'server-only'
import { LRUCache } from 'lru-cache'
import { noteTags } from '@/content/catalogue/snapshot/cacheTags'
import type { Kind } from '@/model/catalogue/kind'
import { runtime } from '@/server/runtime'
import { processWide } from '@/model/processWide'

/*
 * Numbers over many rows (how many doctors a city has, how many pages a list) are shown on many pages and change only with
 * the catalogue. A server that watches the catalogue computes each once and drops them when their kind changes;
 * without a watch (commands, tests) they would never be dropped, and nothing is kept.
 */

/** How many different questions are kept; visitors' filters make many. */
const MAX_QUERIES = 2000

type Cache = LRUCache<string, { readonly kinds: readonly Kind[]; readonly rows: Promise<readonly unknown[]> }>

const shared = processWide<Cache>('cachedAggregates')

/** Enables the cache: the catalogue is watched, and `dropAggregates` will be called. */
export function startAggregateCache(): void {
  shared.value = new LRUCache({ max: MAX_QUERIES })
}

/** Ends keeping. */
export function stopAggregateCache(): void {
  shared.value = undefined
}

/** Drops the cached counts of these kinds. */
export function dropAggregates(changed: readonly Kind[]): void {
  const cache = shared.value
  if (!cache) return
  for (const [question, { kinds }] of cache)
    if (kinds.some((kind) => changed.includes(kind))) cache.delete(question)
}

/**
 * The rows that answer a question about one kind, or several: cached ones, or read now.
 * @throws the database's error, which is not kept
 */
export async function cachedAggregates<Row>(
  about: Kind | readonly Kind[],
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const kinds = typeof about === 'string' ? [about] : about
  noteTags(kinds)
  const cache = shared.value
  const question = JSON.stringify([text, values])
  const known = cache?.get(question)
  // Rows under this very question are rows of this type.
  if (known) return known.rows as Promise<readonly Row[]>
  const entry = {
    kinds,
    rows: runtime()
      .database.executeSql<Row>(text, values)
      .then(({ rows }) => rows),
  }
  cache?.set(question, entry)
  try {
    return await entry.rows
  } catch (error) {
    if (cache?.peek(question) === entry) cache.delete(question)
    throw error
  }
}
