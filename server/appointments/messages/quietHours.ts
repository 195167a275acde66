import 'server-only'
import type { QuietHours } from '@/model/appointments/messages'
import { isoAt, momentOf } from '../localTimes'
import { addDays } from '@/model/catalogue/timeZone'

/**
 * When the quiet hours end that a moment is in, on the clock of a zone; undefined outside them.
 * @param moment milliseconds since 1970
 */
export function quietUntil(moment: number, zone: string, { from, to }: QuietHours): number | undefined {
  if (from === to) return undefined
  const local = isoAt(moment, zone)
  const [day, hour] = [local.slice(0, 10), Number(local.slice(11, 13))]
  const isOverMidnight = to < from
  const isQuiet = isOverMidnight ? hour >= from || hour < to : hour >= from && hour < to
  if (!isQuiet) return undefined
  const lastDay = isOverMidnight && hour >= from ? addDays(day, 1) : day
  return momentOf(lastDay, `${String(to).padStart(2, '0')}:00`, zone)
}
