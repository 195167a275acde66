import 'server-only'
import { type Kysely, sql } from 'kysely'

/** What a clinic sets for itself: its brand, its numbers, and settings of its pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const kind of ['brand', 'contacts', 'pages'])
    await sql`create table ${sql.table(`catalogue_${kind}`)} (
      key text primary key,
      position integer not null,
      row jsonb not null,
      updated_at timestamptz not null default now()
    )`.execute(db)
}
