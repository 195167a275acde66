import 'server-only'
import type { OneWord, Wanted, WordGroups } from './foundEntries'
import { type Asked, isCityAt } from './ranking'
import { cityToken, departmentToken } from './searchEntries'

/** How many entries of a type are read for a word, by how well it stands for the typed one. */
const MOST_OF_WORD = 20
const MOST_OF_BEGINNING = 6
const MOST_OF_PLACE = 12
/** Of each of many departments. */
const MOST_OF_MANY = 2
const MANY_DEPARTMENTS = 4
/** Words that stand for a typed one, the likest ones. */
const WORDS_OF_GROUP = 16

const likest = (like: ReadonlyMap<string, number>): readonly (readonly [string, number])[] =>
  [...like].sort(([, one], [, other]) => other - one).slice(0, WORDS_OF_GROUP)

const wordsAt = (asked: Asked, at: number): readonly string[] =>
  likest(asked.like[at] ?? new Map()).map(([word]) => word)

const onesAt = (asked: Asked, at: number): readonly OneWord[] =>
  likest(asked.like[at] ?? new Map()).map(([word, how]) => ({
    word,
    most: how >= 0.9 ? MOST_OF_WORD : MOST_OF_BEGINNING,
  }))

/** Places of the words that must be found: subjects for which the index has any word at all. */
const subjectsAt = (asked: Asked, fits: (at: number) => boolean): readonly number[] =>
  asked.words.flatMap(({ isSubject }, at) =>
    isSubject && (asked.like[at]?.size ?? 0) > 0 && fits(at) ? [at] : [],
  )

const nothing: Wanted = { ones: [], all: [] }
const together = (wants: readonly Wanted[]): Wanted => ({
  ones: wants.flatMap(({ ones }) => ones),
  all: wants.flatMap(({ all }) => all),
})

/** Entries with a word of each place; one place needs no intersection. */
function withAll(asked: Asked, places: readonly number[], token?: string, most = MOST_OF_PLACE): Wanted {
  const [only] = places
  if (only === undefined) return token === undefined ? nothing : { ones: [{ word: token, most }], all: [] }
  if (places.length === 1 && token === undefined) return { ones: onesAt(asked, only), all: [] }
  const groups: WordGroups = places.map((at) => wordsAt(asked, at))
  return { ones: [], all: [token === undefined ? groups : [...groups, [token]]] }
}

/** Cities in which doctors and hospitals are looked for: the named ones, else the visitor's own. */
const citiesOf = ({ cities, cityId }: Asked): readonly number[] =>
  cities.length > 0 ? cities.map((city) => city.cityId) : cityId === undefined ? [] : [cityId]

/** By name: what has all words, anywhere and in the city. */
export function wantedByName(asked: Asked): Wanted {
  const every = subjectsAt(asked, () => true)
  const names = subjectsAt(asked, (at) => !isCityAt(asked, at))
  return together([
    withAll(asked, names),
    // A city's name may also be a person's, or stand in a title.
    ...(asked.cities.length > 0 ? [withAll(asked, every)] : []),
    ...citiesOf(asked).map((cityId) => withAll(asked, names, cityToken(cityId))),
  ])
}

/** By department: its doctors and hospitals, in the city first, with the query's other words. */
export function wantedByDepartment(asked: Asked): Wanted {
  const { departments } = asked
  if (!departments) return nothing
  const names = subjectsAt(asked, (at) => !isCityAt(asked, at) && !departments.at.includes(at))
  const most = departments.departmentIds.length < MANY_DEPARTMENTS ? MOST_OF_PLACE : MOST_OF_MANY
  return together(
    departments.departmentIds.flatMap((departmentId) => [
      withAll(asked, names, departmentToken(departmentId), most),
      ...citiesOf(asked).map((city) => withAll(asked, names, departmentToken(departmentId, city), most)),
    ]),
  )
}

/** By each of its words and departments alone, when nothing has all of them. */
export function wantedByAnyWord(asked: Asked): Wanted {
  const words = subjectsAt(asked, () => true).flatMap((at) => wordsAt(asked, at))
  const tokens = (asked.departments?.departmentIds ?? []).map((id) => departmentToken(id))
  return { ones: [...words, ...tokens].map((word) => ({ word, most: MOST_OF_BEGINNING })), all: [] }
}

export const togetherWanted = together
