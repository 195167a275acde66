import 'server-only'

/** How many letters may be wrong in a word of that length. */
const mistakesIn = (length: number): number => (length >= 8 ? 2 : length >= 5 ? 1 : 0)

/** Letters to change, add, drop or swap until one word is the other; `limit + 1` when more than `limit`. */
export function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let twoBefore: number[] = []
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      const change = (before[j - 1] ?? 0) + (same ? 0 : 1)
      let cost = Math.min(change, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (twoBefore[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    if (Math.min(...row) > limit) return limit + 1
    twoBefore = before
    before = row
  }
  return before[other.length] ?? limit + 1
}

/**
 * The known word that a mistyped one probably stands for: same first letter, few letters wrong, the commonest of the
 * nearest. Undefined when none is near enough.
 */
export function nearestTerm(
  term: string,
  known: ReadonlyMap<string, readonly unknown[]>,
): string | undefined {
  const limit = mistakesIn(term.length)
  if (limit === 0 || /\d/.test(term)) return undefined
  let best: { readonly word: string; readonly wrong: number; readonly seen: number } | undefined
  for (const [word, places] of known) {
    if (word[0] !== term[0]) continue
    const wrong = distance(term, word, limit)
    const seen = places.length
    if (wrong <= limit && (!best || wrong < best.wrong || (wrong === best.wrong && seen > best.seen)))
      best = { word, wrong, seen }
  }
  return best?.word
}
