import 'server-only'
import { type City, cityName } from '@/model/catalogue/city'
import {
  citiesToChoose,
  cityById,
  cityByName,
  servedCities,
  treatments,
  usualCost,
} from '@/content/catalogue/catalogue'
import {
  cityOptions,
  conditionOptions,
  departmentOptions,
  type HindiNames,
  hindiNames,
  treatmentOptions,
} from '@/content/catalogue/options/catalogueOptions'
import { isDemo } from '@/content/copy/demoNote'
import { menuThirdLevel } from '@/content/catalogue/links/menuTree'
import { DEFAULT_CITY } from '@/model/account/cityChoice'
import { type Language, languageNamed } from '@/model/page/language'
import { type HeaderCity, OTHER_ID } from '@/model/catalogue/optionLists'
import { hospitalById } from '@/server/catalogue/reads/hospitals'

/** The lookup's word for 'every department' or 'every hospital' (specification, section 7). */
export const ALL = -1

/** An answer that browsers and proxies may keep for five minutes: the lists change seldom. */
export const keptAnswer = (body: unknown): Response =>
  Response.json(body, { headers: { 'Cache-Control': 'public, max-age=300' } })

/** The number of a query parameter; -1 when it is missing, and undefined when it is no whole number. */
export function idOf(request: Request, name: string): number | undefined {
  const text = new URL(request.url).searchParams.get(name)
  if (text === null || text === '') return ALL
  return /^-?\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** The language of the page that asks. */
const languageOf = (request: Request): Language =>
  languageNamed(new URL(request.url).searchParams.get('language'))

/**
 * A list unchanged, or, for a Hindi page (`language=hi`), with the Hindi name beside each entry that has one. The
 * English names stay, since leads use them.
 */
const named = <Option extends object>(
  request: Request,
  options: readonly Option[],
  nameOf: (option: Option) => string,
  kind: keyof HindiNames,
): readonly Option[] => {
  if (languageOf(request) !== 'hi') return options
  const names = hindiNames()[kind]
  return options.map((option) => ({ ...option, hindi: names.get(nameOf(option)) }))
}

const namedTreatments = (request: Request, departmentId: number) =>
  named(request, treatmentOptions(departmentId), ({ ProcedureName }) => ProcedureName, 'treatments')

const namedDepartments = (request: Request) =>
  named(request, departmentOptions(), ({ DepartmentName }) => DepartmentName, 'departments')

const answer = (...lists: readonly (readonly unknown[])[]) => keptAnswer(lists)

/** `[[{CityId, CityName, Type}]]` */
export const citiesAnswer = (request: Request): Response =>
  answer(named(request, cityOptions(), ({ CityName }) => CityName, 'cities'))

/** `{ name, latitude, longitude }` of a city, in degrees; for a Hindi page with its Hindi name. */
export const cityPlaceAnswer = (request: Request): Response => {
  const city = cityById(idOf(request, 'cityId') ?? ALL)
  if (!city) return new Response(null, { status: 404 })
  const { latitude, longitude } = city
  return keptAnswer({ name: cityName(city, languageOf(request)), latitude, longitude })
}

/**
 * `{ treatment, city, amount, isDemo }`: average cost of a treatment, by its English name, in a city, in whole
 * rupees; over all cities (`city` is null) if that city has no price. 404 if unknown.
 */
export const treatmentPriceAnswer = (request: Request): Response => {
  const query = new URL(request.url).searchParams
  const treatment = treatments().find(({ ProcedureName }) => ProcedureName === query.get('treatment'))
  const cost = treatment && usualCost(treatment.slug, cityByName(query.get('city') ?? '')?.slug)
  if (!treatment || !cost) return new Response(null, { status: 404 })
  return keptAnswer({
    treatment: treatment.ProcedureName,
    city: cost.city?.cityname ?? null,
    amount: cost.average,
    isDemo: isDemo(treatment),
  })
}

/** The body of a list of cities. @param standing the default city */
export const cityListBody = (
  results: readonly HeaderCity[],
  standing: { readonly cityName?: string; readonly cityId?: number } = {},
) => ({
  status: { code: 200, message: 'OK' },
  data: {
    cityName: standing.cityName ?? DEFAULT_CITY.cityname,
    cityId: standing.cityId ?? DEFAULT_CITY.cityid,
  },
  results,
})

/**
 * The header's cities (specification, section 7): popular ones first, and the default city.
 * The specified answer is extended by the ids of those in which appointments can be arranged, for `location_selected`.
 * @param guessed where the visitor seems to be: it is the default then, in a private answer
 */
export const cityListAnswer = (request: Request, guessed?: City): Response => {
  const standing = guessed && { cityName: guessed.cityname, cityId: guessed.cityid }
  const cities = citiesToChoose().map(
    ({ cityid, cityname, aliasname, citytype, webIconPrimary, webIconSecondary }): HeaderCity => ({
      cityid,
      cityname,
      aliasname,
      citytype,
      webIconPrimary,
      webIconSecondary,
    }),
  )
  const body = {
    ...cityListBody(
      named(request, cities, ({ cityname }) => cityname, 'cities'),
      standing,
    ),
    serviceable: servedCities().map(({ cityid }) => cityid),
  }
  return guessed
    ? Response.json(body, { headers: { 'Cache-Control': 'private, no-store' } })
    : keptAnswer(body)
}

/** `[[{ProcedureId, ProcedureName, RouteId, departmentid}]]`: a department's treatments; an unknown one has none. */
export function treatmentsAnswer(request: Request): Response {
  const departmentId = idOf(request, 'departmentId')
  return answer(departmentId === undefined ? [] : namedTreatments(request, departmentId))
}

/** `[[treatments], [conditions]]` of a department. */
export function proceduresAnswer(request: Request): Response {
  const departmentId = idOf(request, 'departmentId')
  if (departmentId === undefined) return answer([], [])
  return answer(
    namedTreatments(request, departmentId),
    named(request, conditionOptions(departmentId), ({ DiseaseName }) => DiseaseName, 'conditions'),
  )
}

/** `[[{DepartmentId, DepartmentName}]]`: the specialities of a hospital, or all; an unknown hospital has none. */
export async function specialitiesAnswer(request: Request): Promise<Response> {
  const hospitalId = idOf(request, 'hospitalId')
  if (hospitalId === ALL) return answer(namedDepartments(request))
  const hospital = hospitalId === undefined ? undefined : await hospitalById(hospitalId)
  if (!hospital) return answer([])
  return answer(
    namedDepartments(request).filter(
      ({ DepartmentId }) => DepartmentId === OTHER_ID || hospital.departmentIds.includes(DepartmentId),
    ),
  )
}

/**
 * The menu's third level, which is fetched when the menu is first touched: `{ slug of the department: { inPlainWords, groups } }`;
 * with `language=hi` in Hindi.
 */
export const menuAnswer = (request: Request): Response => keptAnswer(menuThirdLevel(languageOf(request)))
