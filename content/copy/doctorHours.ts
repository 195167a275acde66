import { minuteOfDay, type Weekday, WEEKDAYS, type ScheduleRow } from '@/model/appointments/schedule'
import { type HoursOfDays, type PrintedSession, isRange, weekHours } from '@/model/appointments/weekHours'
import { type Hospital, hospitalName } from '@/model/catalogue/hospital'
import type { Language } from '@/model/page/language'
import { dayInWords, listInWords, timeInWords, weekdayName } from './inWords'
import { interpolate } from './interpolate'

/** A doctor's hours in words: the line of cards, lists and comparisons, and the table of the doctor's page. */
export const doctorHoursCopy = {
  en: {
    days: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' },
    range: '{first} to {last}',
    from: 'from {day}',
    until: 'until {day}',
    table: { day: 'Day', time: 'Time', visit: 'Visit' },
    modes: { tokens: 'by token', times: 'at a fixed time' },
    video: 'also by video',
    exceptions: 'Days that differ',
    exception: {
      leave: 'no consultation',
      extra: 'also {times}',
      changed: '{times} instead',
      place: 'at {place}',
    },
  },
  hi: {
    days: { mon: 'सोम', tue: 'मंगल', wed: 'बुध', thu: 'गुरु', fri: 'शुक्र', sat: 'शनि', sun: 'रवि' },
    range: '{first} से {last}',
    from: '{day} से',
    until: '{day} तक',
    table: { day: 'दिन', time: 'समय', visit: 'मिलने का तरीका' },
    modes: { tokens: 'टोकन से', times: 'तय समय पर' },
    video: 'वीडियो से भी',
    exceptions: 'इन दिनों अलग समय है',
    exception: {
      leave: 'परामर्श नहीं',
      extra: '{times} भी',
      changed: 'इसके बजाय {times}',
      place: '{place} में',
    },
  },
} as const satisfies Readonly<Record<Language, object>>

/** From when to when, as people say it: '10 am to 2 pm'. */
export const timesInWords = ({ from, to }: Pick<ScheduleRow, 'from' | 'to'>, language: Language): string =>
  interpolate(doctorHoursCopy[language].range, {
    first: timeInWords(minuteOfDay(from), language),
    last: timeInWords(minuteOfDay(to), language),
  })

/** 'Monday' of 'mon'. */
export const weekdayInWords = (weekday: Weekday, language: Language): string =>
  weekdayName((WEEKDAYS.indexOf(weekday) + 1) % 7, language)

/** Weekdays in one line: 'Mon to Fri', 'Mon, Wed'. */
function daysInWords(weekdays: readonly Weekday[], language: Language): string {
  const { days, range } = doctorHoursCopy[language]
  const names = weekdays.map((weekday) => days[weekday])
  return isRange(weekdays)
    ? interpolate(range, { first: names[0] ?? '', last: names[names.length - 1] ?? '' })
    : names.join(', ')
}

/** From when and until when hours hold, where they do not always. */
export const validityInWords = (
  { validFrom, validTo }: Pick<HoursOfDays, 'validFrom' | 'validTo'>,
  language: Language,
): readonly string[] => {
  const copy = doctorHoursCopy[language]
  return [
    ...(validFrom === undefined ? [] : [interpolate(copy.from, { day: dayInWords(validFrom, language) })]),
    ...(validTo === undefined ? [] : [interpolate(copy.until, { day: dayInWords(validTo, language) })]),
  ]
}

/**
 * The names that tell a doctor's places apart, by their slugs: in English the part of the city where each has another one,
 * else the hospital's name. None where all sessions are at one place.
 */
export function placesInWords(
  rows: readonly Pick<PrintedSession, 'hospital'>[],
  hospitals: readonly Hospital[],
  language: Language,
): ReadonlyMap<string, string> {
  const slugs = [...new Set(rows.map(({ hospital }) => hospital))]
  if (slugs.length < 2) return new Map()
  const bySlug = new Map(hospitals.map((hospital) => [hospital.slug, hospital]))
  const localities = new Set(slugs.map((slug) => bySlug.get(slug)?.locality ?? slug))
  const isByLocality = language === 'en' && localities.size === slugs.length
  return new Map(
    slugs.map((slug) => {
      const hospital = bySlug.get(slug)
      if (!hospital) return [slug, slug]
      return [slug, isByLocality ? hospital.locality : hospitalName(hospital, language)]
    }),
  )
}

/**
 * A doctor's hours on a line: 'Mon, Wed, 11 am to 2 pm (Andheri West); Fri, 4 pm to 7 pm (Mulund West)'. Empty where the
 * doctor has no sessions.
 */
export function hoursInWords(
  rows: readonly PrintedSession[],
  hospitals: readonly Hospital[],
  language: Language,
): string {
  const places = placesInWords(rows, hospitals, language)
  return weekHours(rows)
    .map((hours) => {
      const place = places.get(hours.hospital)
      const parts = [
        daysInWords(hours.weekdays, language),
        listInWords(
          hours.sessions.map((session) => timesInWords(session, language)),
          language,
        ),
        ...validityInWords(hours, language),
      ]
      return parts.join(', ') + (place === undefined ? '' : ` (${place})`)
    })
    .join('; ')
}
