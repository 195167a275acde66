import { DayView } from '@/components/desk/Day/DayView'
import { DeskShell } from '@/components/desk/DeskShell/DeskShell'
import { deskDayCopy as copy } from '@/content/copy/deskDay'
import { interpolate } from '@/content/copy/interpolate'
import { deskNotices } from '@/content/copy/staffLogin'
import { DAY_ACTIONS, DAY_PATH, DAY_PROBLEMS, dayChoiceOf } from '@/model/desk/deskDay'
import { deskProblemOf } from '@/model/desk/deskNotices'
import { isAtLeast } from '@/model/desk/staff'
import { clinicToday } from '@/server/desk/day/dayForms'
import { dayList } from '@/server/desk/day/dayList'
import { runtime } from '@/server/runtime'
import { type QueryProps, privateMetadata } from '@/app/(perRequest)/perRequest'
import { queryOf, requireStaff } from '../deskPages'

export const metadata = privateMetadata(copy.title)

/** Why a form was not taken; `by` is who was faster, where that is known. */
function problemOf(query: URLSearchParams, by: string | null | undefined): string | undefined {
  const problem = DAY_PROBLEMS.find((one) => one === query.get('problem'))
  if (problem === 'conflict' && by) return interpolate(copy.conflictBy, { name: by })
  if (problem) return copy.problems[problem]
  const any = deskProblemOf(query.get('problem') ?? undefined)
  return any && deskNotices.problems[any]
}

function doneOf(query: URLSearchParams): string | undefined {
  const action = DAY_ACTIONS.find((one) => one === query.get('done'))
  if (action) return interpolate(copy.done, { action: copy.actions[action] })
  const displaced = /^\d{1,4}$/.exec(query.get('displaced') ?? '')?.[0]
  return displaced && interpolate(copy.sessionCancelled, { count: displaced })
}

/** Who is expected today, or on another day. */
export default async function DayPage({ searchParams }: QueryProps) {
  const query = queryOf(await searchParams)
  const staff = await requireStaff('viewer', DAY_PATH, query)
  const choice = dayChoiceOf(query, clinicToday())
  const list = await dayList(runtime().database.executeSql, choice, staff)
  const about = list.sessions.flatMap((one) => one.appointments).find(({ id }) => id === query.get('of'))
  const [problem, done] = [problemOf(query, about?.changedBy), doneOf(query)]
  const words = problem ?? done
  return (
    <DeskShell staff={staff} page="day">
      <DayView
        {...list}
        choice={choice}
        mayCancel={isAtLeast(staff, 'manager')}
        problem={about ? undefined : problem}
        done={about ? undefined : done}
        noticeOf={(id) =>
          id === about?.id && words !== undefined ? { words, isProblem: problem !== undefined } : undefined
        }
      />
    </DeskShell>
  )
}
