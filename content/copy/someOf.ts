import { type Counted, counted } from './lists'

/** What is said where none, some or all of several have something. */
export type SomeOfCopy = Counted & { readonly all: Counted; readonly none: string }

/** What fits none, some or all of a number. */
export function someOf(copy: SomeOfCopy, some: number, count: number): string {
  if (some === 0) return copy.none
  return some === count ? counted(copy.all, count) : counted(copy, some)
}
