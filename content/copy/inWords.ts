import { type Language, languageTag } from '@/model/page/language'

const LISTS: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  hi: new Intl.ListFormat('hi-IN', { type: 'conjunction' }),
}

/** Several things in one sentence: 'Hindi, English and Marathi'. */
export const listInWords = (items: readonly string[], language: Language = 'en'): string =>
  LISTS[language].format(items)

/** A title within a sentence: 'Orthopaedic Surgeons' becomes 'orthopaedic surgeons', 'ENT' is unchanged. */
export const inSentence = (title: string): string =>
  title.replace(/[A-Za-z]+/g, (word) => (word === word.toUpperCase() ? word : word.toLowerCase()))

/** A count as it is written in India: '12,34,567'. */
export const written = (count: number): string => count.toLocaleString('en-IN')

/** A calendar day such as 2026-11-21 in words. */
export const dayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** A month such as 2026-08 in words: August 2026. */
export const monthInWords = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(languageTag(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** The date of a source in words, as exactly as it is known: 28 June 2024, June 2024 or 2024. */
export const sourceDateInWords = (date: string, language: Language): string =>
  date.length === 10 ? dayInWords(date, language) : date.length === 7 ? monthInWords(date, language) : date

/** 2023 began on a Sunday. @param weekday 0 on Sunday */
export const weekdayName = (weekday: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2023, 0, 1 + weekday),
  )

/** The part of the day that a Hindi speaker names with an hour, from that hour on. */
const PARTS_OF_DAY = [
  [20, 'रात'],
  [16, 'शाम'],
  [12, 'दोपहर'],
  [4, 'सुबह'],
  [0, 'रात'],
] as const

/** A time of the day as people say it: 9 am, 12 noon, 8:30 pm, सुबह 9 बजे. @param minutes since midnight */
export function timeInWords(minutes: number, language: Language): string {
  const hour = Math.floor(minutes / 60) % 24
  const rest = minutes % 60
  const clock = `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
  if (language === 'en') {
    if (hour % 12 === 0 && rest === 0) return hour === 0 ? '12 midnight' : '12 noon'
    return `${clock} ${hour < 12 ? 'am' : 'pm'}`
  }
  const part = PARTS_OF_DAY.find(([from]) => hour >= from)?.[1] ?? ''
  return `${part} ${clock} बजे`
}

const SPOKEN: Readonly<Record<string, string>> = {
  Assamese: 'असमिया',
  Awadhi: 'अवधी',
  Bengali: 'बंगाली',
  Bhojpuri: 'भोजपुरी',
  Bodo: 'बोडो',
  Bundeli: 'बुंदेली',
  Chhattisgarhi: 'छत्तीसगढ़ी',
  English: 'अंग्रेज़ी',
  Gujarati: 'गुजराती',
  Haryanvi: 'हरियाणवी',
  Hindi: 'हिन्दी',
  Kannada: 'कन्नड़',
  Konkani: 'कोंकणी',
  Magahi: 'मगही',
  Maithili: 'मैथिली',
  Malayalam: 'मलयालम',
  Marathi: 'मराठी',
  Odia: 'ओड़िया',
  Pahari: 'पहाड़ी',
  Persian: 'फ़ारसी',
  Punjabi: 'पंजाबी',
  Rajasthani: 'राजस्थानी',
  Tamil: 'तमिल',
  Telugu: 'तेलुगु',
  Tulu: 'तुलु',
  Urdu: 'उर्दू',
}

/** A person's languages, which rows name in English, in a page's language; unknown ones are unchanged. */
export const spokenLanguages = (names: readonly string[], language: Language): readonly string[] =>
  language === 'hi' ? names.map((name) => SPOKEN[name] ?? name) : names
