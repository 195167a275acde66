import 'server-only'
import { type Kysely, sql } from 'kysely'

/** The files of the catalogue's photographs and logos, in each size and format. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table catalogue_picture (
    file text primary key,
    picture text not null,
    body bytea not null,
    used_at timestamptz not null default now()
  )`.execute(db)
  await sql`create index catalogue_picture_by_picture on catalogue_picture (picture)`.execute(db)
}
