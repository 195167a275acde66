import 'server-only'
import {
  type CityOption,
  type DepartmentOption,
  type DiseaseOption,
  type HospitalOption,
  OTHER_CITY,
  OTHER_DEPARTMENT,
  OTHER_TREATMENT,
  POPULAR_CITY_IDS,
  type TreatmentOption,
  withOther,
} from '@/model/options'
import { City, Condition, Department, Hospital, State, Treatment } from './catalogueCodecs'
import cityRows from './catalogue/cities.json'
import conditionRows from './catalogue/conditions.json'
import departmentRows from './catalogue/departments.json'
import hospitalRows from './catalogue/hospitals.json'
import stateRows from './catalogue/states.json'
import treatmentRows from './catalogue/treatments.json'
import { decodeRows } from './decodeRows'

/*
 * The demonstration catalogue, for pages and the server. It stays on the server (the first line sees to that): a browser
 * gets the few options that its form shows. The country list alone is for the browser too and lives in countries.ts.
 */

export { countries } from './countries'

export const cities: readonly City[] = decodeRows('cities.json', City, cityRows)
export const states: readonly State[] = decodeRows('states.json', State, stateRows)
export const departments: readonly Department[] = decodeRows('departments.json', Department, departmentRows)
export const conditions: readonly Condition[] = decodeRows('conditions.json', Condition, conditionRows)
export const hospitals: readonly Hospital[] = decodeRows('hospitals.json', Hospital, hospitalRows)
export const treatments: readonly Treatment[] = decodeRows('treatments.json', Treatment, treatmentRows)

/** The city that stands where a visitor has chosen none (specification, section 9). */
export const DEFAULT_CITY_NAME = 'Delhi NCR'

const indexBy = <Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, Row> =>
  new Map(rows.map((row) => [keyOf(row), row]))

const citiesById = indexBy(cities, (city) => city.cityid)
const citiesBySlug = indexBy(cities, (city) => city.slug)
const citiesByAlias = new Map(
  cities.flatMap((city) => city.aliasSlugs.map((alias) => [alias, city] as const)),
)
const citiesByName = new Map(
  cities.flatMap((city) =>
    [city.cityname, city.aliasname, city.hindi]
      .filter((name) => name !== '')
      .map((name) => [name.toLowerCase(), city] as const),
  ),
)
const departmentsById = indexBy(departments, (department) => department.DepartmentId)
const departmentsBySlug = indexBy(departments, (department) => department.slug)
const departmentsBySpeciality = indexBy(departments, (department) => department.specialitySlug)
const conditionsBySlug = indexBy(conditions, (condition) => condition.slug)
const hospitalsBySlug = indexBy(hospitals, (hospital) => hospital.slug)
const treatmentsBySlug = indexBy(treatments, (treatment) => treatment.slug)

export const cityById = (id: number): City | undefined => citiesById.get(id)

/** The city whose own address is `slug`; an alias is not found here, see `cityByAliasSlug`. */
export const cityBySlug = (slug: string): City | undefined => citiesBySlug.get(slug)

/** The city that an older or second name leads to (such an address redirects to the city's own). */
export const cityByAliasSlug = (slug: string): City | undefined => citiesByAlias.get(slug)

/** The city of that English, Hindi or older name, whatever the case of its letters. */
export const cityByName = (name: string): City | undefined => citiesByName.get(name.trim().toLowerCase())

/** The popular cities in their fixed order. */
export const popularCities: readonly City[] = POPULAR_CITY_IDS.flatMap((id) => citiesById.get(id) ?? [])

/** The cities in which appointments can be arranged. */
export const servedCities: readonly City[] = cities.filter((city) => city.served)

export const departmentById = (id: number): Department | undefined => departmentsById.get(id)
export const departmentBySlug = (slug: string): Department | undefined => departmentsBySlug.get(slug)

/** The department of a doctor's title, such as `orthopaedic-surgeon`. */
export const departmentBySpeciality = (slug: string): Department | undefined =>
  departmentsBySpeciality.get(slug)

export const conditionBySlug = (slug: string): Condition | undefined => conditionsBySlug.get(slug)
export const hospitalBySlug = (slug: string): Hospital | undefined => hospitalsBySlug.get(slug)
export const treatmentBySlug = (slug: string): Treatment | undefined => treatmentsBySlug.get(slug)

/** The conditions that a treatment's page names, in its order. */
export const conditionsOfTreatment = (treatment: Treatment): readonly Condition[] =>
  treatment.conditionSlugs.flatMap((slug) => conditionsBySlug.get(slug) ?? [])

/** The treatments of a department; -1 stands for all of them (specification, section 7). */
export const treatmentsInDepartment = (departmentId: number): readonly Treatment[] =>
  departmentId === -1 ? treatments : treatments.filter((treatment) => treatment.departmentid === departmentId)

/** The conditions of a department; -1 stands for all of them (specification, section 7). */
export const conditionsInDepartment = (departmentId: number): readonly Condition[] =>
  departmentId === -1 ? conditions : conditions.filter((condition) => condition.departmentid === departmentId)

/** The hospitals of a city. */
export const hospitalsInCity = (cityId: number): readonly Hospital[] =>
  hospitals.filter((hospital) => hospital.cityid === cityId)

/** The fixed list of sixteen treatments of /marketing/brand/hexa, in its order (specification, section 2). */
export const HEXA_TREATMENT_SLUGS: readonly string[] = [
  'piles',
  'anal-fistula',
  'anal-fissure',
  'inguinal-hernia',
  'umbilical-hernia',
  'gallstones',
  'appendicitis',
  'kidney-stones',
  'circumcision',
  'hydrocele',
  'varicose-veins',
  'cataract',
  'lasik',
  'knee-replacement',
  'laser-vaginal-tightening',
  'liver-transplant',
]

/** Every city to choose from, popular ones first, then by name, 'Other' last (specification, section 3). */
export const cityOptions: readonly CityOption[] = withOther(
  [
    ...popularCities,
    ...cities
      .filter((city) => city.citytype === 'other')
      .sort((a, b) => a.cityname.localeCompare(b.cityname, 'en')),
  ].map(({ cityid, cityname, citytype }) => ({ CityId: cityid, CityName: cityname, Type: citytype })),
  OTHER_CITY,
)

/** A department's treatments to choose from, -1 for all, 'Other' last. Names are plain, display labels come later. */
export const treatmentOptions = (departmentId = -1): readonly TreatmentOption[] =>
  withOther(
    treatmentsInDepartment(departmentId).map(({ ProcedureId, ProcedureName, RouteId, departmentid }) => ({
      ProcedureId,
      ProcedureName,
      RouteId,
      departmentid,
    })),
    OTHER_TREATMENT,
  )

/** The departments to choose from, 'Other' last. */
export const departmentOptions: readonly DepartmentOption[] = withOther(
  departments.map(({ DepartmentId, DepartmentName }) => ({ DepartmentId, DepartmentName })),
  OTHER_DEPARTMENT,
)

/** A department's conditions to choose from, -1 for all. */
export const conditionOptions = (departmentId = -1): readonly DiseaseOption[] =>
  conditionsInDepartment(departmentId).map(({ DiseaseId, DiseaseName, slug, departmentid }) => ({
    DiseaseId,
    DiseaseName,
    RouteId: slug,
    departmentid,
  }))

/** The hospitals to choose from. */
export const hospitalOptions: readonly HospitalOption[] = hospitals.map(({ HospitalId, HospitalName }) => ({
  HospitalId,
  HospitalName,
}))
