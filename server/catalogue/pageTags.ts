import 'server-only'
import { unstable_cache } from 'next/cache'
import type { Kind } from '@/model/catalogue/kinds'

/**
 * What a page shows: a whole kind (`doctors`), one row (`treatments/piles`), the names that every page's forms and menus
 * list (`options`), or what could not be shown because the database was away.
 */
export type PageTag = Kind | `${Kind}/${string}` | 'options' | typeof DATABASE_AWAY

/** On pages that were made without the database; they are made again when it is back. */
export const DATABASE_AWAY = 'database-away'

/** On pages that do not exist, put there by the page cache; they may when the catalogue has changed. */
export const ABSENT = 'absent'

/**
 * Marks the page that is being rendered as showing these, so that it is made anew when they change. Next knows a page's
 * tags by the cached calls it made: this is one that does nothing else.
 */
export async function taggedBy(...tags: readonly PageTag[]): Promise<void> {
  // Outside Next's renderer (unit tests of a page) there is no page to mark.
  if (process.env.NODE_ENV === 'test') return
  await unstable_cache(async () => true, ['taggedBy', ...tags], { tags: [...tags] })()
}
