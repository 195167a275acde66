import 'server-only'
import { type Kysely, sql } from 'kysely'

/** What a person sees and does in the account: enquiries, saved pages, logins (docs/decisions/0038). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `stage` is what the clinic has told of the enquiry; notes are `[{ at, text }]`, oldest first.
  await sql`alter table lead
    add column stage text not null default 'received' check (stage in ('received', 'calling', 'booked')),
    add column notes jsonb,
    add column withdrawn_at timestamptz`.execute(db)
  // Withdrawn before anything was sent.
  await sql`alter table lead_delivery
    drop constraint lead_delivery_state_check,
    add constraint lead_delivery_state_check
      check (state in ('pending', 'delivering', 'retrying', 'delivered', 'dead', 'withdrawn'))`.execute(db)

  // What a login is called by in the profile; the token's hash stays inside.
  await sql`alter table user_session
    add column id uuid not null default gen_random_uuid(),
    add column device jsonb`.execute(db)

  await sql`create table saved_item (
    user_id uuid not null references app_user on delete cascade,
    kind text not null check (kind in ('doctor', 'hospital')),
    item_id integer not null,
    saved_at timestamptz not null default now(),
    primary key (user_id, kind, item_id)
  )`.execute(db)
}
