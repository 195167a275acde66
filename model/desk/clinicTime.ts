import { clockIn, hoursInOrder } from '@/model/catalogue/openingHours'
import { localTime, momentShown } from '@/model/catalogue/timeZone'

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** A moment as a date and time field has it on the clinic's clock: `2026-11-23T11:30`. */
export const fieldTime = (moment: Date, timeZone: string): string =>
  localTime(moment, timeZone).slice(0, 16).replace(' ', 'T')

/** What a date and time field says on the clinic's clock, as ISO 8601; '' where it says no time. */
export function momentOfField(text: string, timeZone: string): string {
  const shown = LOCAL.test(text) ? Date.parse(`${text}Z`) : NaN
  return Number.isNaN(shown) ? '' : new Date(momentShown(shown, timeZone)).toISOString()
}

/** Whether the clinic is open at a moment; without hours it always is. */
export function isOpenAt(moment: Date, hours: readonly string[], timeZone: string): boolean {
  const open = hoursInOrder(hours)
  const { weekday, minute } = clockIn(timeZone, moment)
  return (
    open.length === 0 ||
    open.some(({ days, from, to }) => days.includes(weekday) && from <= minute && minute <= to)
  )
}
