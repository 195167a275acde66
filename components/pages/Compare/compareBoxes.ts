import type { Compared, ComparedKind } from '@/model/page/comparison'

/** The bar's view of the choice. */
export interface Chosen {
  /** Undefined where nothing is chosen. */
  readonly status: 'one' | 'chosen' | 'full' | undefined
  readonly items: readonly Compared[]
  /** Those of them that have no box on this page. */
  readonly elsewhere: readonly Compared[]
  /** The entry refused because the choice is full. */
  readonly refused: string | undefined
  /** The visitor's city, from which distances count. */
  readonly cityId: number | undefined
  readonly clear: () => void
}

/** The boxes of a list. */
export const boxesOf = (form: HTMLFormElement, kind: ComparedKind): readonly HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>(`input[type=checkbox][name=${kind}]`),
]
