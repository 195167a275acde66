import 'server-only'
import { leaveOf, SCHEDULE_PATH, scheduleAddress } from '@/model/desk/deskSchedule'
import { isSlug } from '@/model/desk/deskDay'
import { isOwnBranch } from '@/server/desk/branches'
import { clinicToday } from '@/server/desk/day/clinicToday'
import { deskForm } from '@/server/desk/staff/deskGuard'
import { seeOther } from '@/server/http/envelope'
import { metrics } from '@/server/metrics/metrics'
import { runtime } from '@/server/runtime'
import { enterLeave } from './leave'

/** The doctor's page that a form came from. */
function pageOf(form: URLSearchParams | undefined): string {
  const doctor = form?.get('doctor') ?? ''
  return isSlug(doctor) ? scheduleAddress({ doctor }) : SCHEDULE_PATH
}

/** POST /desk/schedule/leave: does what the preview of a leave has shown. */
const leaveByForm = deskForm('manager', pageOf, async ({ body: form, session: { staff } }) => {
  const leave = leaveOf(form, clinicToday())
  const page = pageOf(form)
  const back = (more: Readonly<Record<string, string>>, at: string) =>
    seeOther(`${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams(more)}#${at}`)
  if (typeof leave === 'string') return back({ problem: leave }, 'problem')
  if (!isOwnBranch(staff, leave.place)) return back({ problem: 'unknown' }, 'problem')
  const displaced = await enterLeave(runtime().database, leave, form.get('version') ?? '', staff)
  if (displaced === 'unknown') return back({ problem: displaced }, 'problem')
  // What the leave would do now is shown with it.
  if (displaced === 'conflict')
    return seeOther(`${scheduleAddress({ ...leave, problem: displaced })}#problem`)
  metrics().bookings.inc({ outcome: 'displaced' }, displaced.length)
  runtime().delivery()?.wake()
  return back({ displaced: String(displaced.length) }, 'outcome')
})

/** The forms of schedules (server/handlers.ts), which work without JavaScript. */
export const SCHEDULE_FORMS = { '/desk/schedule/leave': { POST: leaveByForm } } as const
