import 'server-only'
import { type Kysely, sql } from 'kysely'

/** From where the owner of a number has logged in, as keyed hashes (docs/decisions/0044). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table login_place (
    number_hash text not null,
    place_hash text not null,
    last_at timestamptz not null default now(),
    primary key (number_hash, place_hash)
  )`.execute(db)
}
