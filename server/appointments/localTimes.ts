import 'server-only'
import { LRUCache } from 'lru-cache'
import { Temporal } from 'temporal-polyfill'

/*
 * The moments of local days and times, as RFC 5545 and Temporal have them: a time that a day does not have (clocks go forward) is as
 * much later as it is missing, one that it has twice is the first. Days are YYYY-MM-DD, times HH:MM, moments milliseconds since 1970.
 */

/** The same few sessions are asked for again and again. */
const moments = new LRUCache<string, number>({ max: 20_000 })
const offsets = new LRUCache<string, string>({ max: 20_000 })

/** The moment at which a clock in a zone shows this time on this day. */
export function momentOf(day: string, time: string, zone: string): number {
  const key = `${day} ${time} ${zone}`
  const known = moments.get(key)
  if (known !== undefined) return known
  const moment = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).epochMilliseconds
  moments.set(key, moment)
  return moment
}

const QUARTER_MS = 15 * 60 * 1000

/** By how much a zone's clocks differ from UTC at a moment: '+05:30'. Zones change theirs at full quarters of an hour. */
function offsetAt(moment: number, zone: string): string {
  const quarter = Math.floor(moment / QUARTER_MS)
  const key = `${quarter} ${zone}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const { offset } = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone)
  offsets.set(key, offset)
  return offset
}

const MINUTE_MS = 60_000

/** A moment as ISO 8601 with the zone's offset: `2026-11-27T17:20:00+05:30`. */
export function isoAt(moment: number, zone: string): string {
  const offset = offsetAt(moment, zone)
  const sign = offset.startsWith('-') ? -1 : 1
  const ms = sign * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6))) * MINUTE_MS
  return `${new Date(moment + ms).toISOString().slice(0, 19)}${offset}`
}

/** The day that a clock in a zone shows at a moment. */
export const dayAt = (moment: number, zone: string): string => isoAt(moment, zone).slice(0, 10)

/** The day of the week: 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
