import 'server-only'
import type { StateValue } from 'xstate'
import { processWide } from '@/model/processWide'

/** A step that a machine on the server took: where it stood before, and what came. */
export type MachineStep = {
  readonly machineId: string
  /** Whose step it is: the id of a lead. */
  readonly of: string
  readonly from: { readonly value: StateValue; readonly context: object }
  readonly event: { readonly type: string }
}

/** Older steps that nobody has fetched are forgotten. */
const MOST_STEPS = 500

const shared = processWide<MachineStep[]>('machineSteps')

/** Notes a step for who watches machines; as long as nobody does, none is even made. It may be of a transaction that fails. */
export function noteStep(makeStep: () => MachineStep): void {
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
