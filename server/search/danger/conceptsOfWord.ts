import 'server-only'
import { typingErrors } from '@/model/catalogue/nearest'
import { BESIDE, CONTEXTS } from './contexts'
import { dangerKey } from './dangerText'
import { LEXICON } from './lexicon'
import { OTHER_WORDS } from './otherWords'

/* Which concepts of the lexicon a single word stands for: spelt so, with another ending, or with a wrong letter. */

/** The words of a lexicon by their sound. */
interface Lexicon {
  readonly exact: ReadonlyMap<string, readonly string[]>
  /** Words whose ending is open, by their first letters. */
  readonly open: ReadonlyMap<string, readonly string[]>
  /** By their first letter, in which nobody errs. */
  readonly byLetter: ReadonlyMap<string, readonly string[]>
}

function lexiconOf(text: string): Lexicon {
  const exact = new Map<string, string[]>()
  const open = new Map<string, string[]>()
  const byLetter = new Map<string, string[]>()
  const add = (map: Map<string, string[]>, key: string, value: string) => {
    const values = map.get(key)
    if (!values) map.set(key, [value])
    else if (!values.includes(value)) values.push(value)
  }
  for (const line of text.split('\n').filter((one) => one.includes(':'))) {
    const [head = '', words = ''] = line.split(':')
    const name = head.replace('@', '').trim()
    const own = head.startsWith('@') ? [] : [name]
    for (const word of [...own, ...words.trim().split(/\s+/)]) {
      const key = word.replace('*', '').split('_').filter(Boolean).map(dangerKey).join(' ')
      if (key === '') continue
      add(word.endsWith('*') ? open : exact, key, name)
      if (!key.includes(' ') && !byLetter.get(key.charAt(0))?.includes(key)) add(byLetter, key.charAt(0), key)
    }
  }
  return { exact, open, byLetter }
}

/** Every word that the rules know. */
export const lexicon = lexiconOf(LEXICON + BESIDE + CONTEXTS)
const { byLetter: mayBeMisspelt } = lexiconOf(LEXICON + BESIDE)

/** From how many letters on a word may have a wrong one, and from how many on two. */
const MISSPELT = 5
const MISSPELT_TWICE = 9

/** Behind a stem of so few letters only a verb's ending may stand: `phat` is in `phatne`, and not in `father`. */
const SHORT_STEM = 3
const ENDINGS: ReadonlySet<string> = new Set([
  '',
  ...'a e i o u n an en in on na ne ni ta te ti kar ke ia ie ai ae gaia gai gae ega egi unga ungi ing ed es av ava'.split(
    ' ',
  ),
])

function openConcepts(key: string, { open }: Lexicon): readonly string[] {
  const found: string[] = []
  if (OTHER_WORDS.has(key)) return found
  for (let end = SHORT_STEM; end <= key.length; end += 1)
    if (end > SHORT_STEM || ENDINGS.has(key.slice(end))) found.push(...(open.get(key.slice(0, end)) ?? []))
  return found
}

/** The concepts that a word is spelt for. */
function spelt(key: string): readonly string[] {
  const { exact } = lexicon
  const found = [...(exact.get(key) ?? []), ...openConcepts(key, lexicon)]
  return found.length > 0 || !key.endsWith('s') || key.length < 5
    ? found
    : [...(exact.get(key.slice(0, -1)) ?? [])]
}

const known = new Map<string, readonly string[]>()
const MOST_KNOWN = 20_000

/** The concepts that a word, perhaps misspelt, stands for. */
export function conceptsOf(key: string): readonly string[] {
  const before = known.get(key)
  if (before) return before
  const own = spelt(key)
  const concepts = own.length > 0 || key.length < MISSPELT || OTHER_WORDS.has(key) ? own : misspelt(key)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, concepts)
  return concepts
}

/** Whether at most two neighbouring letters differ between the common beginning and the common end: a quick first look. */
function mayBeOneOff(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length)
  const shortest = Math.min(one.length, other.length)
  let same = 0
  while (same < shortest && one[same] === other[same]) same += 1
  let ends = 0
  while (ends < shortest - same && one.at(-1 - ends) === other.at(-1 - ends)) ends += 1
  return same + ends >= longest - 2
}

function misspelt(key: string): readonly string[] {
  const forgiven = key.length >= MISSPELT_TWICE ? 2 : 1
  let best = forgiven + 1
  let found: readonly string[] = []
  for (const word of mayBeMisspelt.get(key.charAt(0)) ?? []) {
    if (word.length < MISSPELT) continue
    // Of a word whose ending is open its beginning counts.
    const isOpen = lexicon.open.has(word)
    const typed = isOpen ? key.slice(0, word.length) : key
    const most = isOpen ? 1 : forgiven
    if (Math.abs(word.length - typed.length) > most || (most === 1 && !mayBeOneOff(typed, word))) continue
    const wrong = typingErrors(typed, word, most)
    if (wrong > most) continue
    if (wrong >= best) continue
    best = wrong
    found = spelt(word)
  }
  return found
}
