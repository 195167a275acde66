import { COMPARED_LIMIT, type Compared, type ComparedKind } from '@/model/page/comparison'

/** Session storage: what the visit has chosen to compare, a key a kind. */
const keyOf = (kind: ComparedKind): string => `compared.${kind}`

// Every list's first load reads this, so it is checked by hand and not by a codec.
const isCompared = (kept: unknown): kept is Compared =>
  typeof kept === 'object' &&
  kept !== null &&
  'slug' in kept &&
  typeof kept.slug === 'string' &&
  'name' in kept &&
  typeof kept.name === 'string'

/** What the visit has chosen; nothing where storage is closed or holds something else. */
export function keptComparison(kind: ComparedKind): readonly Compared[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isCompared).slice(0, COMPARED_LIMIT) : []
  } catch {
    return []
  }
}

/** Keeps it for the pages that follow; where storage is closed it holds for this page. */
export function keepComparison(kind: ComparedKind, items: readonly Compared[]): void {
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(items.map(({ slug, name }) => ({ slug, name }))))
  } catch {
    // Nothing to do: the choice holds for this page.
  }
}
