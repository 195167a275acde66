import type { Me } from '@/model/account/account'
import { LOG_OUT, ME } from '@/model/calls/accountCalls'
import { type CallOptions, getJson, postJson } from './httpClient'
import { readAnswer } from './readAnswer'

const UNAUTHORIZED = 401

/**
 * Fetches the logged-in user; null without a session.
 * @throws on network error or invalid response
 */
export async function fetchMe(options?: CallOptions): Promise<Me | null> {
  const answer = await getJson(ME.path, options)
  return answer.status === UNAUTHORIZED ? null : readAnswer(ME, answer).data
}

/**
 * Ends the session: the server revokes it and clears its cookies.
 * @throws when it did not
 */
export async function endSession(): Promise<void> {
  const { status } = await postJson(LOG_OUT.path, {})
  if (status !== 200 && status !== UNAUTHORIZED) throw new Error(`${LOG_OUT.path} answered ${status}`)
}
