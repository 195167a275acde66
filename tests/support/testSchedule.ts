import type { ScheduleRow } from '@/model/appointments/schedule'

/** A doctor's Mondays from 10 to 13. */
export const MONDAY_SESSION: ScheduleRow = {
  slug: 'asha-rao-mon',
  doctor: 'asha-rao',
  hospital: 'neem-grove',
  weekday: 'mon',
  from: '10:00',
  to: '13:00',
  zone: 'Asia/Kolkata',
  mode: 'tokens',
  minutes: 10,
  capacity: 18,
  walkIns: 4,
  video: false,
}
