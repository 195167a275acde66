import 'server-only'
import { noteTags } from '@/content/cacheTags'
import type { CatalogueRow, Kind } from '@/model/catalogue/kinds'
import { runtime } from '@/server/runtime'
import { tableOf } from './catalogueRows'
import { cachedAggregates } from './aggregateCache'

/** Conditions of a question with their values; texts are this project's own, values travel as parameters. */
export class Conditions {
  private readonly texts: string[] = []
  readonly values: unknown[] = []

  /** Adds a condition whose `?` stands for the value; an undefined value adds nothing. */
  add(text: string, value: unknown): this {
    if (value === undefined) return this
    this.values.push(value)
    this.texts.push(text.replace('?', `$${this.values.length}`))
    return this
  }

  get where(): string {
    return this.texts.length === 0 ? '' : `where ${this.texts.join(' and ')}`
  }
}

/** A list in a jsonb row that contains a value, as an index finds it. */
export const listHas = (field: string): string => `row->'${field}' @> ?::jsonb`
/** The value for `listHas`. */
export const inList = (value: string | number | undefined): string | undefined =>
  value === undefined ? undefined : JSON.stringify([value])

export interface RowSelection {
  readonly conditions: Conditions
  /** An order of this project's own making. */
  readonly orderBy: string
  readonly limit: number
  readonly offset?: number
}

/** The rows of a kind that fit. What is skipped and what does not fit is told from indexes alone, where they hold it. */
export async function askRows<K extends Kind>(
  kind: K,
  { conditions, orderBy, limit, offset = 0 }: RowSelection,
): Promise<readonly CatalogueRow[K][]> {
  noteTags([kind])
  const { values, where } = conditions
  const { rows } = await runtime().database.executeSql<{ row: CatalogueRow[K] }>(
    `select row from ${tableOf(kind)} where key in (
       select key from ${tableOf(kind)} ${where} order by ${orderBy}
       limit $${values.length + 1} offset $${values.length + 2})
     order by ${orderBy}`,
    [...values, limit, offset],
  )
  return rows.map(({ row }) => row)
}

/** How many rows of a kind fit. */
export async function countRows(kind: Kind, { values, where }: Conditions): Promise<number> {
  const [sum] = await cachedAggregates<{ count: number }>(
    kind,
    `select count(*)::integer as count from ${tableOf(kind)} ${where}`,
    values,
  )
  return sum?.count ?? 0
}
