/** Staff accounts, settings and content review. */
export const DESK: readonly string[] = [
  // Staff accounts of the desk (decision 0054).
  `create table staff_member (
    id uuid default gen_random_uuid() primary key,
    name text not null,
    name_key text not null unique,
    role text not null check (role in ('owner', 'manager', 'agent', 'viewer')),
    password_hash text,
    sealed_time_code text,
    used_time_step bigint not null default 0,
    created_at timestamptz not null default now(),
    disabled_at timestamptz
  )`,
  // Passkeys of staff.
  `create table staff_passkey (
    id uuid default gen_random_uuid() primary key,
    credential_id text not null unique,
    staff_id uuid not null references staff_member on delete cascade,
    public_key text not null,
    counter bigint not null,
    transports jsonb not null,
    device jsonb,
    created_at timestamptz not null default now(),
    last_used_at timestamptz
  )`,
  `create index staff_passkey_staff on staff_passkey (staff_id)`,
  // One-time recovery codes of staff, hashed.
  `create table staff_recovery_code (
    code_hash text primary key,
    staff_id uuid not null references staff_member on delete cascade,
    used_at timestamptz
  )`,
  `create index staff_recovery_code_staff on staff_recovery_code (staff_id)`,
  // Staff logins.
  `create table staff_session (
    token_hash text primary key,
    id uuid not null default gen_random_uuid() unique,
    staff_id uuid not null references staff_member on delete cascade,
    device jsonb,
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    proven_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  `create index staff_session_staff on staff_session (staff_id)`,
  // Open passkey challenges.
  `create table staff_challenge (
    id uuid default gen_random_uuid() primary key,
    purpose text not null,
    challenge text not null,
    expires_at timestamptz not null
  )`,
  // Invitations of staff.
  `create table staff_invitation (
    token_hash text primary key,
    id uuid not null default gen_random_uuid() unique,
    name text not null,
    name_key text not null,
    role text not null check (role in ('owner', 'manager', 'agent', 'viewer')),
    invited_by text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  // The desk's settings, one row.
  `create table desk_setting (
    only_row boolean default true primary key check (only_row),
    version integer not null,
    settings jsonb not null,
    changed_at timestamptz not null default now(),
    changed_by text not null
  )`,
  // Catalogue texts in review (machines/contentReview). Without a row, the catalogue's text is public.
  `create table content_review (
    kind text not null,
    key text not null,
    version integer not null,
    state text not null,
    is_medical boolean not null,
    authors jsonb not null,
    approver jsonb,
    content jsonb,
    base_hash text,
    text_hash text,
    approved_hash text,
    review_by text,
    updated_at timestamptz not null default now(),
    primary key (kind, key)
  )`,
  // Changes of catalogue texts, append-only, with the text before and after.
  `create table content_history (
    seq bigint generated always as identity primary key,
    at timestamptz not null default now(),
    kind text not null,
    key text not null,
    action text not null,
    is_public boolean not null,
    actor jsonb not null,
    authors jsonb not null,
    approver jsonb,
    before jsonb,
    after jsonb
  )`,
  `create index content_history_of on content_history (kind, key, seq)`,
  `create function content_history_grows() returns trigger language plpgsql as $$
    begin raise exception 'content_history only grows'; end $$`,
  `create trigger content_history_grows
    before delete or update on content_history for each row execute function content_history_grows()`,
  // Texts that could not be saved: another person's version exists, or the key is missing.
  `create table content_kept (
    id text primary key,
    staff_id text not null,
    kind text not null,
    key text not null,
    content jsonb not null,
    created_at timestamptz not null default now()
  )`,
]
