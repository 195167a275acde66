import { countryOptions } from './countryOptions'
import type { PlannedField, PlannedOption } from './leadFormViewModel'

/** The longest list of cities in the page's forms. */
function citiesInPage(): readonly PlannedOption[] {
  const lists = [...document.querySelectorAll<HTMLSelectElement>('[data-lead-form] select[name=city]')].map(
    ({ options }) => [...options].filter(({ value }) => value !== ''),
  )
  return lists
    .reduce((longest, list) => (list.length > longest.length ? list : longest), [])
    .map(({ value, textContent }) => ({ value, label: textContent }))
}

/** The whole list, before it what only the short one has. */
const completed = (short: readonly PlannedOption[], whole: readonly PlannedOption[]) => {
  const values = new Set(whole.map(({ value }) => value))
  return [...short.filter(({ value }) => !values.has(value)), ...whole]
}

const isCity = ({ key }: PlannedField) => key === 'city' || key === 'FormPreferredCityField'

/** A form's fields once it is alive: every country, and every city where the plain form has the short list. */
export function withWholeLists(
  fields: readonly PlannedField[],
  language: 'en' | 'hi',
): readonly PlannedField[] {
  const cities = citiesInPage()
  return fields.map((field) => {
    if (field.kind === 'mobile')
      return { ...field, options: completed(field.options, countryOptions(language)), hint: undefined }
    if (field.kind === 'select' && isCity(field) && cities.length > field.options.length)
      return { ...field, options: completed(field.options, cities) }
    return field
  })
}
