import 'server-only'
import { cityById } from '@/content/catalogue/catalogue'
import type { SearchResult } from '@/model/search/searchResult'
import {
  ALL_TYPES,
  SEARCH_RESULT_TYPE,
  type SearchResultType,
  hasDevanagari,
  isSearchable,
  keepPerGroup,
  searchText,
} from '@/model/search/search'
import { isCrisis } from '@/model/search/danger'
import { dangerOf } from '@/server/search/danger/danger'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { type QueryWord, queryWords, joinedWords } from './queryWords'
import { type FuzzyWords, findFuzzyWords, findNearWords, mergeFuzzy } from './fuzzyWords'
import { answersOf, wordsForDoctors } from './answers'
import { meaningOf } from './synonyms'
import { citiesIn, departmentsIn } from './places'
import { TELLING_BEGINNING } from './matchPhrase'
import { LEAST_SHARE, type QueryReading, hasUnknownWord, isCityAt, scoreOf, strangeWords } from './ranking'
import type { FoundEntry, Scored } from './searchEntries'
import {
  type Wanted,
  findEntries,
  mergeCandidates,
  wantedByAnyWord,
  wantedByDepartment,
  wantedByName,
} from './candidateQueries'
import type { Language } from '@/model/page/language'

/** Parameters of the call (specification, section 7). */
export interface SearchQuestion {
  readonly query: string
  /** The visitor's city; one that is not known counts as none. */
  readonly city?: number
  /** 'R' or an ArticleType; any other has no results. */
  readonly type?: string
  /**
   * The language of articles and tests, by default that of the query's letters; and of the pages that results lead to,
   * where they have one in it.
   */
  readonly language?: Language
}

/** Below it the best result calls for another look, with wrong letters forgiven. */
const GOOD_SCORE = 66
const LEAST_SCORE = 45
/** From this score on a condition, treatment or test determines the department. */
const SURE_SCORE = 55

/**
 * Pages that answer a query, best first, at most six of each group (model/search/search.ts). Two or three statements;
 * more only for a misspelt query or one without known words. For suicidal words no page is returned.
 * @throws the database's error
 */
export async function searchEntities(
  { executeSql }: Pick<Database, 'executeSql'>,
  { query, city, type = ALL_TYPES, language }: SearchQuestion,
): Promise<readonly SearchResult[]> {
  const text = searchText(query)
  const words = isSearchable(text) ? queryWords(text) : []
  const danger = words.length > 0 ? dangerOf(text) : null
  if (words.length === 0 || isCrisis(danger)) return []
  const meant = meaningOf(text, danger, placesOfCities(words))
  const cityId = city !== undefined && cityById(city) ? city : undefined
  const search = new Search(executeSql)
  const isUrgent = danger?.level === 'now'
  const scored = await search.answer(wordsForDoctors(text, words, meant), cityId, isUrgent)
  const question = {
    words,
    cityId,
    isUrgent,
    language: language ?? 'en',
    readings: search.readings,
    strangeWords: () => search.strangeWords(),
  }
  const found = answersOf(
    question,
    meant,
    inLanguage(scored, language ?? (hasDevanagari(text) ? 'hi' : 'en')),
  )
  const isOfType = ({ ArticleType }: SearchResult) => type === ALL_TYPES || String(ArticleType) === type
  return keepPerGroup(found.filter(isOfType))
}

/** Places of the words of cities that are spelt as they are known. */
const placesOfCities = (words: readonly QueryWord[]): ReadonlySet<number> =>
  new Set(
    citiesIn(words, () => true).flatMap(({ start, end }) =>
      words.flatMap((_, at) => (start <= at && at < end ? [at] : [])),
    ),
  )

/** One search: the results so far, and the query's readings for ranking. */
class Search {
  private readonly entries = new Map<string, FoundEntry>()
  /** The query as it was understood. */
  readings: readonly QueryReading[] = []

  constructor(private readonly executeSql: ExecuteSql) {}

  /** The words of the query that are no name of anything here. */
  strangeWords(): readonly string[] {
    const [typed] = this.readings
    return typed
      ? [...strangeWords(typed, [...this.entries.values()])].map((at) => typed.words[at]?.word ?? '')
      : []
  }

  /** Results for the words, best first. @param isUrgent disables guesses */
  async answer(
    words: readonly QueryWord[],
    cityId: number | undefined,
    isUrgent: boolean,
  ): Promise<readonly Scored[]> {
    let readings = await this.readingsOf(words, cityId)
    this.readings = readings
    await this.find(readings, wantedByName, wantedByDepartment)
    let scored = this.rank(readings)
    if (readings.every(hasUnknownWord)) {
      const forgiving = await this.withWrongLetters(readings)
      // Words that were looked for already bring nothing new; two beginnings together may have thousands of entries.
      if (hasMoreWords(forgiving, readings)) await this.find(forgiving, wantedByName, wantedByDepartment)
      this.readings = readings = forgiving
      scored = this.rank(readings)
    }
    if (bestOf(scored) < GOOD_SCORE) {
      await this.find(readings, wantedByAnyWord)
      scored = this.rank(readings)
    }
    const guessed = isUrgent ? undefined : guessedReading(readings, scored)
    if (!guessed) return scored
    await this.find([guessed], wantedByDepartment)
    this.readings = [...readings, guessed]
    return this.rank(this.readings)
  }

