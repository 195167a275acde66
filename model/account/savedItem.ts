import * as t from 'io-ts'
import { oneOf } from '@/model/oneOf'

/** What a user may keep in the account, by the catalogue's kind and id. */
export const SavedKind = oneOf(['doctor', 'hospital'])
export type SavedKind = t.TypeOf<typeof SavedKind>

export const SavedItem = t.type({ kind: SavedKind, id: t.number })
export type SavedItem = Readonly<t.TypeOf<typeof SavedItem>>

/** An item as a button's value: 'doctor-12'. */
export const savedKey = ({ kind, id }: SavedItem): string => `${kind}-${id}`

/** What a button's value says; undefined where it names nothing that can be saved. */
export function readSavedKey(key: string): SavedItem | undefined {
  const [, kind, id = ''] = /^([a-z]+)-([1-9]\d{0,8})$/.exec(key) ?? []
  const item = { kind, id: Number(id) }
  return SavedItem.is(item) ? item : undefined
}

/** Id of the form that all buttons of a page belong to. */
export const SAVE_FORM = 'save-items'

/** Maximum number of saved items per user. */
export const MOST_SAVED = 50

/** Of a page's address: what says that it has just been saved. */
export const SAVED_FRAGMENT = 'saved'
