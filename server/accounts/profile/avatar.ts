import 'server-only'
import pLimit from 'p-limit'
import { sql } from 'kysely'
import { runtime } from '@/server/runtime'
import { dataKeys, IN_THE_CLEAR, versionOf } from '@/server/privacy/sealing/dataKeys'
import { avatarAddress, openUser, USER_COLUMNS, type UserRow } from './users'
import { createHash } from 'node:crypto'
import { AVATAR_LIMIT_BYTES, AVATAR_TYPES } from '@/model/account/selfie'
import { fail, ok } from '@/server/http/envelope'
import { readBytes } from '@/server/http/requestBody'
import { openPicture, pictureFormat } from '@/server/pictures/openPicture'
import { changeAccountWithRawBody, readAccount } from '@/server/accounts/accountGuards'

const STORED = { edge: 512, type: 'image/webp', quality: 82 } as const

const AT_ONCE = 2
const MAY_WAIT = 20
const limit = pLimit(AT_ONCE)

type ReadAvatar = { readonly picture: Buffer } | { readonly refused: 'notAPicture' | 'unreadable' | 'busy' }

/**
 * Decodes an uploaded picture and re-encodes it: upright, a square of STORED.edge, WebP. Only pixels remain: no
 * location, camera or name, and no data appended to the picture.
 */
export async function readAvatar(bytes: Buffer): Promise<ReadAvatar> {
  if (!pictureFormat(bytes)) return { refused: 'notAPicture' }
  if (limit.activeCount + limit.pendingCount >= AT_ONCE + MAY_WAIT) return { refused: 'busy' }
  return limit(() => remade(bytes))
}

async function remade(bytes: Buffer): Promise<ReadAvatar> {
  try {
    const opened = await openPicture(bytes)
    if ('refused' in opened) return opened
    const picture = await opened
      .begin()
      .resize(STORED.edge, STORED.edge, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: STORED.quality })
      .toBuffer()
    return { picture }
  } catch {
    // The library's message describes the user's picture: not logged.
    return { refused: 'unreadable' }
  }
}

/** A stored picture. */
interface StoredAvatar {
  readonly picture: Uint8Array
  readonly type: string
}

/** A user's picture, or undefined. @throws the database's error */
export async function avatarOf(userId: string): Promise<StoredAvatar | undefined> {
  const row = await runtime()
    .database.kysely.selectFrom('app_user')
    .select(['avatar', 'avatar_type'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!row?.avatar || !row.avatar_type) return undefined
  return { picture: openPictureBytes(row.avatar, userId), type: row.avatar_type }
}

const PURPOSE = 'picture'

export function sealPictureBytes(picture: Uint8Array, userId: string): Uint8Array {
  const keys = dataKeys()
  return keys.writtenWith === IN_THE_CLEAR ? picture : Buffer.from(keys.seal(PURPOSE, picture, userId))
}

/** @throws {DataKeyError} {DamagedSealError} when it cannot be opened */
export function openPictureBytes(stored: Uint8Array, userId: string): Uint8Array {
  // A picture of an older release begins with its format's own signature (STORED), which is not a number.
  if (Number.isNaN(versionOf(Buffer.from(stored.subarray(0, 8)).toString('latin1')))) return stored
  return dataKeys().openBytes(PURPOSE, Buffer.from(stored).toString('latin1'), userId)
}

/**
 * Replaces or removes a user's picture; both change its address.
 * @returns the user as stored now, undefined if erased meanwhile
 * @throws the database's error
 */
export async function putAvatar(userId: string, avatar: StoredAvatar | null): Promise<UserRow | undefined> {
  const row = await runtime()
    .database.kysely.updateTable('app_user')
    .set({
      avatar: avatar && sealPictureBytes(avatar.picture, userId),
      avatar_type: avatar?.type ?? null,
      avatar_version: sql<number>`avatar_version + 1`,
      updated_at: new Date(),
    })
    .where('id', '=', userId)
    .returning(USER_COLUMNS)
    .executeTakeFirst()
  return row && openUser(row)
}

const NOT_A_PICTURE = 'The picture must be a JPEG, PNG or WebP file'
const UNREADABLE = 'The picture cannot be read'

/**
 * PUT: stores the body as the picture of the session's own user; 413 beyond 5 MB, 415 for other formats, 400 for a
 * damaged picture.
 */
export const uploadAvatar = changeAccountWithRawBody(async ({ session: { user }, request }) => {
  const body = await readBytes(request, AVATAR_LIMIT_BYTES)
  if ('refused' in body) return fail(body.refused)
  const read = await readAvatar(body.value)
  if ('refused' in read)
    switch (read.refused) {
      case 'notAPicture':
        return fail(415, { errors: [NOT_A_PICTURE], headers: { Accept: AVATAR_TYPES.join(', ') } })
      case 'unreadable':
        return fail(400, { errors: [UNREADABLE] })
      case 'busy':
        return fail(503, { headers: { 'Retry-After': '5' } })
    }
  const stored = await putAvatar(user.id, { picture: read.picture, type: STORED.type })
  const avatar = stored && avatarAddress(stored)
  // The account was deleted meanwhile.
  return avatar ? ok({ avatar }) : fail(401)
})

/** DELETE: the session's own user has no picture any more. */
export const deleteAvatar = changeAccountWithRawBody(async ({ session }) => {
  await putAvatar(session.user.id, null)
  return ok({})
})

/** Names one picture of one user; another user's browser has it never. */
const etagOf = ({ id, avatar_version }: UserRow): string =>
  `"${createHash('sha256').update(`${id} ${avatar_version}`).digest('base64url').slice(0, 22)}"`

/** The browser revalidates each time. */
const PRIVATE = {
  'Cache-Control': 'private, no-cache',
  Vary: 'Cookie, Authorization',
  // Opened directly it is a picture without active content.
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Content-Disposition': 'inline; filename="picture.webp"',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** GET: the picture of the session's own user; 404 without one. */
export const showAvatar = readAccount(async ({ session: { user }, request }) => {
  const etag = etagOf(user)
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? []
  if (user.avatar_type !== null && known.includes(etag))
    return new Response(null, { status: 304, headers: { ...PRIVATE, ETag: etag } })
  const stored = await avatarOf(user.id)
  if (!stored) return fail(404)
  return new Response(Buffer.from(stored.picture), {
    headers: { ...PRIVATE, 'Content-Type': stored.type, ETag: etag },
  })
})
