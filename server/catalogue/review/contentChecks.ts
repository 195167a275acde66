import 'server-only'
import { dayInIndia } from '@/model/catalogue/campaign'
import { nearestName } from '@/model/catalogue/nearest'
import type { Kind } from '@/model/catalogue/kind'
import { type CatalogueRow, KINDS, descriptorOf, isMedical, isSmall } from '@/model/catalogue/kinds'
import type { RowFault } from '@/model/catalogue/primitives'
import { checkRow } from '@/server/catalogue/import/references'
import { type KnownRows, type NamesByKind, knownRows, namesFor } from '@/server/catalogue/import/rowNames'
import { tableOf } from '@/server/catalogue/tableOf'
import { ownerFaults } from '@/server/catalogue/import/rowsOfOwners'
import { isSameJson } from '@/server/catalogue/import/storeRows'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'

/** Every text and number within a value: possible references to other rows. */
function codesIn(value: unknown): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(codesIn)
}

/** The names that a row may use: all of the small kinds, and of those with many rows the ones that it names. */
export const namesForRow = (executeSql: ExecuteSql, kind: Kind, row: object): Promise<NamesByKind> => {
  const codes = codesIn(row)
  const known: KnownRows = (named) => knownRows(executeSql, isSmall(named) ? undefined : codes)(named)
  return namesFor([kind], known)
}

/** A row whose own id another row of its kind has. Both languages of a subject share one. */
async function idFaults(
  executeSql: ExecuteSql,
  kind: Kind,
  key: string,
  row: object,
): Promise<readonly RowFault[]> {
  const { idField, isByLanguage } = KINDS[kind]
  if (idField === undefined || isByLanguage) return []
  const { rows } = await executeSql<{ key: string }>(
    `select key from ${tableOf(kind)} where (row->>'${idField}') = $1 and key <> $2 limit 1`,
    [String(Reflect.get(row, idField)), key],
  )
  return rows.map((other) => ({ field: idField, message: `${other.key} has this one` }))
}

/** Pictures come with files of an import, which makes their sizes (docs/decisions/0034). */
export function pictureFaults(kind: Kind, row: object, before: object | undefined): readonly RowFault[] {
  return Object.keys(KINDS[kind].pictures ?? {}).flatMap((field) => {
    const [now, was] = [row, before].map((one): unknown => one && Reflect.get(one, field))
    const stored = (value: unknown): unknown =>
      typeof value === 'object' && value !== null
        ? [Reflect.get(value, 'source'), Reflect.get(value, 'stored')]
        : undefined
    return now === undefined || isSameJson(stored(now), stored(was))
      ? []
      : [{ field, message: 'comes with an import (docs/what-you-can-change.md)' }]
  })
}

/** A draft that fits, or everything that is wrong with it, in the words in which an import says so. */
export type CheckedDraft =
  | { readonly row: CatalogueRow[Kind]; readonly faults: readonly [] }
  | { readonly row?: undefined; readonly faults: readonly RowFault[] }

/**
 * Checks a draft as an import checks a row.
 * @param before the public row, of which key and pictures stay
 * @param now a medical text's next review must be after it; undefined where an older text is restored
 */
export async function checkDraft(
  executeSql: ExecuteSql,
  draft: { readonly kind: Kind; readonly key: string; readonly content: object },
  before: CatalogueRow[Kind] | undefined,
  now: Date | undefined,
): Promise<CheckedDraft> {
  const { kind, key, content } = draft
  const checked = checkRow(kind, content, await namesForRow(executeSql, kind, content))
  if ('faults' in checked) return { faults: checked.faults }
  const { row } = checked
  const own = descriptorOf(kind).keyOf(row)
  const nextReview: unknown = Reflect.get(row, 'nextReview')
  const faults = [
    ...(own === key
      ? []
      : [
          {
            field: keyFieldOf(kind, row, key),
            message: `expected what belongs to ${key}: a row keeps its address`,
          },
        ]),
    ...(now && isMedical(kind) && typeof nextReview === 'string' && nextReview <= dayInIndia(now)
      ? [{ field: 'nextReview', message: 'expected a day that is to come' }]
      : []),
    ...(await idFaults(executeSql, kind, key, row)),
    ...(await ownerFaults(executeSql, kind, row)),
    ...pictureFaults(kind, row, before),
  ]
  return faults.length > 0 ? { faults } : { row, faults: [] }
}

/** The field of a row whose change made another key of it. */
const keyFieldOf = (kind: Kind, row: object, key: string): string =>
  Object.keys(row).find((field) => {
    const value: unknown = Reflect.get(row, field)
    return (
      typeof value === 'string' &&
      descriptorOf(kind)
        .keyOf(row as CatalogueRow[Kind])
        .includes(value) &&
      !key.includes(value)
    )
  }) ??
  nearestName('slug', Object.keys(row)) ??
  ''

/** The key of a draft that nothing is public of yet; undefined while the fields that make it are not there. */
export function keyOfDraft(kind: Kind, content: object): string | undefined {
  try {
    // Not checked yet: the fields of a key are asked alone.
    const key: unknown = descriptorOf(kind).keyOf(content as CatalogueRow[Kind])
    return typeof key === 'string' && /^[\w/-]{1,200}$/.test(key) && !/undefined|^\/|\/$/.test(key)
      ? key
      : undefined
  } catch {
    return undefined
  }
}
