import type { Language } from '../messages/messages'

/**
 * What a state shows beside the states around it, in both languages, the words in the same order. A text in brackets
 * stands there only at times (an error of a field, the reason of a failure); a slash parts texts of which one is shown.
 */
export type ShownWords = Readonly<Record<Language, readonly string[]>>

/** What a machine's states show, by the state's path without the machine's name (`idle.invalid`). */
export type MachineWords = Readonly<Record<string, ShownWords | undefined>>

/** Words that are looked up for each language. */
export const shown = (words: (language: Language) => readonly string[]): ShownWords => ({
  en: words('en'),
  hi: words('hi'),
})

/** A state that shows nothing of its own: it passes at once, the page has gone on, or what is around it says everything. */
export const NOTHING: ShownWords = { en: [], hi: [] }

/** Texts that are shown only at times, one of them. */
export const perhaps = (...texts: readonly string[]): string => `[${[...new Set(texts)].join(' / ')}]`
