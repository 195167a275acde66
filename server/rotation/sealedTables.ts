import 'server-only'
import { openPictureBytes, sealPictureBytes } from '@/server/accounts/profile/avatar'
import { openUser, type StoredUser, USER_COLUMNS, userColumns } from '@/server/accounts/profile/users'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import type { JsonObject } from '@/server/database/schema'
import { openCrmExtra, sealCrmExtra } from '@/server/sealing/crmExtra'
import { contentOf, LEAD_COLUMNS, type StoredColumns, writeLeadContent } from '@/server/sealing/leadContent'
import { SEALED_MARK } from '@/server/sealing/sealedJson'

/** Rows whose key lies between two. */
export interface Slice {
  readonly after: string
  readonly to: string
}

/** A table with sealed rows, walked by its key. */
export interface SealedTable {
  readonly name: string
  readonly key: string
  /** The sealed text of a row, in SQL; null for a row in the clear. */
  readonly sealed: string
  /** Which rows hold personal data at all, in SQL. */
  readonly concerns: string
  /**
   * Seals the rows of a slice that another key has sealed, or none, with the key in use.
   * @returns how many; those that were changed meanwhile or are locked are left
   */
  readonly seal: (executeSql: ExecuteSql, slice: Slice, stale: string) => Promise<number>
}

/** Rows of a table that are to be sealed, in SQL. @param version the key's that is in use */
export const isStale = ({ sealed, concerns }: SealedTable, version: number): string =>
  `(${concerns} and ${versionIn(sealed)} is distinct from '${version}')`

/** The version of the key that a row is sealed with, as text; the beginning alone is read. */
export const versionIn = (sealed: string): string => `split_part(left(${sealed}, 8), '.', 1)`

const rowsIn = (columns: string, table: string, key: string, stale: string): string =>
  `select ${columns} from ${table} where ${key} > $1::uuid and ${key} <= $2::uuid and ${stale}`

async function sealLeads(executeSql: ExecuteSql, { after, to }: Slice, stale: string): Promise<number> {
  const select = rowsIn(LEAD_COLUMNS, 'lead', 'lead.id', stale)
  const { rows } = await executeSql<StoredColumns>(select, [after, to])
  if (!rows.length) return 0
  const read = rows.map((row) => ({ id: row.id, revision: row.revision, content: contentOf(row) }))
  return (await writeLeadContent(executeSql, read)).length
}

const WRITE_EXTRA = `update lead_delivery as d set crm_extra = x.sealed
  from json_to_recordset($1::json) as x(id uuid, before jsonb, sealed jsonb)
  where d.lead_id = x.id and d.crm_extra = x.before returning d.lead_id`

async function sealExtras(executeSql: ExecuteSql, { after, to }: Slice, stale: string): Promise<number> {
  const select = rowsIn('lead_id as id, crm_extra as before', 'lead_delivery', 'lead_id', stale)
  const { rows } = await executeSql<{ id: string; before: JsonObject }>(select, [after, to])
  if (!rows.length) return 0
  const written = rows.map(({ id, before }) => ({
    id,
    before,
    sealed: sealCrmExtra(openCrmExtra(before, id), id),
  }))
  return (await executeSql(WRITE_EXTRA, [JSON.stringify(written)])).rowCount
}

const WRITE_USER = `update app_user set mobile = $3, name = $4, email = $5, city = $6::jsonb, sealed = $7, avatar = $8
  where id = $1::uuid and xmin::text = $2`

/** Accounts are few beside leads, and each may have a picture: one at a time. */
async function sealUsers(executeSql: ExecuteSql, { after, to }: Slice, stale: string): Promise<number> {
  const columns = `${USER_COLUMNS.join(', ')}, app_user.avatar, app_user.xmin::text as revision`
  const select = rowsIn(columns, 'app_user', 'app_user.id', stale)
  type Row = StoredUser & { avatar: Uint8Array | null; revision: string }
  const { rows } = await executeSql<Row>(select, [after, to])
  let count = 0
  for (const { avatar, revision, ...row } of rows) {
    const { mobile, name, email, city, sealed } = userColumns(row.id, openUser(row))
    const picture = avatar && sealPictureBytes(openPictureBytes(avatar, row.id), row.id)
    const values = [row.id, revision, mobile, name, email, city, sealed, picture]
    count += (await executeSql(WRITE_USER, values)).rowCount
  }
  return count
}

/** Drafts are not among them: they live half an hour. */
export const SEALED_TABLES: readonly SealedTable[] = [
  { name: 'lead', key: 'id', sealed: 'lead.sealed', concerns: 'true', seal: sealLeads },
  {
    name: 'lead_delivery',
    key: 'lead_id',
    sealed: `crm_extra ->> '${SEALED_MARK}'`,
    concerns: 'crm_extra is not null',
    seal: sealExtras,
  },
  { name: 'app_user', key: 'id', sealed: 'app_user.sealed', concerns: 'true', seal: sealUsers },
]
