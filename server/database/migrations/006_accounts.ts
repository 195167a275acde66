import 'server-only'
import { type Kysely, sql } from 'kysely'

/** Users, their sessions, one-time passwords under way and the counts of limits (docs/decisions/0020). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table app_user (
    id uuid primary key,
    country_code text not null,
    mobile text not null,
    name text not null default '',
    email text not null default '',
    city jsonb,
    avatar bytea,
    avatar_type text,
    avatar_version integer not null default 0,
    whatsapp_consent boolean not null default false,
    visitor_id uuid not null default gen_random_uuid(),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (country_code, mobile)
  )`.execute(db)

  await sql`create table user_session (
    token_hash text primary key,
    user_id uuid not null references app_user on delete cascade,
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`.execute(db)
  await sql`create index user_session_by_user on user_session (user_id)`.execute(db)
  await sql`create index user_session_expiry on user_session (expires_at)`.execute(db)

  // Numbers stand here and in rate_limit as keyed hashes only.
  await sql`create table otp_code (
    number_hash text primary key,
    code_hash text not null,
    checks integer not null default 0,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create index otp_code_expiry on otp_code (expires_at)`.execute(db)

  // In the shape that rate-limiter-flexible asks for; expire is in milliseconds since 1970.
  await sql`create table rate_limit (
    key text primary key,
    points integer not null default 0,
    expire bigint
  )`.execute(db)
  await sql`create index rate_limit_expiry on rate_limit (expire)`.execute(db)
}
