import 'server-only'
import { cityById, departmentBySlug } from '@/content/catalogue/catalogue'
import { searchCopy } from '@/content/copy/search'
import { pathInOtherLanguage } from '@/content/catalogue/links/languagePairs'
import { cityName } from '@/model/catalogue/city'
import { type Language, languageOfPath } from '@/model/page/language'
import type { SearchResult } from '@/model/search/searchResult'
import { SEARCH_RESULT_TYPE, isPersonOrHouse } from '@/model/search/search'
import type { Answer, Question } from './answer'
import { MOST_DEPARTMENTS, cityListPages, cityPages, departmentPages, pageFound } from './furtherPages'
import type { MeantRow } from './synonyms'
import { departmentsIn } from './places'
import { type QueryWord, asksTest, asksTreatment, queryWords } from './queryWords'
import { requestedAnswers } from './requestedAnswers'
import { LEAST_SHARE, isCityAt, isWholeName } from './ranking'
import type { FoundEntry, Scored } from './searchEntries'
import { priceOf, whyEntry, synonymReason } from './whyFound'
import { wordsOf } from './words'

/*
 * The answers of a search: entries found by the database, pages of the table of synonyms, and pages without a row of
 * their own (costs, a city's lists, departments), in one order, each with its reason and price.
 */

const TYPE = SEARCH_RESULT_TYPE

const DEPARTMENT_PAGE = '/department/'

/** A doctor for a symptom ('pet dard ka doctor') means the doctors of its department. */
export function wordsForDoctors(
  text: string,
  words: readonly QueryWord[],
  meant: readonly MeantRow[],
): readonly QueryWord[] {
  const [first] = meant
  const asksPerson = words.some(({ type }) => isPersonOrHouse(type))
  if (!first || !asksPerson || (first.share < 1 && departmentsIn(words)?.isRequested)) return words
  const path = first.row.pages?.find((page) => page.startsWith(DEPARTMENT_PAGE))
  const department = path === undefined ? undefined : departmentBySlug(path.slice(DEPARTMENT_PAGE.length))
  if (!department) return words
  // Several complaints may be of one department (`kabz aur gas ka doctor`).
  const explained = new Set(
    meant.filter(({ row }) => row.pages?.includes(path ?? '')).flatMap(({ at }) => at),
  )
  const others = wordsOf(text).filter((_, at) => !explained.has(at))
  return queryWords([department.specialist, ...others].join(' '))
}

/**
 * Score of pages from the synonyms' table: with all words matched less than a page's own name, more than half a name.
 */
const MEANT_SCORE = 92
const MEANT_STEP = 0.1
/** Pages of a row that explains less are no answer. */
const LEAST_MEANT_SHARE = 0.4

/** Whether a match with the page of a service, tool or payer is probably about another business (`car loan`). */
function isOfAnother(
  { row: { pages }, share, left }: MeantRow,
  strangeWords: () => readonly string[],
): boolean {
  const [first = ''] = pages ?? []
  if (left.some((word) => OTHER_BUSINESS.has(word))) return true
  if (share > STRANGE_SHARE || MEDICAL_PAGE.test(first)) return false
  const strange = strangeWords()
  return left.some((word) => strange.includes(word))
}

/** Beside more of its own words a strange one says little (`second opinion service`). */
const STRANGE_SHARE = 0.5
/** Words of a search for another business's or person's number (`phone number lookup`). */
const OTHER_BUSINESS = new Set(['lokup', 'caler', 'owner', 'track', 'tracker', 'trace', 'recharge'])
const MEDICAL_PAGE = /^\/(condition|treatment|test|department|blog)\//

/** The illness or treatment whose whole name is in a query. */
interface Named {
  readonly score: number
  readonly phrases: readonly string[]
}

/** Below this share a complaint's department says less than an illness or a treatment whose whole name was typed. */
const LESS_THAN_NAME = 0.75
/** The same where the complaint leaves that very name unexplained (`varicocele se baccha nahi hota`). */
const isLessThanName = ({ row: { pages = [] }, share, left }: MeantRow, { phrases }: Named): boolean =>
  (share < LESS_THAN_NAME ||
    left.some((word) => phrases.some((phrase) => phrase.split(' ').includes(word)))) &&
  pages[0]?.startsWith(DEPARTMENT_PAGE) === true

/** @param named undefined where no whole name is in the query */
function meantAnswers(
  question: Question,
  meant: readonly MeantRow[],
  named: Named | undefined,
): readonly Answer[] {
  const { words, language, strangeWords } = question
  const asksType = (type: number): boolean =>
    (type === TYPE.test && asksTest(words)) || (type === TYPE.treatment && asksTreatment(words))
  return meant
    .filter((one) => one.share >= LEAST_MEANT_SHARE)
    .filter((one) => !isOfAnother(one, strangeWords))
    .flatMap((one, at) => {
      const { row, share } = one
      const results = (row.pages ?? []).flatMap((path) => pageFound(path, row, language) ?? [])
      // A requested test or treatment comes before the illness it is for.
      const rank = ({ ArticleType }: SearchResult) => (asksType(ArticleType) ? 0 : 1)
      const ordered = results.toSorted((one, other) => rank(one) - rank(other))
      return ordered.map((result, place) => ({
        result,
        score:
          Math.min(
            MEANT_SCORE * share ** 1.3,
            named && isLessThanName(one, named) ? named.score - MEANT_STEP : MEANT_SCORE,
          ) -
          MEANT_STEP * (place + 10 * at),
        why: synonymReason(row, language),
      }))
    })
}

