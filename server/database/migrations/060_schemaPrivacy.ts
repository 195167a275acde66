/** Consent, holds, keys and audit trail. */
export const PRIVACY: readonly string[] = [
  // Each privacy notice ever shown, with the form's consent texts, by hash.
  `create table notice_version (
    hash text primary key,
    version text not null,
    language text not null,
    content jsonb not null,
    first_shown timestamptz not null default now()
  )`,
  `create index notice_version_by_name on notice_version (version, language, first_shown)`,
  // Consents given and withdrawn, append-only. `subject`: id of a lead or account, meaningless after its erasure.
  `create table consent_entry (
    subject uuid not null,
    purpose text not null check (purpose in ('enquiry', 'whatsapp', 'child')),
    at timestamptz not null,
    is_given boolean not null,
    notice text,
    primary key (subject, purpose, at)
  )`,
  `create function refuse_consent_change() returns trigger language plpgsql as $$
    begin
      -- What is older than any claim can be (seven years) may go, and nothing else.
      if tg_op = 'DELETE' and old.at < now() - interval '7 years' then return old; end if;
      raise exception 'entries of the consent ledger are not changed';
    end $$`,
  `create trigger consent_entry_unchanged
    before delete or update on consent_entry for each row execute function refuse_consent_change()`,
  // Leads or numbers that retention and erasure must keep. The number is encrypted, to find its later leads; its
  // keyed hash identifies an erasure.
  `create table legal_hold (
    id uuid default gen_random_uuid() primary key,
    lead_id uuid,
    number_hash text,
    sealed_number text,
    reason text not null,
    held_by text not null,
    at timestamptz not null default now(),
    released_at timestamptz,
    check ((lead_id is null) = (number_hash is not null))
  )`,
  // Rows erased for their owner that the law requires to keep; the site never reads them.
  `create table blocked_record (
    subject uuid not null,
    kind text not null check (kind in ('lead', 'account')),
    content jsonb not null,
    number_hash text not null,
    blocked_at timestamptz not null default now(),
    erase_after timestamptz not null,
    primary key (subject, kind)
  )`,
  `create index blocked_record_by_end on blocked_record (erase_after)`,
  // Notes of erased leads under a legal hold.
  `create table blocked_note (
    id uuid primary key,
    subject uuid not null,
    kind text not null default 'lead' check (kind = 'lead'),
    at timestamptz not null,
    staff_id uuid not null,
    content jsonb not null,
    constraint blocked_note_subject_kind_fkey foreign key (subject, kind) references blocked_record(subject, kind) on delete cascade
  )`,
  // The audit trail: append-only, each entry chained to the previous one, so that concurrent servers form one chain.
  `create table audit_entry (
    seq bigint generated always as identity primary key,
    at timestamptz not null,
    entry text not null,
    previous_hash text not null unique,
    hash text not null
  )`,
  `create index audit_entry_at on audit_entry (at)`,
  `create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      -- Entries older than a year go (auditTrail.ts), and nothing else.
      if tg_op = 'DELETE' and old.at < now() - interval '1 year' then return old; end if;
      raise exception 'entries of the audit trail are not changed';
    end $$`,
  `create trigger audit_entry_unchanged
    before delete or update on audit_entry for each row execute function refuse_audit_change()`,
  // Signed end of the audit trail (decision 0042); without signature until the first signed entry.
  `create table audit_end (
    only_row boolean default true primary key check (only_row),
    seq bigint not null,
    hash text not null,
    signature text
  )`,
  `insert into audit_end (seq, hash) values (0, 'start')`,
  // One row. `version`: current data key, 0 for unencrypted, null before the first server; `proof` identifies the
  // key; `has_others`: rows may be under another key.
  `create table data_key_use (
    version integer,
    proof text,
    has_others boolean not null default true
  )`,
  `insert into data_key_use (version) values (null)`,
  // Identifies the APP_SECRET of this database (secretInUse.ts); empty before the first server.
  `create table app_secret_use (
    only_row boolean default true primary key check (only_row),
    salt text not null,
    proof text not null
  )`,
]
