import 'server-only'
import { typingErrors } from '@/model/catalogue/nearest'
import { BESIDE, CONTEXTS } from './contexts'
import { dangerKey } from './dangerText'
import { LEXICON } from './lexicon'
import { OTHER_WORDS } from './otherWords'

/* The lexicon's concepts for a single word: exact, with another ending, or with a wrong letter. */

/** A Hindi verb drops its last short vowel before an ending: `akad`, `akdi`; `nikal`, `nikli`. */
const DROPPED_VOWEL = /(?<=[aeiou][^aeiou])[au](?=[^aeiou]$)/

/** The words of a lexicon by their sound. */
interface Lexicon {
  readonly exact: ReadonlyMap<string, readonly string[]>
  /** Words whose ending is open, by their first letters. */
  readonly open: ReadonlyMap<string, readonly string[]>
  /** By first letter, which is assumed to be right. */
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
      if (word.endsWith('*') && DROPPED_VOWEL.test(key)) add(open, key.replace(DROPPED_VOWEL, ''), name)
      if (!key.includes(' ') && !byLetter.get(key.charAt(0))?.includes(key)) add(byLetter, key.charAt(0), key)
    }
  }
  return { exact, open, byLetter }
}

/** Every word that the rules know. */
export const lexicon = lexiconOf(LEXICON + BESIDE + CONTEXTS)
const { byLetter: mayBeMisspelt } = lexiconOf(LEXICON + BESIDE)

/** After such a short stem only a verb's ending is allowed: `phat` is in `phatne`, and not in `father`. */
const SHORT_STEM = 3

/** Hindi endings of a noun or a verb, by which the known word may differ. */
const INFLECTIONS = [/(?:on|en|an|in|[aeiou])$/, /(?:n[aei]|t[aei]|kar|ke)$/]
const VOWELS = /[aeiou]/g
const VOWEL_LETTERS: ReadonlySet<string> = new Set('aeiou')
/** An unknown word that is shorter is not compared with the known. */
const SHORTEST_KNOWN = 4

const byStem = new Map<string, string>()
const bySkeleton = new Map<string, string[]>()
for (const word of [...mayBeMisspelt.values()].flat()) {
  if (lexicon.open.has(word) || word.length < SHORTEST_KNOWN) continue
  const stem = word.replace(/[aeiou]$/, '')
  if (stem !== word && stem.length >= SHORT_STEM && !byStem.has(stem)) byStem.set(stem, word)
  const consonants = word.replace(VOWELS, '')
  if (consonants.length >= SHORT_STEM)
    bySkeleton.set(consonants, [...(bySkeleton.get(consonants) ?? []), word])
}

/** From how many letters on a word may have a wrong one, and from how many on two. */
const MISSPELT = 5
/** A beginning that is shorter may not: many other words begin so. */
const MISSPELT_OPEN = 6
const MISSPELT_TWICE = 9

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
export function spelt(key: string): readonly string[] {
  const { exact } = lexicon
  const found = [...(exact.get(key) ?? []), ...openConcepts(key, lexicon)]
  return found.length > 0 || !key.endsWith('s') || key.length < 5 || OTHER_WORDS.has(key)
    ? found
    : [...(exact.get(key.slice(0, -1)) ?? [])]
}

const known = new Map<string, readonly string[]>()
const MOST_KNOWN = 20_000

/** The concepts of a word, perhaps misspelt. */
export function conceptsOf(key: string): readonly string[] {
  const before = known.get(key)
  if (before) return before
  const own = spelt(key)
  const concepts = own.length > 0 || OTHER_WORDS.has(key) ? own : nearly(key)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, concepts)
  return concepts
}

/** A doctor by the speciality: `neurologist`, `psychiatrist`. */
const DOCTOR = /(?:logist|iatrist|iatrician|surgeon)s?$/
/** An operation by its kind: `hysterectomy`, `hernioplasty`. */
const OPERATION = /(?:ektomi|plasti|otomi)$/

/** The concepts of an unknown word: of a doctor, of the same word with another ending, without its vowels, or misspelt. */
function nearly(key: string): readonly string[] {
  if (DOCTOR.test(key)) return ['specialist']
  if (OPERATION.test(key)) return ['surgery', 'care']
  if (key.length < SHORTEST_KNOWN) return []
  for (const ending of INFLECTIONS) {
    const stem = key.replace(ending, '')
    const inflected = stem.length >= SHORT_STEM ? byStem.get(stem) : undefined
    if (inflected) return spelt(inflected)
  }
  if (key.length >= MISSPELT) {
    const found = misspelt(key)
    if (found.length > 0) return found
  }
  const consonants = key.replace(VOWELS, '')
  const written = consonants.length >= SHORT_STEM ? bySkeleton.get(consonants) : undefined
  return written?.flatMap((word) => (mayBeWritten(key, word) ? spelt(word) : [])) ?? []
}

const isVowel = (letter = '') => VOWEL_LETTERS.has(letter)

/** Whether a word of the same consonants lacks vowels of the other, its first among them (`lkva`), or is its Hindi spelling (`pamp`). */
function mayBeWritten(key: string, word: string): boolean {
  if (key.length === word.length) return key === word.replace('u', 'a')
  if (key.length > word.length || isVowel(key[1]) || !isVowel(word[1])) return false
  let at = 0
  for (const letter of word) if (letter === key[at]) at += 1
  return at === key.length
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
    // Of a word whose ending is open its beginning counts.
    const isOpen = lexicon.open.has(word)
    if (word.length < (isOpen ? MISSPELT_OPEN : MISSPELT)) continue
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
