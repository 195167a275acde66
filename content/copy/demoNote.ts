import type { Language } from '@/model/page/language'
import { type DemoFlags, isInvented } from '@/model/catalogue/demoRow'

/*
 * Notes about the demonstration are in copy under `demoNote` and nowhere else (copy.test.ts). They are shown by the
 * functions below and by components/ui/DemoNote.tsx only while the catalogue has invented rows of their kinds.
 */

/** Copy with a sentence that is true of the demonstration only. */
export interface HasDemoNote {
  readonly demoNote: string
}

/** Rows that a note is about, or their flags (content/catalogue/snapshot/inventedKinds.ts). */
export type Shown = boolean | undefined | DemoFlags | readonly (DemoFlags | undefined)[]

const isArray = (shown: object): shown is readonly (DemoFlags | undefined)[] => Array.isArray(shown)

/** Whether a note about these rows is shown: one of them is an invention. */
export function isDemo(shown: Shown): boolean {
  if (typeof shown !== 'object') return shown === true
  return isArray(shown) ? shown.some((row) => row !== undefined && isInvented(row)) : isInvented(shown)
}

/** The note where it is true, else nothing. */
export const demoNote = (copy: HasDemoNote, shown: Shown): string => (isDemo(shown) ? copy.demoNote : '')

/** A text, with its note where that is true. */
export const withDemoNote = (text: string, copy: HasDemoNote, shown: Shown): string =>
  isDemo(shown) ? `${text} ${copy.demoNote}` : text

/** For descriptions, answers and search engines. */
export const briefCopy: Readonly<Record<Language, HasDemoNote>> = {
  en: { demoNote: 'Fictional, for demonstration.' },
  hi: { demoNote: 'काल्पनिक, केवल नमूने के लिए।' },
}
