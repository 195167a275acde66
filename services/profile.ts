import type { Me } from '@/model/account/account'
import { UPDATE_PROFILE } from '@/model/calls/accountCalls'
import { putJson } from './httpClient'
import { readAnswer } from './readAnswer'

/** Changed fields (specification, section 7). */
export type ProfileChange = { readonly name?: string; readonly email?: string; readonly cityId?: number }

/**
 * Stores a change of the user; the server renews its cookie.
 * @throws {Failure} without an answer; an Error when the server refused
 */
export const updateProfile = async (change: ProfileChange): Promise<Me> =>
  readAnswer(UPDATE_PROFILE, await putJson(UPDATE_PROFILE.path, change)).data
