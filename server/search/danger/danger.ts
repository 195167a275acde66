import 'server-only'
import type { Danger, DangerKind } from '@/model/search/danger'
import { conceptsOf, lexicon } from './conceptsOfWord'
import { dangerKey, tokensOf } from './dangerText'
import { FAMILIES, FAMILIES_OF } from './families'
import { MEASURE_CONCEPTS, conceptsOfNumber } from './measures'
import type { DangerRule } from './rule'
import { DANGER_RULES } from './rules'
import { withSpokenNumbers } from './spokenNumbers'
import { apart } from './wordsTogether'

/*
 * Detects signs of danger in typed text, for the header's search, /search and /chat/ai alike. Words become concepts
 * (lexicon.ts, measures.ts), rules find signs among them (rules.ts), and contexts cancel some (contexts.ts).
 */

/** A text as the rules see it: the concepts at each place. */
interface Seen {
  readonly keys: readonly string[]
  readonly at: readonly ReadonlySet<string>[]
  /** Everything that is anywhere. */
  readonly all: ReadonlySet<string>
  /** Whether somebody tells what happens to a person, and asks for nothing else. */
  readonly isTelling: boolean
}

/** What a text has that tells what happens to somebody, and what it has that asks for something else. */
const PARTICIPLE = /.{3}(?:ing|ed)$/
const TELLING = ['told', 'acute', 'event']
const SOMEONE = ['patient', 'anypart']
const ASKS = ['question', 'learning', 'otherthing']
const NOT_TOLD = ['care', 'specialist', 'money', 'learning', 'question', 'topicword', 'past', 'scars']

const isTelling = (keys: readonly string[], all: ReadonlySet<string>): boolean => {
  const has = (names: readonly string[]) => names.some((name) => all.has(name))
  return !has(NOT_TOLD) && has(SOMEONE) && (has(TELLING) || keys.some((key) => PARTICIPLE.test(key)))
}

const NEEDED = dangerKey('chahiye')
/** Words that only Hindi has. */
const HINDI: ReadonlySet<string> = new Set(
  'hai ho ko ka ki ke se nahi raha rahi rahe gaya gayi gaye hu hun kya kab kaise chahiye kare'
    .split(' ')
    .map(dangerKey),
)

function see(text: string): Seen {
  const tokens = withSpokenNumbers(tokensOf(text)).flatMap(apart)
  const at = tokens.map(({ key, value }) => new Set([key, ...(value === undefined ? conceptsOf(key) : [])]))
  tokens.forEach((_, place) => {
    // Several words may be one (`kha li`); those that ask are nothing else: `kaise bache` is about no child.
    for (const length of [2, 3]) {
      const phrase = tokens.slice(place, place + length).map(({ key }) => key)
      const concepts = (phrase.length === length && lexicon.exact.get(phrase.join(' '))) || []
      if (ASKS.some((name) => concepts.includes(name)))
        phrase.forEach((key, on) => (at[place + on] = new Set([key])))
      for (const concept of concepts) at[place]?.add(concept)
    }
  })
  const isHindi = tokens.some(({ key }) => HINDI.has(key))
  tokens.forEach(({ key }, place) => {
    // Hindi `me` is a place's ending, and not who speaks.
    if (key === 'me' && place > 0 && isHindi) at[place]?.delete('me')
    // `doctor chahiye` is no wish, and asks for no page.
    if (key === NEEDED && at[place - 1]?.has('care')) at[place - 1] = at[place] = new Set([key])
  })
  for (let place = 0; place < tokens.length;) {
    const { concepts, taken } = conceptsOfNumber({ tokens, concepts: at }, place)
    for (const concept of concepts) at[place]?.add(concept)
    place += taken
  }
  for (const concepts of at)
    for (const concept of [...concepts])
      for (const family of FAMILIES_OF.get(concept) ?? []) concepts.add(family)
  const keys = tokens.map(({ key }) => key)
  const all = new Set(at.flatMap((concepts) => [...concepts]))
  return { keys, at, all, isTelling: isTelling(keys, all) }
}

interface Sign {
  readonly rule: DangerRule
  readonly place: number
  readonly slots: readonly (readonly string[])[]
  readonly without: readonly string[]
  readonly isTopic: boolean
  readonly isFirm: boolean
  readonly isWhole: boolean
  readonly isTold: boolean
}

const CONCEPTS: ReadonlySet<string> = new Set([
  ...[...lexicon.exact.values(), ...lexicon.open.values()].flat(),
  ...MEASURE_CONCEPTS,
  ...Object.keys(FAMILIES),
])

/** A name that is no concept is that very word. */
const nameOf = (name: string): string => (CONCEPTS.has(name) ? name : dangerKey(name))

function signOf(text: string, rule: DangerRule, place: number): Sign {
  const parts = text.replace(/^[~!=^]/, '').split(/\s+/)
  const names = (part: string) => part.split('/').map(nameOf)
  return {
    rule,
    place,
    slots: parts.filter((part) => !part.startsWith('-')).map(names),
    without: parts.filter((part) => part.startsWith('-')).flatMap((part) => names(part.slice(1))),
    isTopic: text.startsWith('~'),
    isFirm: text.startsWith('!'),
    isWhole: text.startsWith('='),
    isTold: text.startsWith('^'),
  }
}

/** The less it is, the sooner it is looked for; a mere cry for help comes behind what it is about. */
const rankOf = ({ rule: { kind, level }, isTold }: Sign): number =>
  kind === 'help' && isTold ? 2 : Number(level === 'today')

const SIGNS: readonly Sign[] = DANGER_RULES.flatMap((rule, place) =>
  rule.signs
    .split(';')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => signOf(text, rule, place)),
).toSorted((one, other) => rankOf(one) - rankOf(other))

