import 'server-only'
import { namesOnly } from '@/content/catalogue/snapshot/cacheTags'
import {
  citiesToChoose,
  conditions,
  departments,
  shortCityList,
  cityBySlug,
  conditionBySlug,
  treatmentBySlug,
} from '@/content/catalogue/catalogue'
import { hospitalOptions, stateOptions } from '@/content/catalogue/options/catalogueOptions'
import { offeredTreatments } from '@/content/catalogue/options/treatmentChoices'
import type { City } from '@/model/catalogue/city'
import { treatmentDisplayLabel } from '@/model/lead/treatmentLabel'
import { commonCountryOptions } from './countryOptions'
import type { OptionsKey, FieldOption } from './leadFormViewModel'
import type { Language } from '@/model/page/language'
import type { LeadFormOptions } from '@/model/lead/leadForm'
import type { PageContext } from '@/model/page/pageContext'

/** The stored value is the English name in every language, except for hospitals. */
const option = (name: string, hindi: string, language: Language, label = name) => ({
  value: name,
  label: language === 'hi' ? hindi : label,
})

/** The department's rows first. */
const ownFirst = <Row extends { readonly departmentid: number }>(
  rows: readonly Row[],
  departmentId: number | undefined,
): readonly Row[] =>
  departmentId === undefined
    ? rows
    : [true, false].flatMap((isOwn) => rows.filter((row) => (row.departmentid === departmentId) === isOwn))

/**
 * Options of a page's selects from the catalogue: popular cities first, then by name; treatments and conditions of
 * the page's department first. A page contains its long lists once: a second form, and that of a page with much text,
 * starts with the short list of cities and gets the rest after hydration.
 */
export function formOptions(
  language: Language,
  path?: string,
  { hasShortCities = false, departmentId }: { hasShortCities?: boolean; departmentId?: number } = {},
): Readonly<Record<OptionsKey, readonly FieldOption[]>> {
  return namesOnly(() => {
    const named = (cities: readonly City[]) =>
      cities.map((city) => option(city.cityname, city.hindi, language))
    const specialities = departments().map(({ DepartmentName, hindi }) =>
      option(DepartmentName, hindi, language),
    )
    const cities = named(hasShortCities ? shortCityList() : citiesToChoose())
    return {
      countryCode: commonCountryOptions(language),
      city: cities,
      FormPreferredCityField: cities,
      treatment: ownFirst(offeredTreatments(path), departmentId).map((row) =>
        option(row.ProcedureName, row.hindi, language, treatmentDisplayLabel(row)),
      ),
      condition: ownFirst(conditions(), departmentId).map(({ DiseaseName, hindi }) =>
        option(DiseaseName, hindi, language),
      ),
      speciality: specialities,
      specializations: specialities,
      state: stateOptions.map(({ StateName }) => ({ value: StateName, label: StateName })),
      hospital: hospitalOptions().map(({ HospitalId, HospitalName }) => ({
        value: String(HospitalId),
        label: HospitalName,
      })),
    }
  })
}

/** Options with the presets of a page about a treatment, condition, city or hospital. */
export const withPresets = (
  { treatmentSlug, conditionSlug, citySlug, hospitalId, insurerType }: PageContext,
  options: LeadFormOptions = {},
): LeadFormOptions => ({
  treatment: treatmentSlug && treatmentBySlug(treatmentSlug)?.ProcedureName,
  condition: conditionSlug && conditionBySlug(conditionSlug)?.DiseaseName,
  city: citySlug && cityBySlug(citySlug)?.cityname,
  hospital: hospitalId,
  insuranceType: insurerType,
  ...options,
})

/** A stored name's label in a language. */
export function optionLabel(name: string, language: Language): string {
  const { treatment, condition, city } = formOptions(language)
  return [...treatment, ...condition, ...city].find(({ value }) => value === name)?.label ?? name
}
