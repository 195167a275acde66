import type { Language } from '@/model/page/language'
import { countries } from '@/content/catalogue/options/countries'
import { DEFAULT_COUNTRY_CODE } from '@/model/lead/mobile'
import type { Country } from '@/model/catalogue/optionLists'
import type { FieldOption, FieldViewModel } from './leadFormViewModel'

/** Who is named first where countries share a dial code; the others follow by name. */
const FIRST_OF_SHARED_CODE: Readonly<Record<string, string>> = {
  '+1': 'US',
  '+7': 'RU',
  '+39': 'IT',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+64': 'NZ',
  '+212': 'MA',
  '+262': 'RE',
  '+290': 'SH',
  '+358': 'FI',
  '+500': 'FK',
  '+590': 'GP',
  '+599': 'CW',
}
/**
 * Where most patients from abroad, and Indians abroad who arrange care for their parents, call from: the list of the
 * plain form. Every other code can be typed before the number, and the live form lists them all.
 */
const COMMON_CODES: ReadonlySet<string> = new Set(
  '+91 +880 +977 +971 +966 +968 +974 +965 +1 +44 +61'.split(' '),
)
const MAX_NAMES = 3
/** Wide enough that the closed list shows the code alone; unlike a space, it is not collapsed. */
const GAP = '\u2003\u2003\u2003'

/** What a country is called: the table's name, in Hindi that of the Unicode locale data which every browser carries. */
function namesIn(language: Language): (country: Country) => string {
  if (language === 'en') return ({ name }) => name
  const regions = new Intl.DisplayNames('hi', { type: 'region', fallback: 'none' })
  return ({ code, name }) => regions.of(code) ?? name
}

function optionsIn(language: Language): readonly FieldOption[] {
  const name = namesIn(language)
  const inOrder = (a: string, b: string) => a.localeCompare(b, language)
  const namesOf = (dialCode: string): string => {
    const first = FIRST_OF_SHARED_CODE[dialCode]
    const names = countries
      .filter((country) => country.dial_code === dialCode)
      .sort((a, b) => Number(b.code === first) - Number(a.code === first) || inOrder(name(a), name(b)))
      .map(name)
    return names.slice(0, MAX_NAMES).join(', ') + (names.length > MAX_NAMES ? ', …' : '')
  }
  return [...new Set(countries.map((country) => country.dial_code))]
    .map((dialCode) => ({ dialCode, names: namesOf(dialCode) }))
    .sort(
      (a, b) =>
        Number(b.dialCode === DEFAULT_COUNTRY_CODE) - Number(a.dialCode === DEFAULT_COUNTRY_CODE) ||
        inOrder(a.names, b.names),
    )
    .map(({ dialCode, names }) => ({ value: dialCode, label: dialCode + GAP + names }))
}

const made: Partial<Record<Language, readonly FieldOption[]>> = {}

/** One option a dial code (countries that share one share it), India first, then by name. */
export const countryOptions = (language: Language): readonly FieldOption[] =>
  (made[language] ??= optionsIn(language))

/** The countries of the plain form, in the same order. */
export const commonCountryOptions = (language: Language): readonly FieldOption[] =>
  countryOptions(language).filter(({ value }) => COMMON_CODES.has(value))

/** The longest list of cities in the page's forms. */
function citiesInPage(): readonly FieldOption[] {
  const lists = [...document.querySelectorAll<HTMLSelectElement>('[data-lead-form] select[name=city]')].map(
    ({ options }) => [...options].filter(({ value }) => value !== ''),
  )
  return lists
    .reduce((longest, list) => (list.length > longest.length ? list : longest), [])
    .map(({ value, textContent }) => ({ value, label: textContent }))
}

/** The whole list, before it what only the short one has. */
const mergeOptions = (short: readonly FieldOption[], whole: readonly FieldOption[]) => {
  const values = new Set(whole.map(({ value }) => value))
  return [...short.filter(({ value }) => !values.has(value)), ...whole]
}

const isCity = ({ key }: FieldViewModel) => key === 'city' || key === 'FormPreferredCityField'

/** Fields with more cities to choose from. */
export const withCities = (
  fields: readonly FieldViewModel[],
  cities: readonly FieldOption[],
): readonly FieldViewModel[] =>
  fields.map((field) =>
    field.kind === 'select' && isCity(field) && cities.length > field.options.length
      ? { ...field, options: mergeOptions(field.options, cities) }
      : field,
  )

/** Fields after hydration: every country, and every city where the plain form has the short list. */
export function hydrateOptions(
  fields: readonly FieldViewModel[],
  language: Language,
): readonly FieldViewModel[] {
  return withCities(fields, citiesInPage()).map((field) =>
    field.kind === 'mobile'
      ? { ...field, options: mergeOptions(field.options, countryOptions(language)), hint: undefined }
      : field,
  )
}
