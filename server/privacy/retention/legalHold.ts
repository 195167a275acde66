import 'server-only'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import type { VerifiedNumber } from '@/server/leads/leadStore'
import { hashOfNumber } from '@/server/accounts/profile/users'
import { dataKeys } from '@/server/privacy/sealing/dataKeys'
import { blindIndexesOf } from '@/server/privacy/sealing/leadContent'
import { sign } from '@/server/config/secret'

/* What must be kept whatever retention and erasure say: a lead, or a person by number (docs/decisions/0049). */

const PURPOSE = 'legal hold'

/** Tells a held number without being one. @param secret of this site */
export const holdHashOf = (secret: string, { countryCode, mobile }: VerifiedNumber): string =>
  sign(secret, PURPOSE, `${countryCode} ${mobile}`)

/** What is held: a lead by its id, or all of a person. */
type HeldSubject = { readonly leadId: string } | { readonly number: VerifiedNumber }

export interface LegalHold {
  readonly id: string
  readonly lead_id: string | null
  readonly reason: string
  readonly held_by: string
  readonly at: Date
  readonly released_at: Date | null
}

/** @param by who orders it. @returns the hold's id. @throws the database's error */
export async function placeHold(
  { executeSql }: Pick<Database, 'executeSql'>,
  secret: string,
  subject: HeldSubject,
  { reason, by }: { readonly reason: string; readonly by: string },
): Promise<string> {
  const number = 'number' in subject ? subject.number : undefined
  const { rows } = await executeSql<{ id: string }>(
    `insert into legal_hold (lead_id, number_hash, sealed_number, reason, held_by)
      values ($1::uuid, $2, $3, $4, $5) returning id`,
    [
      'leadId' in subject ? subject.leadId : null,
      number ? holdHashOf(secret, number) : null,
      number ? dataKeys().seal(PURPOSE, JSON.stringify(number)) : null,
      reason,
      by,
    ],
  )
  return rows[0]?.id ?? ''
}

/** @returns whether there was such a hold. @throws the database's error */
export async function liftHold({ executeSql }: Pick<Database, 'executeSql'>, id: string): Promise<boolean> {
  const { rows } = await executeSql(
    'update legal_hold set released_at = now() where id = $1::uuid and released_at is null returning id',
    [id],
  )
  return rows.length > 0
}

/** All holds, also those that were lifted, oldest first. @throws the database's error */
export const holds = async ({ executeSql }: Pick<Database, 'executeSql'>): Promise<LegalHold[]> =>
  (
    await executeSql<LegalHold>(
      'select id, lead_id, reason, held_by, at, released_at from legal_hold order by at, id',
    )
  ).rows

/** Whether a number is held. @param numberHash from holdHashOf. Inside a transaction. @throws the database's error */
export async function isNumberHeld(executeSql: ExecuteSql, numberHash: string): Promise<boolean> {
  const { rows } = await executeSql(
    'select 1 from legal_hold where released_at is null and number_hash = $1 limit 1',
    [numberHash],
  )
  return rows.length > 0
}

/** Those of some leads that are held by their ids. Inside a transaction. @throws the database's error */
export async function heldAmong(
  executeSql: ExecuteSql,
  leadIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await executeSql<{ id: string }>(
    'select distinct lead_id as id from legal_hold where released_at is null and lead_id = any($1::uuid[])',
    [leadIds],
  )
  return rows.map(({ id }) => id)
}

export interface Held {
  readonly leads: readonly string[]
  readonly users: readonly string[]
}

/** $1 and $2: dial codes and the blind indexes of each number; $3: hashes of the numbers. */
const OF_NUMBERS = `with held as (select * from unnest($1::text[], $2::text[]) as held(country_code, mobile))
  select id, true as "isLead" from lead join held using (country_code, mobile)
  union all select id, false from app_user join held using (country_code, mobile)
  union all select id, false from former_user where number_hash = any($3::text[])`

/**
 * Everything that is held now: of a number its leads, its account and the accounts that it had before.
 * @param secret of this site
 * @throws the database's error, DataKeyError when a held number cannot be opened
 */
export async function activeHolds(
  { executeSql }: Pick<Database, 'executeSql'>,
  secret: string,
): Promise<Held> {
  const { rows } = await executeSql<{ lead_id: string | null; sealed_number: string | null }>(
    'select lead_id, sealed_number from legal_hold where released_at is null',
  )
  const leads = rows.flatMap(({ lead_id }) => (lead_id === null ? [] : [lead_id]))
  const numbers = rows.flatMap(({ sealed_number }) =>
    // What placeHold has sealed.
    sealed_number === null ? [] : [JSON.parse(dataKeys().open(PURPOSE, sealed_number)) as VerifiedNumber],
  )
  if (numbers.length === 0) return { leads, users: [] }
  const pairs = numbers.flatMap(({ countryCode, mobile }) =>
    blindIndexesOf('mobile', mobile).map((stored) => [countryCode, stored] as const),
  )
  const { rows: found } = await executeSql<{ id: string; isLead: boolean }>(OF_NUMBERS, [
    pairs.map(([countryCode]) => countryCode),
    pairs.map(([, stored]) => stored),
    numbers.map((number) => hashOfNumber(number, secret)),
  ])
  const idsOf = (ofLeads: boolean) => found.filter(({ isLead }) => isLead === ofLeads).map(({ id }) => id)
  return { leads: [...leads, ...idsOf(true)], users: idsOf(false) }
}
