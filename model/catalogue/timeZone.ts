/** Where the clinic is, unless its brand says otherwise. */
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata'

/** Whether a text names a time zone of the IANA database, such as Asia/Kolkata. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** One each: making one costs more than using it a hundred times. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(timeZone, clock)
  return clock
}

/** A moment as a clock there shows it: `2026-11-23 06:46:00`, which spreadsheets understand and sort. */
export const localTime = (moment: Date, timeZone: string): string => clockOf(timeZone).format(moment)

/** What a clock there shows at a moment, as a clock of UTC shows the result; both in milliseconds since 1970. */
export function shownAt(moment: number, timeZone: string): number {
  const second = Math.floor(moment / 1000) * 1000
  return moment - second + Date.parse(`${localTime(new Date(second), timeZone).replace(' ', 'T')}Z`)
}

/** The moment at which a clock there shows this: the other way round. */
export function momentShown(shown: number, timeZone: string): number {
  const near = shown - (shownAt(shown, timeZone) - shown)
  // The clocks may have been changed between the two.
  return near - (shownAt(near, timeZone) - shown)
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

/** Whether a text is a day that may be asked for: of other centuries clocks and the database cannot work out every one. */
export const isUsableDay = (text: string): boolean => isDay(text) && text >= '1900' && text < '2200'

/** The moment at which a day (`YYYY-MM-DD`) begins there. */
export const startOfDay = (day: string, timeZone: string): Date =>
  new Date(momentShown(Date.parse(`${day}T00:00Z`), timeZone))

const DAY_MS = 24 * 60 * 60 * 1000

/** The day a number of days later, or earlier if negative. @param day `YYYY-MM-DD` */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
