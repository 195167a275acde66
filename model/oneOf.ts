import * as t from 'io-ts'

/** A codec of some fixed texts. */
export const oneOf = <Text extends string>(texts: readonly Text[], name?: string) =>
  // Object.fromEntries forgets its keys: they are the texts.
  t.keyof(Object.fromEntries(texts.map((text) => [text, null])) as Record<Text, null>, name)
