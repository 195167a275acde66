import 'server-only'
import { isMigration, migratedTables } from '@/server/database/migrate'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import type { Frame } from './backupFormat'

/* Tables out of a database and into one, as rows of JSON: both databases write and read it, whatever their version. */

const MIGRATION_TABLES: readonly string[] = ['kysely_migration', 'kysely_migration_lock']

const TABLES = `select c.table_name as name, array_to_json(array_agg(c.column_name::text order by c.ordinal_position)) as columns
  from information_schema.columns c
  join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
  where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    and c.table_name not in (${MIGRATION_TABLES.map((name) => `'${name}'`).join(', ')})
    -- Transactions of another database mean nothing: where it is restored, each row has that of its restoring.
    and c.data_type <> 'xid8'
  group by c.table_name order by c.table_name`

export interface TableShape {
  readonly name: string
  /** Those that are written; the others are computed from them. */
  readonly columns: readonly string[]
}

/** All tables of a schema, including foreign ones. */
export const tablesOf = async (executeSql: ExecuteSql): Promise<readonly TableShape[]> =>
  (await executeSql<TableShape>(TABLES)).rows

const RELATIONS = `select case when n.nspname = current_schema() then c.relname::text else n.nspname || '.' || c.relname end as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where (c.relkind in ('r', 'p', 'v', 'm', 'f')
      -- One of a table's column belongs to the table.
      or c.relkind = 'S' and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
        and d.deptype in ('a', 'i')))
    and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
  order by 1`

/** What a backup takes of a database. */
interface OwnTables {
  readonly tables: readonly TableShape[]
  /** Names of objects left out: views, sequences, and tables that no migration created. */
  readonly left: readonly string[]
}

/**
 * The site's own tables. A database of a newer release has tables that this one does not know: there all of its schema are taken,
 * and the newer release sorts them out when it restores them.
 * @param schema the newest migration of the database
 */
export async function ownTablesOf(executeSql: ExecuteSql, schema: string): Promise<OwnTables> {
  const all = await tablesOf(executeSql)
  const known = isMigration(schema) ? await migratedTables() : new Set(all.map(({ name }) => name))
  const { rows } = await executeSql<{ name: string }>(RELATIONS)
  const isOther = (name: string) => !known.has(name) && !MIGRATION_TABLES.includes(name)
  return {
    tables: all.filter(({ name }) => known.has(name)),
    left: rows.map(({ name }) => name).filter(isOther),
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const listed = (names: readonly string[]): string => names.map(quoted).join(', ')

/** How much is read at a time. */
const BATCH_BYTES = 4 * 1024 * 1024
const FIRST_ROWS = 50
const MOST_ROWS = 5000

/** The rows of a table, inside a transaction; not those of a table that inherits from it. */
export async function* rowsOf(
  executeSql: ExecuteSql,
  { name, columns }: TableShape,
): AsyncGenerator<Extract<Frame, { kind: 'rows' }> & { readonly count: number }> {
  await executeSql(`declare backup_rows no scroll cursor for
    select row_to_json(r)::text as row from (select ${listed(columns)} from only ${quoted(name)}) as r`)
  for (let ask = FIRST_ROWS; ;) {
    const { rows } = await executeSql<{ row: string }>(`fetch ${ask} from backup_rows`)
    if (!rows.length) break
    const bytes = Buffer.from(rows.map(({ row }) => `${row}\n`).join(''))
    yield { kind: 'rows', bytes, count: rows.length }
    ask = Math.max(1, Math.min(MOST_ROWS, Math.floor((BATCH_BYTES * rows.length) / bytes.length)))
  }
  await executeSql('close backup_rows')
}

const jsonOf = (lines: Buffer): string => `[${lines.toString('utf8').trimEnd().replaceAll('\n', ',')}]`

/** Writes rows into a table. */
export async function insertRows(
  executeSql: ExecuteSql,
  { name, columns }: TableShape,
  lines: Buffer,
): Promise<number> {
  const { rowCount } = await executeSql(
    `insert into ${quoted(name)} (${listed(columns)}) overriding system value
      select ${listed(columns)} from json_populate_recordset(null::${quoted(name)}, $1::json)`,
    [jsonOf(lines)],
  )
  return rowCount
}

/** In SQL, what a row that a table refuses has: no value where it needs one, or what a check forbids. */
const REFUSALS = `select case when a.attname = any($2::text[]) then format('%I is null', a.attname) else 'true' end as refusal from pg_attribute a
    where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attnotnull and a.attgenerated = ''
      and (a.attname = any($2::text[]) or not (a.atthasdef or a.attidentity <> ''))
  union all select format('not coalesce(%s, true)', pg_get_expr(c.conbin, c.conrelid)) from pg_constraint c
    where c.conrelid = $1::regclass and c.contype = 'c'`

/** What tells of a table whether it takes rows, without writing any. */
export type RowsTrial = (lines: Buffer) => Promise<{ readonly rows: number; readonly refused: number }>

/**
 * @returns a function that decodes rows as the table's columns would
 * @throws the database's error for a value of the wrong type
 */
export async function rowsTrial(executeSql: ExecuteSql, { name, columns }: TableShape): Promise<RowsTrial> {
  const { rows } = await executeSql<{ refusal: string }>(REFUSALS, [quoted(name), columns])
  const refused = rows.map(({ refusal }) => refusal).join(' or ') || 'false'
  // Columns that are not written are left empty, as they are where rows are inserted.
  const text = `select count(*)::int as rows, count(*) filter (where ${refused})::int as refused
    from json_populate_recordset(null::${quoted(name)}, $1::json) as ${quoted(name)}`
  return async (lines) =>
    (await executeSql<{ rows: number; refused: number }>(text, [jsonOf(lines)])).rows[0] ?? {
      rows: 0,
      refused: 0,
    }
}

const SEQUENCES = `select sequencename::text as name, last_value::text as last from pg_sequences
  where schemaname = current_schema() and last_value is not null`

export async function sequencesOf(executeSql: ExecuteSql): Promise<Record<string, string>> {
  const { rows } = await executeSql<{ name: string; last: string }>(SEQUENCES)
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

/** Restores sequence positions; unknown sequences are ignored. */
export async function setSequences(executeSql: ExecuteSql, sequences: Readonly<Record<string, string>>) {
  for (const [name, last] of Object.entries(sequences))
    await executeSql(
      `select setval(to_regclass($1), $2::bigint) from pg_sequences
        where schemaname = current_schema() and sequencename = $3`,
      [quoted(name), last, name],
    )
}

const FOREIGN_KEYS = `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`
const INDEXES = `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = current_schema()::regnamespace
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`

/**
 * Takes away what makes loading slow, and what holds only once all tables are loaded: foreign keys and indexes.
 * @returns puts them back
 */
export async function withoutIndexes(executeSql: ExecuteSql): Promise<() => Promise<void>> {
  const keys = (await executeSql<{ table: string; name: string; definition: string }>(FOREIGN_KEYS)).rows
  const indexes = (await executeSql<{ name: string; definition: string }>(INDEXES)).rows
  for (const { table, name } of keys) await executeSql(`alter table ${table} drop constraint ${quoted(name)}`)
  for (const { name } of indexes) await executeSql(`drop index ${name}`)
  return async () => {
    for (const { definition } of indexes) await executeSql(definition)
    for (const { table, name, definition } of keys)
      await executeSql(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
  }
}

/** Empties tables that migrations filled, because the backup contains those rows. */
export async function emptyTables(executeSql: ExecuteSql, tables: readonly TableShape[]): Promise<void> {
  await executeSql(`truncate ${listed(tables.map(({ name }) => name))}`)
}
