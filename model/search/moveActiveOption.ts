/** How a keyboard walks through a list of choices. */
export type OptionMove = 'next' | 'previous'

/**
 * The place of the active choice after a move; null is none. The walk goes round: after the last comes the first, as the
 * combobox pattern of the ARIA guide has it.
 */
export function moveActiveOption(at: number | null, move: OptionMove, count: number): number | null {
  if (count === 0) return null
  if (move === 'next') return at === null ? 0 : (at + 1) % count
  return at === null ? count - 1 : (at + count - 1) % count
}
