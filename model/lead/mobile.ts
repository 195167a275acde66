import { withAsciiDigits } from '@/model/plainText'
import type { Country } from '@/model/catalogue/optionLists'

/** As leads and accounts store it. */
export const HOME_DIAL_CODE = '91'
/** Specification, section 9; as forms show it. */
export const DEFAULT_COUNTRY_CODE = `+${HOME_DIAL_CODE}`

/** Dial code without +, and national digits. */
export type MobileNumber = { readonly countryCode: string; readonly mobile: string }

/** Prefix of demonstration numbers, which no Indian mobile number has. */
export const INVENTED_DIGITS = '555'
export const isInvented = ({ countryCode, mobile }: MobileNumber): boolean =>
  isIndian(countryCode) && mobile.startsWith(INVENTED_DIGITS)

const INDIAN_MOBILE = /^[6-9]\d{9}$/
/** 4 to 20 digits, of which one leading zero is stripped; two are an international prefix. */
const FOREIGN_MOBILE = /^(?=\d{4,20}$)0?[1-9]\d{3,}$/
/** Up to 4 digits (+1684), and one more for future codes. */
const COUNTRY_CODE = /^\+?\d{0,5}$/
const INDIAN_DIGITS = 10
const FOREIGN_DIGITS = 20
/** Most digits of an international number, its dial code included (ITU-T E.164). */
const E164_DIGITS = 15

const isIndian = (countryCode: string | undefined): boolean => /^\+?(91)?$/.test(countryCode ?? '')

/** 10 for India, 20 otherwise (section 5). */
export const maxMobileDigits = (countryCode?: string): number =>
  isIndian(countryCode) ? INDIAN_DIGITS : FOREIGN_DIGITS

/** Section 5: +91 or no code, exactly 10 digits of which the first is 6-9; other codes 4 to 20 digits. */
export const isValidMobile = (mobile: string, countryCode?: string): boolean =>
  COUNTRY_CODE.test(countryCode ?? '') &&
  (isIndian(countryCode) ? INDIAN_MOBILE : FOREIGN_MOBILE).test(mobile)

/** '+91 98765 43210'. @param countryCode without its + */
export const shownNumber = (countryCode: string, mobile: string): string =>
  `+${countryCode}\u00a0${mobile.length === 10 ? `${mobile.slice(0, 5)}\u00a0${mobile.slice(5)}` : mobile}`

type DialCodes = readonly Pick<Country, 'dial_code'>[]

/** `countryCode` has its +, as in forms. */
export type MobileReading =
  | ({ readonly kind: 'number' } & MobileNumber)
  /** Incomplete digits; `text` is what a field shows while typing. */
  | { readonly kind: 'open'; readonly countryCode: string; readonly text: string }
  /** Too long, an extension, two numbers, letters, an unknown dial code. */
  | { readonly kind: 'wrong' }

const WRONG: MobileReading = { kind: 'wrong' }

/** Spaces, dashes, dots and brackets of any kind. */
const SEPARATORS =
  /[\s\p{Zs}\p{Pd}\p{Ps}\p{Pe}\u02d7\u2043\u207b\u208b\u2212\u30fc.\u00b7\u2022\u2024\u2027\u2219\u22c5\u3002\u30fb\uff0e\uff61\uff65]/gu
/** Separators allowed inside a number or between two. */
const BREAKS = /[\n\r\v\f\u0085\u2028\u2029/\\\u2044\u2215\uff0f\uff3c]/u
/** Fewer digits after a break are an extension, or the end of a second number ('…4320/21'). */
const LEAST_BEHIND_BREAK = 5

const digitsIn = (text: string): number => text.replace(/\D/g, '').length

/** Indian national digits, with the trunk 0 and 91 that people write before them. */
const INDIAN_TEXT = /^0?(?:91)?0?([6-9]\d{9})$/
const INDIAN_OPEN = /^0?(?:910?)?\d{0,10}$/

/**
 * Dial codes from 6 to 9 with mobile numbers so short that the whole has ten digits: Singapore, New Zealand, Myanmar, the
 * Maldives, Lebanon, Brunei, Pacific islands. Behind any other one, + or 00 and ten digits from 6 to 9 may be an Indian number
 * with a slip before it: ambiguous, so an error.
 */
const SHORT_CODES: ReadonlySet<string> = new Set(
  '64 65 95 673 674 676 677 678 679 680 681 685 686 690 691 692 960 961'.split(' '),
)
const MAY_BE_INDIAN = /^[6-9]\d{0,9}$/

const withoutTrunkZero = (digits: string): string => digits.replace(/^0(?=[1-9])/, '')

