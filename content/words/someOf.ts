import { type Counted, counted } from './lists'

/** What is said where none, some or all of several have something. */
export type SomeOfWords = Counted & { readonly all: Counted; readonly none: string }

/** What fits none, some or all of a number. */
export function someOf(words: SomeOfWords, some: number, count: number): string {
  if (some === 0) return words.none
  return some === count ? counted(words.all, count) : counted(words, some)
}
