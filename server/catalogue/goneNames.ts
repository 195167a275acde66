import 'server-only'
import { KIND_NAMES, type Kind, type ReferenceField } from '@/model/catalogue/kind'
import { KINDS, referencesOf } from '@/model/catalogue/kinds'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { tableOf } from './rowQuery'

/** How many rows are named; there may be thousands. */
const NAMED_ROWS = 5

/** Rows of a kind that name, in a field, rows which are not there. */
export interface GoneNames {
  readonly kind: Kind
  readonly field: string
  readonly gone: Kind
  readonly count: number
  /** Some of the rows, by their keys. */
  readonly keys: readonly string[]
}

/** As a field writes it: the other row's id, or its slug, which both languages of a subject share. */
const codeIn = ({ kind, by }: ReferenceField): string =>
  by === 'id' ? `row->>'${KINDS[kind].idField}'` : `regexp_replace(key, '^(en|hi)/', '')`

/**
 * Rows whose pages and links break, because rows of these kinds that they name have been removed: an import that
 * replaces kinds checks what its files name, not what stays in the catalogue.
 */
export async function goneNames(
  executeSql: ExecuteSql,
  replaced: readonly Kind[],
): Promise<readonly GoneNames[]> {
  const found: GoneNames[] = []
  for (const kind of KIND_NAMES.filter((one) => !replaced.includes(one)))
    for (const [field, reference] of referencesOf(kind)) {
      if (!replaced.includes(reference.kind)) continue
      // Kinds and fields are this project's own names.
      const { rows } = await executeSql<{ key: string; count: number }>(
        `select key, count(*) over ()::integer as count from ${tableOf(kind)} as own
         where exists (
           select 1 from jsonb_path_query(own.row->'${field}', 'lax $[*]') as code
           where code #>> '{}' not in (select ${codeIn(reference)} from ${tableOf(reference.kind)}))
         order by position, key limit ${NAMED_ROWS}`,
      )
      const [first] = rows
      if (first)
        found.push({
          kind,
          field,
          gone: reference.kind,
          count: first.count,
          keys: rows.map(({ key }) => key),
        })
    }
  return found
}

/** What a person is told of it. */
export const goneNamesLine = ({ kind, field, gone, count, keys }: GoneNames): string =>
  `${count} rows of ${kind} name ${gone} in ${field} that are gone: ${keys.join(', ')}${count > keys.length ? ' …' : ''}`
