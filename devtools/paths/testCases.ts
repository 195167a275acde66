/** Test cases as a tester keeps them: what has to hold, what is entered, what is done and the one text that is then seen. */
import type { CataloguedMachine } from '@/devtools/machineCatalogue'
import { expectedTextAt } from './expectedText'
import { faultRecipe } from './faults'
import type { PathCase } from './pathCases'
import { startOf } from './startOf'

export type TestStep = {
  readonly does: string
  readonly expected: string
  /** How a fault is made to happen. */
  readonly recipe?: string
  /** For developers. */
  readonly state: string
  readonly event: string
}

export const PRIORITIES = ['P1', 'P2', 'P3'] as const
export type Priority = (typeof PRIORITIES)[number]

export type TestCase = {
  readonly id: string
  readonly title: string
  readonly priority: Priority
  /** As PathCase has it. */
  readonly share?: number
  /** An address. */
  readonly start: string
  readonly preconditions: readonly string[]
  /** By the field's label. */
  readonly data: readonly (readonly [string, string])[]
  readonly steps: readonly TestStep[]
}

/** By its share of the visits where that is known; else what goes well first, then one fault, then several. */
export function priorityOf(share: number | undefined, faults: number): Priority {
  if (share !== undefined) return share >= 0.2 ? 'P1' : share >= 0.02 ? 'P2' : 'P3'
  return faults === 0 ? 'P1' : faults === 1 ? 'P2' : 'P3'
}

/** The walks of a machine as a tester keeps them. */
export const testCasesOf = (catalogued: CataloguedMachine, cases: readonly PathCase[]): TestCase[] =>
  cases.map((one) => {
    const steps = one.steps.map((step) => ({
      does: step.does,
      expected: expectedTextAt(catalogued, step),
      recipe: faultRecipe(catalogued, step),
      state: step.state,
      event: step.event,
    }))
    return {
      id: one.id,
      title: one.title,
      priority: priorityOf(one.share, steps.filter(({ recipe }) => recipe !== undefined).length),
      share: one.share,
      ...startOf(catalogued.machine.id),
      data: [],
      steps,
    }
  })
