import 'server-only'
import type { CacheTag } from '@/content/catalogue/snapshot/cacheTags'
import type { Kind } from '@/model/catalogue/kind'
import { isInvented } from '@/model/catalogue/demoRow'
import { type CatalogueRow, KINDS, referencesOf } from '@/model/catalogue/kinds'
import { isSameJson } from '@/server/catalogue/import/storeRows'

/** A row before and after a change; undefined where it was not there. */
export interface RowChange<K extends Kind> {
  readonly kind: K
  readonly key: string
  readonly before?: CatalogueRow[K]
  readonly after?: CatalogueRow[K]
}

const field = (row: object | undefined, name: string): unknown => row && Reflect.get(row, name)

const wasInvented = (row: object | undefined): boolean => row !== undefined && isInvented(row)

/** Whether it affects every page: names in forms and menus, and the notes about demonstration rows. */
const touchesOptions = <K extends Kind>({ kind, before, after }: RowChange<K>): boolean =>
  wasInvented(before) !== wasInvented(after) ||
  (KINDS[kind].listedFields ?? []).some((name) => !isSameJson(field(before, name), field(after, name)))

/** The kind of the rows on whose pages rows of a kind are shown. */
const ownersOf = (kind: Kind): readonly Kind[] => {
  const { ownerField } = KINDS[kind]
  const owner = ownerField === undefined ? undefined : referencesOf(kind).get(ownerField)
  return owner ? [owner.kind] : []
}

/** The tags of all pages that show anything of these kinds. */
export const tagsOfKinds = (kinds: readonly Kind[]): readonly CacheTag[] => [
  ...kinds.flatMap((kind) => [kind, `${kind}/*`] as const),
  ...kinds.flatMap((kind) => ownersOf(kind).map((owner) => `${owner}/*` as const)),
  'options',
]

/** The tags of pages that show what changed, each once. */
export function tagsOfChanges(changes: readonly RowChange<Kind>[]): readonly CacheTag[] {
  const tags = new Set<CacheTag>()
  for (const change of changes) {
    tags.add(change.kind)
    tags.add(`${change.kind}/${change.key}`)
    for (const owner of ownersOf(change.kind))
      for (const row of [change.before, change.after]) {
        const key = field(row, KINDS[change.kind].ownerField ?? '')
        if (typeof key === 'string') tags.add(`${owner}/${key}`)
      }
    if (touchesOptions(change)) tags.add('options')
  }
  return [...tags]
}

/** Above this many changed rows the tags name whole kinds only: a change that large touches most pages anyway. */
const TAG_LIMIT = 5000

/** The changes of an import, noted batch by batch: counts and tags, not the rows. */
export class ChangeNote {
  added = 0
  changed = 0
  removed = 0
  private readonly counts = new Map<Kind, number>()
  private readonly rowTags = new Set<CacheTag>()

  add(changes: readonly RowChange<Kind>[]): void {
    for (const { kind, before, after } of changes) {
      if (after === undefined) this.removed += 1
      else if (before === undefined) this.added += 1
      else this.changed += 1
      this.counts.set(kind, this.countOf(kind) + 1)
    }
    if (this.isLarge) this.rowTags.clear()
    else for (const tag of tagsOfChanges(changes)) this.rowTags.add(tag)
  }

  countOf(kind: Kind): number {
    return this.counts.get(kind) ?? 0
  }

  get kinds(): readonly Kind[] {
    return [...this.counts.keys()]
  }

  get tags(): readonly CacheTag[] {
    return this.isLarge ? tagsOfKinds(this.kinds) : [...this.rowTags]
  }

  private get isLarge(): boolean {
    return this.added + this.changed + this.removed > TAG_LIMIT
  }
}
