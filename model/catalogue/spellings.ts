import { comparableName } from './nearest'
import { isDay } from './timeZone'

/*
 * What people in India write by hand, and what spreadsheet programs show, read as values. Each function answers undefined for a text
 * that it does not understand: that text is a fault at its place, never a guess.
 */

/** Digits of any script as 0 to 9: `१२००` is 1200. */
const withLatinDigits = (text: string): string =>
  text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))

/** `1,10,000`, `110,000` or `110000`, with decimals: Indian or western separators. */
const NUMBER = /^-?(?:\d+|\d{1,2}(?:,\d\d)*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/

/** A number, also as a price: `₹1,100.00`, `Rs. 500/-`, `INR 1,10,000`. */
export function numberFrom(text: string): number | undefined {
  const plain = withLatinDigits(text.normalize('NFKC').trim())
    .replace(/^(?:₹|rs\.?|inr|रु\.?|रुपये|रू\.?)\s*/i, '')
    .replace(/\s*(?:\/-|\/=|₹|rs\.?|inr|rupees|रुपये|रु\.?)$/i, '')
    .replace(/\s*\/-$/, '')
  return NUMBER.test(plain) ? Number(plain.replaceAll(',', '')) : undefined
}

const YES = new Set(['yes', 'y', 'true', '1', 'haan', 'han', 'ha', 'हाँ', 'हां', 'हा', 'जी', 'जी हाँ', 'सही'])
const NO = new Set(['no', 'n', 'false', '0', 'nahi', 'nahin', 'नहीं', 'नही', 'ना', 'गलत'])

/** `Yes`, `Y`, `TRUE`, `हाँ`; `No`, `N`, `FALSE`, `नहीं`. */
export function yesNoFrom(text: string): boolean | undefined {
  const word = comparableName(text)
  return YES.has(word) ? true : NO.has(word) ? false : undefined
}

export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The days that spreadsheets count from; they count a 29 February 1900 that there was not. */
const SERIAL_START = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000
/** Serial numbers of the years 2000 to 2099: other numbers of five digits are no days. */
const SERIALS = { first: 36_526, last: 73_050 }

/** The day of a spreadsheet's serial number, `YYYY-MM-DD`. */
export const dayOfSerial = (serial: number): string =>
  new Date(SERIAL_START + Math.floor(serial) * DAY_MS).toISOString().slice(0, 10)

const twoDigits = (text: string): string => text.padStart(2, '0')
const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year)

function* daysIn(text: string): Generator<string> {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d\d)$/.exec(text) ?? []
  yield `${fullYear(year)}-${twoDigits(month)}-${twoDigits(day)}`
  const iso = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/.exec(text)
  if (iso) yield `${iso[1]}-${twoDigits(iso[2] ?? '')}-${twoDigits(iso[3] ?? '')}`
  const named =
    /^(\d{1,2})(?:st|nd|rd|th)?[ -]+([a-z]{3,9})\.?,?[ -]+(\d{4}|\d\d)$/i.exec(text) ??
    /^([a-z]{3,9})\.? +(\d{1,2})(?:st|nd|rd|th)?,? +(\d{4})$/i.exec(text)
  if (named) {
    const [first = '', second = '', last = ''] = named.slice(1)
    const [dayText, name] = /^\d/.test(first) ? [first, second] : [second, first]
    const at = MONTHS.indexOf(name.slice(0, 3).toLowerCase())
    if (at >= 0) yield `${fullYear(last)}-${twoDigits(String(at + 1))}-${twoDigits(dayText)}`
  }
  if (/^\d{5}$/.test(text) && Number(text) >= SERIALS.first && Number(text) <= SERIALS.last)
    yield dayOfSerial(Number(text))
}

/** A day, `YYYY-MM-DD`: `01/02/2026` is the first of February, as in India; `1 Feb 2026`; a spreadsheet's serial number. */
export function dayFrom(text: string): string | undefined {
  for (const day of daysIn(withLatinDigits(text.trim()))) if (isDay(day)) return day
  return undefined
}

const DAY_SECONDS = 86_400

const clockTime = (hour: number, minute: number): string | undefined =>
  hour < 24 && minute < 60 ? `${twoDigits(String(hour))}:${twoDigits(String(minute))}` : undefined

