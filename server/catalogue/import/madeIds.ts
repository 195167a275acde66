import 'server-only'
import type { FileRow } from '@/content/catalogue/files/rowFiles'
import { fieldsOf } from '@/model/catalogue/fields'
import type { Kind } from '@/model/catalogue/kind'
import { KINDS, ownIdField } from '@/model/catalogue/kinds'
import { comparableName } from '@/model/catalogue/nearest'
import { fieldOf } from '@/model/fieldOf'
import { type KnownRows, type NamedRow, RowNames } from './rowNames'

/** The name of something in addresses; '' of a name without Latin letters. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^(dr|prof)\.? +/, '')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, SLUG_LETTERS)
    .replace(/-+$/, '')

const SLUG_LETTERS = 80

/**
 * The slug derived from a row's fields, for kinds with slugs; the first field is truncated to fit. Undefined without
 * that field.
 */
export function slugOfFields(kind: Kind, row: object): string | undefined {
  const [owner, ...rest] = (KINDS[kind].slugFields ?? []).map((field) =>
    slugOf(text(fieldOf(row, field)) ?? ''),
  )
  if (!owner) return undefined
  const tail = rest.map((part) => part && `-${part}`).join('')
  return (owner.slice(0, Math.max(0, SLUG_LETTERS - tail.length)) + tail)
    .slice(0, SLUG_LETTERS)
    .replace(/^-+|-+$/g, '')
}

/** Existing ids of a kind's rows. */
interface KindIds {
  readonly known: readonly NamedRow[]
  readonly names: RowNames
  readonly byKey: ReadonlyMap<string, NamedRow>
  /** By what both languages of a subject share. */
  readonly idBySlug: Map<string, number>
  next: number
}

/**
 * Ids and slugs for rows of files without them: those of the row with the same name, which such a file changes, else
 * new ones. They are the same each time the file is read.
 */
export class MadeIds {
  private readonly kinds = new Map<Kind, Promise<KindIds>>()
  private readonly made = new Map<string, object>()

  /** @param given the unchanged rows of a kind in the files */
  constructor(
    private readonly known: KnownRows,
    private readonly given: (kind: Kind) => AsyncGenerator<unknown>,
  ) {}

  /** A row with its id and its name in addresses, where they can be made. */
  async complete(kind: Kind, { file, line, row, table }: FileRow): Promise<unknown> {
    if (typeof row !== 'object' || row === null) return row
    const idField = ownIdField(kind)
    const needsId = idField !== undefined && isAbsent(fieldOf(row, idField))
    const needsSlug = 'slug' in fieldsOf(KINDS[kind].codec) && isAbsent(fieldOf(row, 'slug'))
    if (!needsId && !needsSlug) return row
    const place = `${file}:${table?.sheet ?? ''}:${line}`
    const made =
      this.made.get(place) ?? (await this.make(kind, row, needsId ? idField : undefined, needsSlug))
    this.made.set(place, made)
    return { ...row, ...made }
  }

  private async make(
    kind: Kind,
    row: object,
    idField: string | undefined,
    needsSlug: boolean,
  ): Promise<object> {
    const ids = await this.idsOf(kind)
    const language = KINDS[kind].isByLanguage ? String(fieldOf(row, 'language')) : undefined
    const prefix = language === undefined ? '' : `${language}/`
    const same = sameName(ids, kind, row, language)
    const named = needsSlug
      ? (same?.key.slice(prefix.length) ?? slugOfFields(kind, row) ?? newSlug(ids, kind, row, prefix))
      : undefined
    const slug = named ?? text(fieldOf(row, 'slug'))
    const known =
      (slug === undefined ? undefined : ids.byKey.get(prefix + slug)) ?? (needsSlug ? same : undefined)
    const pair = text(fieldOf(row, 'pairSlug'))
    const shared = [slug, pair]
      .map((one) => one && ids.idBySlug.get(one))
      .find((id) => typeof id === 'number')
    const isShared = KINDS[kind].isByLanguage && typeof shared === 'number'
    const isWithoutSlug = !('slug' in fieldsOf(KINDS[kind].codec))
    const id = known?.id ?? (isShared ? shared : isWithoutSlug ? same?.id : undefined) ?? ids.next
    if (idField !== undefined && id === ids.next) ids.next += 1
    if (slug !== undefined && idField !== undefined) ids.idBySlug.set(slug, Number(id))
    return { ...(named !== undefined && { slug: named }), ...(idField !== undefined && { [idField]: id }) }
  }

  private idsOf(kind: Kind): Promise<KindIds> {
    const ids = this.kinds.get(kind) ?? this.readIds(kind)
    this.kinds.set(kind, ids)
    return ids
  }

  private async readIds(kind: Kind): Promise<KindIds> {
    const known = await this.known(kind)
    const idField = ownIdField(kind)
    const idBySlug = new Map(
      known.flatMap(({ key, id }) =>
        id === undefined ? [] : [[key.replace(/^(en|hi)\//, ''), id] as const],
      ),
    )
    let most = Math.max(0, ...known.map(({ id = 0 }) => id))
    for await (const row of this.given(kind)) {
      const [id, slug] = [idField && fieldOf(row, idField), text(fieldOf(row, 'slug'))]
      if (typeof id !== 'number') continue
      most = Math.max(most, id)
      if (slug !== undefined) idBySlug.set(slug, id)
    }
    const byKey = new Map(known.map((row) => [row.key, row]))
    return { known, names: new RowNames([], known), byKey, idBySlug, next: most + 1 }
  }
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === ''

const nameIn = (kind: Kind, row: object): string | undefined =>
  text(fieldOf(row, KINDS[kind].nameField ?? 'name'))

/** The row of the catalogue that alone has the name of a row. */
function sameName(
  { names }: KindIds,
  kind: Kind,
  row: object,
  language: string | undefined,
): NamedRow | undefined {
  const name = nameIn(kind, row)
  if (name === undefined) return undefined
  const found = names.find(name, language)
  const [only] = found
  return found.length === 1 && only?.name !== undefined && comparableName(only.name) === comparableName(name)
    ? only
    : undefined
}

/** A name in addresses that no row of the catalogue has. */
function newSlug({ byKey }: KindIds, kind: Kind, row: object, prefix: string): string | undefined {
  const slug = slugOf(nameIn(kind, row) ?? '')
  if (slug === '') return undefined
  for (let at = 1; ; at += 1) {
    const tried = at === 1 ? slug : `${slug.slice(0, 76)}-${at}`
    if (!byKey.has(prefix + tried)) return tried
  }
}
