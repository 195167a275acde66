import * as t from 'io-ts'
import { Me } from '@/model/account/account'
import { putJson } from './httpClient'
import { readAnswer } from './readAnswer'

const UPDATE_PATH = '/users/v1/user/update'

const Updated = t.type({ status: t.type({ code: t.literal(200) }), data: Me })

/** What of the user changes (specification, section 7). */
export type ProfileChange = { readonly name?: string; readonly email?: string; readonly cityId?: number }

/**
 * Stores a change of the logged-in user; the server renews its cookie.
 * @throws {Failure} when no answer came; an Error when the server did not store it
 */
export const updateProfile = async (change: ProfileChange): Promise<Me> =>
  readAnswer(UPDATE_PATH, await putJson(UPDATE_PATH, change), Updated).data