/** The hour of a clock of 12 hours; noon and midnight are 12. */
function hourOf24(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined
  if (half === 'noon' || half === 'midnight') return hour !== 12 ? undefined : half === 'noon' ? 12 : 0
  return (hour % 12) + (half === 'pm' ? 12 : 0)
}

/**
 * A time of day, `HH:MM`: `9:30` and `09:30:00` of a clock of 24 hours, `9.30 am`, `5 pm`, `12 noon`; the part of a day as which
 * spreadsheets store it. An hour alone may be of the morning or of the evening: it is none.
 */
export function timeFrom(text: string): string | undefined {
  const plain = withLatinDigits(text.trim()).toLowerCase()
  const [, hour, minute] = /^(\d{1,2}):(\d\d)(?::00)?$/.exec(plain) ?? []
  if (hour !== undefined) return clockTime(Number(hour), Number(minute))
  const [, hour12, minute12 = '0', half = ''] =
    /^(\d{1,2})(?:[:.](\d\d)(?::00)?)? ?(am|pm|a\.m\.|p\.m\.|noon|midnight)$/.exec(plain) ?? []
  if (hour12 !== undefined) {
    const of24 = hourOf24(Number(hour12), half.replaceAll('.', ''))
    return of24 === undefined ? undefined : clockTime(of24, Number(minute12))
  }
  if (!/^0?\.\d+$/.test(plain)) return undefined
  const minutes = Math.round((Number(plain) * DAY_SECONDS) / 60)
  return clockTime(Math.floor(minutes / 60), minutes % 60)
}

/** A month, `YYYY-MM`: `Nov-26` as a spreadsheet shows it, `November 2026`, `11/2026`. */
export function monthFrom(text: string): string | undefined {
  const plain = withLatinDigits(text.trim())
  const [, name = '', year = ''] = /^([a-z]{3,9})\.?[ -]+(\d{4}|\d\d)$/i.exec(plain) ?? []
  const [, number, numberYear = ''] = /^(\d{1,2})[/. -](\d{4})$/.exec(plain) ?? []
  const at = number === undefined ? MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1 : Number(number)
  if (at >= 1 && at <= 12) return `${fullYear(year || numberYear)}-${twoDigits(String(at))}`
  // A spreadsheet that was given a month has the first day of it.
  return dayFrom(plain)?.match(/^(\d{4}-\d\d)-01$/)?.[1]
}

/** Whether a day is written so that another country would read another one. */
export const isDayFirst = (text: string): boolean => /^\d{1,2}[/. -]\d{1,2}[/. -]\d{2,4}$/.test(text.trim())

/** What people write for the choices of the catalogue that are words. */
const CHOICE_WORDS: Readonly<Record<string, readonly string[]>> = {
  female: ['महिला', 'स्त्री', 'woman', 'lady'],
  male: ['पुरुष', 'man', 'gent'],
  en: ['english', 'eng', 'अंग्रेज़ी', 'अंग्रेजी'],
  hi: ['hindi', 'हिंदी', 'हिन्दी'],
  mon: ['monday', 'सोम', 'सोमवार'],
  tue: ['tues', 'tuesday', 'मंगल', 'मंगलवार'],
  wed: ['wednesday', 'बुध', 'बुधवार'],
  thu: ['thur', 'thurs', 'thursday', 'गुरु', 'गुरुवार'],
  fri: ['friday', 'शुक्र', 'शुक्रवार'],
  sat: ['saturday', 'शनि', 'शनिवार'],
  sun: ['sunday', 'रवि', 'रविवार'],
  tokens: ['token', 'टोकन'],
  times: ['time', 'appointment', 'समय'],
  leave: ['holiday', 'छुट्टी'],
}

const spelled = (text: string): string => comparableName(text).replace(/[\s_-]+/g, '')

/** With this few choices, the first letter identifies one. */
const FEW = 4

/** The choice that a text means: in any case, `F` of female and male, a Hindi word for it. */
export function choiceFrom<Choice extends string | number>(
  text: string,
  choices: readonly Choice[],
): Choice | undefined {
  const word = spelled(text)
  const meant = choices.filter(
    (choice) =>
      spelled(String(choice)) === word ||
      CHOICE_WORDS[String(choice)]?.some((other) => spelled(other) === word),
  )
  const initials =
    choices.length > FEW ? [] : choices.filter((choice) => spelled(String(choice)).charAt(0) === word)
  const found = meant.length > 0 ? meant : initials
  return found.length === 1 ? found[0] : undefined
}
