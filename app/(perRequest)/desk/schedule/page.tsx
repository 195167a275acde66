import { DeskShell } from '@/components/desk/DeskShell/DeskShell'
import { LeaveForm, LeavePreview } from '@/components/desk/Schedule/LeaveForms'
import {
  DisplacedList,
  DoctorChoice,
  DoctorSchedule,
  ScheduleView,
} from '@/components/desk/Schedule/ScheduleView'
import { deskScheduleCopy as copy } from '@/content/copy/deskSchedule'
import { interpolate } from '@/content/copy/interpolate'
import { isSlug } from '@/model/desk/deskDay'
import { LEAVE_PROBLEMS, type LeaveProblem, leaveOf, SCHEDULE_PATH } from '@/model/desk/deskSchedule'
import { isOwnBranch } from '@/server/desk/branches'
import { clinicToday } from '@/server/desk/day/clinicToday'
import { displacedPatients } from '@/server/desk/schedule/displacedPatients'
import { doctorsWithSchedule, doctorWeek, scheduleOfSlug } from '@/server/desk/schedule/doctorWeek'
import { leaveEffect } from '@/server/desk/schedule/leave'
import type { StaffMember } from '@/model/desk/staff'
import { runtime } from '@/server/runtime'
import { type QueryProps, privateMetadata } from '@/app/(perRequest)/perRequest'
import { deskProblemInWords, queryOf, requireStaff } from '../deskPages'

export const metadata = privateMetadata(copy.title)

function problemOf(query: URLSearchParams, found: LeaveProblem | undefined): string | undefined {
  const problem = LEAVE_PROBLEMS.find((one) => one === query.get('problem')) ?? found
  if (problem) return copy.problems[problem]
  return deskProblemInWords(query)
}

function doneOf(query: URLSearchParams): string | undefined {
  const count = /^\d{1,5}$/.exec(query.get('displaced') ?? '')?.[0]
  if (count === undefined) return undefined
  return count === '0' ? copy.doneNobody : interpolate(copy.done, { count })
}

/** The list of doctors, with those who lost their place by a leave. */
async function Choice({ query }: { readonly query: URLSearchParams }) {
  const part = (query.get('find') ?? '').trim().slice(0, 60)
  const found = await doctorsWithSchedule(runtime().database.executeSql, part)
  return <DoctorChoice {...found} part={part} />
}

/** What a leave in the address would do, or what is wrong with it. */
function askedLeave(query: URLSearchParams, today: string, staff: StaffMember) {
  if (query.get('from') === null) return {}
  const leave = leaveOf(query, today)
  if (typeof leave === 'string') return { wrong: leave }
  return isOwnBranch(staff, leave.place) ? { leave } : { wrong: 'unknown' as const }
}

/** A doctor's week, coming exceptions and leaves; without a doctor the list to choose from. */
export default async function SchedulePage({ searchParams }: QueryProps) {
  const query = queryOf(await searchParams)
  const staff = await requireStaff('manager', SCHEDULE_PATH, query)
  const { executeSql } = runtime().database
  const [today, slug] = [clinicToday(), query.get('doctor') ?? '']
  const doctor = isSlug(slug) ? await scheduleOfSlug(executeSql, slug) : undefined
  const { leave, wrong } = askedLeave(query, today, staff)
  const week = doctor && (await doctorWeek(doctor, today))
  const effect = doctor && leave && (await leaveEffect(executeSql, doctor, leave))
  const displaced = await displacedPatients(executeSql, staff)
  const typed = (field: string) => query.get(field) ?? ''
  const fields = { from: typed('from'), to: typed('to'), place: typed('place'), reason: typed('reason') }
  const found = slug !== '' && !doctor ? 'unknown' : wrong
  return (
    <DeskShell staff={staff} page="schedule">
      <ScheduleView problem={problemOf(query, found)} done={doneOf(query)}>
        {week ? (
          <DoctorSchedule week={week}>
            {leave && effect && <LeavePreview name={week.name} leave={leave} effect={effect} />}
            <LeaveForm week={week} typed={fields} today={today} branches={staff.branches} />
          </DoctorSchedule>
        ) : (
          <Choice query={query} />
        )}
        <DisplacedList {...displaced} />
      </ScheduleView>
    </DeskShell>
  )
}
