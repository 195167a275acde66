import 'server-only'
import { clinicTimeZone } from '@/content/brand'
import { dayAt } from '@/server/appointments/localTimes'

/** The day that it is where the clinic is, `YYYY-MM-DD`. */
export const clinicToday = (): string => dayAt(Date.now(), clinicTimeZone())
