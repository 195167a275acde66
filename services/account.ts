import * as t from 'io-ts'
import { isRight } from 'fp-ts/Either'
import { Me } from '@/model/account/account'
import { type CallOptions, getJson, postJson } from './httpClient'

export const ME_PATH = '/users/v1/user/me'
const LOGOUT_PATH = '/users/v1/user/logout'
const UNAUTHORIZED = 401

const Answer = t.type({ data: Me })

/**
 * Who is logged in; null when nobody is.
 * @throws when no answer came, or one that is none
 */
export async function fetchMe(options?: CallOptions): Promise<Me | null> {
  const { status, data } = await getJson(ME_PATH, options)
  if (status === UNAUTHORIZED) return null
  const answer = Answer.decode(data)
  if (status !== 200 || !isRight(answer)) throw new Error(`${ME_PATH} answered ${status}`)
  return answer.right.data
}

/**
 * Ends the session: the server revokes it and clears its cookies.
 * @throws when it did not
 */
export async function endSession(): Promise<void> {
  const { status } = await postJson(LOGOUT_PATH, {})
  if (status !== 200 && status !== UNAUTHORIZED) throw new Error(`${LOGOUT_PATH} answered ${status}`)
}
