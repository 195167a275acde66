import type { Language } from '@/model/page/language'
import { countries } from '@/content/catalogue/options/countries'
import { DEFAULT_COUNTRY_CODE } from '@/model/lead/mobile'
import type { Country } from '@/model/catalogue/optionLists'
import type { FieldOption, FieldViewModel } from './leadFormViewModel'

/** The first country of a shared dial code; others follow by name. */
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
 * Countries of most patients and relatives abroad, for the plain form. Other codes can be typed, and the live form
 * lists all.
 */
const COMMON_CODES: ReadonlySet<string> = new Set(
  '+91 +880 +977 +971 +966 +968 +974 +965 +1 +44 +61'.split(' '),
)
const MAX_NAMES = 3
/** Wide enough to show only the code in the closed list; not collapsed like spaces. */
const GAP = '\u2003\u2003\u2003'

/** English from the table, Hindi from the browser's locale data. */
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

/** One option for each dial code, India first, then by name. */
export const countryOptions = (language: Language): readonly FieldOption[] =>
  (made[language] ??= optionsIn(language))

/** The plain form's countries. */
export const commonCountryOptions = (language: Language): readonly FieldOption[] =>
  countryOptions(language).filter(({ value }) => COMMON_CODES.has(value))

/** The longest city list of the page's forms. */
function citiesInPage(): readonly FieldOption[] {
  const lists = [...document.querySelectorAll<HTMLSelectElement>('[data-lead-form] select[name=city]')].map(
    ({ options }) => [...options].filter(({ value }) => value !== ''),
  )
  return lists
    .reduce((longest, list) => (list.length > longest.length ? list : longest), [])
    .map(({ value, textContent }) => ({ value, label: textContent }))
}

/** Entries of the short list only, then the whole list. */
const mergeOptions = (short: readonly FieldOption[], whole: readonly FieldOption[]) => {
  const values = new Set(whole.map(({ value }) => value))
  return [...short.filter(({ value }) => !values.has(value)), ...whole]
}

const isCity = ({ key }: FieldViewModel) => key === 'city' || key === 'FormPreferredCityField'

/** Fields with more cities. */
export const withCities = (
  fields: readonly FieldViewModel[],
  cities: readonly FieldOption[],
): readonly FieldViewModel[] =>
  fields.map((field) =>
    field.kind === 'select' && isCity(field) && cities.length > field.options.length
      ? { ...field, options: mergeOptions(field.options, cities) }
      : field,
  )

/** Fields after takeover: all countries, and all cities of a short list. */
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
