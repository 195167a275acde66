/** As components/layout/islands/siteIslands.ts, for the clinic's pages. */
import { AnalyticsLoader } from '@/components/analytics/AnalyticsLoader'
import { type Load, startIslands } from '@/components/layout/islands/startIslands'
import type { DESK_ISLANDS } from '@/model/page/islands'

export const deskIslands = {
  alertBrowser: () => import('@/components/desk/Alerts/BrowserButton').then((code) => code.BrowserButton),
  analytics: () => AnalyticsLoader,
  dayList: () => import('@/components/desk/Day/DayList').then((code) => code.DayList),
  inbox: () => import('@/components/desk/Inbox/Inbox').then((code) => code.Inbox),
  passkey: () => import('@/components/desk/StaffLogin/PasskeyButton').then((code) => code.PasskeyButton),
  staffLogin: () => import('@/components/desk/StaffLogin/StaffLogin').then((code) => code.StaffLogin),
} satisfies Load<'analytics' | (typeof DESK_ISLANDS)[number]>

export const start = (needed: readonly Element[]): Promise<void> => startIslands(deskIslands, needed)