/** The places of the signs whose rarest part has a concept. */
const SIGNS_BY_CONCEPT: ReadonlyMap<string, readonly number[]> = SIGNS.reduce((map, { slots }, place) => {
  const fewest = slots.toSorted((one, other) => one.length - other.length)[0] ?? []
  for (const name of fewest) map.set(name, [...(map.get(name) ?? []), place])
  return map
}, new Map<string, number[]>())

/** The signs that a text may have, in their order. */
function signsFor({ all }: Seen): readonly Sign[] {
  const places = new Set([...all].flatMap((concept) => SIGNS_BY_CONCEPT.get(concept) ?? []))
  return [...places].sort((one, other) => one - other).flatMap((place) => SIGNS[place] ?? [])
}

/** Most other words between those of a sign, and between those of one that somebody tells. */
const WORDS_BETWEEN = 7
const WORDS_BETWEEN_TOLD = 20

/** The places that a sign takes; undefined where it is not met. */
function placesOf({ slots, isTold }: Sign, { at }: Seen): readonly number[] | undefined {
  const fits = (place: number, slot: readonly string[]) => slot.some((name) => at[place]?.has(name))
  for (let start = 0; start < at.length; start += 1) {
    if (!slots.some((slot) => fits(start, slot))) continue
    const end = Math.min(start + slots.length + (isTold ? WORDS_BETWEEN_TOLD : WORDS_BETWEEN), at.length)
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

/** Functions whose negation is itself a complaint: `saans nahi`, `nabz nahi`. */
const FUNCTIONS = ['breath', 'pulse', 'urine', 'conscious', 'speech', 'vision', 'move', 'stool', 'endure']

/** Whether a sign is negated: `no chest pain`, `dard nahi hai`. */
function isDenied(taken: readonly number[], { at }: Seen): boolean {
  const [first, last] = [Math.min(...taken), Math.max(...taken)]
  const has = (place: number, name: string) => !taken.includes(place) && at[place]?.has(name) === true
  const isBefore = has(first - 1, 'none') || (has(first - 2, 'none') && has(first - 1, 'any'))
  const isFunction = FUNCTIONS.some((name) => at[last]?.has(name))
  const isBehind =
    !isFunction && has(last + 1, 'negation') && !at[last + 2]?.has('goeson') && !at[last + 3]?.has('goeson')
  return isBefore || isBehind
}

/** Whether a sign is before the words that end it: `dard tha, ab theek hai`. */
function isBygone(taken: readonly number[], { at }: Seen): boolean {
  const end = at.findIndex((concepts) => concepts.has('bygone'))
  return end >= 0 && Math.max(...taken) <= end
}

/** Kinds that a mention of money does not cancel: being beaten for money is a danger. */
const VIOLENCE: ReadonlySet<DangerKind> = new Set(['domesticViolence', 'childDanger', 'sexualViolence'])
/** Kinds that leave scars. */
const OF_SKIN: ReadonlySet<DangerKind> = new Set(['burn', 'acid', 'injury', 'wound'])

/** Whether a text asks for care of what a sign names: `saans phoolne ki dawa`, `head injury treatment`. */
const asksForCare = (taken: readonly number[], { keys, at }: Seen, isOnlyOf: boolean): boolean =>
  at.some(
    (concepts, place) =>
      !taken.includes(place) &&
      CARE_WORDS.some((name) => concepts.has(name)) &&
      (OF_WORDS.has(keys[place - 1] ?? '') || !(isOnlyOf || CAUSES_TOO.some((name) => concepts.has(name)))),
  )
const CARE_WORDS = ['care', 'specialist', 'money', 'question']
const OF_WORDS: ReadonlySet<string> = new Set(['ka', 'ki', 'ke', 'for', 'best', 'top', 'good'])
/** Care that may itself have led to what is told. */
const CAUSES_TOO = ['drug', 'surgery', 'liquid', 'stitches', 'injection', 'vaccine'].map(nameOf)

const MEASURED = [...MEASURE_CONCEPTS]

/** Whether the words around a sign take its alarm away. */
function isTakenAway({ rule, isTopic, isFirm, isTold }: Sign, taken: readonly number[], seen: Seen): boolean {
  if (isFirm) return false
  const { all } = seen
  const has = (...names: string[]) => names.some((name) => all.has(name))
  const { kind } = rule
  if (isTold && !seen.isTelling) return true
  if (has('learning') || (has('money') && !VIOLENCE.has(kind)) || (has('scars') && OF_SKIN.has(kind)))
    return true
  const isMeasured = taken.some((place) => MEASURED.some((name) => seen.at[place]?.has(name)))
  const isOfSomeone = isMeasured || has('told', 'event', 'patient')
  // Everyday topics, unless the text describes an event: `scooter se gir gaya`.
  if (has('topicword') && !has('told', 'event') && !has('anypart')) return true
  // Who looks for a doctor and tells nothing of a person or an event.
  const isOrdinary = !isOfSomeone && !has('acute', 'again', 'lots', 'severe')
  const isLooking = kind !== 'heart' && has('specialist')
  if (
    isOrdinary &&
    (isLooking || has('question') || (!has('after') && asksForCare(taken, seen, kind === 'heart')))
  )
    return true
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
    if (!isPossible) continue
    const taken = placesOf(sign, seen)
    if (
      !taken ||
      isTakenAway(sign, taken, seen) ||
      (!sign.isFirm && (isDenied(taken, seen) || isBygone(taken, seen)))
    )
      continue
    return { kind: sign.rule.kind, level: sign.rule.level }
  }
  return null
}
