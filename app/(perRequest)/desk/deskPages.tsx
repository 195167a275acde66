import 'server-only'
import { notFound, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { type Query, requestOfPage } from '@/app/(perRequest)/perRequest'
import { ProblemNotice } from '@/components/forms/PostForm'
import { clinicTimeZone } from '@/content/brand'
import { DeskAccountRoot } from '@/components/desk/StaffLogin/DeskAccount.styles'
import { DeskShell, type DeskPage } from '@/components/desk/DeskShell/DeskShell'
import { deskAccountCopy } from '@/content/copy/deskAccount'
import { interpolate } from '@/content/copy/interpolate'
import { deskNotices } from '@/content/copy/staffLogin'
import type { Device } from '@/model/account/device'
import { deskDoneOf, deskProblemOf } from '@/model/desk/deskNotices'
import { isAtLeast, type LeastRole, type StaffMember } from '@/model/desk/staff'
import { LOGIN_PATH } from '@/server/desk/staff/deskGuard'
import { type DeskSession, deskSessionOf } from '@/server/desk/staff/deskSessions'

/** Query parameters; repeated names are ignored. */
export const queryOf = (given: Query): URLSearchParams =>
  new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/**
 * The session of a desk page's request. Redirects to the login without one; a page that the role may not see is not found.
 * @param path of the page: where the login leads afterwards, with the query
 * @throws the database's error
 */
export async function requireSession(
  least: LeastRole,
  path: string,
  query = new URLSearchParams(),
): Promise<DeskSession> {
  const session = await deskSessionOf(await requestOfPage())
  const back = query.size > 0 ? `${path}?${query}` : path
  if (!session) redirect(`${LOGIN_PATH}?back=${encodeURIComponent(back)}`)
  if (!isAtLeast(session.staff, least)) notFound()
  return session
}

/** The member of staff of a desk page's request, as requireSession. */
export const requireStaff = async (...asked: Parameters<typeof requireSession>): Promise<StaffMember> =>
  (await requireSession(...asked)).staff

/** The text of a problem that any form of the desk may have (`?problem=`); undefined for none. */
export function deskProblemInWords(query: URLSearchParams): string | undefined {
  const problem = deskProblemOf(query.get('problem') ?? undefined)
  return problem && deskNotices.problems[problem]
}

type AccountPageProps = {
  readonly title: string
  readonly query: Query
  readonly staff?: StaffMember
  readonly page?: DeskPage
  readonly children: ReactNode
}

/** A staff account page: notice of the last action, then its content. */
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
