import 'server-only'
import { lettersApart } from '@/server/search/site/words'

/** How many letters may be wrong in a word of that length. */
const mistakesIn = (length: number): number => (length >= 8 ? 2 : length >= 5 ? 1 : 0)

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
    const wrong = lettersApart(term, word, limit)
    const seen = places.length
    if (wrong <= limit && (!best || wrong < best.wrong || (wrong === best.wrong && seen > best.seen)))
      best = { word, wrong, seen }
  }
  return best?.word
}
