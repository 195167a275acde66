/** Users, logins and one-time passwords (decision 0020). */
export const ACCOUNTS: readonly string[] = [
  // Users, encrypted as leads. `nominee`: heir of the user's rights (Digital Personal Data Protection Act, 2023,
  // section 14).
  `create table app_user (
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
    last_login_at timestamptz not null default now(),
    nominee text,
    sealed text,
    last_seen_at timestamptz,
    unique (country_code, mobile)
  )`,
  // Logins. `logins_seen_at`: up to when other logins were shown; `proven_at`: last code entered (decision 0045).
  `create table user_session (
    token_hash text primary key,
    user_id uuid not null references app_user on delete cascade,
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz,
    id uuid not null default gen_random_uuid(),
    device jsonb,
    logins_seen_at timestamptz not null default now(),
    proven_at timestamptz default now()
  )`,
  `create index user_session_by_user on user_session (user_id)`,
  `create index user_session_expiry on user_session (expires_at)`,
  // Token of another users API for a session, encrypted with APP_SECRET.
  `create table upstream_session (
    token_hash text primary key references user_session on delete cascade,
    sealed_token text not null
  )`,
  // Current one-time passwords; numbers as keyed hashes.
  `create table otp_code (
    number_hash text primary key,
    code_hash text not null,
    checks integer not null default 0,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index otp_code_expiry on otp_code (expires_at)`,
  // Networks from which the owner of a number has logged in, as keyed hashes (decision 0044).
  `create table login_place (
    number_hash text not null,
    place_hash text not null,
    last_at timestamptz not null default now(),
    primary key (number_hash, place_hash)
  )`,
  // Accounts whose number has a new owner, kept for erasure only.
  `create table former_user (
    id uuid primary key,
    number_hash text not null,
    account jsonb not null,
    avatar bytea,
    ended_at timestamptz not null default now()
  )`,
  `create index former_user_by_number on former_user (number_hash)`,
  // Saved doctors and hospitals.
  `create table saved_item (
    user_id uuid not null references app_user on delete cascade,
    kind text not null check (kind in ('doctor', 'hospital')),
    item_id integer not null,
    saved_at timestamptz not null default now(),
    primary key (user_id, kind, item_id)
  )`,
]
