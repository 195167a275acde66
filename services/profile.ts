import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { Me } from '@/model/account/account'
import { putJson } from './httpClient'

const UPDATE_PATH = '/users/v1/user/update'

const Updated = t.type({ status: t.type({ code: t.literal(200) }), data: Me })

/** What of the user changes (specification, section 7). */
export type ProfileChange = { readonly name?: string; readonly email?: string; readonly cityId?: number }

/**
 * Stores a change of the logged-in user; the server renews its cookie.
 * @throws {Failure} when no answer came; an Error when the server did not store it
 */
export async function updateProfile(change: ProfileChange): Promise<Me> {
  const { status, data } = await putJson(UPDATE_PATH, change)
  const answer = Updated.decode(data)
  if (!isRight(answer)) throw new Error(`${UPDATE_PATH} answered ${status}`)
  return answer.right.data
}
