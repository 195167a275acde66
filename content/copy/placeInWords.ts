import { type Language, languageTag } from '@/model/page/language'

/*
 * Days and times of appointments in words: always the clinic's clock, whatever the reader's is. Moments are milliseconds since
 * 1970.
 */

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(languageTag(language), options)
  formats.set(key, format)
  return format
}

/** '5:20 pm', in Hindi with the part of the day as people say it. */
export const timeInWords = (moment: number, timeZone: string, language: Language): string =>
  formatOf(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    ...(language === 'hi' && { dayPeriod: 'short' }),
  }).format(moment)

/** 'Friday, 27 November', of a day `YYYY-MM-DD`. */
export const dateInWords = (day: string, language: Language): string =>
  formatOf(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  )

/** 'Fri, 27 Nov'. */
export const shortDate = (day: string, language: Language): string =>
  formatOf(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  )

/** A zone as people call it: 'India Standard Time'. */
export const zoneInWords = (timeZone: string, language: Language): string =>
  formatOf(language, { timeZone, timeZoneName: 'long' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** The part of a day that a moment is in, on the clinic's clock. */
export function partOfDay(moment: number, timeZone: string): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(formatOf('en', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(moment))
  if (hour < 12) return 'morning'
  return hour < 16 ? 'afternoon' : 'evening'
}
