import 'server-only'
import { type Kysely, sql } from 'kysely'

/** What pages count of themselves, by the hour, and the charts that the counts are of (docs/decisions/0060). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table traffic_count (
    hour timestamptz not null,
    kind text not null,
    -- A machine's id and its chart's hash, a page type, or a metric and a page type.
    name text not null,
    place integer not null,
    count bigint not null,
    primary key (kind, name, hour, place)
  )`.execute(db)
  await sql`create index traffic_count_by_time on traffic_count (hour)`.execute(db)
  await sql`create table traffic_chart (
    machine text not null,
    hash text not null,
    chart jsonb not null,
    first_at timestamptz not null default now(),
    primary key (machine, hash)
  )`.execute(db)
}
