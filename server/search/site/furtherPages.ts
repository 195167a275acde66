import 'server-only'
import {
  cityById,
  conditionBySlug,
  costsOf,
  departmentById,
  treatmentBySlug,
  treatments,
} from '@/content/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { searchCopy } from '@/content/copy/search'
import { cityCostPath, costPath } from '@/model/catalogue/cost'
import type { City } from '@/model/catalogue/city'
import type { Treatment } from '@/model/catalogue/treatment'
import type { Language } from '@/model/page/language'
import type { SearchResult } from '@/model/search/options'
import { SEARCH_RESULT_TYPE } from '@/model/search/search'
import type { NamedDepartments } from './places'

/* Pages that stand behind several rows, so that the index has no entry of theirs: costs, lists of a city, departments. */

const TYPE = SEARCH_RESULT_TYPE

const cityName = ({ cityname, hindi }: City, language: Language): string =>
  language === 'hi' ? hindi : cityname

/** The treatment that a page is about: its own, or the first of its condition. */
function treatmentOf({ ArticleType: type, RouteId: slug }: SearchResult): Treatment | undefined {
  if (type === TYPE.treatment) return treatmentBySlug(slug)
  const condition = type === TYPE.condition ? conditionBySlug(slug) : undefined
  const own = condition && treatmentBySlug(slug)
  return own ?? treatments().find(({ conditionSlugs }) => condition && conditionSlugs.includes(slug))
}

/**
 * What the treatment that a result is about costs: in the named cities, in all of them, in the visitor's own.
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
  const { slug, ProcedureName, hindi, ProcedureId } = treatment
  const name = language === 'hi' ? hindi : ProcedureName
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

/** More departments than these were hardly meant. */
const MOST_DEPARTMENTS = 2

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
        const { DepartmentId, DepartmentName, hindi, slug } = row
        const Name = language === 'hi' ? hindi : DepartmentName
        return [{ ArticleType: TYPE.page, Id: DepartmentId, Name, RouteId: slug, Url: `/department/${slug}` }]
      })
