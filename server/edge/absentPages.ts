import 'server-only'
import {
  articleBySlug,
  authorBySlug,
  campaignBySlug,
  cityByAliasSlug,
  cityBySlug,
  conditionBySlug,
  costsOf,
  departmentBySlug,
  departmentBySpeciality,
  insurerBySlug,
  reviewerBySlug,
  testBySlug,
  treatmentBySlug,
} from '@/content/catalogue/catalogue'
import { EDITIONS, isEditionName } from '@/model/page/address'
import type { Language } from '@/model/page/language'
import { listAt, readListSegment } from '@/model/page/listQuery'
import { ROUTES } from '@/model/page/pageTypes'
import { doctorBySlug, doctorLanguages } from '@/server/catalogue/reads/doctors'
import { hospitalBySlug } from '@/server/catalogue/reads/hospitals'
import { isListValue, languageSlug } from '@/server/catalogue/reads/listValues'
import { isRunning } from '@/server/runtime'

/*
 * Detects document keys (model/page/address.ts) without a page before rendering: unknown routes and unknown
 * catalogue rows. Other missing pages are found when rendered.
 */

type Found = unknown
type Find = (parts: readonly string[], language: Language) => Found | Promise<Found>

const isCity = (slug: string): boolean => Boolean(cityBySlug(slug) ?? cityByAliasSlug(slug))
const treatment: Find = ([slug = '']) => treatmentBySlug(slug)

/** Routes of pages about one row, named like their folders in app/[edition]. */
const ABOUT_ROWS: readonly (readonly [RegExp, Find])[] = [
  [/^\/authors\/([^/]+)$/, ([slug = '']) => authorBySlug(slug)],
  [/^\/reviewers\/([^/]+)$/, ([slug = '']) => reviewerBySlug(slug)],
  [/^\/blog\/([^/]+)$/, ([slug = ''], language) => articleBySlug(language, slug)],
  [/^\/test\/([^/]+)$/, ([slug = ''], language) => testBySlug(language, slug)],
  [/^\/campaign\/([^/]+)$/, ([slug = '']) => campaignBySlug(slug)],
  [/^\/condition\/([^/]+)$/, ([slug = '']) => conditionBySlug(slug)],
  [/^\/department\/([^/]+)$/, ([slug = '']) => departmentBySlug(slug)],
  [/^\/hospitals\/insurance\/([^/]+)$/, ([slug = '']) => insurerBySlug(slug)],
  [/^\/(?:treatment|marketing|marketing-pdf)\/([^/]+)$/, treatment],
  [/^\/treatment-cost\/([^/]+)$/, ([slug = '']) => treatmentBySlug(slug) && costsOf(slug).length > 0],
  [
    /^\/treatment-cost-in-city\/([^/]+)\/([^/]+)$/,
    ([slug = '', city = '']) =>
      treatmentBySlug(slug) &&
      (cityByAliasSlug(city) ?? costsOf(slug).some((cost) => cost.city.slug === city)),
  ],
  [
    /^\/([^/]+)\/doctors\/([^/]+)$/,
    ([city = '', speciality = '']) => isCity(city) && departmentBySpeciality(speciality),
  ],
  [
    /^\/([^/]+)\/hospitals\/([^/]+)$/,
    ([city = '', department = '']) => isCity(city) && departmentBySlug(department),
  ],
  // Too many for memory: looked up in the database.
  [/^\/doctor\/([^/]+)$/, ([slug = '']) => doctorBySlug(slug)],
  [/^\/hospital\/([^/]+)$/, ([slug = '']) => hospitalBySlug(slug)],
]

const FIXED: ReadonlySet<string> = new Set([
  ...ROUTES.map(({ route }) => route),
  ...['/marketing-pdf/brand/hexa', '/page-not-found', '/page-gone', '/page-unavailable'],
])

const LIST = /^(.+)\/list\/([^/]+)$/

async function isSpoken(slug: string): Promise<boolean> {
  const languages = await doctorLanguages({})
  return languages.some(({ language }) => languageSlug(language) === slug)
}

/** Whether the last part of a list's key is valid. */
function hasChoices(path: string, segment: string): boolean | Promise<boolean> {
  const list = listAt(path)
  const query = list && readListSegment(list, segment)
  if (!query) return false
  const { filters } = query
  if (Object.entries(filters).some(([name, value]) => !isListValue(name, value))) return false
  return filters.language === undefined || isSpoken(filters.language)
}

function find(route: string, language: Language): Found | Promise<Found> {
  if (FIXED.has(route)) return true
  const [, path, segment] = LIST.exec(route) ?? []
  if (path !== undefined && segment !== undefined) {
    const choices = hasChoices(path, segment)
    return choices === false
      ? false
      : Promise.all([choices, find(path, language)]).then((all) => all.every(Boolean))
  }
  if (/^\/(?:thankyou|tools)\/[^/]+$/.test(route)) return true
  for (const [pattern, row] of ABOUT_ROWS) {
    const parts = pattern.exec(route)
    if (parts) return row(parts.slice(1), language)
  }
  return undefined
}

/**
 * Whether a document's key has no page.
 * @returns synchronously if memory is sufficient, else from the database; false while it is unavailable
 */
export function isAbsent(key: string): boolean | Promise<boolean> {
  const [edition = ''] = key.slice(1).split('/', 1)
  if (!isEditionName(edition)) return true
  const route = key.slice(edition.length + 1) || '/'
  const asksDatabase = /^\/(?:doctor|hospital)\//.test(route)
  if (asksDatabase && !isRunning()) return false
  const found = find(route, EDITIONS[edition].language)
  if (!(found instanceof Promise)) return !found
  return found.then(
    (row) => !row,
    () => false,
  )
}
