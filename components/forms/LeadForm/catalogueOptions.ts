import 'server-only'
import { namesOnly } from '@/content/cacheTags'
import { citiesToChoose, conditions, departments, shortCityList } from '@/content/catalogue'
import { hospitalOptions } from '@/content/catalogueOptions'
import { treatmentChoices } from '@/content/treatmentChoices'
import type { City } from '@/model/catalogue/city'
import { treatmentDisplayLabel } from '@/model/lead/treatmentLabel'
import { commonCountryOptions } from './countryOptions'
import type { OptionsKey, PlannedOption } from './leadFormViewModel'
import type { Language } from '@/model/page/language'

/** The stored value is the English name whatever the language of the page, so that a clinic reads one name. */
const option = (name: string, hindi: string, language: Language, label = name) => ({
  value: name,
  label: language === 'hi' ? hindi : label,
})

/**
 * The choices of a page's selects from the catalogue: popular cities first, then the others by name. A page carries its
 * long lists once: a form beside its first one begins with the short list of cities and has the whole one once it is alive.
 */
export function catalogueOptions(
  language: Language,
  path?: string,
  { isBesideAnother = false } = {},
): Readonly<Record<OptionsKey, readonly PlannedOption[]>> {
  return namesOnly(() => {
    const named = (cities: readonly City[]) =>
      cities.map((city) => option(city.cityname, city.hindi, language))
    const cities = named(isBesideAnother ? shortCityList() : citiesToChoose())
    return {
      countryCode: commonCountryOptions(language),
      city: cities,
      FormPreferredCityField: cities,
      treatment: treatmentChoices(path).map(({ ProcedureName, hindi }) =>
        option(ProcedureName, hindi, language, treatmentDisplayLabel(ProcedureName)),
      ),
      condition: conditions().map(({ DiseaseName, hindi }) => option(DiseaseName, hindi, language)),
      speciality: departments().map(({ DepartmentName, hindi }) => option(DepartmentName, hindi, language)),
      hospital: hospitalOptions().map(({ HospitalName }) => ({ value: HospitalName, label: HospitalName })),
    }
  })
}
