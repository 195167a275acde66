import 'server-only'
import { type Kysely, sql } from 'kysely'

/** What people type and what they mean by it (model/catalogue/searchWords.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table catalogue_words (
    key text primary key,
    position integer not null,
    row jsonb not null,
    updated_at timestamptz not null default now()
  )`.execute(db)
}
