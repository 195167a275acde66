import * as t from 'io-ts'

/** What a user may keep in the account, by the catalogue's kind and id. */
export const SavedKind = t.union([t.literal('doctor'), t.literal('hospital')])
export type SavedKind = t.TypeOf<typeof SavedKind>

export const SavedItem = t.type({ kind: SavedKind, id: t.number })
export type SavedItem = Readonly<t.TypeOf<typeof SavedItem>>

/** More than anybody compares. */
export const MOST_SAVED = 50

/** Of a page's address: what says that it has just been saved. */
export const SAVED_FRAGMENT = 'saved'
