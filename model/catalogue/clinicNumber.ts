import { HOME_DIAL_CODE } from '@/model/lead/mobile'
import { withAsciiDigits } from '@/model/plainText'

/** A number at which a clinic is called: what a `tel:` link dials, and as people read it. */
export interface ClinicNumber {
  readonly kind: 'mobile' | 'landline' | 'tollFree' | 'shortCode' | 'abroad'
  /** Without `tel:`. */
  readonly dialled: string
  readonly shown: string
}

/** Codes of two digits (11 Delhi, 22 Mumbai …); India's other codes have three or four, which no rule tells apart. */
const METRO_CODE = /^(11|20|22|33|40|44|79|80)(\d{4})(\d{4})$/
const MOBILE = /^([6-9]\d{4})(\d{5})$/
const LANDLINE = /^[1-8]\d{9}$/
/** Free for the caller (1800) or at the price of a local call (1860): 10 to 13 digits. */
const TOLL_FREE = /^(18[06]0)(\d{2,3})(\d{4,6})$/
/** 108, 1066, 105010: dialled as they are, from India only. */
const SHORT_CODE = /^[1-9]\d{2,5}$/
/** International numbers have at most 15 digits (ITU-T E.164). */
const ABROAD = /^[1-9]\d{6,14}$/

const separatorsOut = (text: string): string => text.replace(/\(0\)|[\s\p{Zs}\p{Pd}\p{Cf}().·]/gu, '')

/** A number of India without dial code and trunk 0. */
function nationalNumber(digits: string): ClinicNumber | undefined {
  const home = `+${HOME_DIAL_CODE}`
  if (TOLL_FREE.test(digits))
    // Toll-free numbers are no part of the international plan: with +91 they cannot be reached.
    return { kind: 'tollFree', dialled: digits, shown: digits.replace(TOLL_FREE, '$1 $2 $3') }
  if (METRO_CODE.test(digits))
    return { kind: 'landline', dialled: home + digits, shown: digits.replace(METRO_CODE, '0$1 $2 $3') }
  if (MOBILE.test(digits))
    return { kind: 'mobile', dialled: home + digits, shown: digits.replace(MOBILE, `${home} $1 $2`) }
  return LANDLINE.test(digits) ? { kind: 'landline', dialled: home + digits, shown: `0${digits}` } : undefined
}

/**
 * Parses a clinic's number: mobile, landline with area code, 1800 or 1860, short code, or + (or 00) with another
 * country's number. Spaces, hyphens, dots and brackets are allowed.
 * @returns undefined if invalid, such as a landline without area code
 */
export function readClinicNumber(written: string): ClinicNumber | undefined {
  const text = withAsciiDigits(separatorsOut(written)).replace(/^(\uff0b|00)/, '+')
  if (!/^\+?\d+$/.test(text)) return undefined
  if (!text.startsWith('+')) {
    if (SHORT_CODE.test(text)) return { kind: 'shortCode', dialled: text, shown: text }
    const behindHome = text.length === 12 && text.startsWith(HOME_DIAL_CODE) ? text.slice(2) : text
    return nationalNumber(behindHome.replace(/^0/, ''))
  }
  const digits = text.slice(1)
  if (digits.startsWith(HOME_DIAL_CODE)) return nationalNumber(digits.slice(2).replace(/^0/, ''))
  return ABROAD.test(digits)
    ? { kind: 'abroad', dialled: text, shown: written.trim().replace(/^00/, '+').replace(/\s+/g, ' ') }
    : undefined
}
