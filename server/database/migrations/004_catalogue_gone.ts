import 'server-only'
import { type Kysely, sql } from 'kysely'

/** Rows that an import removed: their pages answer 410 until the row comes back (server/catalogue/removedPages.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table catalogue_gone (
    kind text not null,
    key text not null,
    at timestamptz not null default now(),
    primary key (kind, key)
  )`.execute(db)
  await sql`create index catalogue_gone_by_time on catalogue_gone (at desc)`.execute(db)
}
