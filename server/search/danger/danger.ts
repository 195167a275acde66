import 'server-only'
import type { Danger } from '@/model/search/danger'
import { typingErrors } from '@/model/catalogue/nearest'
import { BESIDE, CONTEXTS } from './contexts'
import { type Token, dangerKey, tokensOf } from './dangerText'
import { LEXICON } from './lexicon'
import { MEASURE_CONCEPTS, conceptsOfNumber } from './measures'
import { OTHER_WORDS } from './otherWords'
import type { DangerRule } from './rule'
import { DANGER_RULES } from './rules'

/*
 * What in somebody's words is a danger: for the header's search, /search and /chat/ai alike. Words become concepts
 * (lexicon.ts, measures.ts), signs are looked for among them (rules.ts), and the words around take some away (contexts.ts).
 */

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

const lexicon = lexiconOf(LEXICON + BESIDE + CONTEXTS)
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
function conceptsOf(key: string): readonly string[] {
  const before = known.get(key)
  if (before) return before
  const own = spelt(key)
  const concepts = own.length > 0 || key.length < MISSPELT || OTHER_WORDS.has(key) ? own : misspelt(key)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, concepts)
  return concepts
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
    if (Math.abs(word.length - typed.length) > most) continue
    const wrong = typingErrors(typed, word, most)
    if (wrong > most) continue
    if (wrong >= best) continue
    best = wrong
    found = spelt(word)
  }
  return found
}

/** A text as the rules see it: the concepts at each place. */
interface Seen {
  readonly keys: readonly string[]
  readonly at: readonly ReadonlySet<string>[]
  /** Everything that is anywhere. */
  readonly all: ReadonlySet<string>
}

/** Fewer letters are no two words written together (`chestpain`). */
const TOGETHER = { shortest: 7, part: 4 }

function apart(token: Token): readonly Token[] {
  const { key } = token
  const isOne = OTHER_WORDS.has(key) || key.length < TOGETHER.shortest || conceptsOf(key).length > 0
  if (token.value !== undefined || isOne) return [token]
  for (let end = key.length - TOGETHER.part; end >= TOGETHER.part; end -= 1) {
    const parts = [key.slice(0, end), key.slice(end)]
    if (parts.every((part) => (lexicon.exact.get(part) ?? []).length > 0))
      return parts.map((part) => ({ key: part }))
  }
  return [token]
}

function see(text: string): Seen {
  const tokens = tokensOf(text).flatMap(apart)
  const at = tokens.map(({ key, value }) => new Set([key, ...(value === undefined ? conceptsOf(key) : [])]))
  tokens.forEach(({ key }, place) => {
    // A noun's ending stands by itself where somebody writes it so (`kha li`).
    const two = `${key} ${tokens[place + 1]?.key ?? ''}`
    const three = `${two} ${tokens[place + 2]?.key ?? ''}`
    for (const concept of [...(lexicon.exact.get(two) ?? []), ...(lexicon.exact.get(three) ?? [])])
      at[place]?.add(concept)
  })
  for (let place = 0; place < tokens.length;) {
    const { concepts, taken } = conceptsOfNumber({ tokens, concepts: at }, place)
    for (const concept of concepts) at[place]?.add(concept)
    place += taken
  }
  return { keys: tokens.map(({ key }) => key), at, all: new Set(at.flatMap((concepts) => [...concepts])) }
}

interface Sign {
  readonly rule: DangerRule
  readonly place: number
  readonly slots: readonly (readonly string[])[]
  readonly without: readonly string[]
  readonly isTopic: boolean
  readonly isFirm: boolean
  readonly isWhole: boolean
}

const CONCEPTS: ReadonlySet<string> = new Set([
  ...[...lexicon.exact.values(), ...lexicon.open.values()].flat(),
  ...MEASURE_CONCEPTS,
])

/** A name that is no concept is that very word. */
const nameOf = (name: string): string => (CONCEPTS.has(name) ? name : dangerKey(name))

function signOf(text: string, rule: DangerRule, place: number): Sign {
  const parts = text.replace(/^[~!=]/, '').split(/\s+/)
  const names = (part: string) => part.split('/').map(nameOf)
  return {
    rule,
    place,
    slots: parts.filter((part) => !part.startsWith('-')).map(names),
    without: parts.filter((part) => part.startsWith('-')).flatMap((part) => names(part.slice(1))),
    isTopic: text.startsWith('~'),
    isFirm: text.startsWith('!'),
    isWhole: text.startsWith('='),
  }
}

