import type { Language } from '@/model/page/language'

/**
 * What a state shows beside the states around it, in both languages, the words in the same order. A text in brackets
 * stands there only at times (an error of a field, the reason of a failure); a slash parts texts of which one is shown.
 */
export type ShownCopy = Readonly<Record<Language, readonly string[]>>

/** What a machine's states show, by the state's path without the machine's name (`idle.invalid`). */
export type MachineCopy = Readonly<Record<string, ShownCopy | undefined>>

/** Words that are looked up for each language. */
export const shown = (copy: (language: Language) => readonly string[]): ShownCopy => ({
  en: copy('en'),
  hi: copy('hi'),
})

/** A state that shows nothing of its own: it passes at once, the page has gone on, or what is around it says everything. */
export const NOTHING: ShownCopy = { en: [], hi: [] }

/** Texts that are shown only at times, one of them. */
export const perhaps = (...texts: readonly string[]): string => `[${[...new Set(texts)].join(' / ')}]`
