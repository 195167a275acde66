import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kind } from '@/model/catalogue/kind'
import { processWide } from '@/model/processWide'

/** On pages that were made without the database; they are made again when it is back. */
export const DATABASE_UNAVAILABLE = 'database-away'

/** On pages that do not exist; they may when the catalogue has changed. */
export const ABSENT = 'absent'

/**
 * What a page shows: a whole kind (`doctors`), one row (`treatments/piles`), any single rows of a kind (`treatments/*`,
 * beside each of them), the names that every page's forms and menus list (`options`), or what could not be shown because
 * the database was unavailable.
 */
export type CacheTag = Kind | `${Kind}/${string}` | 'options' | typeof DATABASE_UNAVAILABLE | typeof ABSENT

/** The tags of the page that is being rendered. */
const collecting = (processWide<AsyncLocalStorage<Set<CacheTag>>>('cacheTags').value ??=
  new AsyncLocalStorage())

/** The tags of the value that `readWithTags` makes at this moment. */
let inner: Set<CacheTag> | undefined

/** Tags the page that is being rendered: it is rendered again when one of these changes. */
export function noteTags(tags: Iterable<CacheTag>): void {
  // Outside of a rendering (a call, a command) there is no page to mark.
  const collected = inner ?? collecting.getStore()
  if (collected) for (const tag of tags) collected.add(tag)
}

/** Marks the page as showing a row. A change too large to name its rows has the second tag. */
export const noteRow = (kind: Kind, key: string): void => noteTags([`${kind}/${key}`, `${kind}/*`])

/** Runs a synchronous read. @returns its value, and the tags that it noted in place of the page */
export function readWithTags<Value>(read: () => Value): {
  readonly value: Value
  readonly tags: ReadonlySet<CacheTag>
} {
  const outer = inner
  const tags = (inner = new Set())
  try {
    return { value: read(), tags: withoutSingleRows(tags) }
  } finally {
    inner = outer
  }
}

/**
 * A synchronous read for the names that every page's forms and menus list (`listedFields` of their kinds): a change of
 * anything else in the rows does not concern the page.
 */
export function namesOnly<Value>(read: () => Value): Value {
  const { value } = readWithTags(read)
  noteTags(['options'])
  return value
}

/** Runs a rendering. @returns its result and the tags of all that it read */
export async function collectTags<Result>(
  render: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly tags: Set<CacheTag> }> {
  const tags = new Set<CacheTag>()
  const result = await collecting.run(tags, render)
  return { result, tags: withoutSingleRows(tags) }
}

/** The tag of a whole kind covers those of its rows. */
function withoutSingleRows(tags: ReadonlySet<CacheTag>): Set<CacheTag> {
  // The part before the slash is the tag of the whole kind.
  const isCovered = (tag: CacheTag) => tag.includes('/') && tags.has(tag.split('/')[0] as CacheTag)
  return new Set([...tags].filter((tag) => !isCovered(tag)))
}
