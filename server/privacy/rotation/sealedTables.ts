import 'server-only'
import { openPictureBytes, sealPictureBytes } from '@/server/accounts/profile/avatar'
import { resealedPatient } from '@/server/appointments/patients'
import { resealedEntry } from '@/server/appointments/waiting/waitingRow'
import { resealedNominee } from '@/server/accounts/profile/nominee'
import { openUser, type StoredUser, userColumns } from '@/server/accounts/profile/users'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import type { JsonObject } from '@/server/database/schema'
import { resealedSearch } from '@/server/leads/leadWords'
import { dataKeys } from '@/server/privacy/sealing/dataKeys'
import { resealJson } from '@/server/privacy/sealing/sealedJson'
import {
  contentOf,
  LEAD_COLUMNS,
  leadColumns,
  type StoredColumns,
  writeLeadContent,
} from '@/server/privacy/sealing/leadContent'
import type { SealedPlace, TableRow } from '@/server/privacy/tables/tableRow'
import { TABLES } from '@/server/privacy/tables/tables'

/** Rows of a table that are to be sealed, whose key lies between two. */
export interface Slice {
  readonly after: string
  readonly to: string
  /** Which of them, in SQL. */
  readonly stale: string
  /** APP_SECRET, with which older releases sealed nominees. */
  readonly secret: string
}

/** A table with sealed places (tables.ts), walked by its key. */
export interface SealedTable {
  readonly name: string
  readonly key: string
  readonly sliceRows: number
  /**
   * Seals the rows of a slice with the key in use.
   * @returns how many; those that were changed meanwhile or are locked are left
   * @throws the database's error; {DataKeyError} {DamagedSealError} for a row that no key opens
   */
  readonly seal: (executeSql: ExecuteSql, slice: Slice) => Promise<number>
}

const SLICE_ROWS = 500
/** Rows that may hold a picture. */
const PICTURE_ROWS = 50

const rowsIn = (columns: string, table: string, key: string, stale: string): string =>
  `select ${columns} from ${table} where ${key} > $1::uuid and ${key} <= $2::uuid and (${stale})`

async function sealLeads(executeSql: ExecuteSql, { after, to, stale }: Slice): Promise<number> {
  const select = rowsIn(LEAD_COLUMNS, 'lead', 'lead.id', stale)
  const { rows } = await executeSql<StoredColumns>(select, [after, to])
  if (!rows.length) return 0
  const read = rows.map((row) => ({ id: row.id, revision: row.revision, content: contentOf(row) }))
  return (await writeLeadContent(executeSql, read)).length
}

/** Re-encryption of a table's rows: changed columns with their types, computed from a row as JSON. */
interface ByRow<Row, Columns extends string> {
  readonly name: string
  readonly key: string
  readonly sliceRows?: number
  readonly columns: Readonly<Record<Columns, string>>
  readonly reseal: (row: Row, secret: string, key: string) => Readonly<Record<Columns, unknown>>
}

function byRow<Row, Columns extends string>(table: ByRow<Row, Columns>): SealedTable {
  const { name, key, columns, reseal, sliceRows = SLICE_ROWS } = table
  const types = Object.entries(columns).map(([column, type]) => `"${column}" ${String(type)}`)
  const changes = Object.keys(columns).map((column) => `"${column}" = x."${column}"`)
  // Skips locked rows, to avoid waiting for them.
  const write = `with x as materialized (
      select * from json_to_recordset($1::json) as x("key of row" uuid, revision text, ${types.join(', ')})
    ), free as materialized (
      select ${key} as key, xmin::text as revision from ${name} where ${key} in (select "key of row" from x)
      order by ${key} for update skip locked
    )
    update ${name} as t set ${changes.join(', ')} from x join free on free.key = x."key of row" and free.revision = x.revision
    where t.${key} = x."key of row" and t.xmin::text = x.revision`
  const read = `${key} as key, ${name}.xmin::text as revision, to_jsonb(${name}) as row`
  return {
    name,
    key,
    sliceRows,
    async seal(executeSql, { after, to, stale, secret }) {
      const { rows } = await executeSql<{ key: string; revision: string; row: Row }>(
        rowsIn(read, name, key, stale),
        [after, to],
      )
      if (!rows.length) return 0
      const written = rows.map(({ row, ...found }) => ({
        'key of row': found.key,
        revision: found.revision,
        ...reseal(row, secret, found.key),
      }))
      return (await executeSql(write, [JSON.stringify(written)])).rowCount
    },
  }
}

/** Bytes as JSON has them. */
const HEX = '\\x'
function resealedPicture(picture: string | null | undefined, userId: string): string | null {
  if (!picture) return null
  const stored = Buffer.from(picture.slice(HEX.length), 'hex')
  return HEX + Buffer.from(sealPictureBytes(openPictureBytes(stored, userId), userId)).toString('hex')
}

