import 'server-only'
import { type Kysely, sql } from 'kysely'
import { mayBeSamePerson } from '@/model/account/samePerson'
import type { Schema } from '@/server/database/schema'
import { hashOfNumber } from '@/server/accounts/otp/familiar'
import { log } from '@/server/log'
import { runtime } from '@/server/runtime'
import { findOrCreateUser, type UserNumber, type UserRow } from './users'

/**
 * Ends an account that nobody has logged in to or used for long, or whichever it is where `isAnothers`: it goes where only
 * erasure finds it, and its sessions, its picture and what it saved with it.
 * @returns whether it has ended
 */
async function endFormer(
  { id }: UserRow,
  {
    number,
    isAnothers,
    transaction,
  }: { number: UserNumber; isAnothers: boolean; transaction: Kysely<Schema> },
): Promise<boolean> {
  const days = runtime().config.accountAnewAfterDays
  const since = new Date(days === 0 ? 0 : Date.now() - days * 86_400_000)
  const { rows } = await sql`
    with former as (
      delete from app_user where id = ${id}::uuid and (${isAnothers}::boolean or (
        last_login_at < ${since}::timestamptz and not exists (
          select from user_session where user_id = ${id}::uuid and revoked_at is null and expires_at > now()
            and last_seen_at >= ${since}::timestamptz)))
      returning *
    )
    insert into former_user (id, number_hash, account, avatar)
    select id, ${hashOfNumber(number)}, to_jsonb(former) - 'avatar', avatar from former
    returning id`.execute(transaction)
  return rows.length > 0
}

/**
 * The account that a number's owner logs in to (docs/decisions/0045), one for who is new, one anew where the number is
 * likely to have another owner than the account.
 * @param namedAs the name in an enquiry that is surely the one's who logs in
 * @throws the database's error
 */
export async function accountOf(
  number: UserNumber,
  namedAs: string | undefined,
  transaction: Kysely<Schema>,
): Promise<UserRow> {
  const known = await findOrCreateUser(number, transaction)
  const isAnothers = namedAs !== undefined && !mayBeSamePerson(namedAs, known.name)
  const hasEnded = await endFormer(known, { number, isAnothers, transaction })
  if (hasEnded) log.info({ userId: known.id }, 'an account began anew: its number may have another owner')
  const user = hasEnded ? await findOrCreateUser(number, transaction) : known
  await transaction
    .updateTable('app_user')
    .set({ last_login_at: sql<Date>`now()` })
    .where('id', '=', user.id)
    .execute()
  return user
}
