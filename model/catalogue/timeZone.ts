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

/** The moment at which a clock there shows this: `2026-11-23T11:30`. */
export function momentShown(local: string, timeZone: string): Date {
  const wanted = Date.parse(`${local}Z`)
  const shown = (moment: number) => Date.parse(`${localTime(new Date(moment), timeZone).replace(' ', 'T')}Z`)
  const near = wanted - (shown(wanted) - wanted)
  // The clocks may have been changed between the two.
  return new Date(near - (shown(near) - wanted))
}

/** The moment at which a day (`YYYY-MM-DD`) begins there. */
export const startOfDay = (day: string, timeZone: string): Date => momentShown(`${day}T00:00`, timeZone)
