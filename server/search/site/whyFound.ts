import 'server-only'
import {
  conditionBySlug,
  costsOf,
  departmentById,
  insurerBySlug,
  testBySlug,
  treatmentBySlug,
} from '@/content/catalogue/catalogue'
import { withDemoNote } from '@/content/copy/demoNote'
import { interpolate } from '@/content/copy/interpolate'
import { rupees } from '@/content/copy/rupees'
import { searchCopy } from '@/content/copy/search'
import { cityName } from '@/model/catalogue/city'
import { departmentName } from '@/model/catalogue/department'
import type { SearchWords } from '@/model/catalogue/searchWords'
import type { Language } from '@/model/page/language'
import type { SearchResult } from '@/model/search/searchResult'
import { SEARCH_RESULT_TYPE, isPersonOrHouse } from '@/model/search/search'
import { type QueryReading, type NameFound, nameFound } from './ranking'
import { type FoundEntry, RELATED, namesIn } from './searchEntries'
import { matchPhrase } from './matchPhrase'
import { typeOfWord } from './queryWords'
import { wordsOf } from './words'

/* A result's reason and price, in a few words of the page's language. */

const TYPE = SEARCH_RESULT_TYPE

/** A row's names as they are read; its own name is the first. */
function namesOf({ resultType, routeId, language }: FoundEntry): readonly string[] {
  if (resultType === TYPE.condition) {
    const row = conditionBySlug(routeId)
    return row ? [row.DiseaseName, row.hindi, ...row.aliases] : []
  }
  if (resultType === TYPE.treatment) {
    const row = treatmentBySlug(routeId)
    return row ? [row.ProcedureName, row.hindi, ...row.aliases] : []
  }
  if (resultType === TYPE.test) {
    const row = testBySlug(language, routeId)
    return row ? [row.TestName, ...row.aliases] : []
  }
  if (resultType === TYPE.page) {
    const row = insurerBySlug(routeId)
    return row ? [row.InsurerName, row.hindi, ...row.aliases] : []
  }
  return []
}

const ownWordsOf = (phrase: string): string =>
  phrase.startsWith(RELATED) ? phrase.slice(RELATED.length) : phrase

const lettersOf = (phrase: string): string => phrase.replaceAll(' ', '')

/** How an entry is found. */
interface EntryFound {
  readonly why: string
  /** By another spelling alone. */
  readonly isGuess: boolean
  /** A treatment by a name such as `sinus operation`. */
  readonly isByOperation: boolean
  /** A test by a part of a name such as `blood test`, where none is asked for and something else is (`blood in urine`). */
  readonly isOfOther: boolean
}

/** Why an entry is found: doctors and hospitals by their department, all else by the name that fits. */
export function whyEntry(
  entry: FoundEntry,
  readings: readonly QueryReading[],
  language: Language,
): EntryFound {
  const found = nameFound(readings, entry)
  const types = found?.phrase.split(' ').map(typeOfWord) ?? []
  const isOfTest = entry.resultType === TYPE.test && types.includes(TYPE.test)
  return {
    why: whyOf(entry, readings, language, found),
    isGuess: found !== undefined && !found.isAsTyped,
    isByOperation: types.includes(TYPE.treatment),
    isOfOther: isOfTest && readings.every((reading) => asksElse(reading, entry)),
  }
}

/**
 * Whether a query names no test, nor a whole name of several words (`uric acid badha hua`), and has a subject that is in none of the entry's
 * names or related words.
 */
function asksElse(reading: QueryReading, { phrases }: FoundEntry): boolean {
  const { words } = reading
  if (words.some(({ type }) => type === TYPE.test)) return false
  const isNamed = (phrase: string): boolean => {
    const { isWhole, exact } = matchPhrase(reading, phrase)
    return isWhole && exact > 1
  }
  if (phrases.some(isNamed)) return false
  const all = phrases.map((phrase) => matchPhrase(reading, ownWordsOf(phrase)).likeness)
  return words.some(({ isSubject }, at) => isSubject && !all.some((likeness) => (likeness[at] ?? 0) > 0))
}

function whyOf(
  entry: FoundEntry,
  readings: readonly QueryReading[],
  language: Language,
  found: NameFound | undefined,
): string {
  const copy = searchCopy[language].why
  const { resultType, departmentIds } = entry
  if (isPersonOrHouse(resultType)) {
    const queriedIds = readings.flatMap(({ departments }) => departments?.departmentIds ?? [])
    const department = departmentById(
      departmentIds.find((id) => queriedIds.includes(id)) ?? departmentIds[0] ?? 0,
    )
    const isHouse = resultType === TYPE.hospital
    if (isHouse && !departmentIds.some((id) => queriedIds.includes(id))) return copy.hospital
    const name = language === 'hi' || isHouse ? undefined : department?.specialist
    return name ?? (department ? departmentName(department, language) : copy.name)
  }
  if (found && !found.isAsTyped) return found.isBegun ? copy.begins : copy.spelling
  const [own, ...others] = namesOf(entry)
  const isName = (name: string) =>
    namesIn(name).some((part) => lettersOf(wordsOf(part).join(' ')) === lettersOf(found?.phrase ?? ''))
  if (resultType === TYPE.page && ![own, ...others].some((name) => name !== undefined && isName(name)))
    return copy.payer
  const other = own !== undefined && !isName(own) ? others.find(isName) : undefined
  return other === undefined ? copy.name : interpolate(copy.otherName, { name: other })
}

/** A page that the table of words leads to. */
export const synonymReason = ({ name, hindi }: SearchWords, language: Language): string =>
  interpolate(searchCopy[language].why.meant, { name: language === 'hi' ? hindi : name })

/** Price of a treatment or a test, at least or in a named city; undefined if unknown. */
export function priceOf(
  { ArticleType: type, RouteId, Url }: SearchResult,
  cityIds: readonly number[],
  language: Language,
): string | undefined {
  const copy = searchCopy[language]
  const isCost = type === TYPE.cost
  if (type === TYPE.test) {
    const test = testBySlug(Url.startsWith('/hi/') ? 'hi' : 'en', RouteId)
    return test && withDemoNote(interpolate(copy.from, { price: rupees(test.price.minimum) }), copy, test)
  }
  if (type !== TYPE.treatment && !isCost) return undefined
  const [, slug = '', citySlug] = /^(.+?)(?:-cost(?:-in-(.+))?)?$/.exec(RouteId) ?? []
  const treatment = treatmentBySlug(slug)
  if (!treatment) return undefined
  const all = costsOf(slug)
  const ofCity = all.find(({ city }) =>
    citySlug === undefined ? cityIds.includes(city.cityid) : city.slug === citySlug,
  )
  const costs = ofCity ? [ofCity] : all
  if (costs.length === 0) return undefined
  const minimum = rupees(Math.min(...costs.map((cost) => cost.minimum)))
  const maximum = rupees(Math.max(...costs.map((cost) => cost.maximum)))
  const price = isCost
    ? interpolate(copy.fromTo, { minimum, maximum })
    : ofCity
      ? interpolate(copy.fromInCity, {
          price: minimum,
          city: cityName(ofCity.city, language),
        })
      : interpolate(copy.from, { price: minimum })
  return withDemoNote(price, copy, treatment)
}
