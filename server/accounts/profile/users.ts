import 'server-only'
import type { Kysely, Selectable } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { SelectedCity } from '@/model/account/session'
import type { AppUserTable, Schema } from '@/server/database/schema'
import { runtime } from '@/server/runtime'
import type { Me } from '@/model/account/account'

/** A user without the picture's bytes. */
export type UserRow = Omit<Selectable<AppUserTable>, 'avatar' | 'sealed'>

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
] as const

/** A mobile number as users are known by: the dial code without + and the national digits (model/lead/mobile.ts). */
export interface UserNumber {
  readonly countryCode: string
  readonly mobile: string
}

/**
 * The user of a number, made when there is none. One statement whether or not there was one.
 * @param database a transaction, where it is part of one
 * @throws the database's error
 */
export async function findOrCreateUser(
  { countryCode, mobile }: UserNumber,
  database: Kysely<Schema> = runtime().database.kysely,
): Promise<UserRow> {
  return database
    .insertInto('app_user')
    .values({ id: randomUUID(), country_code: countryCode, mobile })
    .onConflict((conflict) =>
      // Writes what stands there already, so that the row comes back.
      conflict.columns(['country_code', 'mobile']).doUpdateSet({ mobile }),
    )
    .returning(USER_COLUMNS)
    .executeTakeFirstOrThrow()
}

/** What a user may change of the account; what is left out stays. */
export interface UserChange {
  readonly name?: string
  readonly email?: string
  readonly city?: SelectedCity | null
  readonly whatsappConsent?: boolean
}

/**
 * Changes a user; the rules of the fields are the caller's.
 * @returns the user as stored now, undefined when there is none
 * @throws the database's error
 */
export async function updateUser(id: string, change: UserChange): Promise<UserRow | undefined> {
  const { name, email, city, whatsappConsent } = change
  return runtime()
    .database.kysely.updateTable('app_user')
    .set({
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email }),
      ...(city !== undefined && { city: city && JSON.stringify(city) }),
      ...(whatsappConsent !== undefined && { whatsapp_consent: whatsappConsent }),
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .returning(USER_COLUMNS)
    .executeTakeFirst()
}

/** Where a user's own picture is served; the number in the query changes with the picture. */
const AVATAR_PATH = '/users/v1/user/avatar'

export const avatarAddress = ({ avatar_type, avatar_version }: UserRow): string | undefined =>
  avatar_type === null ? undefined : `${AVATAR_PATH}?v=${avatar_version}`

/** What a user is told of the own account: never the token (docs/decisions/0021). */
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
