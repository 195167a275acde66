import * as t from 'io-ts'
import { Me } from '@/model/account/account'
import { type CallOptions, getJson, postJson } from './httpClient'
import { readAnswer } from './readAnswer'

export const ME_PATH = '/users/v1/user/me'
const LOGOUT_PATH = '/users/v1/user/logout'
const UNAUTHORIZED = 401

const MeAnswer = t.type({ data: Me })

/**
 * Who is logged in; null when nobody is.
 * @throws when no answer came, or one that is none
 */
export async function fetchMe(options?: CallOptions): Promise<Me | null> {
  const answer = await getJson(ME_PATH, options)
  return answer.status === UNAUTHORIZED ? null : readAnswer(ME_PATH, answer, MeAnswer).data
}

/**
 * Ends the session: the server revokes it and clears its cookies.
 * @throws when it did not
 */
export async function endSession(): Promise<void> {
  const { status } = await postJson(LOGOUT_PATH, {})
  if (status !== 200 && status !== UNAUTHORIZED) throw new Error(`${LOGOUT_PATH} answered ${status}`)
}
