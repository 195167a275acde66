import 'server-only'
import type { DayStep } from '@/model/desk/dayChanges'
import type { StaffMember } from '@/model/desk/staff'
import { changeByStaff } from '@/server/appointments/deskSteps'
import { changeSession } from '@/server/appointments/sessionDay'
import { seesAppointment, seesSession } from '@/server/desk/branches'
import { metrics } from '@/server/metrics/metrics'
import { runtime } from '@/server/runtime'

type StepOutcome = Awaited<ReturnType<typeof changeByStaff>>

/** A step of an appointment; one of a branch that is not theirs is unknown. */
async function stepOf(change: Parameters<typeof changeByStaff>[1], staff: StaffMember): Promise<StepOutcome> {
  const { database } = runtime()
  return (await seesAppointment(database.executeSql, staff, change.id))
    ? changeByStaff(database, change, staff)
    : 'unknown'
}

/** The next patient goes in, and who was with the doctor has been seen. */
async function takeNext(
  { id, version, inside }: Extract<DayStep, { readonly kind: 'next' }>,
  staff: StaffMember,
): Promise<StepOutcome> {
  const outcome = await stepOf({ id, version, action: 'begin', reason: 'other' }, staff)
  // If the patient inside was changed meanwhile, that change wins: the next one has been called in already.
  if (outcome === 'changed' && inside !== null)
    await stepOf({ ...inside, action: 'finish', reason: 'other' }, staff)
  return outcome
}

async function outcomeOf(step: DayStep, staff: StaffMember): Promise<StepOutcome> {
  const { database } = runtime()
  switch (step.kind) {
    case 'appointment':
      return stepOf({ ...step, reason: step.reason ?? 'other' }, staff)
    case 'next':
      return takeNext(step, staff)
    case 'session': {
      const { session: id, action, minutes: delay } = step
      if (!(await seesSession(database.executeSql, staff, id))) return 'unknown'
      return (await changeSession(database, { id, action, delay }, staff)) ? 'changed' : 'unknown'
    }
  }
}

/**
 * Takes a step of the reception, and counts it.
 * @returns 'conflict' when another step was made since the version; 'unknown' also for a session whose state does not allow it
 * @throws the database's error
 */
export async function takeDayStep(step: DayStep, staff: StaffMember): Promise<StepOutcome> {
  const outcome = await outcomeOf(step, staff)
  const name = step.kind === 'next' ? 'begin' : step.action
  if (step.kind !== 'session') metrics().bookings.inc({ outcome: outcome === 'changed' ? name : outcome })
  if (outcome === 'changed') runtime().delivery()?.wake()
  return outcome
}
