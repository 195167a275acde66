import type { Country } from '@/model/search/options'

/** India's country code, as leads and accounts hold it. */
export const HOME_DIAL_CODE = '91'
/** Country code of a number that names none (specification, section 9), as forms show it. */
export const DEFAULT_COUNTRY_CODE = `+${HOME_DIAL_CODE}`

/** A mobile number as leads and accounts hold it: the dial code without + and the national digits. */
export type MobileNumber = { readonly countryCode: string; readonly mobile: string }

const INDIAN_MOBILE = /^[6-9]\d{9}$/
/** 4 to 20 digits that are left when leading zeros are gone, so that stripping them leaves a number. */
const FOREIGN_MOBILE = /^(?=\d{4,20}$)0*[1-9]\d{3,}$/
/** The longest dial codes have 4 digits (+1684); one more than that is taken, should a new one come. */
const COUNTRY_CODE = /^\+?\d{0,5}$/
const INDIAN_DIGITS = 10
const FOREIGN_DIGITS = 20

const isIndian = (countryCode: string | undefined): boolean => /^\+?(91)?$/.test(countryCode ?? '')

/** How many digits a number may have: 10 for India, 20 otherwise (section 5). */
export const maxMobileDigits = (countryCode?: string): number =>
  isIndian(countryCode) ? INDIAN_DIGITS : FOREIGN_DIGITS

/** Whether a key press is refused in the mobile field: e + - . (section 5). */
export const isBlockedMobileKey = (key: string): boolean => ['e', 'E', '+', '-', '.'].includes(key)

type Typed = Pick<InputEvent, 'inputType' | 'data' | 'isComposing'>
type MobileField = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>

/**
 * Whether what a keyboard is about to put into the mobile field is refused: what is no digit, and digits beyond what the
 * country allows. Phones' keyboards name no key that could be looked at instead.
 */
export function isBlockedMobileInput(
  { inputType, data, isComposing }: Typed,
  { value, selectionStart, selectionEnd }: MobileField,
  countryCode?: string,
): boolean {
  if (inputType !== 'insertText' || !data || isComposing) return false
  const selected = (selectionEnd ?? 0) - (selectionStart ?? 0)
  return /\D/.test(data) || value.length - selected >= maxMobileDigits(countryCode)
}

/** Section 5: +91 or no code, exactly 10 digits of which the first is 6-9; other codes 4 to 20 digits. */
export const isValidMobile = (mobile: string, countryCode?: string): boolean =>
  COUNTRY_CODE.test(countryCode ?? '') &&
  (isIndian(countryCode) ? INDIAN_MOBILE : FOREIGN_MOBILE).test(mobile)

/** Digits only, without leading zeros, cut to what the country allows. */
export const normaliseMobile = (text: string, countryCode?: string): string =>
  text.replace(/\D/g, '').replace(/^0+/, '').slice(0, maxMobileDigits(countryCode))

/** As people write it: '+91 98765 43210'. @param countryCode without its + */
export const shownNumber = (countryCode: string, mobile: string): string =>
  `+${countryCode}\u00a0${mobile.length === 10 ? `${mobile.slice(0, 5)}\u00a0${mobile.slice(5)}` : mobile}`

/**
 * Splits a pasted number that starts with + into dial code and number, by the longest dial code of the list that
 * fits. Null when the text does not start with + or no dial code fits.
 */
export function splitPastedMobile(
  text: string,
  countries: readonly Pick<Country, 'dial_code'>[],
): MobileNumber | null {
  const trimmed = text.trim()
  if (!trimmed.startsWith('+')) return null
  const digits = trimmed.replace(/\D/g, '')
  const code = countries
    .map((country) => country.dial_code.replace(/\D/g, ''))
    .filter((candidate) => candidate !== '' && digits.startsWith(candidate))
    .reduce((longest, candidate) => (candidate.length > longest.length ? candidate : longest), '')
  if (code === '') return null
  const countryCode = `+${code}`
  return { countryCode, mobile: normaliseMobile(digits.slice(code.length), countryCode) }
}

/** An Indian number that was pasted or filled in with its country code but without the +. */
const INDIAN_WITH_CODE = /^0*91([6-9]\d{9})$/

/**
 * What the mobile field holds after a person typed or pasted `text` into it: a pasted +… is split by the country
 * list, everything else loses what is not a digit, its leading zeros and what is too long.
 */
export function applyMobileInput(
  text: string,
  countryCode: string,
  countries: readonly Pick<Country, 'dial_code'>[],
): MobileNumber {
  const split = splitPastedMobile(text, countries)
  if (split) return split
  // Cut to its first ten digits it would be another person's number.
  const withCode = isIndian(countryCode) ? INDIAN_WITH_CODE.exec(text.replace(/\D/g, '')) : null
  return { countryCode, mobile: withCode?.[1] ?? normaliseMobile(text, countryCode) }
}
