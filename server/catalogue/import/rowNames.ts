import 'server-only'
import { KIND_NAMES, type Kind } from '@/model/catalogue/kind'
import { KINDS, ownIdField, referencesOf } from '@/model/catalogue/kinds'
import { comparableName, nearestName } from '@/model/catalogue/nearest'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { tableOf } from '@/server/catalogue/tableOf'

/** By what other rows, and people, name a row. */
export interface NamedRow {
  readonly key: string
  readonly id?: number
  readonly name?: string
  readonly aliases: readonly string[]
}

const nameFieldsOf = (kind: Kind): readonly string[] => {
  const { nameField, aliasFields = [] } = KINDS[kind]
  return [nameField, ownIdField(kind), ...aliasFields].filter((field) => field !== undefined)
}

const textsIn = (value: unknown): readonly string[] =>
  [value].flat().filter((text): text is string => typeof text === 'string' && text !== '')

/** The names of a row, also of one that has not been checked. */
export function namedRow(kind: Kind, key: string, row: object): NamedRow {
  const { nameField, aliasFields = [] } = KINDS[kind]
  const idField = ownIdField(kind)
  const fields = new Map(Object.entries(row))
  const id: unknown = idField && fields.get(idField)
  return {
    key,
    id: typeof id === 'number' ? id : undefined,
    name: textsIn(nameField && fields.get(nameField))[0],
    aliases: aliasFields.flatMap((field) => textsIn(fields.get(field))),
  }
}

/** Names of the catalogue's rows. */
export type KnownRows = (kind: Kind) => Promise<readonly NamedRow[]>

/**
 * Names from the database: never whole rows.
 * @param only rows that have one of these as key, id or name
 */
export const knownRows =
  (executeSql: ExecuteSql, only?: readonly string[]): KnownRows =>
  async (kind) => {
    // Fields are this project's own names.
    const fields = nameFieldsOf(kind).map((field) => `'${field}', row->'${field}'`)
    const names = ['key', ...nameFieldsOf(kind).map((field) => `row->>'${field}'`)]
    const { rows } = await executeSql<{ key: string; names: object }>(
      `select key, jsonb_build_object(${fields.join(', ')}) as names from ${tableOf(kind)}
       ${only ? `where ${names.map((name) => `${name} = any($1::text[])`).join(' or ')}` : ''} order by position, key`,
      only && [only],
    )
    return rows.map(({ key, names }) => namedRow(kind, key, names))
  }

/** The leading zeros of a numeric key; its language is unchanged. */
export const ZEROS = /^((?:\w+\/)?)0+(?=\d+$)/

/** A suggestion compares every name: none is computed for faults that are not shown. */
const SUGGESTIONS = 100

/** The names of a kind's rows: from the files, and from the catalogue beside them. */
export class RowNames {
  private readonly rows: readonly NamedRow[]
  private readonly byKey = new Map<string, NamedRow>()
  private readonly byId = new Map<number, NamedRow[]>()
  /** Names, aliases, and names that rows had before the files gave them others: an earlier one wins. */
  private readonly byName = [new Map<string, NamedRow[]>(), new Map<string, NamedRow[]>()] as const
  private readonly byFormerName = new Map<string, NamedRow[]>()
  /** By keys of digits without the zeros at their beginning, which spreadsheet programs take away. */
  private readonly withoutZeros = new Map<string, NamedRow[]>()
  private suggestions = 0

  constructor(given: readonly NamedRow[], known: readonly NamedRow[]) {
    for (const row of given) this.byKey.set(row.key, row)
    for (const row of known) if (!this.byKey.has(row.key)) this.byKey.set(row.key, row)
    this.rows = [...this.byKey.values()]
    for (const row of this.rows) {
      if (ZEROS.test(row.key)) note(this.withoutZeros, row.key.replace(ZEROS, '$1'), row)
      if (row.id !== undefined) note(this.byId, row.id, row)
      if (row.name !== undefined) note(this.byName[0], comparableName(row.name), row)
      for (const alias of row.aliases) note(this.byName[1], comparableName(alias), row)
    }
    for (const { key, name } of known) {
      const row = this.byKey.get(key)
      if (row && name !== undefined) note(this.byFormerName, comparableName(name), row)
    }
  }

  /**
   * The rows that a text or a number may mean: by its key, else its id, else its name, else another name of it.
   * @param language for kinds that have a row a language
   */
  find(value: string | number, language?: string): readonly NamedRow[] {
    const prefix = language === undefined ? '' : `${language}/`
    const text = String(value).trim()
    const row = this.byKey.get(prefix + text)
    if (row) return [row]
    const name = comparableName(text)
    const id = /^\d+$/.test(text) ? this.byId.get(Number(text)) : undefined
    for (const rows of [id, ...this.byName.map((names) => names.get(name)), this.byFormerName.get(name)]) {
      const found = rows?.filter(({ key }) => key.startsWith(prefix)) ?? []
      if (found.length > 0) return found
    }
    return this.withoutZeros.get(prefix + text) ?? []
  }

  /** The name of a row where it means that row alone. */
  nameOf(row: NamedRow, language?: string): string | undefined {
    if (row.name === undefined || row.name.trim() !== row.name) return undefined
    const found = this.find(row.name, language)
    return found.length === 1 && found[0] === row ? row.name : undefined
  }

  /** A name that was probably meant. */
  nearest(text: string, language?: string): string | undefined {
    if ((this.suggestions += 1) > SUGGESTIONS) return undefined
    const prefix = language === undefined ? '' : `${language}/`
    const own = this.rows.filter(({ key }) => key.startsWith(prefix))
    const rows = new Map(
      own.flatMap((row) =>
        [row.name, ...row.aliases, row.key.slice(prefix.length)].map((name) => [name ?? '', row] as const),
      ),
    )
    const row = rows.get(nearestName(text, rows.keys()) ?? '')
    return row && (row.name ?? row.key)
  }

  /** A name as an example. */
  get example(): string | undefined {
    return this.rows[0]?.name ?? this.rows[0]?.key
  }
}

function note<Name>(index: Map<Name, NamedRow[]>, name: Name, row: NamedRow): void {
  const before = index.get(name)
  if (!before) index.set(name, [row])
  else if (!before.includes(row)) before.push(row)
}

export type NamesByKind = ReadonlyMap<Kind, RowNames>

/** The kinds that rows of these kinds name. */
const kindsNamedBy = (kinds: readonly Kind[]): readonly Kind[] => {
  const named = new Set(kinds.flatMap((kind) => [...referencesOf(kind).values()].map((one) => one.kind)))
  return KIND_NAMES.filter((kind) => named.has(kind))
}

/**
 * The names that rows of some kinds may use.
 * @param given rows of files; they take precedence over the catalogue's
 */
export async function namesFor(
  kinds: readonly Kind[],
  known: KnownRows,
  given: (kind: Kind) => Promise<readonly NamedRow[]> = async () => [],
): Promise<NamesByKind> {
  const names = new Map<Kind, RowNames>()
  for (const kind of kindsNamedBy(kinds)) names.set(kind, new RowNames(await given(kind), await known(kind)))
  return names
}

/** Names of whole kinds from the catalogue. */
export async function namesOfKinds(kinds: readonly Kind[], executeSql: ExecuteSql): Promise<NamesByKind> {
  const names = new Map<Kind, RowNames>()
  for (const kind of kinds) names.set(kind, new RowNames([], await knownRows(executeSql)(kind)))
  return names
}
