import { type Language, pathIn } from '@/model/page/language'

/** What the page of a doctor's places shows, where it is not the choice of one. */
export const BOOKING_STEPS = ['details', 'code', 'taken'] as const
export type BookingStep = (typeof BOOKING_STEPS)[number]

/** What the page of a doctor's places may have to say. */
export const BOOKING_NOTICES = [
  'away',
  'offline',
  'tooMany',
  'tooManyBookings',
  'unreadable',
  'noCookies',
  'gone',
] as const
export type BookingNotice = (typeof BOOKING_NOTICES)[number]

/** Where a place of a doctor is chosen and booked. */
export const bookPath = (language: Language, doctor: string): string =>
  pathIn(language, `/doctor/${doctor}/book`)

/**
 * Where a doctor is booked, in English: the places, or without a schedule the page's form, whose words promise a call.
 * @param hasPlaces whether the doctor has weekly sessions
 */
export const bookOrAskPath = (doctor: string, hasPlaces: boolean): string =>
  hasPlaces ? bookPath('en', doctor) : `/doctor/${doctor}#enquiry`

/** A step of a booking; nothing of its booker is in the address. */
export const bookStepPath = (language: Language, doctor: string, step: BookingStep): string =>
  `${bookPath(language, doctor)}?step=${step}#step`

/** The choice of a place, with a word about why it is shown again. */
export const bookNoticePath = (language: Language, doctor: string, notice: BookingNotice): string =>
  `${bookPath(language, doctor)}?notice=${notice}#problem`

/** A day of a doctor's places. */
export const bookDayPath = (language: Language, doctor: string, day: string): string =>
  `${bookPath(language, doctor)}?day=${day}#places`

/** A single place of a doctor, marked among the others of its day. */
export const bookPlacePath = (language: Language, doctor: string, place: string): string =>
  `${bookPath(language, doctor)}?${new URLSearchParams({ place })}#places`

/** What has just been done with an appointment, as its page's address says it. */
export const OWN_DONE = [
  'booked',
  'moved',
  'cancelled',
  'coming',
  'late',
  'disputed',
  'noMessages',
  'messages',
] as const
export type OwnDone = (typeof OWN_DONE)[number]

/** Why nothing was done with it. */
export const OWN_PROBLEMS = [
  'taken',
  'notPossible',
  'away',
  'offline',
  'tooMany',
  'noCookies',
  'unreadable',
] as const
export type OwnProblem = (typeof OWN_PROBLEMS)[number]

/** An appointment's own page. @param token opens it without a login */
export const ownPath = (language: Language, token: string): string => pathIn(language, `/a/${token}`)
export const ownDonePath = (language: Language, token: string, done: OwnDone): string =>
  `${ownPath(language, token)}?done=${done}`
export const ownProblemPath = (language: Language, token: string, problem: OwnProblem): string =>
  `${ownPath(language, token)}?problem=${problem}#problem`
/** A day of the places that an appointment may be moved to. */
export const ownMovePath = (language: Language, token: string, day: string): string =>
  `${ownPath(language, token)}?day=${day}#move`
/** The calendar's file of an appointment, which is in the language of its page. */
export const calendarPath = (language: Language, token: string): string => `${ownPath(language, token)}.ics`

/** Choices of "I am late", in minutes. */
export const LATE_MINUTES = [10, 20, 30, 45] as const