  /** The query as it is typed, and with two words written together where that makes a known one. */
  private async readingsOf(
    words: readonly QueryWord[],
    cityId: number | undefined,
  ): Promise<readonly QueryReading[]> {
    const joins = joinedWords(words)
    const like = await findFuzzyWords(this.executeSql, [...words, ...joins.map(({ joined }) => joined)])
    const own = like.slice(0, words.length)
    return [
      readingOf(words, own, cityId),
      ...joins.flatMap(({ words: others, joined, at }, index) => {
        const likeJoined = like[words.length + index]
        return likeJoined?.has(joined.word)
          ? [readingOf(others, [...own.slice(0, at), likeJoined, ...own.slice(at + 2)], cityId)]
          : []
      }),
    ]
  }

  private async withWrongLetters(readings: readonly QueryReading[]): Promise<readonly QueryReading[]> {
    const [typed, ...others] = readings
    if (!typed) return readings
    const near = await findNearWords(this.executeSql, typed.words, typed.like)
    return [{ ...typed, like: mergeFuzzy(typed.words, typed.like, near) }, ...others]
  }

  private async find(
    readings: readonly QueryReading[],
    ...ways: ((reading: QueryReading) => Wanted)[]
  ): Promise<void> {
    const wanted = mergeCandidates(readings.flatMap((reading) => ways.map((way) => way(reading))))
    for (const entry of await findEntries(this.executeSql, wanted)) this.entries.set(entry.url, entry)
  }

  /** The sufficiently good results for the query, best first. */
  private rank(queryReadings: readonly QueryReading[]): readonly Scored[] {
    const entries = [...this.entries.values()]
    const hasPages = entries.some(({ resultType }) => resultType === SEARCH_RESULT_TYPE.page)
    const readings = queryReadings.map((reading) =>
      hasPages ? { ...reading, strangeAt: strangeWords(reading, entries) } : reading,
    )
    const scored = entries.map((entry) => ({
      entry,
      score: Math.max(...readings.map((reading) => scoreOf(reading, entry))),
    }))
    const least = Math.max(LEAST_SCORE, LEAST_SHARE * bestOf(scored))
    return scored.filter(({ score }) => score >= least).sort(inOrder)
  }
}

const hasMoreWords = (readings: readonly QueryReading[], before: readonly QueryReading[]): boolean =>
  readings.some(({ like }, reading) =>
    like.some((words, at) => words.size > (before[reading]?.like[at]?.size ?? 0)),
  )

const bestOf = (scored: readonly Scored[]): number => Math.max(0, ...scored.map(({ score }) => score))

const inOrder = (one: Scored, other: Scored): number =>
  other.score - one.score ||
  other.entry.weight - one.entry.weight ||
  one.entry.name.localeCompare(other.entry.name, 'en')

function readingOf(
  words: readonly QueryWord[],
  like: readonly FuzzyWords[],
  cityId: number | undefined,
): QueryReading {
  const known = new Set(words.map(({ word }) => word).filter((word, at) => like[at]?.has(word)))
  const cities = citiesIn(words, (word) => known.has(word))
  const isCity = (at: number) => cities.some(({ start, end }) => start <= at && at < end)
  return {
    words,
    // A city's name is no other word misspelt.
    like: like.map((own, at) => (isCity(at) ? new Map([...own].filter(([, how]) => how === 1)) : own)),
    cities,
    departments: departmentsIn(
      words,
      (word) => known.has(word),
      (word) =>
        word.length >= TELLING_BEGINNING &&
        like.some((own) => [...own.keys()].some((one) => one.startsWith(word))),
    ),
    cityId,
  }
}

const SUBJECT_TYPES: readonly SearchResultType[] = [
  SEARCH_RESULT_TYPE.condition,
  SEARCH_RESULT_TYPE.treatment,
  SEARCH_RESULT_TYPE.test,
]

/** A guessed department is less than a named one; doctors who treat the very subject come before its others. */
const GUESS_LIKENESS = 0.75

/** A reading for the doctors of the first result's department (knees: orthopaedics), unless doctors were found. */
function guessedReading(
  readings: readonly QueryReading[],
  scored: readonly Scored[],
): QueryReading | undefined {
  const [typed] = readings
  if (!typed || scored.some(({ entry }) => entry.resultType === SEARCH_RESULT_TYPE.doctor)) return undefined
  const subject = scored.find(({ entry }) => SUBJECT_TYPES.includes(entry.resultType))
  const [departmentId] = subject?.entry.departmentIds ?? []
  if (!subject || subject.score < SURE_SCORE || departmentId === undefined) return undefined
  const at = typed.words.flatMap(({ isSubject }, place) =>
    isSubject && !isCityAt(typed, place) ? [place] : [],
  )
  return {
    ...typed,
    departments: { at, departmentIds: [departmentId], likeness: GUESS_LIKENESS, isRequested: false },
    isGuessed: true,
  }
}

const hasLanguages = ({ resultType }: FoundEntry): boolean =>
  resultType === SEARCH_RESULT_TYPE.blog || resultType === SEARCH_RESULT_TYPE.test

/** Articles and tests in one language; in the other where there are none. */
function inLanguage(scored: readonly Scored[], language: Language): readonly Scored[] {
  const hasSome = scored.some(({ entry }) => hasLanguages(entry) && entry.language === language)
  return hasSome ? scored.filter(({ entry }) => !hasLanguages(entry) || entry.language === language) : scored
}
