/*
 * List filters as query parameters (`?city=pune&page=2`), so that links, the plain form and the back button work
 * without code. Cached pages read no query: proxy.ts converts it into a path segment
 * (`/doctors/list/city.pune_page.2`) in canonical order, without unknown parameters, so that each list is rendered
 * and cached once.
 */

import { withoutLanguage } from '@/model/page/language'

/** Sorted by next free place. */
export const SOONEST = 'soonest'

/** Lists with their filters and orders; the first order is the default. */
export const LISTS = {
  doctors: {
    filters: ['city', 'speciality', 'free', 'treatment', 'fee', 'gender', 'language', 'video'],
    sorts: ['experience', SOONEST, 'fee', 'name'],
  },
  cityDoctors: {
    filters: ['free', 'treatment', 'fee', 'gender', 'language', 'video'],
    sorts: ['experience', SOONEST, 'fee', 'name'],
  },
  hospitals: {
    filters: ['city', 'department', 'treatment', 'insurer', 'emergency'],
    sorts: ['beds', 'name'],
  },
  cityHospitals: { filters: ['treatment', 'insurer', 'emergency'], sorts: ['beds', 'name'] },
  insurerHospitals: { filters: ['city', 'department'], sorts: ['beds', 'name'] },
  reviews: { filters: ['department', 'treatment', 'city', 'rating'], sorts: ['newest'] },
  blog: { filters: ['department'], sorts: ['newest'] },
} as const satisfies Record<string, { filters: readonly string[]; sorts: readonly string[] }>

export type ListName = keyof typeof LISTS

/** The visitor's filters, order, and page from 1. */
export interface ListQuery {
  readonly filters: Readonly<Record<string, string>>
  readonly sort: string
  readonly page: number
}

const VALUE = /^[a-z0-9]+(-[a-z0-9]+)*$/
const VALUE_LIMIT = 80

/** A value that may be a slug; else undefined. */
export function slugOf(text: string | null | undefined): string | undefined {
  const slug = text?.trim().toLowerCase() ?? ''
  return VALUE.test(slug) && slug.length <= VALUE_LIMIT ? slug : undefined
}

/** Maximum page number. */
export const LIST_PAGES = 9999

/** English paths of lists; a path parameter matches `[^/]+`. */
const PATHS: readonly (readonly [RegExp, ListName])[] = [
  [/^\/doctors$/, 'doctors'],
  [/^\/hospitals$/, 'hospitals'],
  [/^\/hospitals\/insurance\/[^/]+$/, 'insurerHospitals'],
  [/^\/[^/]+\/doctors\/[^/]+$/, 'cityDoctors'],
  [/^\/[^/]+\/hospitals\/[^/]+$/, 'cityHospitals'],
  [/^\/reviews$/, 'reviews'],
  [/^\/blog$/, 'blog'],
]

/** Of either language, without query. */
export function listAt(path: string): ListName | undefined {
  const own = withoutLanguage(path)
  return PATHS.find(([pattern]) => pattern.test(own))?.[1]
}

const pageNumber = (text: string): number => {
  const page = /^\d{1,4}$/.test(text) ? Number(text) : 1
  return page >= 1 && page <= LIST_PAGES ? page : 1
}

/** Unknown and invalid choices are ignored. */
export function readListQuery(
  list: ListName,
  valueOf: (name: string) => string | null | undefined,
): ListQuery {
  const { filters, sorts } = LISTS[list]
  const chosen = filters.flatMap((name) => {
    const value = slugOf(valueOf(name))
    return value === undefined ? [] : [[name, value] as const]
  })
  const sort = valueOf('sort') ?? ''
  return {
    filters: Object.fromEntries(chosen),
    sort: sorts.find((one) => one === sort) ?? sorts[0],
    page: pageNumber(valueOf('page') ?? ''),
  }
}

/** Differences from the plain list, in the list's order. */
function choices(list: ListName, { filters, sort, page }: ListQuery): readonly (readonly [string, string])[] {
  const { filters: known, sorts } = LISTS[list]
  return [
    ...known.flatMap((name) => {
      const value = filters[name]
      return value === undefined ? [] : [[name, value] as const]
    }),
    ...(sort === sorts[0] ? [] : [['sort', sort] as const]),
    ...(page === 1 ? [] : [['page', String(page)] as const]),
  ]
}

/** '' for the plain list. */
export const listSegment = (list: ListName, query: ListQuery): string =>
  choices(list, query)
    .map(([name, value]) => `${name}.${value}`)
    .join('_')

/** Undefined unless listSegment could have written it. */
export function readListSegment(list: ListName, segment: string): ListQuery | undefined {
  const values = new Map(
    segment.split('_').map((pair) => {
      const [name = '', value = ''] = pair.split('.', 2)
      return [name, value] as const
    }),
  )
  const query = readListQuery(list, (name) => values.get(name))
  return segment !== '' && listSegment(list, query) === segment ? query : undefined
}

/** Whether a list depends on free places, which makes it short-lived. */
export const isByAvailability = (key: string): boolean =>
  /\/list\/(?:[^/]*_)?(?:free\.|sort\.soonest(?:_|$))/.test(key)

export const plainList = (list: ListName): ListQuery => ({ filters: {}, sort: LISTS[list].sorts[0], page: 1 })

export function listHref(path: string, list: ListName, query: ListQuery): string {
  const search = new URLSearchParams(choices(list, query).map(([name, value]) => [name, value])).toString()
  return search === '' ? path : `${path}?${search}`
}
