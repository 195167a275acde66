import 'server-only'
import { type Kysely, sql } from 'kysely'

/** What the clinic spent on each source of enquiries in a month (docs/decisions/0101). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table source_spend (
    source text not null,
    month date not null check (extract(day from month) = 1),
    rupees integer not null check (rupees >= 0),
    changed_at timestamptz not null default now(),
    changed_by text not null,
    primary key (source, month)
  )`.execute(db)
}
