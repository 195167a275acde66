import 'server-only'
import type { StateValue } from 'xstate'
import { processWide } from '@/model/processWide'

/** Step of a server machine: previous state and event. */
export type MachineStep = {
  readonly machineId: string
  /** Whose step it is: the id of a lead. */
  readonly of: string
  readonly from: { readonly value: StateValue; readonly context: object }
  readonly event: { readonly type: string }
}

/** Maximum number of unread steps kept. */
const MOST_STEPS = 500

const shared = processWide<MachineStep[]>('machineSteps')

/** Records a step for the live view, lazily while it is open. The step's transaction may still fail. */
export function recordTransition(makeStep: () => MachineStep): void {
  const steps = shared.value
  if (!steps) return
  steps.push(makeStep())
  if (steps.length > MOST_STEPS) steps.shift()
}

/** The steps since the last call; from the first call on they are kept. */
export function takeSteps(): readonly MachineStep[] {
  const steps = shared.value ?? []
  shared.value = []
  return steps
}
