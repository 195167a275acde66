import 'server-only'
import { type Kysely, sql } from 'kysely'

/** What visitors report (docs/decisions/0061). The content is sealed whole: a free text may hold anything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table problem_report (
    id uuid primary key,
    at timestamptz not null,
    content jsonb not null
  )`.execute(db)
  await sql`create index problem_report_by_time on problem_report (at)`.execute(db)
}