const SIGNS: readonly Sign[] = DANGER_RULES.toSorted(
  (one, other) => Number(one.level === 'today') - Number(other.level === 'today'),
).flatMap((rule, place) =>
  rule.signs
    .split(';')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => signOf(text, rule, place)),
)

/** The places of the signs that begin with a concept. */
const SIGNS_BY_CONCEPT: ReadonlyMap<string, readonly number[]> = SIGNS.reduce((map, { slots }, place) => {
  for (const name of slots[0] ?? []) map.set(name, [...(map.get(name) ?? []), place])
  return map
}, new Map<string, number[]>())

/** The signs that a text may have, in their order. */
function signsFor({ all }: Seen): readonly Sign[] {
  const places = new Set([...all].flatMap((concept) => SIGNS_BY_CONCEPT.get(concept) ?? []))
  return [...places].sort((one, other) => one - other).flatMap((place) => SIGNS[place] ?? [])
}

/** How many other words may stand between those of a sign. */
const WORDS_BETWEEN = 7

/** The places that a sign takes; undefined where it is not met. */
function placesOf({ slots }: Sign, { at }: Seen): readonly number[] | undefined {
  const fits = (place: number, slot: readonly string[]) => slot.some((name) => at[place]?.has(name))
  for (let start = 0; start < at.length; start += 1) {
    if (!slots.some((slot) => fits(start, slot))) continue
    const end = Math.min(start + slots.length + WORDS_BETWEEN, at.length)
    const taken: number[] = []
    const isMet = slots.every((slot) => {
      for (let place = start; place < end; place += 1)
        if (!taken.includes(place) && fits(place, slot)) return taken.push(place) > 0
      return false
    })
    if (isMet) return taken
  }
  return undefined
}

/** What fails where it is denied: `saans nahi`, `nabz nahi` are themselves complaints. */
const FUNCTIONS = ['breath', 'pulse', 'urine', 'conscious', 'speech', 'vision', 'move', 'stool']

/** Whether what a sign names is said not to be so: `no chest pain`, `dard nahi hai`. */
function isDenied(taken: readonly number[], { at }: Seen): boolean {
  const [first, last] = [Math.min(...taken), Math.max(...taken)]
  const has = (place: number, name: string) => !taken.includes(place) && at[place]?.has(name) === true
  const isBefore = has(first - 1, 'none') || (has(first - 2, 'none') && has(first - 1, 'any'))
  const isFunction = FUNCTIONS.some((name) => at[last]?.has(name))
  const isBehind =
    !isFunction && has(last + 1, 'negation') && !at[last + 2]?.has('goeson') && !at[last + 3]?.has('goeson')
  return isBefore || isBehind
}

/** Whether the words around a sign take its alarm away. */
function isTakenAway({ rule, isTopic, isFirm }: Sign, { all }: Seen): boolean {
  if (isFirm) return false
  const has = (...names: string[]) => names.some((name) => all.has(name))
  if (has('money', 'learning', 'scars') || (has('past') && !has('again') && rule.kind !== 'wound'))
    return true
  return isTopic && (has('question', 'after') || (has('care') && !has('event')))
}

/** Words that only ask. */
const ASKING: ReadonlySet<string> = new Set(['please', 'plz', 'pls', 'kripya', 'jaldi'].map(dangerKey))

/** The most urgent danger that a text speaks of, null where it speaks of none. */
export function dangerOf(text: string): Danger | null {
  const seen = see(text)
  for (const sign of signsFor(seen)) {
    const isPossible =
      sign.slots.every((slot) => slot.some((name) => seen.all.has(name))) &&
      !sign.without.some((name) => seen.all.has(name)) &&
      (!sign.isWhole || sign.slots.length === seen.keys.filter((key) => !ASKING.has(key)).length)
    if (!isPossible || isTakenAway(sign, seen)) continue
    const taken = placesOf(sign, seen)
    if (!taken || (!sign.isFirm && isDenied(taken, seen))) continue
    return { kind: sign.rule.kind, level: sign.rule.level }
  }
  return null
}
