import 'server-only'
import {
  articleBySlug,
  cityById,
  conditionBySlug,
  costsOf,
  departmentById,
  departmentBySlug,
  insurerBySlug,
  testBySlug,
  treatmentBySlug,
} from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { searchCopy } from '@/content/copy/search'
import { cityCostPath, costPath } from '@/model/catalogue/cost'
import { cityName } from '@/model/catalogue/city'
import { conditionName } from '@/model/catalogue/condition'
import { departmentName } from '@/model/catalogue/department'
import { insurerName } from '@/model/catalogue/insurer'
import type { SearchWords } from '@/model/catalogue/searchWords'
import { type Treatment, treatmentName } from '@/model/catalogue/treatment'
import type { Language } from '@/model/page/language'
import type { SearchResult } from '@/model/search/searchResult'
import { SEARCH_RESULT_TYPE } from '@/model/search/search'
import type { NamedDepartments } from './places'

/*
 * Pages without an entry in the index: those based on several rows (costs, lists of a city, departments), and those
 * of the table of synonyms.
 */

const TYPE = SEARCH_RESULT_TYPE

/** The treatment that a page is about: its own, or the first one of its condition. */
function treatmentOf({ ArticleType: type, RouteId: slug }: SearchResult): Treatment | undefined {
  if (type === TYPE.treatment) return treatmentBySlug(slug)
  const [first] = (type === TYPE.condition ? conditionBySlug(slug)?.treatmentSlugs : undefined) ?? []
  return first === undefined ? undefined : treatmentBySlug(first)
}

/** The treatment that a result is about, as a result of its own; undefined if none. */
export function treatmentPage(subject: SearchResult, language: Language): SearchResult | undefined {
  const treatment = treatmentOf(subject)
  return treatment && rowPage(`/treatment/${treatment.slug}`, language)
}

/**
 * Cost pages of a result's treatment: in the named cities, in all of them, in the visitor's own.
 * @param subject the best result that is about a condition or a treatment
 */
export function costPages(
  subject: SearchResult,
  cityIds: readonly number[],
  ownCity: number | undefined,
  language: Language,
): readonly SearchResult[] {
  const treatment = treatmentOf(subject)
  const costs = treatment ? costsOf(treatment.slug) : []
  if (!treatment || costs.length === 0) return []
  const { slug, ProcedureId } = treatment
  const name = treatmentName(treatment, language)
  const copy = searchCopy[language]
  const inCity = (cityId: number): readonly SearchResult[] =>
    costs
      .filter(({ city }) => city.cityid === cityId)
      .map(({ city }) => ({
        ArticleType: TYPE.cost,
        Id: ProcedureId,
        Name: interpolate(copy.costInCity, { name, city: cityName(city, language) }),
        RouteId: `${slug}-cost-in-${city.slug}`,
        Url: cityCostPath(slug, city.slug),
      }))
  const everywhere: SearchResult = {
    ArticleType: TYPE.cost,
    Id: ProcedureId,
    Name: interpolate(copy.cost, { name }),
    RouteId: `${slug}-cost`,
    Url: costPath(slug),
  }
  const own = ownCity === undefined || cityIds.length > 0 ? [] : inCity(ownCity)
  return [...cityIds.flatMap(inCity), everywhere, ...own]
}

/** The lists of a city's doctors and hospitals. */
export const cityPages = (cityId: number, language: Language): readonly SearchResult[] => {
  const city = cityById(cityId)
  if (!city) return []
  const copy = searchCopy[language]
  return (['doctors', 'hospitals'] as const).map((list) => ({
    ArticleType: TYPE.page,
    Id: city.cityid,
    Name: interpolate(copy[list === 'doctors' ? 'doctorsIn' : 'hospitalsIn'], {
      city: cityName(city, language),
    }),
    RouteId: city.slug,
    Url: `/${list}?city=${city.slug}`,
  }))
}

