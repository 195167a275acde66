import 'server-only'
import { sql } from 'kysely'
import { runtime } from '@/server/runtime'
import { USER_COLUMNS, type UserRow } from './users'

/** A stored picture. */
export interface StoredAvatar {
  readonly picture: Uint8Array
  readonly type: string
}

/** The picture of a user, undefined where there is none. @throws the database's error */
export async function avatarOf(userId: string): Promise<StoredAvatar | undefined> {
  const row = await runtime()
    .database.kysely.selectFrom('app_user')
    .select(['avatar', 'avatar_type'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.avatar && row.avatar_type ? { picture: row.avatar, type: row.avatar_type } : undefined
}

/**
 * Puts a picture in the place of a user's one, or removes it; either way its address is another one then.
 * @returns the user as stored now, undefined when there is none any more
 * @throws the database's error
 */
export async function putAvatar(userId: string, avatar: StoredAvatar | null): Promise<UserRow | undefined> {
  return runtime()
    .database.kysely.updateTable('app_user')
    .set({
      avatar: avatar?.picture ?? null,
      avatar_type: avatar?.type ?? null,
      avatar_version: sql<number>`avatar_version + 1`,
      updated_at: new Date(),
    })
    .where('id', '=', userId)
    .returning(USER_COLUMNS)
    .executeTakeFirst()
}
