import { transition } from 'xstate'
import {
  FOLLOW_UP_ACTIONS,
  type FollowUpAction,
  type FollowUpRow,
  type FollowUpState,
} from '@/model/desk/followUp'
import { isAtLeast, type StaffMember } from '@/model/desk/staff'
import {
  type By,
  type FollowUp,
  type FollowUpLimits,
  type FollowUpMachineEvent,
  NEW_FOLLOW_UP,
} from './leadFollowUp.context'
import { leadFollowUpMachine } from './leadFollowUp.machine'

const OWNED = ['claimed', 'calling', 'noAnswer', 'callbackScheduled'] as const
type Owned = (typeof OWNED)[number]
const isOwned = (state: FollowUpState): state is Owned => OWNED.some((owned) => owned === state)

/** Machine snapshot for a stored row. */
export const snapshotOfFollowUp = ({ state, ...context }: FollowUp, limits: FollowUpLimits) => ({
  value: isOwned(state) ? { owned: state } : state,
  context: { ...context, limits },
})

/**
 * The row after an event: one pure machine step.
 * @returns undefined for an event that does not fit, or that this person may not perform
 */
export function nextFollowUp(
  row: FollowUp,
  event: FollowUpMachineEvent,
  limits: FollowUpLimits,
): FollowUp | undefined {
  const before = leadFollowUpMachine.resolveState(snapshotOfFollowUp(row, limits))
  if (!before.can(event)) return undefined
  const [{ value, context }] = transition(leadFollowUpMachine, before, event)
  const { limits: _limits, ...next } = context
  return { state: typeof value === 'string' ? value : value.owned, ...next }
}

/** A sample event of each kind, to test what the machine accepts. */
const sampleOf = (type: FollowUpAction, by: By, at: number): FollowUpMachineEvent =>
  // A row of the union for each type: what a type does not have is not read.
  ({ type, at, by, due: 0, reason: '', into: '' }) as FollowUpMachineEvent

/** Actions the machine accepts for a lead. A viewer has none. @param now milliseconds since 1970 */
export function possibleActions(
  row: Pick<FollowUpRow, 'state' | 'attempts' | 'isLate' | 'dueAt'> & {
    readonly owner: { readonly id: string } | null
  },
  staff: Pick<StaffMember, 'id' | 'role'>,
  now: number,
): readonly FollowUpAction[] {
  if (!isAtLeast(staff, 'agent')) return []
  const { state, attempts, isLate, owner, dueAt } = row
  const before = leadFollowUpMachine.resolveState(
    snapshotOfFollowUp(
      {
        ...{ ...NEW_FOLLOW_UP, state, attempts, isLate, ownerId: owner?.id ?? null },
        dueAt: dueAt === null ? null : Date.parse(dueAt),
      },
      { claimMs: 0, attempts: Number.POSITIVE_INFINITY },
    ),
  )
  const by = { id: staff.id, isManager: isAtLeast(staff, 'manager') }
  return FOLLOW_UP_ACTIONS.filter((type) => before.can(sampleOf(type, by, now)))
}
