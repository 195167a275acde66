import { randomBytes } from 'node:crypto'
import * as t from 'io-ts'
import { Island } from '@/components/layout/islands/Island'
import { DayList } from '@/components/desk/Day/DayList'
import { DayView } from '@/components/desk/Day/DayView'
import { WALK_IN_FIELDS, WalkInForm } from '@/components/desk/Day/WalkInForm'
import { DeskShell } from '@/components/desk/DeskShell/DeskShell'
import { deskDayCopy as copy } from '@/content/copy/deskDay'
import { interpolate } from '@/content/copy/interpolate'
import {
  DAY_ACTIONS,
  DAY_PATH,
  DAY_PROBLEMS,
  type DayProblem,
  dayChoiceOf,
  SESSION_ACTIONS,
  type TypedWalkIn,
} from '@/model/desk/deskDay'
import { decoded } from '@/model/decoded'
import { isAtLeast } from '@/model/desk/staff'
import { clinicToday } from '@/server/desk/day/clinicToday'
import { dayList } from '@/server/desk/day/dayList'
import { feedPosition } from '@/server/desk/feed/changeFeed'
import { waitingPatients } from '@/server/desk/day/waitingPatients'
import { walkInSessions } from '@/server/desk/day/walkInSessions'
import { readFormDraft } from '@/server/leads/forms/enquiryDraft'
import { runtime } from '@/server/runtime'
import { type QueryProps, privateMetadata } from '@/app/(perRequest)/perRequest'
import { deskProblemInWords, queryOf, requireStaff } from '../deskPages'

export const metadata = privateMetadata(copy.title)

const dayProblemOf = (query: URLSearchParams): DayProblem | undefined =>
  DAY_PROBLEMS.find((one) => one === query.get('problem'))

/** Why a form was not taken; `by` is who was faster, where that is known. */
function problemOf(query: URLSearchParams, by: string | null | undefined): string | undefined {
  const problem = dayProblemOf(query)
  if (problem === 'conflict' && by) return interpolate(copy.conflictBy, { name: by })
  if (problem) return copy.problems[problem]
  return deskProblemInWords(query)
}

function doneOf(query: URLSearchParams): string | undefined {
  const action = DAY_ACTIONS.find((one) => one === query.get('done'))
  if (action) return interpolate(copy.done, { action: copy.actions[action] })
  const session = SESSION_ACTIONS.find((one) => one === query.get('session'))
  if (session !== undefined && session !== 'cancel') return copy.sessionDone[session]
  const walkIn = query.get('walkIn')
  if (walkIn !== null)
    return /^\d{1,4}$/.test(walkIn) ? interpolate(copy.walkIn.done, { token: walkIn }) : copy.walkIn.doneTime
  const displaced = /^\d{1,4}$/.exec(query.get('displaced') ?? '')?.[0]
  return displaced && interpolate(copy.sessionCancelled, { count: displaced })
}

const Draft = t.type({ staff: t.string, name: t.string, mobile: t.string, session: t.string })

/** What this person typed for a walk-in that was not taken. */
async function typedWalkIn(staffId: string, draft: string | null): Promise<TypedWalkIn> {
  const kept = draft === null ? undefined : decoded(Draft, await readFormDraft(draft))
  return kept?.staff === staffId ? kept : { name: '', mobile: '', session: '' }
}

const newFormKey = (): string => randomBytes(16).toString('hex')

/** Who is expected today, or on another day. */
export default async function DayPage({ searchParams }: QueryProps) {
  const query = queryOf(await searchParams)
  const staff = await requireStaff('viewer', DAY_PATH, query)
  const choice = dayChoiceOf(query, clinicToday())
  // Read before the rows, so that the feed repeats a change rather than misses it.
  const position = await feedPosition(runtime().database.executeSql)
  const { sessions, places, hasMore } = await dayList(runtime().database.executeSql, choice, staff)
  const waiting = await waitingPatients(runtime().database.executeSql, choice.date, staff)
  const mayChange = isAtLeast(staff, 'agent')
  const isToday = choice.date === clinicToday()
  const walkIns =
    mayChange && isToday ? await walkInSessions(runtime().database.executeSql, choice, staff) : []
  const about = sessions.flatMap((one) => one.appointments).find(({ id }) => id === query.get('of'))
  const [problem, done] = [problemOf(query, about?.changedBy), doneOf(query)]
  const words = problem ?? done
  const dayProblem = dayProblemOf(query)
  return (
    <DeskShell staff={staff} page="day">
      <DayView
        waiting={waiting}
        choice={choice}
        places={places}
        hasMore={hasMore}
        walkIn={
          mayChange && (
            <WalkInForm
              choice={choice}
              sessions={walkIns}
              formKey={newFormKey()}
              problem={dayProblem}
              typed={await typedWalkIn(staff.id, query.get('draft'))}
            />
          )
        }
        problem={about ? undefined : problem}
        problemField={dayProblem && WALK_IN_FIELDS[dayProblem]}
        done={about ? undefined : done}
        list={
          <Island
            name="dayList"
            of={DayList}
            props={{
              choice,
              page: { sessions, hasMore, position },
              mayCancel: isAtLeast(staff, 'manager'),
              mayChange,
              posted:
                about && words !== undefined
                  ? { of: about.id, words, isProblem: problem !== undefined }
                  : null,
            }}
          />
        }
      />
    </DeskShell>
  )
}
