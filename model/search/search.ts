import type { Language } from '@/model/page/language'
import type { UrgentHelp } from './danger'
import type { SearchResult } from './searchResult'

/** The kinds of search results: `ArticleType` in the call. */
export const SEARCH_RESULT_TYPE = {
  condition: 1,
  treatment: 2,
  doctor: 3,
  hospital: 4,
  blog: 5,
  test: 6,
  /** What a treatment costs, also in one city. */
  cost: 7,
  /** A department, an insurer or scheme, a service, a calculator, a list. */
  page: 8,
} as const
export type SearchResultType = (typeof SEARCH_RESULT_TYPE)[keyof typeof SEARCH_RESULT_TYPE]

/** Whether a type of result is a doctor or a hospital: there are many, and each has its place. */
export const isPersonOrHouse = (type: number | undefined): boolean =>
  type === SEARCH_RESULT_TYPE.doctor || type === SEARCH_RESULT_TYPE.hospital

/** Search answer: pages, best first, and an emergency notice if needed. */
export type SearchAnswer = {
  readonly results: readonly SearchResult[]
  readonly urgency: UrgentHelp | null
}

/** The call's word for every type (specification, section 7). */
export const ALL_TYPES = 'R'

/** The call's city where none was chosen (specification, section 7); the server takes it for no city. */
export const NO_CITY = 1

/** Search fires from this many characters (specification, section 5). */
export const SEARCH_MIN_LENGTH = 3

/** Longer queries are cut, to bound the cost. */
export const SEARCH_MAX_LENGTH = 100

/** How many results of a group are kept (specification, section 9). */
export const SEARCH_GROUP_LIMIT = 6

/** Blog articles and tests share the group 'Articles & tests'. */
export const ARTICLES_AND_TESTS = 0

/** The group in which a result is shown and counted (specification, section 7). */
export const searchGroupOf = (resultType: number): number =>
  resultType === SEARCH_RESULT_TYPE.blog || resultType === SEARCH_RESULT_TYPE.test
    ? ARTICLES_AND_TESTS
    : resultType

/** The page of results in a language. */
export const searchPath = (language: Language): string => (language === 'hi' ? '/hi/search' : '/search')

/** What was typed with its blanks collapsed, and cut where it is too long. */
export function searchText(typed: string): string {
  const collapsed = typed.replace(/\s+/gu, ' ').trim()
  return [...collapsed].slice(0, SEARCH_MAX_LENGTH).join('').trim()
}

/** Whether enough was typed to search for; letters are counted, not bytes. */
export const isSearchable = (text: string): boolean => [...text].length >= SEARCH_MIN_LENGTH

/** Whether a text has Hindi letters in it. */
export const hasDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text)

/** Keeps the first results of each group, in their order. */
export function keepPerGroup<Result extends { readonly ArticleType: number }>(
  results: readonly Result[],
): readonly Result[] {
  const kept = new Map<number, number>()
  return results.filter(({ ArticleType: type }) => {
    const count = (kept.get(searchGroupOf(type)) ?? 0) + 1
    kept.set(searchGroupOf(type), count)
    return count <= SEARCH_GROUP_LIMIT
  })
}

/** The results of one group, in their order. */
export type SearchGroup<Result> = { readonly group: number; readonly results: readonly Result[] }

/** Results by group, ordered by each group's best result. */
export function searchGroupsOf<Result extends { readonly ArticleType: number }>(
  results: readonly Result[],
): readonly SearchGroup<Result>[] {
  const groups = new Map<number, Result[]>()
  for (const result of results) {
    const group = searchGroupOf(result.ArticleType)
    groups.set(group, [...(groups.get(group) ?? []), result])
  }
  return [...groups].map(([group, own]) => ({ group, results: own }))
}

/**
 * The options of a search field, at most six pages a group, group by group, so that the keyboard goes the way the eye does. After a
 * doctor who can be booked comes the booking, unless somebody has to be called first.
 */
export const searchOptions = ({ results, urgency }: SearchAnswer): readonly SearchResult[] =>
  searchGroupsOf(keepPerGroup(results)).flatMap(({ results: own }) =>
    own.flatMap((result) =>
      result.BookUrl !== undefined && urgency === null
        ? [result, { ...result, Url: result.BookUrl }]
        : [result],
    ),
  )

/** Whether an option is the booking of a doctor, not the doctor's page. */
export const isBookingOption = ({ Url, BookUrl }: SearchResult): boolean => Url === BookUrl
