import type { Language } from '@/model/page/language'
import { type MayBeInvented, isInvented } from '@/model/catalogue/invented'

/*
 * What the site says of the demonstration stands in copy under `demoNote` and nowhere else (copy.test.ts), and is shown by
 * the functions below and by components/ui/DemoNote.tsx, which ask the rows that it speaks of: with a clinic's own rows it
 * is gone.
 */

/** Copy with a sentence that is true of the demonstration only. */
export interface HasDemoNote {
  readonly demoNote: string
}

/** Rows that a note speaks of, or what is known of them (content/rows/inventedKinds.ts). */
export type Shown = boolean | undefined | MayBeInvented | readonly (MayBeInvented | undefined)[]

const isArray = (shown: object): shown is readonly (MayBeInvented | undefined)[] => Array.isArray(shown)

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