/** With the entry's own name; searchInLanguage.ts adds Hindi ones. */
function resultOf(entry: FoundEntry, language: Language): SearchResult {
  const city = entry.cityId === null ? undefined : cityById(entry.cityId)
  return {
    ArticleType: entry.resultType,
    Id: entry.id,
    Name: entry.name,
    RouteId: entry.routeId,
    Url: entry.url,
    ...(city && { CityName: cityName(city, language) }),
  }
}

/** The page's address in the language of the page that shows it, where it has one. */
const urlIn = (url: string, language: Language): string =>
  (language === 'hi' && languageOfPath(url) === 'en' && pathInOtherLanguage(url, 'en')) || url

/** A city's list of a department, where its doctors or hospitals are asked for there. */
function cityListAnswers({ words, readings, language }: Question, best: number): readonly Answer[] {
  const [reading] = readings
  const [city] = reading?.cities ?? []
  const departments = reading?.departments
  const ids = departments?.departmentIds ?? []
  if (!reading || !city || !departments?.isRequested || ids.length === 0 || ids.length > MOST_DEPARTMENTS)
    return []
  const isAll = reading.words.every(
    ({ isSubject }, at) => !isSubject || isCityAt(reading, at) || departments.at.includes(at),
  )
  if (!isAll) return []
  const list = words.some(({ type }) => type === TYPE.hospital) ? 'hospitals' : 'doctors'
  const pages = ids.flatMap((id) => cityListPages(city.cityId, id, list, language))
  return pages.map((result, at) => ({
    result,
    score: Math.max(MEANT_SCORE, best) + 2 - MEANT_STEP * at,
    why: searchCopy[language].why.city,
  }))
}

/** A city's lists where nothing else is asked for. */
function cityAnswers({ words, readings, language }: Question, best: number): readonly Answer[] {
  const [reading] = readings
  const isOnlyCity = reading?.words.every(({ isSubject }, at) => !isSubject || isCityAt(reading, at))
  const [city] = reading?.cities ?? []
  if (!city || !isOnlyCity) return []
  const asksHospital = words.some(({ type }) => type === TYPE.hospital)
  const pages = cityPages(city.cityId, language)
  return (asksHospital ? pages.toReversed() : pages).map((result, at) => ({
    result,
    score: Math.max(MEANT_SCORE, best + 1) - MEANT_STEP * at,
    why: searchCopy[language].why.city,
  }))
}

const NAMED_TYPES: readonly number[] = [TYPE.condition, TYPE.treatment]

const byScore = (one: Answer, other: Answer): number => other.score - one.score

/** The answers to a question, best first, each page once. */
export function answersOf(
  question: Question,
  meant: readonly MeantRow[],
  scored: readonly Scored[],
): readonly SearchResult[] {
  const { readings, language } = question
  const entries = scored.map(({ entry, score }) => ({ entry, score, result: resultOf(entry, language) }))
  const found = entries
    .map(({ entry, score, result }) => ({
      result,
      score,
      phrases: entry.phrases,
      ...whyEntry(entry, readings, language),
      isWhole: isWholeName(readings, entry),
    }))
    .filter(({ isOfOther }) => !isOfOther)
  const byName = found.find(
    ({ isWhole, isGuess, result }) => isWhole && !isGuess && NAMED_TYPES.includes(result.ArticleType),
  )
  const known: readonly Answer[] = [...found, ...meantAnswers(question, meant, byName)].sort(byScore)
  const best = known[0]?.score ?? 0
  // Another spelling is neither shown beside an exact match nor in an emergency.
  const mayGuess = known[0]?.isGuess === true && !question.isUrgent
  const asksDepartment = question.words.some(({ type }) => type === TYPE.page)
  const departments = departmentsIn(question.words)
  // Where nothing else answers, a word that only begins like a department's name is none.
  const isNamed = best > 0 || departments?.likeness === 1
  const named = departmentPages(isNamed ? departments : undefined, language).map((result) => ({
    result,
    score: asksDepartment ? best + 1 : best * LEAST_SHARE,
    why: searchCopy[language].why.department,
  }))
  const cities = (readings[0]?.cities ?? []).map((city) => city.cityId)
  const all = [
    ...requestedAnswers(question, known),
    ...cityListAnswers(question, best),
    ...cityAnswers(question, best),
    ...known.filter(({ score, isGuess }) => score >= LEAST_SHARE * best && (mayGuess || !isGuess)),
    ...named,
  ].sort(byScore)
  const shown = new Set<string>()
  return all.flatMap(({ result, why }) => {
    if (shown.has(result.Url)) return []
    shown.add(result.Url)
    const price = priceOf(result, cities, language)
    return [
      { ...result, Url: urlIn(result.Url, language), Why: why, ...(price !== undefined && { Price: price }) },
    ]
  })
}
