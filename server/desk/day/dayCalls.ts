import 'server-only'
import { DayStep } from '@/model/desk/dayChanges'
import { dayChoiceOf, needsReason } from '@/model/desk/deskDay'
import { clinicToday } from '@/server/desk/day/clinicToday'
import { feedPosition } from '@/server/desk/feed/changeFeed'
import { deskCall, deskRead } from '@/server/desk/staff/deskGuard'
import { fail, ok } from '@/server/http/envelope'
import { runtime } from '@/server/runtime'
import { dayList, daySessions, sessionOfAppointment } from './dayList'
import { isSessionId } from './dayForms'
import { takeDayStep } from './daySteps'

/** Sessions that one call reads at most; a page that needs more reads the day. */
const MOST_SESSIONS = 50

/**
 * GET /desk/api/day?date=&place=&sessions=: the list of a day, or some of its sessions. A page reads it by itself, so that it does
 * not extend the login.
 */
export const showDay = deskRead(
  'viewer',
  async (request, staff) => {
    const { searchParams } = new URL(request.url)
    const { executeSql } = runtime().database
    const choice = dayChoiceOf(searchParams, clinicToday())
    const ids = searchParams.get('sessions')?.split(',')
    if (ids && (ids.length > MOST_SESSIONS || !ids.every(isSessionId))) return fail(400)
    // Read before the rows, so that the feed repeats a change rather than misses it.
    const position = await feedPosition(executeSql)
    if (!ids) {
      const { sessions, hasMore } = await dayList(executeSql, choice, staff)
      return ok({ sessions, hasMore, position })
    }
    const sessions = await daySessions(executeSql, ids, staff)
    const { place } = choice
    const ofPlace = sessions.filter(({ hospital }) => place === '' || hospital === place)
    return ok({ sessions: ofPlace, hasMore: false, position })
  },
  { isUse: false },
)

/** POST /desk/api/day: a step of the reception; the answer has the session as it is now. */
export const changeDay = deskCall('agent', DayStep, async ({ body: step, session: { staff } }) => {
  if (step.kind === 'appointment' && needsReason(step.action) && step.reason === null) return fail(400)
  if (step.kind === 'session' && !isSessionId(step.session)) return fail(400)
  const outcome = await takeDayStep(step, staff)
  const { executeSql } = runtime().database
  const sessions =
    step.kind === 'session'
      ? await daySessions(executeSql, [step.session], staff)
      : await sessionOfAppointment(executeSql, step.id, staff)
  if (outcome === 'changed') return ok({ sessions })
  if (sessions.length === 0) return fail(404)
  if (outcome !== 'conflict') return fail(422, { reason: 'notPossible', also: { sessions } })
  const shown = sessions
    .flatMap(({ appointments }) => appointments)
    .find(({ id }) => step.kind !== 'session' && id === step.id)
  return fail(409, { reason: 'conflict', also: { by: shown?.changedBy ?? '', sessions } })
})
