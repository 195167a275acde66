import 'server-only'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { heldAmong, isNumberHeld } from '@/server/privacy/retention/legalHold'

/* What its owner had erased and the law has us keep: the rows as they were, where nothing of the site reads them (docs/decisions/0049). */

/** Until when the law has it kept; what is held without that goes once it is held no longer. */
const END = `case when $3::boolean then ends else now() end`

const BLOCK_LEADS = `insert into blocked_record (subject, kind, content, erase_after, number_hash)
  select id, 'lead', content, ${END}, $4 from (
    select lead.id, to_jsonb(lead) || jsonb_build_object('delivery', to_jsonb(d)) as content,
      greatest(lead.created_at, d.delivered_at) + interval '1 year' as ends
    from lead join lead_delivery d on d.lead_id = lead.id where lead.id = any($1::uuid[])) as erased
  where id = any($2::uuid[]) or ($3::boolean and ends > now())
  on conflict (subject, kind) do nothing returning subject`

/** What staff wrote of the leads that are kept. */
const BLOCK_NOTES = `insert into blocked_note (id, subject, at, staff_id, content)
  select id, lead_id, at, staff_id, content from lead_note where lead_id = any($1::uuid[]) on conflict (id) do nothing`

const BLOCK_ACCOUNTS = `insert into blocked_record (subject, kind, content, erase_after, number_hash)
  select id, 'account', content, ${END}, $4 from (
    select id, to_jsonb(app_user) as content, greatest(updated_at, last_seen_at,
      (select max(last_seen_at) from user_session where user_id = app_user.id)) + interval '1 year' as ends
    from app_user where id = any($1::uuid[])
    union all
    select id, account || jsonb_build_object('avatar', avatar), ended_at + interval '1 year'
    from former_user where id = any($1::uuid[])) as erased
  where $2::boolean or ($3::boolean and ends > now())
  on conflict (subject, kind) do nothing returning subject`

/** What a person has erased. */
interface Erased {
  readonly leads: readonly string[]
  /** Accounts, former ones among them. */
  readonly users: readonly string[]
  /** By which holds find it (legalHold.ts). */
  readonly numberHash: string
}

/**
 * Keeps what is about to be erased, as far as it must be, inside the same transaction.
 * @param byLaw whether all is kept until the law's year is over (ERASURE=blocked); else only what is held
 * @returns how many records are kept
 * @throws the database's error
 */
export async function keepBlocked(
  executeSql: ExecuteSql,
  { leads, users, numberHash }: Erased,
  byLaw: boolean,
): Promise<number> {
  const isHeld = await isNumberHeld(executeSql, numberHash)
  const heldLeads = isHeld ? leads : await heldAmong(executeSql, leads)
  if (!byLaw && !isHeld && !heldLeads.length) return 0
  const keptLeads = await executeSql<{ subject: string }>(BLOCK_LEADS, [leads, heldLeads, byLaw, numberHash])
  await executeSql(BLOCK_NOTES, [keptLeads.rows.map(({ subject }) => subject)])
  const keptUsers = await executeSql(BLOCK_ACCOUNTS, [users, isHeld, byLaw, numberHash])
  return keptLeads.rows.length + keptUsers.rows.length
}
