import 'server-only'
import { SEARCH_RESULT_TYPE, type SearchResultType, isPersonOrHouse } from '@/model/search/search'
import { isEmptyWord } from './queryWords'
import { type Matched, type Reading, isWellBegun, likenessOf, matchPhrase } from './matchPhrase'
import type { NamedCity, NamedDepartments } from './places'
import { type FoundEntry, RELATED } from './searchEntries'

/*
 * An entry's score for a query, from 0 to about 110. Pure: ranking is done here, so that both databases give the same
 * results.
 */

/** A query as it is understood. */
export interface QueryReading extends Reading {
  readonly cities: readonly NamedCity[]
  readonly departments?: NamedDepartments
  /** Whether the departments were guessed from the subject (knees: orthopaedics). */
  readonly isGuessed?: boolean
  /** The visitor's own city. */
  readonly cityId?: number
  /** Places of words that are in no whole name of anything here: a car, a house. */
  readonly strangeAt?: ReadonlySet<number>
}

/**
 * Least share of the best score for a result to be shown: among the index's entries, then among all answers
 * (answers.ts).
 */
export const LEAST_SHARE = 0.55

const WEIGHT = { subject: 1, city: 0.9, cityElsewhere: 0.15, type: 0.35, passing: 0.2 }
const RELATED_LIKENESS = 0.9

const cityAt = ({ cities }: QueryReading, at: number): number | undefined =>
  cities.find(({ start, end }) => start <= at && at < end)?.cityId

/** Whether a word of the query is part of a city's name. */
export const isCityAt = (reading: QueryReading, at: number): boolean => cityAt(reading, at) !== undefined

/** Least likeness of a known word: itself, or one that sounds like it. */
const KNOWN_LIKENESS = 0.83

/** Whether a word is none of the index and names no city or department: it may be misspelt. */
export const hasUnknownWord = (reading: QueryReading): boolean =>
  reading.words.some(
    ({ isSubject }, at) =>
      isSubject &&
      !isCityAt(reading, at) &&
      !(reading.departments?.isRequested && reading.departments.at.includes(at)) &&
      ![...(reading.like[at]?.values() ?? [])].some((how) => how >= KNOWN_LIKENESS),
  )

/** A query word's weight for an entry; a city counts little for an entry without a city. */
function weightAt(reading: QueryReading, at: number, entry: FoundEntry): number {
  const word = reading.words[at]
  if (!word || (isEmptyWord(word.word) && !word.isSubject)) return 0
  if (cityAt(reading, at) !== undefined)
    return isPersonOrHouse(entry.resultType) ? WEIGHT.city : WEIGHT.cityElsewhere
  if (!word.isSubject) return WEIGHT.type
  // Probably an unfinished word: hardly anything matches it yet.
  return !word.mayGoOn && reading.like[at]?.size === 0 ? WEIGHT.passing : WEIGHT.subject
}

/** How well the entry's type, place and department answer the word, whatever it is called. */
function likenessOfPlace(reading: QueryReading, at: number, entry: FoundEntry): number {
  const type = reading.words[at]?.type
  if (type !== undefined && type === entry.resultType) return 1
  if (!isPersonOrHouse(entry.resultType)) return 0
  const city = cityAt(reading, at)
  if (city !== undefined && city === entry.cityId) return 1
  const { departments } = reading
  if (!departments?.at.includes(at)) return 0
  if (!departments.departmentIds.some((id) => entry.departmentIds.includes(id))) return 0
  return departments.likeness
}

/** Least likeness of a word in a name. */
const NAME_LIKENESS = 0.75

/** The subjects of a query that are no city or department, and in no whole name of one of the entries, articles apart. */
export function strangeWords(reading: QueryReading, entries: readonly FoundEntry[]): ReadonlySet<number> {
  const { words, departments } = reading
  const strange = new Set(
    words.flatMap(({ isSubject }, at) =>
      isSubject && !isCityAt(reading, at) && !departments?.at.includes(at) ? [at] : [],
    ),
  )
  for (const { resultType, phrases } of entries) {
    if (strange.size === 0) break
    if (resultType === SEARCH_RESULT_TYPE.blog) continue
    for (const phrase of phrases.filter(isOwnName)) {
      const { likeness, isComplete } = matchPhrase(reading, phrase)
      if (isComplete)
        likeness.forEach((like, at) => {
          if (like >= NAME_LIKENESS) strange.delete(at)
        })
    }
  }
  return strange
}

