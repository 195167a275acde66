import { COMPARED_LIMIT, type Compared, type ComparedKind } from '@/model/page/comparison'
import { tabStorage } from './storage'

/** Session storage key of the compared items. */
const keyOf = (kind: ComparedKind): string => `compared.${kind}`

// Not by a codec, because every list loads this.
const isCompared = (kept: unknown): kept is Compared =>
  typeof kept === 'object' &&
  kept !== null &&
  'slug' in kept &&
  typeof kept.slug === 'string' &&
  'name' in kept &&
  typeof kept.name === 'string'

/** Empty if storage is blocked or invalid. */
export function keptComparison(kind: ComparedKind): readonly Compared[] {
  const kept = tabStorage.readJson(keyOf(kind))
  return Array.isArray(kept) ? kept.filter(isCompared).slice(0, COMPARED_LIMIT) : []
}

/** Without storage for this page only. */
export const keepComparison = (kind: ComparedKind, items: readonly Compared[]): void =>
  void tabStorage.writeJson(
    keyOf(kind),
    items.map(({ slug, name }) => ({ slug, name })),
  )
