import { DROP_SAVED, LIST_SAVED, SAVE_ITEM } from '@/model/calls/accountCalls'
import { type Answer, deleteJson, getJson, putJson } from './httpClient'
import { readAnswer } from './readAnswer'

const UNAUTHORIZED = 401

/** Keys such as 'doctor-12'. */
export type SavedKeys = ReadonlySet<string>

const keysIn = (answer: Answer): SavedKeys => new Set(readAnswer(LIST_SAVED, answer).data.saved)

/**
 * Fetches the user's saved items; null without a session.
 * @throws on network error or invalid response
 */
export async function fetchSaved(): Promise<SavedKeys | null> {
  const answer = await getJson(LIST_SAVED.path)
  return answer.status === UNAUTHORIZED ? null : keysIn(answer)
}

/** @returns the saved keys afterwards @throws on failure */
export const changeSaved = async (item: string, isKept: boolean): Promise<SavedKeys> =>
  keysIn(await (isKept ? putJson(SAVE_ITEM.path, { item }) : deleteJson(DROP_SAVED.path, { item })))
