import * as t from 'io-ts'
import { type Answer, deleteJson, getJson, putJson } from './httpClient'
import { readAnswer } from './readAnswer'

const PATH = '/users/v1/user/saved'
const UNAUTHORIZED = 401

const Saved = t.type({ data: t.type({ saved: t.array(t.string) }) })

/** Keys of what the user keeps ('doctor-12'). */
export type SavedKeys = ReadonlySet<string>

const keysIn = (answer: Answer): SavedKeys => new Set(readAnswer(PATH, answer, Saved).data.saved)

/** What the user keeps; null when nobody is logged in. @throws when no answer came, or one that is none */
export async function fetchSaved(): Promise<SavedKeys | null> {
  const answer = await getJson(PATH)
  return answer.status === UNAUTHORIZED ? null : keysIn(answer)
}

/** Keeps an item, or keeps it no longer. @returns what the user keeps then @throws when that did not happen */
export const changeSaved = async (item: string, isKept: boolean): Promise<SavedKeys> =>
  keysIn(await (isKept ? putJson : deleteJson)(PATH, { item }))
