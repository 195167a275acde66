import 'server-only'
import { type Kysely, sql } from 'kysely'

/** What the coverage check answers for each kind of payer (model/catalogue/coverage.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table catalogue_coverage (
    key text primary key,
    position integer not null,
    row jsonb not null,
    updated_at timestamptz not null default now()
  )`.execute(db)
}
