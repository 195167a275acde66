import 'server-only'
import type { MobileNumber } from '@/model/lead/mobile'
import { type Kysely, type Selectable, sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { mayBeSamePerson } from '@/model/account/samePerson'
import { SHOW_AVATAR } from '@/model/calls/accountCalls'
import type { SelectedCity } from '@/model/account/session'
import type { AppUserTable, Schema } from '@/server/database/schema'
import { sign } from '@/server/config/secret'
import { log } from '@/server/log'
import { runtime } from '@/server/runtime'
import { dataKeys, IN_THE_CLEAR } from '@/server/privacy/sealing/dataKeys'
import { blindIndexesOf } from '@/server/privacy/sealing/leadContent'
import type { Me } from '@/model/account/account'

/** A user without the picture's bytes. */
export type UserRow = Omit<Selectable<AppUserTable>, 'avatar' | 'sealed' | 'last_login_at'>

/** The columns of a UserRow. */
export const USER_COLUMNS = [
  'app_user.id',
  'app_user.country_code',
  'app_user.mobile',
  'app_user.name',
  'app_user.email',
  'app_user.city',
  'app_user.avatar_type',
  'app_user.avatar_version',
  'app_user.whatsapp_consent',
  'app_user.visitor_id',
  'app_user.created_at',
  'app_user.updated_at',
  'app_user.sealed',
] as const

/** A row as USER_COLUMNS reads it. */
export type StoredUser = Omit<Selectable<AppUserTable>, 'avatar' | 'last_login_at'>

/** The personal fields of an account, sealed as one text. */
type UserContent = Pick<UserRow, 'mobile' | 'name' | 'email' | 'city'>

const PURPOSE = 'user'

/** Seals an account's columns with the current key; unsealed without one. */
export function userColumns(id: string, { mobile, name, email, city }: UserContent) {
  const keys = dataKeys()
  const content = { mobile, name, email, city }
  if (keys.writtenWith === IN_THE_CLEAR)
    return { ...content, city: city && JSON.stringify(city), sealed: null }
  const sealed = keys.seal(PURPOSE, JSON.stringify(content), id)
  return { mobile: keys.index('mobile', mobile), name: '', email: '', city: null, sealed }
}

/** The user of a stored row. @throws {DataKeyError} {DamagedSealError} when it cannot be opened */
export function openUser({ sealed, ...row }: StoredUser): UserRow {
  if (sealed === null) return row
  const content = JSON.parse(dataKeys().open(PURPOSE, sealed, row.id)) as UserContent
  return { ...row, ...content }
}

/** A number as stored: a keyed hash, so that only app_user and lead hold numbers. */
export const hashOfNumber = (
  { countryCode, mobile }: MobileNumber,
  secret: string = runtime().secret,
): string => sign(secret, 'otp number', `${countryCode} ${mobile}`)

const COLUMNS = sql.raw(USER_COLUMNS.join(', '))

/**
 * The user of a number, created if missing. One statement in both cases.
 * @param database a transaction, where it is part of one
 * @throws the database's error; as openUser
 */
export async function findOrCreateUser(
  { countryCode, mobile }: MobileNumber,
  database: Kysely<Schema> = runtime().database.kysely,
): Promise<UserRow> {
  const id = randomUUID()
  const { mobile: stored, sealed } = userColumns(id, { mobile, name: '', email: '', city: null })
  const { rows } = await sql<StoredUser>`
    with known as (
      select ${COLUMNS} from app_user
      where country_code = ${countryCode} and mobile = any(${blindIndexesOf('mobile', mobile)}::text[])
      order by created_at limit 1
    ), made as (
      insert into app_user (id, country_code, mobile, sealed)
      select ${id}::uuid, ${countryCode}, ${stored}, ${sealed}::text where not exists (select from known)
      -- Another call was first. Writes what stands there already, so that the row comes back.
      on conflict (country_code, mobile) do update set mobile = excluded.mobile
      returning ${COLUMNS}
    )
    select * from known union all select * from made`.execute(database)
  const [user] = rows
  if (!user) throw new Error('an account was neither found nor made')
  return openUser(user)
}

/**
 * Ends an account that has been unused for long, or any account if `isAnothers`: it is moved to where only erasure
 * finds it, and its sessions, picture and saved items are deleted.
 * @returns whether it has ended
 */
async function endFormer(
  { id }: UserRow,
  {
    number,
    isAnothers,
    transaction,
  }: { number: MobileNumber; isAnothers: boolean; transaction: Kysely<Schema> },
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
 * The account that a number's owner logs in to (docs/decisions/0045): existing, new, or recreated where the number
 * has probably changed owners.
 * @param namedAs the name in an enquiry that certainly belongs to the caller
 * @throws the database's error
 */
export async function accountOf(
  number: MobileNumber,
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

/** The id of the user of a number, if there is one. @throws the database's error */
export async function userIdOfNumber(
  { countryCode, mobile }: MobileNumber,
  database: Kysely<Schema>,
): Promise<string | undefined> {
  const found = await database
    .selectFrom('app_user')
    .select('id')
    .where('country_code', '=', countryCode)
    .where('mobile', 'in', blindIndexesOf('mobile', mobile))
    .executeTakeFirst()
  return found?.id
}

export interface UserChange {
  readonly name?: string
  readonly email?: string
  readonly city?: SelectedCity | null
}

/**
 * Changes a user; the caller validates the fields.
 * @returns the user as stored now, or undefined
 * @throws the database's error; as openUser
 */
export async function updateUser(id: string, change: UserChange): Promise<UserRow | undefined> {
  const { name, email, city } = change
  return runtime()
    .database.kysely.transaction()
    .execute(async (transaction) => {
      const users = transaction.selectFrom('app_user').select(USER_COLUMNS).where('id', '=', id)
      const row = await users.forUpdate().executeTakeFirst()
      if (!row) return undefined
      const user = openUser(row)
      const changed = await transaction
        .updateTable('app_user')
        .set({
          ...userColumns(id, {
            mobile: user.mobile,
            name: name ?? user.name,
            email: email ?? user.email,
            city: city === undefined ? user.city : city,
          }),
          updated_at: new Date(),
        })
        .where('id', '=', id)
        .returning(USER_COLUMNS)
        .executeTakeFirst()
      return changed && openUser(changed)
    })
}

/** Where a user's own picture is served; the number in the query changes with the picture. */
export const avatarAddress = ({ avatar_type, avatar_version }: UserRow): string | undefined =>
  avatar_type === null ? undefined : `${SHOW_AVATAR.path}?v=${avatar_version}`

/** The user's own account as sent to the browser: never the token (docs/decisions/0021). */
export function meOf(user: UserRow): Me {
  const avatar = avatarAddress(user)
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    mobileNo: user.mobile,
    countryCode: user.country_code,
    whatsappConsent: user.whatsapp_consent,
    ...(user.city && { selectedCity: user.city }),
    ...(avatar && { avatar }),
  }
}
