import 'server-only'
import { type Kysely, sql } from 'kysely'

/** The clinic's own people, how they sign in, and where they are signed in (docs/decisions/0054). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table staff_member (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    name_key text not null unique,
    role text not null check (role in ('owner', 'manager', 'agent', 'viewer')),
    password_hash text,
    sealed_time_code text,
    used_time_step bigint not null default 0,
    created_at timestamptz not null default now(),
    disabled_at timestamptz
  )`.execute(db)
  await sql`create table staff_session (
    token_hash text primary key,
    id uuid not null unique default gen_random_uuid(),
    staff_id uuid not null references staff_member (id) on delete cascade,
    device jsonb,
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    proven_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`.execute(db)
  await sql`create index staff_session_staff on staff_session (staff_id)`.execute(db)
  await sql`create table staff_invitation (
    token_hash text primary key,
    id uuid not null unique default gen_random_uuid(),
    name text not null,
    name_key text not null,
    role text not null check (role in ('owner', 'manager', 'agent', 'viewer')),
    invited_by text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`.execute(db)
  await sql`create table staff_passkey (
    id uuid primary key default gen_random_uuid(),
    credential_id text not null unique,
    staff_id uuid not null references staff_member (id) on delete cascade,
    public_key text not null,
    counter bigint not null,
    transports jsonb not null,
    device jsonb,
    created_at timestamptz not null default now(),
    last_used_at timestamptz
  )`.execute(db)
  await sql`create index staff_passkey_staff on staff_passkey (staff_id)`.execute(db)
  await sql`create table staff_recovery_code (
    code_hash text primary key,
    staff_id uuid not null references staff_member (id) on delete cascade,
    used_at timestamptz
  )`.execute(db)
  await sql`create index staff_recovery_code_staff on staff_recovery_code (staff_id)`.execute(db)
  await sql`create table staff_challenge (
    id uuid primary key default gen_random_uuid(),
    purpose text not null,
    challenge text not null,
    expires_at timestamptz not null
  )`.execute(db)
}