/** Whether a name has the word, perhaps misspelt; what only begins like it is another one (`car`, `card`). */
const hasWord = (reading: QueryReading, at: number, phrase: string): boolean =>
  phrase.split(' ').some((part) => {
    const typed = reading.words[at]?.word ?? ''
    const isBegun = part !== typed && part.startsWith(typed)
    return likenessOf(reading, at, part) >= NAME_LIKENESS && (!isBegun || isWellBegun(reading, at, part))
  })

/** The part of the query that is answered, by the weight of its words. */
function coverOf(reading: QueryReading, entry: FoundEntry, likeness: (at: number) => number): number {
  let all = 0
  let answered = 0
  reading.words.forEach((_, at) => {
    const weight = weightAt(reading, at, entry)
    all += weight
    answered += weight * Math.max(likeness(at), likenessOfPlace(reading, at, entry))
  })
  return all === 0 ? 0 : answered / all
}

const worth = (cover: number, share: number): number => 100 * cover ** 1.3 * (0.7 + 0.3 * share)

/** Score when the query contains a whole name as written, whatever else was typed. */
const WHOLE_NAME = 50
const ANOTHER_NAME = 0.98
/** Words of several of its names together. */
const SCATTERED_SHARE = 0.1

/** How much of a doctor or hospital is answered by place and department alone. */
function shareOfPlace(reading: QueryReading, { resultType }: FoundEntry): number {
  const types = new Set(reading.words.map(({ type }) => type))
  if (types.has(resultType)) return 1
  const asksAnother = types.has(SEARCH_RESULT_TYPE.doctor) || types.has(SEARCH_RESULT_TYPE.hospital)
  if (asksAnother) return 0.2
  const isRequested = !reading.isGuessed && (reading.departments?.isRequested ?? true)
  if (!isRequested) return 0
  return resultType === SEARCH_RESULT_TYPE.doctor ? 0.9 : 0.4
}

/** Points besides the words: for frequently wanted types, and for near places. */
const TYPE_POINTS: Readonly<Record<SearchResultType, number>> = {
  [SEARCH_RESULT_TYPE.condition]: 2,
  [SEARCH_RESULT_TYPE.treatment]: 1,
  [SEARCH_RESULT_TYPE.test]: 0.5,
  [SEARCH_RESULT_TYPE.doctor]: 0.5,
  [SEARCH_RESULT_TYPE.hospital]: 0,
  [SEARCH_RESULT_TYPE.blog]: -2,
  [SEARCH_RESULT_TYPE.cost]: 0,
  [SEARCH_RESULT_TYPE.page]: -1,
}
const OWN_CITY_POINTS = 5

const isOwnName = (phrase: string): boolean => !phrase.startsWith(RELATED)

/** Least likeness of a guessed word for one of several words of a person's or hospital's name. */
const LEAST_GUESS: Readonly<Partial<Record<SearchResultType, number>>> = {
  [SEARCH_RESULT_TYPE.doctor]: 0.72,
  [SEARCH_RESULT_TYPE.hospital]: 0.83,
}

/** A long word with few errors is unambiguous (`angeoplasty`). */
const LONG_GUESS = { letters: 8, least: 0.8 }

/** Whether one misspelt word finds only a part of a phrase: 'shirt' is no 'shira thrombosis', 'ramayan' no Dr Venkata Ramana. */
function isWeakGuess({ words }: QueryReading, { resultType }: FoundEntry, matched: Matched): boolean {
  const { likeness, isAsTyped, isComplete, exact } = matched
  const isAlone = words.filter(({ isSubject }) => isSubject).length === 1
  if (!isAlone || isAsTyped || isComplete || exact > 0) return false
  const isLong = words.some(({ word, isSubject }) => isSubject && word.length >= LONG_GUESS.letters)
  return Math.max(...likeness) < (LEAST_GUESS[resultType] ?? (isLong ? LONG_GUESS.least : 1))
}

