import 'server-only'
import { createHash } from 'node:crypto'
import { AVATAR_LIMIT_BYTES, AVATAR_TYPES } from '@/model/account/selfie'
import { fail, ok } from '@/server/http/envelope'
import { readBytes } from '@/server/http/requestBody'
import { changeAccountBy, readAccount } from '@/server/accounts/accountGuards'
import { STORED_TYPE, readAvatar } from './avatarPicture'
import { avatarOf, putAvatar } from './avatarStore'
import { avatarAddress } from '@/server/accounts/sessions/me'
import type { UserRow } from './users'

const NOT_A_PICTURE = 'The picture must be a JPEG, PNG or WebP file'
const UNREADABLE = 'The picture cannot be read'

/** PUT: makes the body the picture of the session's own user; 413 beyond 5 MB, 415 for what is no picture, 400 for a broken one. */
export const uploadAvatar = changeAccountBy(async ({ session: { user }, request }) => {
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
  const stored = await putAvatar(user.id, { picture: read.picture, type: STORED_TYPE })
  const avatar = stored && avatarAddress(stored)
  // The account was deleted meanwhile.
  return avatar ? ok({ avatar }) : fail(401)
})

/** DELETE: the session's own user has no picture any more. */
export const deleteAvatar = changeAccountBy(async ({ session }) => {
  await putAvatar(session.user.id, null)
  return ok({})
})

/** Names one picture of one user; another user's browser has it never. */
const etagOf = ({ id, avatar_version }: UserRow): string =>
  `"${createHash('sha256').update(`${id} ${avatar_version}`).digest('base64url').slice(0, 22)}"`

/** For the visitor's own browser only, which asks each time whether it is still the same. */
const PRIVATE = {
  'Cache-Control': 'private, no-cache',
  Vary: 'Cookie, Authorization',
  // Opened by itself it is a picture and nothing else.
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Content-Disposition': 'inline; filename="picture.webp"',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** GET: the picture of the session's own user, and nobody else's; 404 where there is none. */
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
