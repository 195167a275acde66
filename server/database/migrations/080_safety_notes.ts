import 'server-only'
import { type Kysely, sql } from 'kysely'

/** Safety texts of treatments (docs/decisions/0102). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table catalogue_safety_notes (
    key text primary key,
    position integer not null,
    row jsonb not null,
    updated_at timestamptz not null default now()
  )`.execute(db)
}
