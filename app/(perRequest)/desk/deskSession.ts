import 'server-only'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { isAtLeast, type StaffMember, type StaffRole } from '@/model/desk/staff'
import { LOGIN_PATH, staffOfCookies } from '@/server/desk/staff/deskGuard'

/**
 * Who opens a page of the desk; who is not signed in is led to the login, and who may not see the page finds none.
 * @param back where the login leads afterwards, with the page's query
 */
export async function requireStaff(least: StaffRole, back = '/desk'): Promise<StaffMember> {
  const staff = await staffOfCookies((await headers()).get('cookie'))
  if (!staff) redirect(`${LOGIN_PATH}?back=${encodeURIComponent(back)}`)
  if (!isAtLeast(staff, least)) notFound()
  return staff
}

/** What every page of the desk says of itself. */
export const deskMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false, follow: false },
  referrer: 'same-origin',
})
