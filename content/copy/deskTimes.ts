import { localTime } from '@/model/catalogue/timeZone'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const MINUTE = 60_000

/** How long something lasts, in the two largest units at most: `4 min`, `2 h 10 min`, `3 d 4 h`. */
export function durationInWords(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE))
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60)]
  if (days > 0) return hours % 24 === 0 ? `${days} d` : `${days} d ${hours % 24} h`
  if (hours > 0) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  return `${minutes} min`
}

/**
 * A moment on the clinic's clock: `11:30` today, `23 Nov, 11:30` else. Written by hand: the server's and the browser's
 * Intl differ in small things.
 * @param now in milliseconds
 */
export function momentInWords(moment: string, timeZone: string, now: number): string {
  const there = localTime(new Date(moment), timeZone)
  const time = there.slice(11, 16)
  const today = localTime(new Date(now), timeZone).slice(0, 10)
  if (there.slice(0, 10) === today) return time
  const year = there.slice(0, 4) === today.slice(0, 4) ? '' : ` ${there.slice(0, 4)}`
  return `${Number(there.slice(8, 10))} ${MONTHS[Number(there.slice(5, 7)) - 1]}${year}, ${time}`
}