/** How well an entry answers a query. */
export function scoreOf(reading: QueryReading, entry: FoundEntry): number {
  const own = entry.phrases.filter(isOwnName)
  const matched = own
    .map((phrase, place) => ({ ...matchPhrase(reading, phrase), place }))
    .filter((one) => !isWeakGuess(reading, entry, one))
  // 'Insurance' is a name of every insurer: of a car's it says nothing. 'Health insurance' says enough.
  const isOfAnother =
    entry.resultType === SEARCH_RESULT_TYPE.page &&
    [...(reading.strangeAt ?? [])].some((at) => !own.some((phrase) => hasWord(reading, at, phrase))) &&
    !matched.some(({ isWhole, exact }) => isWhole && exact > 1)
  if (isOfAnother) return 0
  const byName = matched.map(({ likeness, share, isWhole, place }) => {
    const cover = coverOf(reading, entry, (at) => likeness[at] ?? 0)
    if (!likeness.some((like) => like > 0)) return 0
    const value = worth(cover, share) * (place === 0 ? 1 : ANOTHER_NAME)
    return isWhole ? Math.max(value, WHOLE_NAME + cover) : value
  })
  const best = (at: number) => Math.max(0, ...matched.map(({ likeness }) => likeness[at] ?? 0))
  const scattered = worth(coverOf(reading, entry, best), SCATTERED_SHARE)
  const words = Math.max(scattered, byPlace(reading, entry), ...byName)
  const isNear =
    isPersonOrHouse(entry.resultType) && reading.cityId !== undefined && reading.cityId === entry.cityId
  return words + TYPE_POINTS[entry.resultType] + (isNear ? OWN_CITY_POINTS : 0)
}

/** A name of an entry, and whether it is spelt as it was typed. */
export interface NameFound {
  readonly phrase: string
  readonly isAsTyped: boolean
  /** Whether its words at least begin as they were typed: people search while they type. */
  readonly isBegun: boolean
}

/** The name by which an entry answers a query best; none where its place or department does. */
export function nameFound(readings: readonly QueryReading[], entry: FoundEntry): NameFound | undefined {
  let best = 0
  let found: NameFound | undefined
  for (const reading of readings) {
    best = Math.max(best, byPlace(reading, entry))
    for (const phrase of entry.phrases.filter(isOwnName)) {
      const { likeness, share, isAsTyped, isBegun } = matchPhrase(reading, phrase)
      const value = likeness.some((like) => like > 0)
        ? worth(
            coverOf(reading, entry, (at) => likeness[at] ?? 0),
            share,
          )
        : 0
      if (value <= best) continue
      best = value
      found = { phrase, isAsTyped, isBegun }
    }
  }
  return found
}

/** Whether a query has all of one of an entry's names. */
export const isWholeName = (readings: readonly QueryReading[], { phrases }: FoundEntry): boolean =>
  phrases.filter(isOwnName).some((phrase) =>
    readings.some((reading) => {
      const { isComplete, likeness } = matchPhrase(reading, phrase)
      return isComplete && likeness.some((like) => like > 0)
    }),
  )

/** A doctor or hospital of the place and department, before others when its own subjects are asked for. */
function byPlace(reading: QueryReading, entry: FoundEntry): number {
  if (!isPersonOrHouse(entry.resultType)) return 0
  const related = entry.phrases
    .filter((phrase) => phrase.startsWith(RELATED))
    .map((phrase) => matchPhrase(reading, phrase.slice(RELATED.length)).likeness)
  const likeness = (at: number): number =>
    reading.departments?.at.includes(at)
      ? RELATED_LIKENESS * Math.max(0, ...related.map((words) => words[at] ?? 0))
      : 0
  return worth(coverOf(reading, entry, likeness), shareOfPlace(reading, entry))
}
