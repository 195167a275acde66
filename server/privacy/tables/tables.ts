import 'server-only'
import { ACCOUNT_TABLES } from './accountTables'
import { APPOINTMENT_TABLES } from './appointmentTables'
import { LEAD_TABLES } from './leadTables'
import { SITE_TABLES } from './siteTables'
import { STAFF_TABLES } from './staffTables'
import { type RetentionRule, type SealedPlace, type TableRow, YEAR } from './tableRow'

/**
 * Every table of the database, with what privacy asks of it: what is sealed, how long rows are kept, what erases them, and
 * whether a person downloads them. A table that copies rows comes after those that it copies.
 */
export const TABLES: Readonly<Record<string, TableRow>> = {
  ...LEAD_TABLES,
  ...APPOINTMENT_TABLES,
  ...ACCOUNT_TABLES,
  ...STAFF_TABLES,
  ...SITE_TABLES,
}

const rows = Object.entries(TABLES)

/**
 * Every place encrypted with a key of DATA_KEYS: rotated by rotateKeys, counted by `npm run keys -- list` and `npm
 * run doctor`. APP_SECRET encrypts upstream_session, and nominees of older releases until their account is re-
 * encrypted.
 */
export const SEALED_PLACES: readonly (SealedPlace & { readonly table: string })[] = rows.flatMap(
  ([table, { sealed = [] }]) => sealed.map((place) => ({ table, ...place })),
)

/** The version of the key that a row is sealed with at a place, as text; the beginning alone is read. Null in the clear. */
export const versionAt = ({ text }: SealedPlace): string => `substring(left(${text}, 8) from '^([0-9]+)[.]')`

/** Rows of a table that are to be sealed with a key, in SQL. @param version the key's */
export const staleRows = (table: string, version: number): string =>
  (TABLES[table]?.sealed ?? [])
    .map((place) => `(${place.concerns} and ${versionAt(place)} is distinct from '${version}')`)
    .join(' or ')

/** How long rows are kept, by table and state. */
export const RETENTION_RULES: readonly (RetentionRule & { readonly table: string })[] = rows.flatMap(
  ([table, { kept }]) =>
    (Array.isArray(kept) ? (kept as readonly RetentionRule[]) : []).map((rule) => ({ table, ...rule })),
)

/** Files that are kept so many days: those of the recovery log (docs/decisions/0050), and what the journal set aside. */
export const FILE_RETENTION = { recovery: 35, refused: YEAR } as const

/** Names that RETENTION may set, with their defaults in days. */
export const RETENTION_DAYS: Readonly<Record<string, { readonly days: number; readonly leastDays: number }>> =
  Object.fromEntries([
    ...RETENTION_RULES.filter(({ days }) => days >= 1).map((rule) => [
      rule.name,
      { days: rule.days, leastDays: rule.leastDays ?? 1 },
    ]),
    ...Object.entries(FILE_RETENTION).map(([name, days]) => [name, { days, leastDays: 1 }]),
  ])
