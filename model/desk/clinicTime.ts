import { readHours } from '@/model/catalogue/openingHours'
import { localTime, momentShown } from '@/model/catalogue/timeZone'

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** A moment as a date and time field has it on the clinic's clock: `2026-11-23T11:30`. */
export const fieldTime = (moment: Date, timeZone: string): string =>
  localTime(moment, timeZone).slice(0, 16).replace(' ', 'T')

/** What a date and time field says on the clinic's clock, as ISO 8601; '' where it says no time. */
export const momentOfField = (text: string, timeZone: string): string =>
  LOCAL.test(text) && !Number.isNaN(Date.parse(`${text}Z`)) ? momentShown(text, timeZone).toISOString() : ''

/** Whether the clinic is open at a moment; without hours it always is. */
export function isOpenAt(moment: Date, hours: readonly string[], timeZone: string): boolean {
  const open = hours.flatMap((text) => readHours(text) ?? [])
  const local = localTime(moment, timeZone)
  const minute = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))
  const day = new Date(`${local.slice(0, 10)}T00:00:00Z`).getUTCDay()
  return (
    open.length === 0 ||
    open.some(({ days, from, to }) => days.includes(day) && from <= minute && minute <= to)
  )
}
