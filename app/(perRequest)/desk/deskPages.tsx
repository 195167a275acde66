import 'server-only'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Query } from '@/app/(perRequest)/perRequest'
import { ProblemNotice } from '@/components/account/AccountPages/AccountForm'
import { clinicTimeZone } from '@/content/brand'
import { DeskAccountRoot } from '@/components/desk/StaffLogin/DeskAccount.styles'
import { DeskShell, type DeskPage } from '@/components/desk/DeskShell/DeskShell'
import { deskAccountCopy } from '@/content/copy/deskAccount'
import { interpolate } from '@/content/copy/interpolate'
import { deskNotices } from '@/content/copy/staffLogin'
import type { Device } from '@/model/account/device'
import { deskDoneOf, deskProblemOf } from '@/model/desk/deskNotices'
import { isAtLeast, type StaffMember, type StaffRole } from '@/model/desk/staff'
import { LOGIN_PATH, staffOfCookies } from '@/server/desk/staff/deskGuard'

/** The query as an address has it; a name that stands twice says nothing. */
export const queryOf = (given: Query): URLSearchParams =>
  new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/**
 * Who opens a page of the desk; who is not signed in is led to the login, and who may not see the page finds none.
 * @param path of the page: where the login leads afterwards, with the query
 */
export async function requireStaff(
  least: StaffRole,
  path: string,
  query = new URLSearchParams(),
): Promise<StaffMember> {
  const staff = await staffOfCookies((await headers()).get('cookie'))
  const back = query.size > 0 ? `${path}?${query}` : path
  if (!staff) redirect(`${LOGIN_PATH}?back=${encodeURIComponent(back)}`)
  if (!isAtLeast(staff, least)) notFound()
  return staff
}

type AccountPageProps = {
  readonly title: string
  readonly query: Query
  readonly staff?: StaffMember
  readonly page?: DeskPage
  readonly children: ReactNode
}

/** A page of staff accounts: what was done or went wrong, then what it is about. */
export function DeskAccountPage({ title, query, staff, page, children }: AccountPageProps) {
  const [problem, done] = [deskProblemOf(query.problem), deskDoneOf(query.done)]
  return (
    <DeskShell staff={staff} page={page}>
      <DeskAccountRoot>
        <h1>{title}</h1>
        {problem && <ProblemNotice notice={deskNotices.problems[problem]} />}
        {done && (
          <p className="confirmation" role="status">
            {deskNotices.done[done]}
          </p>
        )}
        {children}
      </DeskAccountRoot>
    </DeskShell>
  )
}

const { account } = deskAccountCopy

export const deviceInWords = (device: Device | null): string =>
  device
    ? interpolate(account.device, { browser: device.browser, system: device.system })
    : account.unknownDevice

const inWords = (time: Date, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-IN', { ...style, timeZone: clinicTimeZone() }).format(time)

export const timeInWords = (time: Date): string => inWords(time, { dateStyle: 'medium', timeStyle: 'short' })
export const dayInWords = (time: Date): string => inWords(time, { dateStyle: 'medium' })
