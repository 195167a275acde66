import 'server-only'
import { type Kysely, sql } from 'kysely'

/** Whose an account is now, and since when (docs/decisions/0045). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user add column last_login_at timestamptz not null default now()`.execute(db)
  // Until when its user has been shown the other logins.
  await sql`alter table user_session add column logins_seen_at timestamptz not null default now()`.execute(db)
  // Accounts whose number has another owner by now: kept for erasure only, as they stood in app_user.
  await sql`create table former_user (
    id uuid primary key,
    number_hash text not null,
    account jsonb not null,
    avatar bytea,
    ended_at timestamptz not null default now()
  )`.execute(db)
  await sql`create index former_user_by_number on former_user (number_hash)`.execute(db)
}
