import 'server-only'
import { cities, departments } from '@/content/catalogue/catalogue'
import { derived } from '@/content/catalogue/snapshot/catalogueSnapshot'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import { typingErrors } from '@/model/catalogue/nearest'
import { SEARCH_RESULT_TYPE, isPersonOrHouse } from '@/model/search/search'
import { isEmptyWord, type QueryWord, typeOfWord } from './queryWords'
import { maxTypos, soundOf, wordsOf } from './words'

/*
 * The cities and departments in a query. Both are few, so that they are looked up in memory; doctors and hospitals
 * have tokens for them (searchEntries.ts).
 */

/** Words of a query, from `start` to before `end`, that name a city. */
export interface NamedCity {
  readonly start: number
  readonly end: number
  readonly cityId: number
}

const LONGEST_CITY_NAME = 3

const ofSlug = (slug: string): string => slug.replaceAll('-', ' ')

/** 'Delhi NCR' is also 'Delhi', in Hindi too. */
function shortHindi({ cityname, aliasname, hindi }: City): readonly string[] {
  const isShorter = aliasname !== '' && cityname.startsWith(`${aliasname} `)
  return isShorter ? [hindi.split(' ').slice(0, aliasname.split(' ').length).join(' ')] : []
}

const namesOfCity = (city: City): readonly string[] => [
  city.cityname,
  city.aliasname,
  city.hindi,
  ...shortHindi(city),
  ofSlug(city.slug),
  ...city.aliasSlugs.map(ofSlug),
]

const cityNames = derived(() => {
  const byName = new Map<string, number>()
  const bySound = new Map<string, number>()
  for (const city of cities())
    for (const words of namesOfCity(city).map(wordsOf)) {
      const [name, sound] = [words.join(' '), words.map(soundOf).join(' ')]
      if (name !== '' && !byName.has(name)) byName.set(name, city.cityid)
      if (!bySound.has(sound)) bySound.set(sound, city.cityid)
    }
  return { byName, bySound, names: [...byName] }
})

/** From how many letters on a city's name may be misspelt; shorter ones are too like other words. */
const SHORTEST_MISSPELT_CITY = 6
const SHORTEST_CITY_SOUND = 4

const withoutVowels = (name: string): string => name.replace(/[aeiou]/g, '')

/**
 * The cities that a query names, the longest names first.
 * @param isKnown whether a word is one of the catalogue's own, which is then no misspelt city
 */
export function citiesIn(
  queryWords: readonly QueryWord[],
  isKnown: (word: string) => boolean,
): readonly NamedCity[] {
  const words = queryWords.map(({ word }) => word)
  const found: NamedCity[] = []
  const isTaken = (start: number, end: number) => found.some((city) => start < city.end && city.start < end)
  for (let length = LONGEST_CITY_NAME; length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const end = start + length
      if (isTaken(start, end)) continue
      const cityId = cityOfName(words.slice(start, end), isKnown)
      if (cityId !== undefined) found.push({ start, end, cityId })
    }
  return found
}

function cityOfName(words: readonly string[], isKnown: (word: string) => boolean): number | undefined {
  const { byName, bySound, names } = cityNames()
  const name = words.join(' ')
  const exact = byName.get(name)
  if (exact !== undefined || words.some(isKnown)) return exact
  const sound = words.map(soundOf).join(' ')
  if (sound.length >= SHORTEST_CITY_SOUND && bySound.has(sound)) return bySound.get(sound)
  if (words.length > 1 || name.length < SHORTEST_CITY_SOUND) return undefined
  const isShort = name.length < SHORTEST_MISSPELT_CITY
  return names.find(
    ([known]) =>
      known.charAt(0) === name.charAt(0) &&
      typingErrors(name, known, 1) <= 1 &&
      // Of a short name only a vowel may be another one (`puna`).
      (!isShort || (known.length === name.length && withoutVowels(known) === withoutVowels(name))),
  )?.[1]
}

/** The departments in a query. */
export interface NamedDepartments {
  /** Places of the words that name them. */
  readonly at: readonly number[]
  readonly departmentIds: readonly number[]
  /** How well the words are the name's own: 1 when nothing is misspelt. */
  readonly likeness: number
  /** Whether the words request the department or its doctors, and do not only name a complaint. */
  readonly isRequested: boolean
}

interface Term {
  readonly words: readonly string[]
  readonly departmentId: number
  /** Whether it is a whole name ('kidney doctor'), and not only its subject ('kidney'). */
  readonly isWhole: boolean
}

