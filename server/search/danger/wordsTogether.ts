import 'server-only'
import { lexicon, spelt } from './conceptsOfWord'
import type { Token } from './dangerText'
import { OTHER_WORDS } from './otherWords'

/* Words that are written together: `chestpain`, `saansnahiaarahi`. */

/** Little words, and short ones by their sound, that are written to those beside them: `koseene`, `dogbite`, `aankhme`. */
const LITTLE: ReadonlySet<string> = new Set(
  'a se me ko ka ki ke par nahi dog cat pet sir gir ank kun dum tak'.split(' '),
)
/** Fewer letters are no two words written together, more no words; and so many has each part, and one with an ending. */
const TOGETHER = { shortest: 5, longest: 40, part: 4, ended: 6 }

const isPart = (part: string): boolean =>
  LITTLE.has(part) ||
  (part.length >= TOGETHER.part && lexicon.exact.has(part)) ||
  (part.length >= TOGETHER.ended && spelt(part).length > 0)

const known = new Map<string, readonly string[] | undefined>()
const MOST_KNOWN = 20_000

/** The fewest known words that a word is written together of; undefined if it is not. */
function partsOf(key: string): readonly string[] | undefined {
  if (known.has(key)) return known.get(key)
  const ways: (readonly string[] | undefined)[] = [[]]
  for (let end = 1; end <= key.length; end += 1)
    for (let start = 0; start < end; start += 1) {
      const [before, best] = [ways[start], ways[end]]
      if (!before || (best && best.length <= before.length + 1)) continue
      const part = key.slice(start, end)
      const isWithin = start > 0 && end < key.length
      if (isPart(part) && (isWithin || part.length > 1)) ways[end] = [...before, part]
    }
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, ways[key.length])
  return ways[key.length]
}

/** A word as the words that it is written together of; itself alone where it is one. */
export function apart(token: Token): readonly Token[] {
  const { key, value } = token
  const { shortest, longest } = TOGETHER
  const isOne = OTHER_WORDS.has(key) || lexicon.exact.has(key)
  if (value !== undefined || isOne || key.length < shortest || key.length > longest) return [token]
  return partsOf(key)?.map((part) => ({ key: part })) ?? [token]
}