function readNational(digits: string, countryCode: string): MobileReading {
  if (isIndian(countryCode)) {
    const [, mobile] = INDIAN_TEXT.exec(digits) ?? []
    if (mobile) return { kind: 'number', countryCode: DEFAULT_COUNTRY_CODE, mobile }
    return INDIAN_OPEN.test(digits) ? { kind: 'open', countryCode, text: withoutTrunkZero(digits) } : WRONG
  }
  if (digits.length > FOREIGN_DIGITS) return WRONG
  const mobile = withoutTrunkZero(digits)
  return isValidMobile(mobile, countryCode)
    ? { kind: 'number', countryCode, mobile }
    : { kind: 'open', countryCode, text: mobile }
}

/** Digits behind + or 00: the longest dial code of the list that fits, then national digits. */
function readInternational(
  prefix: string,
  digits: string,
  countryCode: string,
  countries: DialCodes,
): MobileReading {
  const open = { kind: 'open', countryCode, text: prefix + digits } as const
  const codes = countries.map(({ dial_code }) => dial_code.replace(/\D/g, ''))
  const code = codes
    .filter((candidate) => candidate !== '' && digits.startsWith(candidate))
    .reduce((longest, candidate) => (candidate.length > longest.length ? candidate : longest), '')
  const mayBeLonger = codes.some((other) => other.length > digits.length && other.startsWith(digits))
  if (code === '') return mayBeLonger ? open : WRONG
  if (code !== HOME_DIAL_CODE && !SHORT_CODES.has(code) && MAY_BE_INDIAN.test(digits)) return open
  const reading = readNational(digits.slice(code.length), `+${code}`)
  return reading.kind === 'open' && mayBeLonger ? open : reading
}

/**
 * Reads a mobile number out of a text, whichever way the text came about: digits of any script, + or 00 before a dial code of
 * the list, a trunk 0, 91 before ten digits of an Indian mobile; separators and invisible marks do not count. Nothing is cut:
 * what is too long is wrong (specification, sections 5 and 9).
 * @param countryCode chosen beside the number, with or without +; counts where the text names none
 */
export function judgeMobile(text: string, countryCode: string, countries: DialCodes): MobileReading {
  const plain = withAsciiDigits(text).trim()
  const [, ...behindBreaks] = plain.split(BREAKS)
  const isExtended = behindBreaks.some((part) => digitsIn(part) > 0 && digitsIn(part) < LEAST_BEHIND_BREAK)
  const compact = plain.replace(SEPARATORS, '').split(BREAKS).join('')
  const [isDigits, prefix, digits = ''] = /^(\+|00)?(\d*)$/.exec(compact) ?? []
  if (isDigits === undefined || isExtended || (compact === '' && plain !== '')) return WRONG
  // Too many digits in groups: two numbers.
  if (compact.length < plain.length && digits.length > E164_DIGITS) return WRONG
  if (!COUNTRY_CODE.test(countryCode)) return WRONG
  return prefix
    ? readInternational(prefix, digits, countryCode, countries)
    : readNational(digits, countryCode)
}

/** The text's only number; undefined without one, or if ambiguous. `countryCode` has its +. */
export function readMobile(
  text: string,
  countryCode: string,
  countries: DialCodes,
): MobileNumber | undefined {
  const reading = judgeMobile(text, countryCode, countries)
  return reading.kind === 'number' ? { countryCode: reading.countryCode, mobile: reading.mobile } : undefined
}

/** Whether incomplete text may become a number. */
export const isTypableMobile = (text: string, countryCode?: string): boolean =>
  /^(\+|00)(?!91)\d{0,10}$/.test(text) || (isIndian(countryCode) ? INDIAN_OPEN : /^\d{0,20}$/).test(text)

/** Whether a key press is refused in the mobile field: e + - . (section 5). */
export const isBlockedMobileKey = (key: string): boolean => ['e', 'E', '+', '-', '.'].includes(key)

type Typed = Pick<InputEvent, 'inputType' | 'data' | 'isComposing'>
type MobileField = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>

const textWith = (data: string, { value, selectionStart, selectionEnd }: MobileField): string =>
  value.slice(0, selectionStart ?? value.length) + data + value.slice(selectionEnd ?? value.length)

/**
 * Whether one character is refused: what is no digit, and a digit beyond what the country allows (section 5). A whole text is
 * let in, whatever it is: the field shows it and says what is wrong with it.
 * @param judge reads a text with the country chosen beside the field
 */
export function isBlockedMobileInput(
  { inputType, data, isComposing }: Typed,
  field: MobileField,
  judge: (text: string) => MobileReading,
): boolean {
  if (inputType !== 'insertText' || !data || isComposing || [...data].length > 1) return false
  if (!/^\p{Nd}$/u.test(data)) return true
  const isNational = !/^(\+|00)/.test(field.value)
  return isNational && judge(field.value).kind !== 'wrong' && judge(textWith(data, field)).kind === 'wrong'
}