/** A row of app_user as JSON. */
type Account = StoredUser & { readonly nominee: string | null; readonly avatar?: string | null }

function resealedAccount(account: Account, secret: string) {
  const { id, nominee, avatar } = account
  return {
    ...userColumns(id, openUser(account)),
    nominee: nominee && resealedNominee(nominee, id, secret),
    avatar: resealedPicture(avatar, id),
  }
}

/** Row of former_user, which includes the picture. */
interface FormerUser {
  readonly id: string
  readonly account: Account
  readonly avatar: string | null
}

function resealedFormer({ id, account, avatar }: FormerUser, secret: string) {
  const { avatar: _none, ...resealed } = resealedAccount({ ...account, avatar: null }, secret)
  return { account: { ...account, ...resealed }, avatar: resealedPicture(avatar, id) }
}

/** Row of blocked_record: a lead with its delivery, or an account, at the time of blocking. */
type BlockedRecord =
  | { readonly kind: 'account'; readonly content: Account }
  | {
      readonly kind: 'lead'
      readonly content: StoredColumns & { readonly delivery: { readonly crm_extra: JsonObject | null } }
    }

function resealedRecord({ kind, content }: BlockedRecord, secret: string) {
  if (kind === 'account') return { content: { ...content, ...resealedAccount(content, secret) } }
  const { id, delivery } = content
  const crm_extra = delivery.crm_extra && resealJson('crm extra', delivery.crm_extra, id)
  return {
    content: { ...content, ...leadColumns(id, contentOf(content)), delivery: { ...delivery, crm_extra } },
  }
}

/** Table of encrypted texts, or JSON with one: re-encrypted as its row in TABLES says. */
function tableOfPlaces(name: string, { key = 'id', sealed = [] }: TableRow): SealedTable {
  const columns = Object.fromEntries(
    sealed.map(({ column, form }) => [column, form === 'json' ? 'jsonb' : 'text']),
  )
  const resealed = ({ form, purpose, isForAnyRow }: SealedPlace, value: unknown, id: string): unknown =>
    form === 'json'
      ? // What a row that is to be sealed has there.
        resealJson(purpose, value as JsonObject, id)
      : dataKeys().reseal(purpose, String(value), isForAnyRow ? undefined : id)
  return byRow({
    name,
    key,
    columns,
    reseal: (row: Readonly<Record<string, unknown>>, _secret, id) =>
      Object.fromEntries(sealed.map((place) => [place.column, resealed(place, row[place.column], id)])),
  })
}

/** Tables where what is sealed is made of several columns, or of parts of one. */
const OWN: Readonly<Record<string, SealedTable>> = {
  lead: { name: 'lead', key: 'id', sliceRows: SLICE_ROWS, seal: sealLeads },
  lead_search: byRow({
    name: 'lead_search',
    key: 'lead_id',
    columns: { content: 'jsonb', words: 'text[]' },
    reseal: ({ lead_id, content }: { lead_id: string; content: JsonObject }) =>
      resealedSearch(content, lead_id),
  }),
  patient: byRow({
    name: 'patient',
    key: 'id',
    columns: { content: 'jsonb', mobile: 'text', name_key: 'text' },
    reseal: ({ id, content }: { id: string; content: JsonObject }) => resealedPatient(content, id),
  }),
  waiting_entry: byRow({
    name: 'waiting_entry',
    key: 'id',
    columns: { content: 'jsonb', mobile: 'text' },
    reseal: ({ id, content }: { id: string; content: JsonObject }) => resealedEntry(content, id),
  }),
  app_user: byRow({
    name: 'app_user',
    key: 'id',
    sliceRows: PICTURE_ROWS,
    columns: {
      mobile: 'text',
      name: 'text',
      email: 'text',
      city: 'jsonb',
      sealed: 'text',
      nominee: 'text',
      avatar: 'bytea',
    },
    reseal: resealedAccount,
  }),
  former_user: byRow({
    name: 'former_user',
    key: 'id',
    sliceRows: PICTURE_ROWS,
    columns: { account: 'jsonb', avatar: 'bytea' },
    reseal: resealedFormer,
  }),
  blocked_record: byRow({
    name: 'blocked_record',
    key: 'subject',
    sliceRows: PICTURE_ROWS,
    columns: { content: 'jsonb' },
    reseal: resealedRecord,
  }),
}

/** The tables of all sealed places, in the order of TABLES: copies come after what they are copies of. */
export const SEALED_TABLES: readonly SealedTable[] = Object.entries(TABLES)
  .filter(([, { sealed }]) => sealed)
  .map(([name, row]) => OWN[name] ?? tableOfPlaces(name, row))