/** A city's list of one department's doctors or hospitals; where it has none, it names those of the nearest cities. */
export const cityListPages = (
  cityId: number,
  departmentId: number,
  list: 'doctors' | 'hospitals',
  language: Language,
): readonly SearchResult[] => {
  const [city, department] = [cityById(cityId), departmentById(departmentId)]
  if (!city || !department) return []
  const copy = searchCopy[language]
  const name = departmentName(department, language)
  return [
    {
      ArticleType: TYPE.page,
      Id: city.cityid,
      Name: `${name}: ${interpolate(copy[list === 'doctors' ? 'doctorsIn' : 'hospitalsIn'], { city: cityName(city, language) })}`,
      RouteId: city.slug,
      Url: `/${city.slug}/${list}/${list === 'doctors' ? department.specialitySlug : department.slug}`,
    },
  ]
}

/** More departments than these were hardly meant. */
export const MOST_DEPARTMENTS = 2

/** The pages of departments that a query asks for. */
export const departmentPages = (
  named: NamedDepartments | undefined,
  language: Language,
): readonly SearchResult[] =>
  !named?.isRequested || named.departmentIds.length > MOST_DEPARTMENTS
    ? []
    : named.departmentIds.flatMap((id) => {
        const row = departmentById(id)
        if (!row) return []
        const { DepartmentId: Id, slug } = row
        const Name = departmentName(row, language)
        return [{ ArticleType: TYPE.page, Id, Name, RouteId: slug, Url: `/department/${slug}` }]
      })

type Found = Omit<SearchResult, 'Url' | 'RouteId'> | undefined

/** Finds the catalogue's row by a page's folder and slug; undefined if missing. */
const ROWS: Readonly<Record<string, (slug: string, language: Language) => Found>> = {
  '/condition': (slug, language) => {
    const row = conditionBySlug(slug)
    return row && { ArticleType: TYPE.condition, Id: row.DiseaseId, Name: conditionName(row, language) }
  },
  '/treatment': (slug, language) => {
    const row = treatmentBySlug(slug)
    return row && { ArticleType: TYPE.treatment, Id: row.ProcedureId, Name: treatmentName(row, language) }
  },
  '/test': (slug, language) => {
    const row = testBySlug(language, slug)
    return row && { ArticleType: TYPE.test, Id: row.TestId, Name: row.TestName }
  },
  '/blog': (slug, language) => {
    const row = articleBySlug(language, slug)
    return row && { ArticleType: TYPE.blog, Id: row.ArticleId, Name: row.title }
  },
  '/department': (slug, language) => {
    const row = departmentBySlug(slug)
    return row && { ArticleType: TYPE.page, Id: row.DepartmentId, Name: departmentName(row, language) }
  },
  '/hospitals/insurance': (slug, language) => {
    const row = insurerBySlug(slug)
    return row && { ArticleType: TYPE.page, Id: row.InsurerId, Name: insurerName(row, language) }
  },
}

/** Kinds with a page in each language; the English one is the fallback. */
const IN_LANGUAGES = ['/test', '/blog']

/** The page of a row of the catalogue; undefined where it does not have it, or for a page without a row. */
export function rowPage(path: string, language: Language): SearchResult | undefined {
  const at = path.lastIndexOf('/')
  const [folder, slug] = [path.slice(0, at), path.slice(at + 1)]
  const find = ROWS[folder]
  if (!find) return undefined
  const isInLanguages = IN_LANGUAGES.includes(folder)
  const own = isInLanguages && language === 'hi' ? find(slug, 'hi') : undefined
  if (own) return { ...own, RouteId: slug, Url: `/hi${path}` }
  const found = find(slug, isInLanguages ? 'en' : language)
  return found && { ...found, RouteId: slug, Url: path }
}

/**
 * A page of the synonyms' table; undefined if the catalogue does not have it.
 * @param row gives the names of pages without a row in the catalogue
 */
export function pageFound(path: string, row: SearchWords, language: Language): SearchResult | undefined {
  const at = path.lastIndexOf('/')
  if (ROWS[path.slice(0, at)]) return rowPage(path, language)
  const Name = language === 'hi' ? row.hindi : row.name
  return { ArticleType: TYPE.page, Id: 0, Name, RouteId: path.slice(at + 1), Url: path }
}
