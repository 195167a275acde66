import 'server-only'
import type { Danger, DangerKind } from '@/model/search/danger'
import { conceptsOf, lexicon } from './conceptsOfWord'
import { type Token, dangerKey, tokensOf } from './dangerText'
import { MEASURE_CONCEPTS, conceptsOfNumber } from './measures'
import { OTHER_WORDS } from './otherWords'
import type { DangerRule } from './rule'
import { DANGER_RULES } from './rules'
import { withSpokenNumbers } from './spokenNumbers'

/*
 * What in somebody's words is a danger: for the header's search, /search and /chat/ai alike. Words become concepts
 * (lexicon.ts, measures.ts), signs are looked for among them (rules.ts), and the words around take some away (contexts.ts).
 */

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
  const tokens = withSpokenNumbers(tokensOf(text)).flatMap(apart)
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

/** Whoever is beaten for money is in danger. */
const VIOLENCE: ReadonlySet<DangerKind> = new Set(['domesticViolence', 'childDanger', 'sexualViolence'])
/** What leaves marks. */
const OF_SKIN: ReadonlySet<DangerKind> = new Set(['burn', 'acid', 'injury', 'wound'])

/** Whether the words around a sign take its alarm away. */
function isTakenAway({ rule, isTopic, isFirm }: Sign, { all }: Seen): boolean {
  if (isFirm) return false
  const has = (...names: string[]) => names.some((name) => all.has(name))
  const { kind } = rule
  if (has('learning') || (has('money') && !VIOLENCE.has(kind)) || (has('scars') && OF_SKIN.has(kind)))
    return true
  // Words of everyday pages, unless somebody tells what happens: `scooter se gir gaya`.
  if (has('topicword') && !has('told')) return true
  if (has('past') && !has('again') && kind !== 'wound') return true
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
