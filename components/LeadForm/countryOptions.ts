import { DEFAULT_DIAL_CODE, countries } from '@/content/countries'
import type { PlannedOption } from './leadFormPlan'

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
const MAX_NAMES = 3
/** Wide enough that the closed list shows the code alone; unlike a space, it is not collapsed. */
const GAP = '\u2003\u2003\u2003'

function nameOf(dialCode: string): string {
  const first = FIRST_OF_SHARED_CODE[dialCode]
  const names = countries
    .filter((country) => country.dial_code === dialCode)
    .sort((a, b) => Number(b.code === first) - Number(a.code === first) || a.name.localeCompare(b.name))
    .map((country) => country.name)
  return names.slice(0, MAX_NAMES).join(', ') + (names.length > MAX_NAMES ? ', …' : '')
}

/** One option a dial code (countries that share one share it), India first, then by name. */
export const countryOptions: readonly PlannedOption[] = [
  ...new Set(countries.map((country) => country.dial_code)),
]
  .map((dialCode) => ({ dialCode, name: nameOf(dialCode) }))
  .sort(
    (a, b) =>
      Number(b.dialCode === DEFAULT_DIAL_CODE) - Number(a.dialCode === DEFAULT_DIAL_CODE) ||
      a.name.localeCompare(b.name),
  )
  .map(({ dialCode, name }) => ({ value: dialCode, label: dialCode + GAP + name }))
