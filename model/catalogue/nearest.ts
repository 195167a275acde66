/**
 * How many letters were typed wrongly: letters left out, added, replaced, or two neighbours exchanged (the optimal string
 * alignment distance; Boytsov 2011, Indexing methods for approximate dictionary searching, section 2.1).
 * @param limit beyond it the exact number does not matter: the result is one more then
 */
export function typingErrors(one: string, other: string, limit = Infinity): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const changed = (last[column - 1] ?? 0) + (isSame ? 0 : 1)
      let least = Math.min(changed, (last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1)
      const isSwap =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwap) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1)
      now.push(least)
    }
    if (Math.min(...now) > limit) return limit + 1
    beforeLast = last
    last = now
  }
  return Math.min(last[other.length] ?? Infinity, limit + 1)
}

/** Names are compared in any case and with any blanks. */
export const comparableName = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/** The name that was most likely meant; undefined where none is near: one letter in three may be wrong. */
export function nearestName(typed: string, names: Iterable<string>): string | undefined {
  const text = comparableName(typed)
  let limit = Math.max(1, Math.floor(text.length / 3))
  let nearest: string | undefined
  for (const name of names) {
    const errors = typingErrors(text, comparableName(name), limit)
    if (errors > limit || (errors === limit && nearest !== undefined)) continue
    limit = errors
    nearest = name
  }
  return nearest
}
