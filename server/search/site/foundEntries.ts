import 'server-only'
import { ARTICLE_TYPES, type ArticleType } from '@/model/search/search'
import { prepared } from '@/server/database/postgres/preparedSql'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'

/** An entry as it is ranked. */
export interface FoundEntry {
  readonly articleType: ArticleType
  readonly id: number
  readonly language: 'en' | 'hi'
  readonly name: string
  readonly routeId: string
  readonly url: string
  readonly cityId: number | null
  readonly departmentIds: readonly number[]
  readonly weight: number
  readonly phrases: readonly string[]
}

/** A word or token whose first entries of each type are wanted. */
export interface OneWord {
  readonly word: string
  readonly most: number
}

/** For each group one of its words. */
export type WordGroups = readonly (readonly string[])[]

export interface Wanted {
  readonly ones: readonly OneWord[]
  /** Entries with all of several groups. */
  readonly all: readonly WordGroups[]
}

const FOUND_ENTRIES = prepared(
  'search_found_entries',
  `with found as (
     select first.entry from unnest(string_to_array($1, ' '), string_to_array($2, ' ')::integer[]) as one (word, most)
     cross join unnest('{${ARTICLE_TYPES.join(',')}}'::smallint[]) as wanted (type)
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
     select article_type as "articleType", entity_id as id, language, name, route_id as "routeId", url,
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
