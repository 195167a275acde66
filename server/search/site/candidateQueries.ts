import 'server-only'
import { prepared, type ExecuteSql } from '@/server/database/postgres/sqlPool'
import { type QueryReading, isCityAt } from './ranking'
import { type FoundEntry, INDEXED_TYPES, cityToken, departmentToken } from './searchEntries'

/* Which entries are read to be ranked for a query, and reading them. */

/** A word or token whose first entries of each type are wanted. */
interface OneWord {
  readonly word: string
  readonly most: number
}

/** For each group one of its words. */
type WordGroups = readonly (readonly string[])[]

export interface Wanted {
  readonly ones: readonly OneWord[]
  /** Entries with all of several groups. */
  readonly all: readonly WordGroups[]
}

const FOUND_ENTRIES = prepared(
  'search_found_entries',
  `with found as (
     select first.entry from unnest(string_to_array($1, ' '), string_to_array($2, ' ')::integer[]) as one (word, most)
     cross join unnest('{${INDEXED_TYPES.join(',')}}'::smallint[]) as wanted (type)
     cross join lateral (
       select entry from search_posting where word = one.word and article_type = wanted.type
       order by place limit one.most
     ) first
     union
     select best.id from unnest(string_to_array($3, E'\\n')) as every (query)
     cross join lateral (
       select id from search_entry where words @@ every.query::tsquery
       order by weight desc, id limit 80
     ) best
   )
   select entry.* from found cross join lateral (
     select article_type as "resultType", entity_id as id, language, name, route_id as "routeId", url,
       city_id as "cityId", department_ids as "departmentIds", weight, phrases
     from search_entry where id = found.entry limit 1
   ) entry`,
)

const quoted = (word: string): string => `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`

const queryOf = (groups: WordGroups): string =>
  groups.map((words) => `(${words.map(quoted).join(' | ')})`).join(' & ')

/** The entries that are wanted, in no order; each of few words is read from its best on, however many have it. */
export async function findEntries(
  executeSql: ExecuteSql,
  { ones, all }: Wanted,
): Promise<readonly FoundEntry[]> {
  const queries = all.filter((groups) => groups.every((words) => words.length > 0)).map(queryOf)
  if (ones.length === 0 && queries.length === 0) return []
  const { rows } = await executeSql<FoundEntry>(FOUND_ENTRIES, [
    ones.map(({ word }) => word).join(' '),
    ones.map(({ most }) => most).join(' '),
    queries.join('\n'),
  ])
  return rows
}

/** Most entries of a type read for a word, by the word's likeness. */
const MOST = {
  ofWord: 20,
  ofBeginning: 6,
  ofPlace: 12,
  /** Of each of many departments. */
  ofEachOfMany: 2,
}
const MANY_DEPARTMENTS = 4
/** Most indexed words for a typed one, by likeness. */
const WORDS_OF_GROUP = 16

const closest = (like: ReadonlyMap<string, number>): readonly (readonly [string, number])[] =>
  [...like].sort(([, one], [, other]) => other - one).slice(0, WORDS_OF_GROUP)

const wordsAt = (reading: QueryReading, at: number): readonly string[] =>
  closest(reading.like[at] ?? new Map()).map(([word]) => word)

const onesAt = (reading: QueryReading, at: number): readonly OneWord[] =>
  closest(reading.like[at] ?? new Map()).map(([word, how]) => ({
    word,
    most: how >= 0.9 ? MOST.ofWord : MOST.ofBeginning,
  }))

/** Places of the required words: subjects with any word in the index. */
const subjectsAt = (reading: QueryReading, fits: (at: number) => boolean): readonly number[] =>
  reading.words.flatMap(({ isSubject }, at) =>
    isSubject && (reading.like[at]?.size ?? 0) > 0 && fits(at) ? [at] : [],
  )

const nothing: Wanted = { ones: [], all: [] }
/** Some wishes as one. */
export const mergeCandidates = (wants: readonly Wanted[]): Wanted => ({
  ones: wants.flatMap(({ ones }) => ones),
  all: wants.flatMap(({ all }) => all),
})

/** Entries with a word of each place; one place needs no intersection. */
function withAll(
  reading: QueryReading,
  places: readonly number[],
  token?: string,
  most = MOST.ofPlace,
): Wanted {
  const [only] = places
  if (only === undefined) return token === undefined ? nothing : { ones: [{ word: token, most }], all: [] }
  if (places.length === 1 && token === undefined) return { ones: onesAt(reading, only), all: [] }
  const groups: WordGroups = places.map((at) => wordsAt(reading, at))
  return { ones: [], all: [token === undefined ? groups : [...groups, [token]]] }
}

/** Cities in which doctors and hospitals are looked for: the named ones, else the visitor's own. */
const citiesOf = ({ cities, cityId }: QueryReading): readonly number[] =>
  cities.length > 0 ? cities.map((city) => city.cityId) : cityId === undefined ? [] : [cityId]

/** By name: entries with all words, anywhere and in the city. */
export function wantedByName(reading: QueryReading): Wanted {
  const every = subjectsAt(reading, () => true)
  const names = subjectsAt(reading, (at) => !isCityAt(reading, at))
  return mergeCandidates([
    withAll(reading, names),
    // A city's name may also be a person's, or part of a title.
    ...(reading.cities.length > 0 ? [withAll(reading, every)] : []),
    ...citiesOf(reading).map((cityId) => withAll(reading, names, cityToken(cityId))),
  ])
}

/** By department: its doctors and hospitals, in the city first, with the query's other words. */
export function wantedByDepartment(reading: QueryReading): Wanted {
  const { departments } = reading
  if (!departments) return nothing
  const names = subjectsAt(reading, (at) => !isCityAt(reading, at) && !departments.at.includes(at))
  const most = departments.departmentIds.length < MANY_DEPARTMENTS ? MOST.ofPlace : MOST.ofEachOfMany
  return mergeCandidates(
    departments.departmentIds.flatMap((departmentId) => [
      withAll(reading, names, departmentToken(departmentId), most),
      ...citiesOf(reading).map((city) => withAll(reading, names, departmentToken(departmentId, city), most)),
    ]),
  )
}

/** By each of its words and departments alone, when nothing has all of them. */
export function wantedByAnyWord(reading: QueryReading): Wanted {
  const words = subjectsAt(reading, () => true).flatMap((at) => wordsAt(reading, at))
  const tokens = (reading.departments?.departmentIds ?? []).map((id) => departmentToken(id))
  return { ones: [...words, ...tokens].map((word) => ({ word, most: MOST.ofBeginning })), all: [] }
}
