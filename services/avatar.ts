import type { AvatarFailure } from '@/model/account/selfie'
import { REMOVE_AVATAR, UPLOAD_AVATAR } from '@/model/calls/accountCalls'
import { decoded } from '@/model/decoded'
import { type CallOptions, deleteJson, putJson, type Answer } from './httpClient'

const FAILURE_OF_STATUS: Readonly<Record<number, AvatarFailure>> = {
  400: 'unreadable',
  401: 'signedOut',
  413: 'tooLarge',
  415: 'unreadable',
  429: 'tooManyRequests',
}

const refusalOf = ({ status }: Answer): { readonly kind: AvatarFailure } => ({
  kind: FAILURE_OF_STATUS[status] ?? 'server',
})

/**
 * Makes a picture the visitor's avatar.
 * @returns its address on this site
 * @throws an object whose `kind` is an AvatarFailure
 */
export async function uploadAvatar(
  picture: Blob,
  options?: CallOptions,
): Promise<{ readonly avatar: string }> {
  const answer = await putJson(UPLOAD_AVATAR.path, picture, options)
  const stored = decoded(UPLOAD_AVATAR.answer, answer.data)
  if (!stored) throw refusalOf(answer)
  return stored.data
}

/** Removes the visitor's avatar. @throws an object whose `kind` is an AvatarFailure */
export async function removeAvatar(options?: CallOptions): Promise<void> {
  const answer = await deleteJson(REMOVE_AVATAR.path, undefined, options)
  if (answer.status !== 200) throw refusalOf(answer)
}