function termsOf(department: Department): readonly Term[] {
  const { DepartmentId: departmentId } = department
  const names = [
    department.DepartmentName,
    department.specialist,
    department.specialistPlural,
    department.hindi,
    ...department.aliases,
  ].map((name) => wordsOf(name).filter((word) => !isEmptyWord(word)))
  const subjects = names
    .filter((words) => words.some((word) => typeOfWord(word) !== undefined))
    .map((words) => words.filter((word) => typeOfWord(word) === undefined))
  return [
    ...names.map((words) => ({ words, departmentId, isWhole: true })),
    ...subjects.map((words) => ({ words, departmentId, isWhole: false })),
  ].filter(({ words }) => words.length > 0)
}

const terms = derived((): readonly Term[] => departments().flatMap(termsOf))

const SHORTEST_BEGINNING = 4

const LIKENESS = { beginning: 0.9, sound: 0.9, eachLetter: 0.1 }

/** How well a query's word, perhaps misspelt or only begun, is a term's; 0 when it is another one. */
function likenessOf(
  { word, sound }: QueryWord,
  termWord: string,
  isBeginningOf: (word: string) => boolean,
): number {
  if (word === termWord) return 1
  // 'surgery' is not a misspelt 'surgeon'.
  if (typeOfWord(termWord) !== undefined && typeOfWord(word) !== undefined) return 0
  if (word.length >= SHORTEST_BEGINNING && termWord.startsWith(word)) return LIKENESS.beginning
  // The beginning of another word (`gynaecom`).
  if (isBeginningOf(word)) return 0
  if (sound === soundOf(termWord)) return LIKENESS.sound
  if (word.length <= SHORTEST_BEGINNING || word.charAt(0) !== termWord.charAt(0)) return 0
  const forgiven = maxTypos(word)
  const apart = typingErrors(word, termWord, forgiven)
  return apart <= forgiven ? 1 - LIKENESS.eachLetter * (apart + 1) : 0
}

interface Found {
  readonly at: readonly number[]
  readonly weight: number
  readonly likeness: number
}

/** The places of a term's words in the query, each different. */
function placesOfTerm(
  term: Term,
  words: readonly QueryWord[],
  isKnown: (word: string) => boolean,
  isBeginning: (word: string) => boolean,
): Found | undefined {
  const at: number[] = []
  let weight = 0
  let likeness = 1
  for (const termWord of term.words) {
    const alike = words.map((word) =>
      word.word !== termWord && isKnown(word.word) ? 0 : likenessOf(word, termWord, isBeginning),
    )
    const best = Math.max(...alike)
    const place = alike.indexOf(best)
    if (best === 0 || at.includes(place)) return undefined
    at.push(place)
    weight += best * weightOf(termWord)
    likeness = Math.min(likeness, best)
  }
  return { at, weight, likeness }
}

/** A word of the subject is more significant than one such as 'doctor'. */
const weightOf = (word: string): number => (typeOfWord(word) === undefined ? 2 : 1)

/**
 * The departments that a query names, by the longest name it contains.
 * @param isKnown whether a word is in the catalogue, and so does not match others by its sound (`jayanthi`, `joint`)
 * @param isBeginning whether a word begins one in the catalogue
 */
export function departmentsIn(
  words: readonly QueryWord[],
  isKnown: (word: string) => boolean = () => false,
  isBeginning: (word: string) => boolean = () => false,
): NamedDepartments | undefined {
  const found = terms().flatMap((term) => {
    const places = placesOfTerm(term, words, isKnown, isBeginning)
    return places ? [{ ...term, ...places }] : []
  })
  const most = Math.max(0, ...found.map(({ weight }) => weight))
  const longest = found.filter(({ weight }) => weight === most)
  if (longest.length === 0) return anyDepartment(words)
  return {
    at: [...new Set(longest.flatMap(({ at }) => at))],
    likeness: Math.max(...longest.map(({ likeness }) => likeness)),
    departmentIds: [...new Set(longest.map(({ departmentId }) => departmentId))],
    isRequested:
      longest.some(({ isWhole }) => isWhole) ||
      words.some(
        ({ word }) => isPersonOrHouse(typeOfWord(word)) || typeOfWord(word) === SEARCH_RESULT_TYPE.page,
      ),
  }
}

/** Every department where nothing is asked for but a doctor. */
function anyDepartment(words: readonly QueryWord[]): NamedDepartments | undefined {
  const at = words.flatMap(({ isSubject }, place) => (isSubject ? [place] : []))
  const isDoctor = (place: number): boolean => words[place]?.type === SEARCH_RESULT_TYPE.doctor
  if (at.length === 0 || !at.every(isDoctor)) return undefined
  const departmentIds = departments().map(({ DepartmentId }) => DepartmentId)
  return { at, departmentIds, likeness: 1, isRequested: true }
}
