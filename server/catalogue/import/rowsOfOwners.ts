import 'server-only'
import type { Kind } from '@/model/catalogue/kind'
import { type CatalogueRow, KINDS, descriptorOf } from '@/model/catalogue/kinds'
import type { RowFault } from '@/model/catalogue/primitives'
import { fieldOf } from '@/model/fieldOf'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { tableOf } from '@/server/catalogue/tableOf'

/* Faults among several rows of one owner, such as two sessions of a doctor at the same time. */

/** Reads the catalogue's rows of a kind for some owners. */
export type RowsOfOwners = (kind: Kind, owners: readonly string[]) => Promise<readonly CatalogueRow[Kind][]>

/** Reads them from the kind's table, which has an indexed column of the owner's field. */
export const rowsOfOwners =
  (executeSql: ExecuteSql): RowsOfOwners =>
  async (kind, owners) => {
    const { ownerField } = KINDS[kind]
    if (ownerField === undefined) return []
    const { rows } = await executeSql<{ row: CatalogueRow[Kind] }>(
      `select row from ${tableOf(kind)} where ${ownerField} = any($1::text[]) order by position, key`,
      [owners],
    )
    return rows.map(({ row }) => row)
  }

const NO_FAULTS: ReadonlyMap<string, RowFault> = new Map()

/** Faults among the rows of one owner, by key, after they are added to or replace the catalogue's. */
function faultsBeside(
  kind: Kind,
  stored: readonly CatalogueRow[Kind][],
  given: readonly CatalogueRow[Kind][],
): ReadonlyMap<string, RowFault> {
  const { keyOf, faultsAmong } = descriptorOf(kind)
  const keys = new Set(given.map(keyOf))
  const others = stored.filter((row) => !keys.has(keyOf(row)))
  return faultsAmong?.([...others, ...given]) ?? NO_FAULTS
}

/** Faults of a row together with its owner's other rows in the catalogue. */
export async function ownerFaults(
  executeSql: ExecuteSql,
  kind: Kind,
  row: CatalogueRow[Kind],
): Promise<readonly RowFault[]> {
  const { faultsAmong, keyOf, ownerField } = descriptorOf(kind)
  const owner: unknown = ownerField && fieldOf(row, ownerField)
  if (!faultsAmong || typeof owner !== 'string') return []
  const stored = await rowsOfOwners(executeSql)(kind, [owner])
  const fault = faultsBeside(kind, stored, [row]).get(keyOf(row))
  return fault ? [fault] : []
}

/** So many owners are asked for at once. */
const BATCH_OWNERS = 500

interface GivenRow<Place> {
  readonly row: CatalogueRow[Kind]
  readonly place: Place
}

/** The rows of files whose kinds have rules among rows, kept until all have been read. */
export class RowsAmong<Place> {
  private readonly kinds = new Map<Kind, Map<string, GivenRow<Place>[]>>()

  add(kind: Kind, row: CatalogueRow[Kind], place: Place): void {
    const { faultsAmong, ownerField } = KINDS[kind]
    const owner: unknown = ownerField && fieldOf(row, ownerField)
    if (!faultsAmong || typeof owner !== 'string') return
    const owners = this.kinds.get(kind) ?? new Map<string, GivenRow<Place>[]>()
    this.kinds.set(kind, owners)
    const rows = owners.get(owner)
    if (rows) rows.push({ row, place })
    else owners.set(owner, [{ row, place }])
  }

  /** @param stored rows that stay beside the files' */
  async *faults(stored: RowsOfOwners): AsyncGenerator<readonly [Place, RowFault]> {
    for (const [kind, owners] of this.kinds) {
      const names = [...owners.keys()]
      for (let at = 0; at < names.length; at += BATCH_OWNERS) {
        const batch = names.slice(at, at + BATCH_OWNERS)
        const before = new Map<string, CatalogueRow[Kind][]>(batch.map((owner) => [owner, []]))
        for (const row of await stored(kind, batch)) before.get(ownerOf(kind, row))?.push(row)
        for (const owner of batch)
          yield* this.faultsOf(kind, owners.get(owner) ?? [], before.get(owner) ?? [])
      }
    }
  }

  private *faultsOf(
    kind: Kind,
    given: readonly GivenRow<Place>[],
    stored: readonly CatalogueRow[Kind][],
  ): Generator<readonly [Place, RowFault]> {
    const { keyOf } = descriptorOf(kind)
    const faults = faultsBeside(
      kind,
      stored,
      given.map(({ row }) => row),
    )
    for (const { row, place } of given) {
      const fault = faults.get(keyOf(row))
      if (fault) yield [place, fault]
    }
  }
}

const ownerOf = (kind: Kind, row: object): string => String(fieldOf(row, KINDS[kind].ownerField ?? ''))
